## Analyse d’une partie terminée

review-title = Analyse
review-of = Analyse : { $game }
review-intro = Ce que les cartes et les dés ont apporté, et ce que les décisions ont coûté.
review-chances = Les chances de victoire de chacun
review-chances-alt = Les chances de victoire de chaque place au fil de la partie, de 0 à 100 %.
review-sum = D’où vient le résultat
review-sum-help = Résultat − départ = chance + ses décisions + décisions des autres + ce qui était caché + reste. La somme est exacte.
review-start = Départ
review-result = Résultat
review-luck = Chance
review-own = Ses décisions
review-others = Décisions des autres
review-hidden = Ce qui était caché
review-residual = Reste
review-accuracy = Précision
review-grade-brilliant = brillant
review-grade-good = bon
review-grade-doubtful = douteux
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-lucky = { $name } a eu de la chance : { $points } %.
review-unlucky = { $name } a manqué de chance : { $points } %.
review-even-luck = La chance n’a ni aidé ni desservi { $name }.
review-luck-unseen = À cette table, la chance n’est pas distinguée du reste : l’évaluateur n’y voit pas ce que vaut une carte ou un dé.
review-gave-away = Les décisions de { $name } ont coûté { $points } %.
review-gave-nothing = Aucune erreur nette de { $name }.
review-better = { $name } a joué { $points } % mieux que { $other }.
review-turning = Tournants
review-turn-up = Action { $at } : { $what } { $name } +{ $points } %.
review-turn-down = Action { $at } : { $what } { $name } −{ $points } %.
review-by-luck = (chance)
review-best = Meilleures décisions
review-worst = Pires décisions
review-none-best = Rien ne s’est détaché nettement.
review-none-worst = Aucune erreur nette.
review-decision = Action { $at }, { $name } : { $chosen }
review-instead = Mieux : { $other }
review-than = Le meilleur autre choix : { $other }
review-lost = −{ $points } % ± { $within }
review-won = +{ $points } % ± { $within }
review-why = Pourquoi : { $why }
review-hindsight = Après coup, cartes ouvertes : { $best } (+{ $points } %).
review-hindsight-same = Après coup, cartes ouvertes : c’était quand même le bon choix.
review-quick = Un coup d’œil rapide : chance et probabilités seulement. L’analyse complète juge les décisions.
review-words = Ce que veulent dire les mots
review-word-chance = Chances de victoire : ce que l’évaluateur accorde à une place dans une position, de 0 à 100 %. Il a été réglé sur les résultats de nombreuses parties entre robots.
review-word-luck = Chance : de combien une carte ou un dé était meilleur ou pire que la moyenne de tout ce qui pouvait venir.
review-word-own = Ses décisions : ce qui a été choisi, moins le meilleur que la place pouvait connaître. Jamais au-dessus de 0. Une différence plus petite que son incertitude n’est pas une erreur.
review-word-others = Décisions des autres : ce que leurs erreurs ont donné ou pris.
review-word-hidden = Ce qui était caché : l’écart entre la vraie position et ce que la place pouvait en savoir.
review-word-residual = Reste : là où l’évaluateur a changé d’avis sans l’une de ces raisons.
review-unsure = Jusqu’à { $points } points sur 100 restent inexpliqués : trop pour dire si la chance ou le jeu a décidé de cette partie. Chaque décision est tout de même jugée pour elle-même.
review-begin = Juger les décisions
review-working = Les décisions sont jugées : { $done } actions sur { $of }. Vous pouvez quitter cette page et revenir.
review-failed = L’analyse n’a pas pu être terminée.
review-try = Essayer à partir d’ici
review-look = Voir ce tour
review-futures = Et si les cartes étaient tombées autrement ?
review-futures-help = À partir de ce tour, tout ce que { $name } ne pouvait pas savoir est redistribué 20 fois, et des robots rapides jouent la suite.
review-futures-deal = Redistribuer
review-futures-won = { $name } gagne dans { $won } { $won ->
        [one] autre avenir
       *[other] autres avenirs
    } sur { $played }.
review-futures-from = À partir de l’action
review-futures-as = Pour
review-curve-help = Choisissez un point de l’image pour vous placer à ce tour. Les traits en dessous sont les tirages du hasard.
review-parts = Chance et décisions
review-judged = { $count ->
        [one] Une décision jugée
       *[other] { $count } décisions jugées
    }
review-progress = Progrès
review-progress-intro = Avec quelle précision vous avez décidé, et quelle a été votre chance, dans vos dernières parties. Vous seul le voyez.
review-progress-none = Rien à montrer pour l’instant : cela vient des analyses complètes de vos parties.
review-progress-unreviewed = Parties sans analyse complète
review-progress-chart = Précision sur { $count } parties, de { $from } % à { $to } %, et la chance en dessous
review-progress-kinds = Sur quoi portaient vos décisions
review-progress-kind = Sorte
review-progress-decisions = Décisions
review-progress-lost = Perdu par partie
review-progress-learn = C’est ici qu’il y a le plus à gagner : { $kind }.
review-progress-practise = Problèmes sur ce sujet
review-progress-game = Partie
review-progress-place = Place
review-progress-mean = En moyenne : précision { $accuracy } %, chance { $luck } %.
review-progress-games = Vos dernières parties
