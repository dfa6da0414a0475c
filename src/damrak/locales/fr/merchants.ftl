## Les marchands d’Amsterdam

merchants = Les marchands d’Amsterdam
    .about = Faites du commerce, fondez des colonies et bâtissez dans la vieille ville ; soyez maire à tour de rôle et enchérissez contre une horloge dont le prix descend.
    .ours = Ce que la règle dit en toutes lettres est conservé. Elle ne montre ni le plateau ni toutes les cartes et années : parcelles, ponts, sites de colonies, répartition des cartes, la plupart des années et les places de départ sont de nous.

## Marchandises, continents, cartes
merchants-commodity-sugar = sucre
    .short = Sucre
merchants-commodity-gems = pierres précieuses
    .short = Pierres
merchants-commodity-spice = épices
    .short = Épices
merchants-commodity-silk = soie
    .short = Soie
merchants-commodity-any = marchandise au choix
merchants-letter-sugar = S
merchants-letter-gems = P
merchants-letter-spice = E
merchants-letter-silk = O
merchants-continent-americas = Amériques
    .short = Amériques
merchants-continent-africa = Afrique
    .short = Afrique
merchants-continent-europe = Europe
    .short = Europe
merchants-continent-far-east = Extrême-Orient
    .short = Extrême-Orient
merchants-continent-any = continent au choix
merchants-card = { $card ->
        [hourglass] sablier
        [commodity] trois pièces de marchandises
        [colony-open] colonie ({ $continent })
        [colony-fixed] colonie ({ $commodity })
        [amsterdam-open] maison ({ $districts }), puis un pas avec une marchandise au choix
       *[amsterdam-fixed] maison ({ $districts }), puis un pas ({ $commodity })
    }

## Actions
merchants-begin = Commencer
    .log = { $who } est le premier maire.
merchants-turn = { merchants-card }
    .log = { $who } retourne une carte : { merchants-card }.
merchants-place-mayor = La garder pour vous (disque du maire)
    .log = { $who } garde la carte pour l’usage du maire.
    .help = Quand les trois disques portent une carte, vous employez celle-ci sans rien payer, avant la vente.
merchants-place-clock = La mettre aux enchères (disque de l’horloge)
    .log = { $who } met la carte aux enchères.
    .help = Une fois votre propre carte employée, celle-ci est vendue à l’horloge. Vous pouvez enchérir aussi. Le prix va à la banque.
merchants-place-bucket = La jeter (disque du seau)
    .log = { $who } jette la carte.
    .help = La carte n’a aucun effet et rejoint la défausse.
merchants-take = Prendre : { $first }, { $second } et { $third }
    .log = { $who } prend : { $first }, { $second } et { $third }.
    .family = Prendre : { $first } et deux autres pièces
    .help = Chaque pièce avance votre tuile d’une case dans sa rangée, ou amène une tuile sur la première case. Trois pièces d’une même sorte sont interdites. Une pièce pour une tuile déjà sur la dernière case est perdue.
merchants-found = Fonder une colonie : { $colony } ({ $continent }, { $commodity })
    .log = { $who } fonde une colonie : { $colony } ({ $continent }, { $commodity }).
    .family = Fonder une colonie : { $continent }
    .help = Votre tuile occupe le site. Sur la bourse, votre tuile avance d’une case dans la rangée « { $commodity } ». Des colonies sur les quatre continents rapportent aussitôt { $bonus } mille florins.
merchants-abandon = Abandonner { $colony } ({ $continent }, { $commodity })
    .log = { $who } abandonne sa colonie : { $colony }.
    .family = Abandonner une colonie : { $continent }
    .help = La colonie est retirée ; la bourse ne change pas. Qui n’a plus de colonie sur chacun des quatre continents rend ce bonus.
merchants-build = Bâtir : { $plot } ({ $district })
    .log = { $who } bâtit une maison : { $plot } ({ $district }).
    .family = Bâtir : { $district }
    .help = Votre tuile devient une maison. Vos maisons aux deux bouts d’un pont rapportent aussitôt { $bridge } mille florins, des maisons dans les quatre quartiers { $districts } mille. Un décompte regarde votre plus grand groupe de maisons voisines dans chaque quartier, avec celles qui lui font face de l’autre côté d’un pont.
merchants-demolish = Démolir : { $plot } ({ $district })
    .log = { $who } démolit sa maison : { $plot } ({ $district }).
    .family = Démolir une maison : { $district }
    .help = La maison est retirée. Les bonus dont la condition n’est plus remplie sont rendus, au besoin avec des emprunts.
merchants-advance = Un pas en avant : { $commodity }
    .log = { $who } avance d’un pas : { $commodity }.
    .help = Votre tuile avance d’une case dans cette rangée, ou une nouvelle tuile entre sur la première case. Avec une tuile sur la deuxième case ou plus loin dans les quatre rangées, vous pouvez bâtir une maison gratuite.
merchants-retreat = Un pas en arrière : { $commodity }
    .log = { $who } recule d’un pas : { $commodity }.
    .help = Votre tuile recule d’une case dans cette rangée ; depuis la première case, elle quitte la bourse. Qui perd le bonus de la bourse démolit une maison.
merchants-borrow = Emprunter { $sum } mille florins
    .log = { $who } emprunte à la banque.
    .help = À la fin de la partie, chaque emprunt coûte { $repaid } mille florins.
merchants-decline = S’en passer
    .log = { $who } s’en passe.
    .help = Vous ne faites rien et la partie continue.
merchants-limit = Appuyer à { $price }
    .log = { $who } appuierait à { $price }.
    .help = Vous achetez la carte pour { $price } mille florins, sauf si quelqu’un appuie plus tôt. À prix égal, c’est la personne assise le plus près de la gauche du maire qui l’emporte. Personne n’apprend votre choix avant la fin de la partie, sauf si vous gagnez.
merchants-limit-start = Appuyer dès la position START
    .log = { $who } appuierait dès la position START.
    .help = Vous provoquez une seconde descente à prix doublés, de { $first } à { $last }, où chacun peut appuyer. Si personne ne le fait, la carte est à vous pour { $fallback } mille florins.
merchants-limit-none = Ne pas appuyer
    .log = { $who } n’appuierait pas.
    .help = Vous ne voulez de cette carte à aucun des prix de l’horloge.
merchants-limit-hidden = Regarder l’horloge
    .log = { $who } a décidé.
merchants-sold = Vendue
    .log = { $who } achète la carte pour { $price } mille florins.
merchants-unsold = Invendue
    .log = Personne n’arrête l’horloge ; la carte est défaussée.
merchants-doubled = L’horloge est relancée
    .log = { $who } appuie dès la position START : l’horloge repart à prix doublés.

## Ce qui arrive de soi-même
merchants-news-year = { $year } : { $event }.
merchants-news-leader-back = { $who } recule d’un pas ({ $commodity }), { $space ->
        [0] hors de la bourse
       *[other] à la case { $space }
    }.
merchants-news-mayor = { $who } devient maire.
merchants-news-last-disc = { $disc ->
        [mayor] Seul le disque du maire était libre : la carte est pour lui.
        [clock] Seul le disque de l’horloge était libre : la carte est mise aux enchères.
       *[bucket] Seul le disque du seau était libre : la carte est défaussée.
    }
merchants-news-card-without-effect = À trois, cette carte est sans effet ; la suivante est révélée.
merchants-news-continents-won = { $who } a des colonies sur les quatre continents.
merchants-news-continents-lost = { $who } n’a plus de colonies sur les quatre continents.
merchants-news-districts-won = { $who } a des maisons dans les quatre quartiers.
merchants-news-districts-lost = { $who } n’a plus de maisons dans les quatre quartiers.
merchants-news-bridges-won = { $who } a des maisons aux deux bouts { $bridges ->
        [one] d’un pont
       *[other] de { $bridges } ponts
    }.
merchants-news-bridges-lost = { $who } n’a plus de maisons aux deux bouts { $bridges ->
        [one] d’un pont
       *[other] de { $bridges } ponts
    }.
merchants-news-exchange-won = { $who } a atteint la deuxième case des quatre rangées de la bourse.
merchants-news-exchange-lost = { $who } n’est plus à la deuxième case des quatre rangées de la bourse.

## Ce qu’un choix coûte et rapporte
merchants-note-leaves = il vous reste { $left }
merchants-note-leaves-if-alone = il vous reste { $left } si personne d’autre n’appuie
merchants-note-row = { $commodity } à la case { $space }
merchants-note-row-left = { $commodity } : hors de la bourse
merchants-note-group = { $houses ->
        [0] plus aucune maison à vous dans le quartier
        [one] votre plus grand groupe dans le quartier : une maison
       *[other] votre plus grand groupe dans le quartier : { $houses } maisons
    }
merchants-gain-money = { $change } mille florins
merchants-gain-loans = { $change } { $number ->
        [one] emprunt
       *[other] emprunts
    }

## Ce qui est demandé
merchants-ask-who-begins = On tire au sort le premier maire.
merchants-ask-turn = Une carte est retournée.
merchants-ask-leftover = On retourne les sabliers qui restent.
merchants-ask-place = Vous avez retourné : { merchants-card }. Sur quel disque la posez-vous ?
merchants-ask-pieces = Quelles trois pièces prenez-vous ?
merchants-ask-advance = Avancez-vous d’un pas sur la bourse ({ $commodity }) ?
merchants-ask-found = Où fondez-vous une colonie ({ $continent }, { $commodity }) ?
merchants-ask-build = Où bâtissez-vous ({ $districts }) ?
merchants-ask-arms = Bâtissez une maison sur une parcelle libre de votre choix.
merchants-ask-free-house = Vous avez atteint la deuxième case des quatre rangées : bâtissez une maison gratuite.
merchants-ask-give-back = Vous avez perdu le bonus de la bourse : démolissez une maison.
merchants-ask-lose-house = Vous perdez une maison. Laquelle ?
merchants-ask-lose-colony = Vous perdez une colonie. Laquelle ?
merchants-ask-lose-ship = Une de vos tuiles recule sur la bourse. Laquelle ?
merchants-ask-credit = Empruntez-vous { $sum } mille florins ? À la fin, il faudra en rendre { $back } mille.
merchants-ask-limit = À l’horloge : { merchants-card }. Quand appuieriez-vous ?
merchants-ask-doubled-limit = Prix doublés : { merchants-card }. Quand appuieriez-vous ?
merchants-ask-hammer = L’horloge tourne.
merchants-ask-doubled-hammer = L’horloge tourne à prix doublés.

## Décompte
merchants-tie-broken = À argent égal, la place est partagée.
merchants-part-start = Argent de départ
merchants-part-exchange = Bourse
merchants-part-amsterdam = Amsterdam
merchants-part-colonies = Colonies
merchants-part-bonuses = Bonus
merchants-part-auctions = Enchères
merchants-part-loans = Emprunts

## La ligne du temps
merchants-event-none = il ne se passe rien
merchants-event-start-money = argent de départ
    .help = Chaque famille commence avec { $money } mille florins.
merchants-event-ship = un pas sur la bourse pour tous
    .help = À partir de la gauche du maire, lui en dernier : chacun peut avancer d’une case une de ses tuiles sur la bourse, ou entrer dans une rangée.
merchants-event-globe = une colonie pour tous
    .help = À partir de la gauche du maire, lui en dernier : chacun peut fonder une colonie sur un site libre ; sa tuile dans la rangée de cette marchandise avance d’une case, ou entre dans la rangée.
merchants-event-arms = une maison pour tous
    .help = À partir de la gauche du maire, lui en dernier : chacun bâtit une maison sur une parcelle libre.
merchants-event-credit = crédit
    .help = Chacun peut emprunter une fois { $sum } mille florins ; à la fin, il en rend { $repaid } mille.
merchants-event-lose-ship = tous reculent d’un pas sur la bourse
    .help = Chacun recule d’une case une de ses tuiles sur la bourse.
merchants-event-lose-house = tous perdent une maison
    .help = Chacun démolit une de ses maisons.
merchants-event-lose-colony = tous perdent une colonie
    .help = Chacun abandonne une de ses colonies ; la bourse ne change pas.
merchants-event-leader-back = les premiers de la bourse reculent
    .help = Dans chaque rangée, la tuile de tête recule d’une case ; en cas d’égalité, toutes reculent.
merchants-event-score-exchange = décompte de la bourse
    .help = Les rangées sont classées selon leur tuile de tête. Dans chacune, les deux premières familles sont payées.
merchants-event-score-amsterdam = décompte d’Amsterdam
    .help = Les quartiers sont classés selon leurs maisons. Dans chacun, les deux familles qui ont les plus grands groupes sont payées.
merchants-event-score-colonies = décompte des colonies
    .help = Les continents sont classés selon leurs colonies. Sur chacun, les deux familles qui en ont le plus sont payées.
merchants-event-final = décompte général
    .help = La bourse, Amsterdam et les colonies sont décomptées à gains doublés, puis les emprunts sont remboursés. Le plus riche gagne.

## Le plateau en mots
merchants-area-exchange = Bourse
merchants-area-amsterdam = Amsterdam
merchants-area-colonies = Colonies
merchants-time-line = Ligne du temps
merchants-next-events = Ensuite
merchants-deck = Pioche
merchants-deck-hourglasses = sabliers
merchants-deck-cards = cartes pour les disques
merchants-disc-mayor = Maire
merchants-disc-clock = Horloge
merchants-disc-bucket = Seau
merchants-disc-drawn = Retournée
merchants-money = Argent
merchants-loans = Emprunts
merchants-tiles = Tuiles
merchants-bonuses-held = Bonus
merchants-bonus-continents = continents
merchants-bonus-districts = quartiers
merchants-bonus-bridges = { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
merchants-bonus-exchange = bourse
merchants-if-scored = Décompte immédiat
merchants-last-scoring = Dernier décompte
merchants-last-sale = Dernière vente : { $who }, { $price } mille florins
merchants-first-second = 1er / 2e
merchants-thousands = Tous les montants sont en milliers de florins.

## Pourquoi quelque chose est impossible pour l’instant
merchants-why-not-your-turn = Ce n’est pas à vous de jouer.
merchants-why-over = La partie est terminée.
merchants-why-yours = Cette place est déjà à vous.
merchants-why-taken = Cette place appartient à quelqu’un d’autre.
merchants-why-not-yours = Rien ne vous appartient ici.
merchants-why-no-tiles = Toutes vos tuiles sont sur le plateau.
merchants-why-other-district = Vous ne pouvez bâtir maintenant que dans : { $districts }.
merchants-why-other-colony = Vous ne pouvez fonder maintenant qu’une colonie de cette sorte : { $continent }, { $commodity }.
merchants-why-last-space = Votre tuile est sur la dernière case de cette rangée.
merchants-why-other-commodity = On ne peut avancer maintenant que dans cette rangée : { $commodity }.
merchants-why-no-tile-in-row = Vous n’avez pas de tuile dans cette rangée.
merchants-why-disc-taken = Une carte est déjà sur ce disque.
merchants-why-money = Vous ne pouvez pas payer le plus petit prix de l’horloge.
merchants-why-other-question = Autre chose se décide en ce moment.

## Le plateau tel qu’il est dessiné
merchants-board-title = Amsterdam
    .first = Les marchands d’
merchants-bonus-title = BONUS
merchants-inhabitants = habitants
merchants-map = Le plateau
    .help = Les flèches mènent à ce qui est utilisable dans cette direction, Entrée l’utilise.
merchants-zoom-in = Rapprocher
merchants-zoom-out = Éloigner
merchants-zoom-whole = Tout le plateau
merchants-window-world = Le plateau
merchants-window-middle = Amsterdam, Europe et Afrique
merchants-window-west = Les Amériques
merchants-window-east = L’Extrême-Orient
merchants-free = libre
merchants-yours = à vous
merchants-of = à { $who }
merchants-plot-words = { $plot } ({ $district }) : { $state }
merchants-site-words = { $colony } ({ $continent }, { $commodity }) : { $state }
merchants-row-words = { $commodity } : { $state }
merchants-row-place = { $who } en case { $space }
merchants-row-empty = personne
merchants-prizes = Premiers et deuxièmes gains selon le rang des secteurs : { $prizes }.
merchants-bridge-words = Relie { $from } et { $to }. Une maison à vous à chaque bout rapporte { $sum } mille florins.
merchants-rank-words = Rang { $rank } en ce moment : gains de { $first } et { $second }.
merchants-paid-one = { $who } { $sum }
merchants-paid-none = Personne ne serait payé.
merchants-pieces-title = Choisissez trois pièces, pas trois pareilles
merchants-piece-add = Une de plus ({ $commodity })
merchants-pieces-take = Les prendre
merchants-pieces-clear = Recommencer
merchants-desk = Le bureau du maire, { $who }
merchants-mayor = Maire
merchants-no-card = pas de carte
merchants-cards-left = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
merchants-hourglasses-left = { $count ->
        [one] { $count } sablier
       *[other] { $count } sabliers
    }
merchants-tiles-left = tuiles
merchants-loans-words = { $count ->
        [one] un emprunt
       *[other] { $count } emprunts
    }, { $sum } mille florins à rendre à la fin
merchants-has-decided = a décidé
merchants-clock-words = Horloge : dites quand vous appuieriez
merchants-now-words = Maintenant : { $words }
merchants-next-words = Puis : { $words }
merchants-pile-words = La pioche contient { $cards ->
        [one] { $cards } carte pour les disques
       *[other] { $cards } cartes pour les disques
    } et { $hourglasses ->
        [one] { $hourglasses } sablier
       *[other] { $hourglasses } sabliers
    }.
merchants-lies = { $place } : { $card }
merchants-offered = En vente : { $card }
merchants-forced = { $who } a provoqué la descente à prix doublés et paie { $price } mille florins si personne n’arrête l’horloge.
merchants-decided-words = Ont décidé : { $names }
merchants-families = Familles
merchants-family-words = { $who } : { $money } mille florins, { $tiles ->
        [0] aucune tuile restante
        [one] une tuile restante
       *[other] { $tiles } tuiles restantes
    }
merchants-bonuses-words = bonus : { $bonuses }
merchants-if-scored-area = { $area }, décompte immédiat
merchants-plots-open = Parcelles utilisables maintenant
merchants-sites-open = Sites de colonies utilisables maintenant
merchants-houses-of = { $who } { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }, plus grand groupe { $group } ({ $plots })
merchants-colonies-of = { $who } ({ $colonies })
merchants-none-built = aucune maison
merchants-none-founded = aucune colonie

## L’horloge des enchères
merchants-auction-title = Enchère
merchants-auction-soon = L’horloge part dans { $seconds }
merchants-auction-zone = START
merchants-auction-zone-help = Appuyer maintenant provoque une seconde descente à prix doublés.
merchants-auction-zone-money = Pour provoquer une descente à prix doublés, il faut { $price } mille florins.
merchants-auction-stop = Arrêter l’horloge
merchants-auction-stop-at = Arrêter à { $price }
merchants-auction-stop-start = Arrêter dès la position START
merchants-auction-key = ou la barre d’espace
merchants-auction-leaves = il vous restera { $left }
merchants-auction-yet = Vous pouvez payer { $price } au plus : laissez descendre l’aiguille.
merchants-auction-poor = Vous ne pouvez pas payer cette carte ; regardez les autres.
merchants-auction-poor-forced = Vous ne pouvez pas payer davantage : attendez de voir si quelqu’un appuie.
merchants-auction-watch = Tous regardent l’horloge.
merchants-auction-fold = Voir le plateau
merchants-auction-unfold = Revenir à l’horloge
merchants-auction-doubled = Seconde descente : le cadran montre les prix doublés
merchants-auction-forced = { $who } a appuyé dès la position START. Si personne n’arrête cette descente, { $who } paie { $price }.
merchants-auction-forced-you = Vous avez appuyé dès la position START. Si personne n’arrête cette descente, vous payez { $price }.
merchants-auction-sold = { $who } achète pour { $price }
merchants-auction-sold-you = Vous achetez pour { $price }
merchants-auction-unsold = Personne n’a arrêté l’horloge
merchants-auction-pressed = Appuyé …
merchants-auction-past = L’aiguille a dépassé le dernier prix.
merchants-limit-title = Votre limite secrète
merchants-limit-secret = Personne ne la voit avant la fin de la partie, sauf si vous gagnez. La plus haute limite achète à son propre prix.
merchants-limit-cost = Coûte { $price }, il vous restera { $left }
merchants-limit-cost-start = Provoque une descente à prix doublés. Coûte { $price } si personne d’autre n’appuie, et il vous restera { $left }.
merchants-limit-cost-none = Ne coûte rien : la carte va à quelqu’un d’autre ou se perd.
merchants-limit-cost-none-doubled = Ne coûte rien : la carte va à quelqu’un d’autre.
merchants-limit-cost-none-forced = Si personne d’autre n’appuie, la carte est à vous pour { $price } ; il vous restera { $left }.
merchants-limit-say = Valider
merchants-limit-waiting = Les autres réfléchissent encore
merchants-limit-deciding = réfléchit …
merchants-limit-out = ne peut pas payer
merchants-limit-forced = a provoqué la descente

## Pourquoi un robot ferait cela
merchants-hint-only = Il n’y a rien d’autre à faire.
merchants-hint-direct = Décidé à l’intuition, sans regarder plus loin.
merchants-hint-searched = J’ai étudié la suite { $simulations ->
    [one] une fois
   *[other] { $simulations } fois
}, dont { $share } % avec ce coup.
merchants-hint-value = Après cela, j’estime vos chances à { $value } sur 100.
merchants-hint-close = Après cela, j’estime vos chances à { $value } sur 100 ; autre chose vaut à peu près autant.
merchants-hint-better = Après cela, j’estime vos chances à { $value } sur 100, soit { $gap } de plus qu’après tout ce que j’ai essayé d’autre.

## Une première partie guidée
merchants-lesson-welcome = Vous dirigez une famille de marchands au grand siècle d’Amsterdam. À la fin, c’est l’argent qui décide. Il vient de trois endroits : la bourse en bas, les maisons de la ville, les colonies sur quatre continents. C’est une vraie partie, contre des robots indulgents.
    .title = Bienvenue, marchand
merchants-lesson-purse = Vous avez { $money } mille florins et { $tiles } tuiles à placer. Chacun a commencé avec une maison, une colonie et une tuile sur la bourse. Tous les montants sont écrits en milliers.
    .title = Argent et tuiles
merchants-lesson-place = Vous êtes maire. Vous avez retourné une carte et choisissez son disque : la garder pour vous, la mettre aux enchères ou la jeter. Vous décidez carte après carte, sans savoir ce qui suit. Cliquez sur un disque, ou faites-y glisser la carte.
    .title = Trois disques
merchants-lesson-place-second = Il reste deux disques pour cette carte ; la troisième ira là où il y a de la place. Paieriez-vous cher pour une carte aux enchères, ou un rival en a-t-il besoin ?
    .title = Un disque de moins
merchants-lesson-use = Vous utilisez maintenant votre propre carte, gratuitement. { $kind ->
        [take] Choisissez trois pièces, pas trois pareilles : chacune avance votre tuile d’une case dans sa rangée.
        [found] Fondez une colonie sur un site éclairé : votre tuile dans la rangée de sa marchandise avance aussi d’une case.
        [advance] Avancez votre tuile d’une case dans une rangée éclairée.
       *[build] Bâtissez une maison sur une parcelle éclairée, de préférence à côté d’une des vôtres ou de l’autre côté d’un pont.
    }
    .title = Votre carte
merchants-lesson-auction = La carte posée sur le disque de l’horloge va à un seul acheteur. Le prix descend de { $first } à { $last } ; le premier qui arrête l’horloge paie ce qu’elle montre. À cette table calme, chacun dit en secret à quel prix il appuierait ; le plus haut achète. Voyez ce que la carte vous apporterait, puis choisissez, ou n’appuyez pas.
    .title = L’horloge
merchants-lesson-sold = { $mine ->
        [1] La carte est à vous pour { $price } mille florins. L’argent va à la banque ; vous utilisez la carte aussitôt.
       *[other] { $who } a acheté la carte pour { $price } mille florins et l’utilise aussitôt. L’argent va à la banque.
    }
    .title = Vendue
merchants-lesson-time = Un sablier est sorti et le marqueur a avancé. Chaque année apporte ce qui y est dessiné : des pas, des maisons, des colonies ou des pertes pour tous, et des décomptes, qui paient. Pointez une année pour en savoir plus. Les suivantes sont éclairées.
    .title = La ligne du temps
merchants-lesson-ranking = Lors d’un décompte, quatre secteurs sont classés : les rangées selon leur tuile de tête, les quartiers selon leurs maisons, les continents selon leurs colonies. Plus le rang est bon, plus ses deux gains sont grands, pour la première et la deuxième famille. Les chiffres I à IV montrent les rangs actuels ; « Décompte immédiat » dit qui toucherait quoi.
    .title = Qui est payé
merchants-lesson-groups = En ville, seul votre plus grand groupe compte dans chaque quartier : des maisons voisines, et celles juste en face, de l’autre côté d’un pont. Une maison à vous à chaque bout d’un pont rapporte aussi tout de suite.
    .title = Groupes et ponts
merchants-lesson-bonuses = Les bonus viennent aussitôt : { $continents } mille florins pour des colonies sur les quatre continents, { $districts } mille pour des maisons dans les quatre quartiers, { $bridge } mille par pont, et une maison gratuite pour la case { $space } dans les quatre rangées. Ce que vous reperdez, vous devez le rendre.
    .title = Les bonus
merchants-lesson-alone = Vous en savez assez. Si vous vous demandez pourquoi quelque chose est impossible, cliquez dessus ; la lampe dit ce que ferait un robot.
    .title = À vous
merchants-lesson-scored = Ce décompte { $sum ->
        [0] ne vous a rien rapporté
       *[other] vous a rapporté { $sum } mille florins
    }. Avant le prochain, voyez dans quels secteurs vous pouvez encore monter, et où un rival ne mène que d’une tuile.
    .title = Un décompte
merchants-lesson-late = Les dernières années coûtent à tous des pas à la bourse, des maisons et des colonies. En 1666, les trois domaines sont décomptés à gains doublés, et chaque emprunt coûte { $repaid } mille florins : cela décide souvent de la partie.
    .title = Vers 1666
merchants-lesson-end = Vous voyez plus haut d’où vient l’argent de chacun. Rejouez quand vous voulez ; entre amis, essayez l’horloge en direct.
    .title = La fin

## What an action is good for
merchants-hint-scores = { $part } : +{ $points }.
merchants-hint-group = Votre groupe passe à { $size } maisons : { $district }.
merchants-hint-leads = Vous prenez la tête dans cette rangée : { $commodity }.
merchants-hint-will-pay = En l’état, le prochain décompte vous rapporterait { $sum } mille florins de plus : { $sector }.
merchants-hint-will-cost = En l’état, le prochain décompte vous rapporterait { $sum } mille florins de moins : { $sector }.
merchants-hint-costs-nothing = En l’état, cela ne vous coûte rien au prochain décompte.
