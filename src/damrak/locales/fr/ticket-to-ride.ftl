## Les Aventuriers du Rail : Amsterdam

ticket-to-ride = Les Aventuriers du Rail : Amsterdam
    .about = Rassemblez des cartes, prenez des routes dans la vieille ville et complétez des contrats secrets.
    .ours = Le plan, ses routes et les points sont ceux du jeu imprimé (pour une route de quatre espaces, ceux des jeux frères), de même que 4 des 24 contrats ; les 20 autres et les noms des cartes sont de nous.

## Cartes Transport
ticket-to-ride-card-pink = rose
ticket-to-ride-card-blue = bleu
ticket-to-ride-card-green = vert
ticket-to-ride-card-black = noir
ticket-to-ride-card-red = rouge
ticket-to-ride-card-orange = orange
ticket-to-ride-card-wild = joker
ticket-to-ride-lane-grey = gris
ticket-to-ride-letter-pink = S
ticket-to-ride-letter-blue = B
ticket-to-ride-letter-green = V
ticket-to-ride-letter-black = N
ticket-to-ride-letter-red = R
ticket-to-ride-letter-orange = O
ticket-to-ride-letter-wild = J

## Actions
ticket-to-ride-begin = Commencer
    .log = { $who } commence.
ticket-to-ride-deal = Une carte est donnée
    .log = { $who } pioche une carte : { $card }.
ticket-to-ride-deal-hidden = Une carte est donnée
    .log = { $who } pioche une carte du paquet.
ticket-to-ride-deal-drawn = Une carte est donnée
    .log = { "" }
ticket-to-ride-show = Une carte est retournée
    .log = Une carte est retournée : { $card }.
ticket-to-ride-offer = Un contrat est donné
    .log = { $who } pioche le contrat { $from } – { $to } ({ $points }).
ticket-to-ride-offer-hidden = Un contrat est donné
    .log = { $who } pioche un contrat.
ticket-to-ride-keep = Ne garder que { $from } – { $to } ({ $points })
    .log = { $who } ne garde que { $from } – { $to } ({ $points }).
    .help = Rapporte { $points } points à la fin si vos routes relient les deux lieux sans interruption, et en coûte { $points } sinon. L’autre contrat retourne sous le paquet.
ticket-to-ride-keep-both = Garder les deux
    .log = { $who } garde les deux contrats.
    .help = Chacun rapporte ses points à la fin s’il est complété, et les coûte s’il ne l’est pas.
ticket-to-ride-keep-one = En garder un
    .log = { $who } garde un contrat.
ticket-to-ride-keep-hidden = Choisir des contrats
    .log = { $who } a choisi.
ticket-to-ride-take = Prendre la carte visible : { $card }
    .log = { $who } prend une carte visible : { $card }.
    .help = Une autre carte est retournée à sa place. Un tour donne deux cartes ; un joker visible compte pour les deux.
ticket-to-ride-draw = Piocher dans le paquet
    .log = { $who } pioche dans le paquet.
    .help = Vous recevez la carte du dessus, sans que les autres la voient. Un joker pioché ainsi ne compte que pour une carte.
ticket-to-ride-contracts = Piocher des contrats
    .log = { $who } pioche des contrats.
    .help = Piochez deux contrats et gardez-en au moins un. S’il n’en reste qu’un, vous le gardez. Personne ne peut se défaire d’un contrat gardé.
ticket-to-ride-claim = Prendre { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    } avec { $cards } × { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}et { $wilds } joker
       *[other] {" "}et { $wilds } jokers
    }
    .log = { $who } prend { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    } avec { $cards } × { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}et { $wilds } joker
       *[other] {" "}et { $wilds } jokers
    }.
    .family = Prendre { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    }
    .kind = Prendre une route
    .help = Vous payez autant de cartes que la route a d’espaces, toutes de sa couleur (une seule couleur au choix si elle est grise) ; un joker remplace n’importe laquelle. Vous posez un chariot sur chaque espace et marquez aussitôt les points de la route. Une route à symboles de chariot rapporte une carte Marchandise.
ticket-to-ride-claim-wild = Prendre { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    } avec { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
    .log = { $who } prend { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    } avec { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }.
    .family = Prendre { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(couleur : { $lane })
    }
    .kind = Prendre une route
    .help = Des jokers seuls peuvent payer une route de n’importe quelle couleur.
ticket-to-ride-pass = Passer
    .log = { $who } passe.
    .help = On ne passe que si l’on ne peut rien faire d’autre. Si tout le monde passe à la suite, la partie s’arrête.

## Ce qui arrive de soi-même
ticket-to-ride-news-cleared = Au moins trois jokers étaient visibles : les cinq cartes sont défaussées et remplacées par de nouvelles.
ticket-to-ride-news-reshuffled = Le paquet est épuisé : { $cards ->
        [one] la seule carte de la défausse forme
       *[other] les { $cards } cartes de la défausse sont mélangées et forment
    } le nouveau paquet.
ticket-to-ride-news-last-round = { $carts ->
        [0] { $who } n’a plus de chariot
        [one] Il reste un chariot à { $who }
       *[other] Il reste { $carts } chariots à { $who }
    } : le dernier tour de table commence, et chacun joue encore une fois.
ticket-to-ride-news-all-passed = Tout le monde a passé à la suite : la partie s’arrête.
ticket-to-ride-news-tie-broken = Égalité de points : { $who } l’emporte avec plus de contrats complétés.
ticket-to-ride-news-shared = Égalité de points et de contrats complétés : la victoire est partagée.
ticket-to-ride-news-last-contract = C’était le dernier contrat : { $who } le garde.

## Ce qu’un choix rapporte, et ce qu’une action a rapporté
ticket-to-ride-note-length = { $length ->
        [one] un espace
       *[other] { $length } espaces
    }
ticket-to-ride-gain-points = { $change } { $number ->
        [one] point
       *[other] points
    }
ticket-to-ride-gain-merchandise = { $change } { $number ->
        [one] carte Marchandise
       *[other] cartes Marchandise
    }

## Ce qui est demandé
ticket-to-ride-ask-turn = Prenez des cartes, prenez une route, ou piochez des contrats.
ticket-to-ride-ask-second-card = Prenez une deuxième carte (mais pas un joker visible).
ticket-to-ride-ask-keep = Choisissez les contrats à garder.
ticket-to-ride-ask-who-begins = On tire au sort qui commence.
ticket-to-ride-ask-deal = Une carte est donnée.
ticket-to-ride-ask-fill-row = Une carte est retournée.
ticket-to-ride-ask-offer = Un contrat est donné.

## Décompte
ticket-to-ride-tie-broken = À points égaux, qui a complété le plus de contrats passe devant.
ticket-to-ride-part-routes = Routes
ticket-to-ride-part-contracts-done = Contrats complétés
ticket-to-ride-part-contracts-missed = Contrats non complétés
ticket-to-ride-part-merchandise = Marchandises

## Le plateau en mots
ticket-to-ride-deck = Paquet
ticket-to-ride-discard = Défausse
ticket-to-ride-face-up = Visibles
ticket-to-ride-hand = Vos cartes
ticket-to-ride-contracts-held = Vos contrats
ticket-to-ride-contract-done = complété
ticket-to-ride-contract-open = pas encore
ticket-to-ride-contract-missed = non complété
ticket-to-ride-contracts-left = Contrats dans le paquet
ticket-to-ride-merchandise-left = Marchandises restantes
ticket-to-ride-carts = Chariots
ticket-to-ride-points = Points
ticket-to-ride-cards = Cartes
ticket-to-ride-place = { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] 4e
    }
ticket-to-ride-contracts-number = Contrats
ticket-to-ride-merchandise = Marchandises
ticket-to-ride-routes = Routes
ticket-to-ride-route-free = libre
ticket-to-ride-route-closed = fermée
ticket-to-ride-last-round = Dernier tour de table : { $turns ->
        [one] il reste un joueur à jouer
       *[other] il reste { $turns } joueurs à jouer
    }
ticket-to-ride-empty = vide

## Pourquoi quelque chose est impossible pour l’instant
ticket-to-ride-why-not-your-turn = Ce n’est pas à vous de jouer.
ticket-to-ride-why-over = La partie est terminée.
ticket-to-ride-why-choosing = Choisissez d’abord les contrats à garder.
ticket-to-ride-why-second-card = Vous avez déjà pris une carte ce tour-ci ; il faut en prendre une deuxième.
ticket-to-ride-why-second-wild = Un joker visible ne peut pas être la deuxième carte du tour.
ticket-to-ride-why-yours = Cette route est déjà à vous.
ticket-to-ride-why-taken = Cette route appartient à quelqu’un d’autre.
ticket-to-ride-why-other-lane-yours = L’autre Route de cette Route Double est à vous ; personne ne prend les deux.
ticket-to-ride-why-other-lane-taken = À deux joueurs, une Route Double ne sert qu’une fois : sa seconde Route est désormais fermée.
ticket-to-ride-why-carts = La route a { $length } { $length ->
        [one] espace
       *[other] espaces
    }, et il ne vous reste { $carts ->
        [0] aucun chariot
        [one] qu’un chariot
       *[other] que { $carts } chariots
    }.
ticket-to-ride-why-cards = Il faut { $length } { $length ->
        [one] carte
       *[other] cartes
    } de cette couleur, jokers compris ; vous en avez { $have }.
ticket-to-ride-why-grey-cards = Il faut { $length ->
        [one] une carte de n’importe quelle couleur
       *[other] { $length } cartes d’une même couleur
    }, jokers compris ; vous en avez au plus { $have }.
ticket-to-ride-why-no-cards = Le paquet et la défausse sont vides.
ticket-to-ride-why-no-contracts = Il ne reste plus de contrats.

## Le plateau dessiné
ticket-to-ride-title-over = Les Aventuriers du Rail
ticket-to-ride-title-city = AMSTERDAM
ticket-to-ride-table-routes = Points des routes
ticket-to-ride-table-transport = Transport
ticket-to-ride-transport-pink = Palanche
ticket-to-ride-transport-blue = Barque
ticket-to-ride-transport-green = Traîneau
ticket-to-ride-transport-black = Cheval de bât
ticket-to-ride-transport-red = Tonneau
ticket-to-ride-transport-orange = Brouette
ticket-to-ride-transport-wild = Joker
ticket-to-ride-card-words = { $card }, { $transport }
ticket-to-ride-map = Plan de la ville
    .help = Les flèches mènent d’une route que vous pouvez prendre à la suivante ; avec Maj, de n’importe quelle route à une autre. Page précédente et Page suivante les parcourent une à une. Plus et moins rapprochent et éloignent.
ticket-to-ride-zoom-in = Rapprocher
ticket-to-ride-zoom-out = Éloigner
ticket-to-ride-zoom-whole = Toute la ville
ticket-to-ride-close = Fermer
ticket-to-ride-explain = Pourquoi pas ?
ticket-to-ride-route-words = { $from } – { $to } : { $length ->
        [one] un espace
       *[other] { $length } espaces
    }, { $colour }, { $points ->
        [one] un point
       *[other] { $points } points
    }{ $merchandise ->
        [0] {""}
       *[other] , avec marchandise
    } ; { $state }
ticket-to-ride-route-mine = à vous
ticket-to-ride-route-of = prise par { $who }
ticket-to-ride-cost = { $length ->
        [one] une carte : { $colour }
       *[other] { $length } cartes : { $colour }
    }
ticket-to-ride-cost-grey = { $length ->
        [one] une carte de n’importe quelle couleur
       *[other] { $length } cartes d’une même couleur au choix
    }
ticket-to-ride-points-number = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ticket-to-ride-brings-merchandise = une carte Marchandise
ticket-to-ride-pay = { $cards } × { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}+ { $wilds } joker
       *[other] {" "}+ { $wilds } jokers
    }
ticket-to-ride-pay-wild = { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
ticket-to-ride-deck-words = Paquet : { $cards ->
        [0] vide
        [one] une carte
       *[other] { $cards } cartes
    }
ticket-to-ride-discard-words = Défausse : { $cards ->
        [0] vide
        [one] une carte
       *[other] { $cards } cartes
    }
ticket-to-ride-contracts-words = Contrats dans le paquet : { $contracts ->
        [0] aucun
       *[other] { $contracts }
    }
ticket-to-ride-merchandise-words = Marchandises restantes : { $cards ->
        [0] aucune
       *[other] { $cards }
    }
ticket-to-ride-contract-words = { $name }, { $points ->
        [one] un point
       *[other] { $points } points
    }{ $state ->
        [none] {""}
       *[other] {" : "}{ $state }
    }
ticket-to-ride-keep-this = Celui-ci seul
ticket-to-ride-choose-contracts = Choisissez vos contrats
ticket-to-ride-contracts-of = Contrats : { $who }
ticket-to-ride-hand-of = Cartes : { $who }
ticket-to-ride-hand-empty = Pas encore de cartes
ticket-to-ride-contracts-none = Pas encore de contrats
ticket-to-ride-hand-line = { $number } × { $card }
ticket-to-ride-hand-stack = { $number ->
        [one] une carte
       *[other] { $number } cartes
    } : { $card }
ticket-to-ride-known = Déductibles de ce qui était visible
ticket-to-ride-choosing-number = choisit parmi { $number }
ticket-to-ride-player-words = { $who } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $carts ->
        [one] { $carts } chariot
       *[other] { $carts } chariots
    }, { $contracts ->
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }, { $merchandise ->
        [one] { $merchandise } marchandise
       *[other] { $merchandise } marchandises
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ticket-to-ride-known-words = connues : { $cards }
ticket-to-ride-turn-of = C’est à { $who } de jouer.
ticket-to-ride-turn-mine = C’est à vous de jouer.
ticket-to-ride-game-over = La partie est terminée.
ticket-to-ride-players = Joueurs
ticket-to-ride-routes-of = Routes : { $who }
ticket-to-ride-routes-mine = Vos routes
ticket-to-ride-routes-open = Routes que vous pouvez prendre maintenant
ticket-to-ride-routes-free = Routes libres
ticket-to-ride-routes-closed = Routes fermées
ticket-to-ride-table = La table

## Leçons
ticket-to-ride-lesson-welcome = Vous envoyez des chariots à travers la ville et gagnez des points de trois façons : en prenant des routes, en complétant des contrats secrets et en amassant des marchandises. Une chose après l’autre ; cette partie est une vraie, contre un robot indulgent.
    .title = Bienvenue dans le vieil Amsterdam
ticket-to-ride-lesson-keep = Chaque contrat nomme deux lieux. Si vos routes les relient à la fin, il rapporte ses points ; sinon, il en coûte autant. Gardez l’un des deux ou les deux. Pour une première partie, un seul, pas trop long, suffit.
    .title = Vos contrats
ticket-to-ride-lesson-aim = Votre contrat relie { $from } et { $to }, pour { $points } points. Tout chemin convient, pourvu que vos propres routes le forment sans interruption.
    .title = Votre but
ticket-to-ride-lesson-cards = Une route se paie avec des cartes de sa couleur. À votre tour, vous pouvez prendre deux cartes, chacune parmi les visibles ou sur le dessus du paquet. Prenez-en une ; cherchez les couleurs qui sont sur votre chemin.
    .title = Prendre des cartes
ticket-to-ride-lesson-second = C’était la première des deux. Prenez-en une autre, visible ou du paquet. La seule interdite maintenant est un joker visible.
    .title = Et une deuxième
ticket-to-ride-lesson-wild = Un joker remplace n’importe quelle couleur. Visible, il vaut tant qu’il compte pour les deux cartes du tour ; pioché dans le paquet, c’est un coup de chance.
    .title = Le joker
ticket-to-ride-lesson-claim = Vous avez assez de cartes pour une route : celles que vous pourriez prendre sont éclairées. Choisissez-en une sur votre chemin s’il y en a, ou prenez d’abord d’autres cartes. On paie autant de cartes de sa couleur qu’elle a d’espaces ; une route grise accepte n’importe quelle couleur, mais une seule.
    .title = Prendre une route
ticket-to-ride-lesson-claimed = Vos chariots y sont, et personne ne peut vous la prendre. Vous avez { $points ->
        [one] un point
       *[other] { $points } points
    } jusqu’ici, et il vous reste { $carts } { $carts ->
        [one] chariot
       *[other] chariots
    }. Les longues routes valent bien plus que les courtes : un espace rapporte 1 point, quatre en rapportent 7.
    .title = Votre première route
ticket-to-ride-lesson-merchandise = Les routes éclairées portent un petit chariot. Qui en prend une reçoit une carte Marchandise. À la fin, qui en a le plus en tire le plus de points.
    .title = Marchandises
ticket-to-ride-lesson-lanes = Certains lieux sont reliés par une Route Double. À deux joueurs, prendre l’une de ses Routes ferme l’autre : soyez là à temps.
    .title = La Route Double
ticket-to-ride-lesson-more = Quand vous voyez vos contrats complétés, vous pouvez consacrer un tour à en piocher deux nouveaux. Il faut en garder au moins un, et on ne peut plus s’en défaire.
    .title = D’autres contrats
ticket-to-ride-lesson-alone = Prenez des cartes, prenez des routes, observez ce qu’il faut à l’autre. Si vous vous demandez pourquoi quelque chose est impossible, cliquez dessus ; la lampe dit ce que ferait un robot.
    .title = Vous savez tout
ticket-to-ride-lesson-last = Quelqu’un n’a presque plus de chariots : { $turns ->
        [one] il reste un joueur à jouer.
       *[other] il reste { $turns } joueurs à jouer, chacun une fois.
    } Y a-t-il une route qui complète encore un contrat ?
    .title = Le dernier tour de table
ticket-to-ride-lesson-end = Ci-dessus, vous voyez ce que chaque poste a rapporté. Rejouez quand vous voulez ; vous n’avez plus besoin de leçons.
    .title = La fin

## Pourquoi un robot ferait cela
ticket-to-ride-hint-only = Il n’y a rien d’autre à faire.
ticket-to-ride-hint-direct = Décidé à l’intuition, sans regarder plus loin.
ticket-to-ride-hint-searched = J’ai étudié la suite { $simulations ->
    [one] une fois
   *[other] { $simulations } fois
}, dont { $share } % avec ce coup.
ticket-to-ride-hint-value = Après cela, j’estime vos chances à { $value } sur 100.
ticket-to-ride-hint-close = Après cela, j’estime vos chances à { $value } sur 100 ; autre chose vaut à peu près autant.
ticket-to-ride-hint-better = Après cela, j’estime vos chances à { $value } sur 100, soit { $gap } de plus qu’après tout ce que j’ai essayé d’autre.

## What an action is good for
ticket-to-ride-hint-scores = { $part } : +{ $points }.
ticket-to-ride-hint-merchandise = Marchandises : +{ $points } si la partie s’arrêtait maintenant.
ticket-to-ride-hint-completes = Votre contrat { $from } – { $to } est complété et vaut { $points } points.
ticket-to-ride-hint-nearer = Votre contrat { $from } – { $to } se rapproche : { $left ->
        [one] il manque alors un espace
       *[other] il manque alors { $left } espaces
    }.
ticket-to-ride-hint-reach = Vous pourriez ensuite prendre { $from } – { $to }.
ticket-to-ride-hint-collects = C’est pour { $from } – { $to }, sur le chemin d’un de vos contrats : { $lacking ->
        [one] il manque encore une carte
       *[other] il manque encore { $lacking } cartes
    }.
ticket-to-ride-hint-contract = { $from } – { $to } rapporte { $points } points et { $left ->
        [0] est déjà relié
        [one] demande encore un espace
       *[other] demande encore { $left } espaces
    }.
ticket-to-ride-hint-shared = { $from } – { $to } a { $spaces ->
        [one] un espace
       *[other] { $spaces } espaces
    } de chemin en commun avec { $with-from } – { $with-to }.
