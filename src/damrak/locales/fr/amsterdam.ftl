## Amsterdam

amsterdam = Amsterdam
    .about = Choisissez cartes et dés, prenez des maisons, livrez des marchandises dans le port et laissez la rose des vents vous apporter ce que vous avez prévu.
    .ours = Ce que la règle dit en toutes lettres est conservé. Les prix, les ponts, le port, certains tableaux ainsi que les noms et les coûts des cartes n’y figurent qu’en images : ils sont de nous.

## Ressources, marchandises, dockers, quartiers
amsterdam-colour-brown = marron
amsterdam-colour-grey = gris
amsterdam-colour-purple = violet
amsterdam-colour-orange = orange
amsterdam-colour-pink = rose
amsterdam-colour-black = noir
amsterdam-good-beer = bière
amsterdam-good-tulip = tulipe
amsterdam-good-cheese = fromage
amsterdam-good-furniture = meuble
amsterdam-good-jenever = genièvre
amsterdam-good-tiles = carrelage
amsterdam-good-lace = dentelle
amsterdam-good-coffee = café
amsterdam-good-crystal = cristal
amsterdam-docker-light-blue = bleu clair
amsterdam-docker-brown = marron
amsterdam-docker-white = blanc
amsterdam-docker-yellow = jaune
amsterdam-docker-pink = rose
amsterdam-docker-light-green = vert clair
amsterdam-district-plantage = Plantage
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-district-jordaan = Jordaan
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-kind-artisan = artisan
amsterdam-kind-building = bâtiment
amsterdam-kind-plan = plan

## Ce que fait le hasard
amsterdam-pawn = Un pion est tiré
    .log = { $who } : le pion rejoint la pile à la source de l’Amstel.
amsterdam-pawn-tom = Le pion de TOM est tiré
    .log = Le pion de TOM rejoint la pile à la source de l’Amstel.
amsterdam-lay = Une marchandise est posée
    .log = { $district } { $number } : { $good }.
amsterdam-docker = Un docker est placé
    .log = Un docker { $docker } attend sur le ponton { $pontoon }.
amsterdam-district = Une tuile Quartier est tirée
    .log = { $district } comptera à la fin.
amsterdam-tile = Une tuile Marché est révélée
    .log = Marché { $tile } : { $text }
amsterdam-die = Un dé est lancé
    .log = Dé { $colour } : { $number }.
amsterdam-task = Une tâche est distribuée
    .log = { $who } reçoit la tâche { $task } : { $text }
amsterdam-task-hidden = Une tâche est distribuée
    .log = { $who } reçoit une tâche.
amsterdam-reveal = Une carte est révélée
    .log = Révélée : { $number } { $card }. { $text }

## La mise en place et les phases I, II et IV
amsterdam-stock = { $colour }
    .log = { $who } pose { $count } × { $colour } sur la case { $space } de la rose des vents.
    .help = Cela arrive à la flèche { $space ->
        [1] dès ce tour
        [2] au tour suivant
       *[other] au { $space }ᵉ tour, celui-ci compris
    }, car la rose des vents tourne d’une case à chaque tour.
amsterdam-take = Prendre { $number } { $card }
    .log = { $who } prend { $number } { $card }.
    .help = { $text } La carte reste inactive sous votre plateau jusqu’à ce que vous la payiez à votre tour. Si cinq cartes y sont déjà, l’une des six doit partir aussitôt, et vous prenez un jeton Pénalité.
amsterdam-decline = Ne prendre aucune carte
    .log = { $who } ne prend aucune carte.
    .help = Une de vos cartes le permet. Celles qui sont au choix restent pour les autres.
amsterdam-discard = Défausser { $number } { $card }
    .log = { $who } défausse { $number } { $card }.
    .help = { $text } Dans la défausse, la carte ne compte plus pour rien.
amsterdam-dice = Dés { $one } et { $two }
    .log = { $who } choisit les dés { $one } et { $two }.
    .help = Chaque dé apporte autant de ressources de sa couleur que le dit son chiffre, sur la case de ce chiffre. Un 1 arrive dès ce tour, un 2 au tour suivant, et ainsi de suite. Si rien n’atteint la flèche à un tour, vous prenez un jeton Pénalité.
amsterdam-shift = Poser sur la case { $space } : { $colour }
    .log = { $who } pose sur la case { $space } : { $colour }.
    .help = Une de vos cartes déplace les ressources d’un dé sur une case voisine.
amsterdam-no-shift = Laisser les dés tels quels
    .log = { $who } laisse les dés tels quels.
amsterdam-keep = Garder : { $colour }
    .log = { $who } garde pour le tour suivant : { $colour }.
    .help = Une ressource peut attendre dans votre maison ; les autres sont perdues.

## Un tour
amsterdam-activate = Activer { $number } { $card }
    .log = { $who } active { $number } { $card }.
    .help = { $text } Vous payez le coût de la carte ; elle est ensuite active jusqu’à la fin de la partie. Les cartes III et ∞ servent dès ce tour.
amsterdam-activate-free = Activer { $number } { $card } sans payer
    .log = { $who } active { $number } { $card } sans payer.
    .help = { $text }
amsterdam-save = Économiser : { $colour }
    .log = { $who } économise : { $colour }.
    .help = Une de vos cartes réduit le coût de celle-ci d’une ressource de votre choix.
amsterdam-use = Utiliser { $number } { $card }
    .log = { $who } utilise { $number } { $card }.
    .help = { $text }
amsterdam-pay = Payer : { $colour }
    .log = { $who } paie.
    .help = Toutes les couleurs conviennent ici : payez avec ce dont vous avez le moins besoin.
amsterdam-gain = Prendre : { $colour }
    .log = { $who } prend une ressource.
    .help = La ressource rejoint votre réserve et peut être dépensée aussitôt.
amsterdam-block = Prendre { $district } { $number }
    .log = { $who } prend { $district } { $number }.
    .family = Prendre un bloc : { $district }
    .help = Vous payez son prix en ressources de la couleur de ses toits et recevez la marchandise qui s’y trouve. Un bloc par tour ; votre plus grand groupement rapporte trois points par bloc à la fin.
amsterdam-block-for-florins = Prendre { $district } { $number } pour 2 florins
    .log = { $who } prend { $district } { $number } pour des florins.
    .family = Prendre un bloc pour 2 florins : { $district }
    .help = Grâce à une de vos cartes, tout le prix se paie en florins. Cela compte tout de même comme un bloc de ce tour.
amsterdam-block-free = Prendre { $district } { $number } gratuitement
    .log = { $who } prend { $district } { $number } gratuitement.
    .family = Prendre un bloc gratuitement : { $district }
    .help = Le marché vous l’offre, en plus du bloc que vous pouvez prendre comme action.
amsterdam-store = La mettre dans votre entrepôt provisoire
    .log = { $who } la met dans son entrepôt provisoire.
    .help = De là, elle peut être chargée sur votre barge, au départ ou à un ponton, et livrée pour des points.
amsterdam-sell-for-florins = La vendre pour 2 florins
    .log = { $who } la vend au marché noir.
    .help = Chaque marchandise ne se vend qu’une fois dans la partie, et seulement au moment où on la prend.
amsterdam-sell-for-resource = La vendre pour une ressource de votre choix
    .log = { $who } la vend au marché noir pour une ressource.
    .help = Chaque marchandise ne se vend qu’une fois dans la partie, et seulement au moment où on la prend.
amsterdam-sell-for-both = La vendre pour 2 florins et une ressource de votre choix
    .log = { $who } la vend au marché noir et prend aussi une ressource.
    .help = Chaque marchandise ne se vend qu’une fois dans la partie, et seulement au moment où on la prend.
amsterdam-load = Charger : { $good }
    .log = { $who } charge : { $good }.
    .help = Charger est gratuit, au départ et aux pontons. Votre barge porte autant de marchandises que vous voulez.
amsterdam-deliver = Livrer : { $good }
    .log = { $who } livre : { $good }.
    .help = La marchandise occupe le meilleur toit libre de son entrepôt, ou tout le dépôt, et en rapporte aussitôt les points. Aux tours 1 à 7, la livraison rapide en ajoute.
amsterdam-board = Prendre à bord le docker { $docker }
    .log = { $who } prend à bord le docker { $docker }.
    .help = Vous recevez un florin maintenant, et des points en atteignant le ponton de sa couleur. Deux dockers au plus à bord ; un seul monte à chaque escale.
amsterdam-sail = Naviguer vers { $kind ->
        [water] la case Eau { $name }
        [pontoon] le ponton { $name }
        [depot] le dépôt { $name }
        [warehouse] l’entrepôt { $name }
       *[start] le départ
    }
    .log = { $who } navigue vers { $kind ->
        [water] la case Eau { $name }
        [pontoon] le ponton { $name }
        [depot] le dépôt { $name }
        [warehouse] l’entrepôt { $name }
       *[start] le départ
    }.
    .help = Chaque case coûte une ressource de n’importe quelle couleur, sauf si une carte ou une tuile vous a donné des cases gratuites.
amsterdam-jump = Déplacer la barge vers { $kind ->
        [water] la case Eau { $name }
        [pontoon] le ponton { $name }
        [depot] le dépôt { $name }
        [warehouse] l’entrepôt { $name }
       *[start] le départ
    }
    .log = { $who } déplace la barge vers { $kind ->
        [water] la case Eau { $name }
        [pontoon] le ponton { $name }
        [depot] le dépôt { $name }
        [warehouse] l’entrepôt { $name }
       *[start] le départ
    }.
    .help = Le marché envoie votre barge n’importe où. Elle y arrive comme d’habitude.
amsterdam-advance = Avancer { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    } sur l’Amstel
    .log = { $who } avance { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    } sur l’Amstel.
    .family = Avancer sur l’Amstel
    .help = Une fois par tour, vous pouvez payer pour avancer : la première case coûte une ressource, chacune des suivantes deux. Une case donnée par une carte est gratuite. Chaque pont passé rapporte aussitôt ses points, l’embouchure dix. Qui est devant joue plus tôt au tour suivant.
amsterdam-stay = Rester sur place
    .log = { $who } n’avance pas sur l’Amstel.
amsterdam-market = Utiliser le marché
    .log = { $who } utilise le marché.
    .help = Une fois par tour, vous pouvez payer les florins de la tuile Marché et recevoir ce qu’elle montre.
amsterdam-swap-in = Prendre { $number } { $card }
    .log = { $who } prend { $number } { $card } dans la défausse.
    .help = { $text }
amsterdam-swap-out = Donner { $number } { $card }
    .log = { $who } met { $number } { $card } dans la défausse en échange.
    .help = { $text }
amsterdam-draw = Piocher la première carte : { $kind }
    .log = { $who } pioche dans une pile : { $kind }.
amsterdam-enough = Cela suffit
    .log = { $who } s’en tient là.
amsterdam-pass = Passer
    .log = { $who } passe.
    .help = Votre tour se termine. Des ressources qui vous restent, vous pouvez en garder une pour le tour suivant ; après le dernier tour, elles comptent comme surplus, un point pour deux.

## Extensions
amsterdam-foreman = Placer le contremaître { $kind ->
        [depot] au dépôt { $name }
       *[warehouse] à l’entrepôt { $name }
    }
    .log = { $who } envoie le contremaître { $kind ->
        [depot] au dépôt { $name }
       *[warehouse] à l’entrepôt { $name }
    }.
    .help = Chaque marchandise livrée là où il se tient rapporte 2 points de plus ; à la fin de ce tour, il repart.
amsterdam-bailiff = Placer le bailli à { $district } { $number }
    .log = { $who } envoie le bailli à { $district } { $number }.
    .family = Placer le bailli sur un bloc : { $district }
    .help = Le bloc où il se tient coûte une ressource de moins ; qui le prend déplace le bailli.
amsterdam-figure = Placer la figurine sur : { $good }
    .log = { $who } place la figurine sur : { $good }.
    .help = Qui vend une marchandise sur sa case reçoit les deux récompenses et la déplace.
amsterdam-settle = Rendre ce que demande la tâche { $task }
    .log = { $who } rend ce que demande la tâche { $task }.
    .help = { $text } Ce qui est rendu ne compte plus comme surplus.
amsterdam-settle-with = En rendre { $count } pour la tâche { $task }
    .log = { $who } en rend { $count } pour la tâche { $task }.
    .help = { $text } Ce qui est rendu ne compte plus comme surplus.
amsterdam-give = Rendre : { $colour }
    .log = { $who } rend : { $colour }.
amsterdam-give-docker = Rendre le docker { $docker }
    .log = { $who } rend le docker { $docker }.

## Seul contre TOM
amsterdam-remove = TOM retire { $number } { $card }
    .log = TOM retire { $number } { $card } ; { $who } a choisi.
    .help = TOM est en tête et retire la carte la moins chère. Deux plans coûtent autant : à vous de choisir.
amsterdam-tom-removes = TOM retire { $number } { $card }
    .log = TOM est en tête sur l’Amstel et retire { $number } { $card }.
amsterdam-tom-advances = TOM avance de { $spaces }
    .log = TOM avance { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    } sur l’Amstel.
amsterdam-tom-brings = TOM ramène le docker { $docker }
    .log = TOM mène le docker { $docker } du ponton { $pontoon } au bâtiment pour les dockers.
amsterdam-tom-takes = TOM prend { $district } { $number }
    .log = TOM prend { $district } { $number }.
amsterdam-tom-sells = TOM vend : { $good }
    .log = TOM vend au marché noir pour 2 florins : { $good }.
amsterdam-tom-delivers = TOM livre : { $good }
    .log = TOM livre à l’entrepôt : { $good }.
amsterdam-tom-market = TOM utilise le marché
    .log = TOM paie la tuile Marché.
amsterdam-tom-florin = TOM reçoit un florin
    .log = TOM ne peut payer la tuile Marché et reçoit un florin.

## Ce qui arrive de soi-même
amsterdam-news-round = Le tour { $round } commence ; { $who } ouvre l’ordre de jeu.
amsterdam-news-round-tom = Le tour { $round } commence ; TOM est en tête sur l’Amstel.
amsterdam-news-rest = { $cards ->
        [one] La carte que personne n’a prise rejoint
       *[other] Les { $cards } cartes que personne n’a prises rejoignent
    } la défausse.
amsterdam-news-dice-to-one = Ce tour-ci, les dés de { $number } ou plus comptent comme des 1.
amsterdam-news-die = { $count } × { $colour } sur la case { $space } de la rose des vents.
amsterdam-news-rose-empty = La rose des vents n’apporte rien à { $who } ce tour-ci.
amsterdam-news-kept = { $who } garde une seule ressource ({ $colour }) ; les autres sont perdues.
amsterdam-news-docker-home = Le docker { $docker } est arrivé chez lui.
amsterdam-news-foreman = Le contremaître repart vers { $kind ->
        [depot] le dépôt { $name }
       *[warehouse] l’entrepôt { $name }
    }.
amsterdam-news-foreman-gone = Plus aucun entrepôt ni dépôt n’a de place : le contremaître quitte la partie.
amsterdam-news-bailiff = Le bailli repart vers { $district } { $number }.
amsterdam-news-bailiff-gone = Plus aucun bloc n’est libre : le bailli quitte la partie.
amsterdam-news-figure = La figurine repart sur : { $good }.
amsterdam-news-figure-gone = Tout a été vendu : la figurine quitte le marché noir.
amsterdam-news-final = Le dernier tour est fini : les cartes inactives valent des jetons Pénalité, et le décompte final commence.

## Ce qu’un choix coûte et rapporte
amsterdam-note-cost = coûte { $count ->
        [one] une ressource
       *[other] { $count } ressources
    }
amsterdam-note-step-free = une case gratuite
amsterdam-note-price = coûte { $count } × { $colour }
amsterdam-note-price-more = { $count } × { $colour }
amsterdam-note-one-less = une ressource de moins grâce à une de vos cartes
amsterdam-note-die = { $count } × { $colour } sur la case { $space }
amsterdam-note-good = marchandise : { $good }
amsterdam-note-dockers = { $count ->
        [one] un docker y attend
       *[other] { $count } dockers y attendent
    }
amsterdam-note-roof = la prochaine marchandise rapporte { $points }
amsterdam-note-full = plus de place
amsterdam-note-tile = { $cost ->
        [0] gratuit
        [one] pour un florin
       *[other] pour { $cost } florins
    }. { $text }

## Ce qu’une action a donné ou pris
amsterdam-gain-points = { $change } { $number ->
        [one] point
       *[other] points
    }
amsterdam-gain-florins = { $change } { $number ->
        [one] florin
       *[other] florins
    }
amsterdam-gain-penalties = { $change } { $number ->
        [one] jeton Pénalité
       *[other] jetons Pénalité
    }
amsterdam-gain-dockers = { $change } { $number ->
        [one] docker à bord
       *[other] dockers à bord
    }
amsterdam-gain-of = { $change } { $what }
amsterdam-gain-tom-points = TOM : { $change } { $number ->
        [one] point
       *[other] points
    }
amsterdam-gain-tom-florins = { $change } { $number ->
        [one] florin
       *[other] florins
    }

## Ce qui est demandé
amsterdam-ask-pawn = L’ordre de jeu est tiré au sort.
amsterdam-ask-lay = Les marchandises sont posées.
amsterdam-ask-docker = Les dockers sont placés.
amsterdam-ask-district = Les tuiles Quartier sont tirées.
amsterdam-ask-tile = Une tuile Marché est révélée.
amsterdam-ask-task = Les tâches sont distribuées.
amsterdam-ask-reveal = Les cartes sont révélées.
amsterdam-ask-die = Les dés sont lancés.
amsterdam-ask-draw = Une carte est piochée.
amsterdam-ask-place-foreman = Placez le contremaître sur un dépôt.
amsterdam-ask-place-bailiff = Placez le bailli sur un bloc qui coûte 2.
amsterdam-ask-place-figure = Placez la figurine sur une case du marché noir.
amsterdam-ask-take = Prenez une des cartes.
amsterdam-ask-discard-sixth = Vous avez six cartes inactives : défaussez-en une et prenez un jeton Pénalité.
amsterdam-ask-stock = Choisissez une couleur : { $count } pour la case { $space } de votre rose des vents.
amsterdam-ask-dice = Choisissez deux dés.
amsterdam-ask-shift = Vous pouvez poser les ressources d’un de vos dés sur une case voisine.
amsterdam-ask-turn = Faites ce que vous voulez, dans l’ordre que vous voulez, puis passez.
amsterdam-ask-pay = Payez { $count ->
        [one] une ressource
       *[other] { $count } ressources
    } de n’importe quelle couleur.
amsterdam-ask-gain = Prenez une ressource de votre choix.
amsterdam-ask-save = Quelle ressource économisez-vous sur { $card } ?
amsterdam-ask-sell = Que devient votre marchandise ({ $good }) ?
amsterdam-ask-advance = Avancer d’une case sur l’Amstel ?
amsterdam-ask-discard-plan = Lequel de vos plans défaussez-vous ?
amsterdam-ask-free-card = Quelle carte activez-vous sans payer ?
amsterdam-ask-free-block = Quel bloc prenez-vous ?
amsterdam-ask-jump = Où va votre barge ?
amsterdam-ask-swap-in = Quelle carte prenez-vous dans la défausse ?
amsterdam-ask-swap-out = Laquelle de vos cartes donnez-vous en échange ?
amsterdam-ask-foreman = Où va le contremaître ?
amsterdam-ask-bailiff = Où va le bailli ?
amsterdam-ask-figure = Où va la figurine ?
amsterdam-ask-keep = Quelle ressource gardez-vous ?
amsterdam-ask-hand-back = Que rendez-vous pour vos tâches ?
amsterdam-ask-give = Quelles ressources rendez-vous ? Encore { $count }.
amsterdam-ask-give-docker = Quel docker rendez-vous ?
amsterdam-ask-remove = Lequel des deux plans TOM retire-t-il ?
amsterdam-ask-tom-removes = TOM retire une carte.
amsterdam-ask-tom-advances = TOM avance.
amsterdam-ask-tom-brings = TOM ramène un docker.
amsterdam-ask-tom-takes = TOM prend un bloc.
amsterdam-ask-tom-sells = TOM vend une marchandise.
amsterdam-ask-tom-delivers = TOM livre une marchandise.
amsterdam-ask-tom-market = TOM va au marché.

## Score
amsterdam-tie-broken = À points égaux, qui est le plus avancé sur l’Amstel passe devant.
amsterdam-part-track = Pendant la partie
amsterdam-part-penalties = Pénalités
amsterdam-part-cards = Cartes de fin
amsterdam-part-city = Plus grand groupement
amsterdam-part-districts = Quartiers
amsterdam-part-tasks = Tâches
amsterdam-part-leftovers = Surplus

## Pourquoi c’est impossible
amsterdam-why-over = La partie est terminée.
amsterdam-why-not-your-turn = Ce n’est pas à vous de jouer.
amsterdam-why-question = Répondez d’abord à la question.
amsterdam-why-block-yours = Ce bloc est déjà à vous.
amsterdam-why-block-taken = Ce bloc est à un autre joueur.
amsterdam-why-block-once = Vous avez déjà pris votre bloc de ce tour.
amsterdam-why-block-price = Il coûte { $price } × { $colour } ; vous en avez { $have }.
amsterdam-why-card-cost = Il vous manque { $missing ->
        [one] une ressource
       *[other] { $missing } ressources
    } pour cette carte.
amsterdam-why-card-used = Cette carte a déjà été utilisée ce tour-ci.
amsterdam-why-card-condition = La condition de la carte n’est pas remplie : { $text }
amsterdam-why-card-lasting = Cette carte agit d’elle-même : { $text }
amsterdam-why-card-not-yours = Cette carte n’est pas sur votre plateau.
amsterdam-why-node-far = Votre barge avance d’une case à la fois, et celle-ci n’est pas voisine.
amsterdam-why-node-resources = Se déplacer coûte une ressource, et vous n’en avez pas.
amsterdam-why-node-here = Votre barge est ici ; il n’y a rien à charger, à livrer ni à prendre à bord.
amsterdam-why-good-store = On ne charge qu’au départ et aux pontons.
amsterdam-why-good-place = Cette marchandise se livre à son entrepôt, ou à un dépôt vide.
amsterdam-why-good-full = Il n’y a pas de place ici pour cette marchandise.
amsterdam-why-good-none = Vous n’en avez pas.
amsterdam-why-docker-boarded = Un seul docker monte à bord à chaque escale.
amsterdam-why-docker-full = Deux dockers sont déjà à bord.
amsterdam-why-docker-elsewhere = Aucun docker de cette couleur n’attend là où est votre barge.
amsterdam-why-amstel-once = Vous avez déjà payé pour avancer sur l’Amstel ce tour-ci.
amsterdam-why-amstel-mouth = Votre pion est à l’embouchure de l’Amstel.
amsterdam-why-amstel-resources = Avancer coûte des ressources, et vous n’en avez pas.
amsterdam-why-market-once = Vous avez déjà utilisé le marché ce tour-ci.
amsterdam-why-market-florins = Le marché coûte { $cost ->
        [one] un florin
       *[other] { $cost } florins
    } ; vous en avez { $florins }.
amsterdam-why-market-useless = La tuile ne pourrait rien pour vous maintenant.
amsterdam-why-dice = Les dés se choisissent en phase II.

## Le plateau en mots
amsterdam-code-colour-brown = m
amsterdam-code-colour-grey = g
amsterdam-code-colour-purple = v
amsterdam-code-colour-orange = o
amsterdam-code-colour-pink = r
amsterdam-code-colour-black = n
amsterdam-code-good-beer = Bi
amsterdam-code-good-tulip = Tu
amsterdam-code-good-cheese = Fr
amsterdam-code-good-furniture = Me
amsterdam-code-good-jenever = Ge
amsterdam-code-good-tiles = Ca
amsterdam-code-good-lace = De
amsterdam-code-good-coffee = Cf
amsterdam-code-good-crystal = Cr
amsterdam-code-docker-light-blue = bc
amsterdam-code-docker-brown = ma
amsterdam-code-docker-white = bl
amsterdam-code-docker-yellow = ja
amsterdam-code-docker-pink = ro
amsterdam-code-docker-light-green = vc
amsterdam-label-discard = Défausse
amsterdam-label-round = Tour { $round } sur { $rounds }
amsterdam-label-fast = livraison rapide +{ $points }
amsterdam-label-dice = Dés
amsterdam-label-market = Marché
amsterdam-label-city = Ville
amsterdam-label-harbour = Port
amsterdam-label-amstel = Amstel
amsterdam-label-black-market = Marché noir
amsterdam-label-dockers = Dockers
amsterdam-label-building = Bâtiment pour les dockers
amsterdam-label-scored = compté
amsterdam-label-free = libre
amsterdam-label-sold = vendu
amsterdam-label-empty = vide
amsterdam-label-none = aucun
amsterdam-label-display = Au choix
amsterdam-label-inactive = Cartes inactives
amsterdam-label-active = Cartes actives
amsterdam-label-tasks = Tâches
amsterdam-label-rose = Rose des vents
amsterdam-label-reserve = Réserve
amsterdam-label-house = Maison
amsterdam-label-store = Entrepôt provisoire
amsterdam-label-aboard = À bord
amsterdam-label-points = Points
amsterdam-label-florins = Florins
amsterdam-label-penalties = Jetons
amsterdam-label-barge = Barge
amsterdam-label-blocks = Blocs
amsterdam-label-cards = Cartes
amsterdam-label-cost = Coût
amsterdam-label-used = utilisée
amsterdam-label-steps = Cases gratuites : { $steps }
amsterdam-label-place = { $kind ->
        [water] case Eau { $name }
        [pontoon] ponton { $name }
        [depot] dépôt { $name }
        [warehouse] entrepôt { $name }
       *[start] départ
    }
amsterdam-label-foreman = contremaître
amsterdam-label-bailiff = bailli
amsterdam-label-figure = figurine
amsterdam-legend = * compté à la fin  = pont  +n points d’un pont de l’Amstel  [?n] petit dépôt  :- dockers en attente  x pris  F contremaître  ! bailli ou figurine

## Les cartes en mots
amsterdam-timing-I = une fois en phase I
amsterdam-timing-II = une fois en phase II
amsterdam-timing-III = une fois dans votre tour
amsterdam-timing-permanent = toujours
amsterdam-timing-end = à la fin de la partie
amsterdam-label-name = Nom
amsterdam-label-kind = Sorte
amsterdam-label-timing = Quand
amsterdam-label-text = Texte
amsterdam-label-origin = Origine
amsterdam-origin-printed = imprimé dans la boîte
amsterdam-origin-inferred = déduit des règles
amsterdam-origin-designed = conçu pour cette édition
amsterdam-origin-transcribed = transcrit par un propriétaire
amsterdam-aspect-effect = effet
amsterdam-aspect-timing = moment
amsterdam-aspect-type = type
amsterdam-aspect-cost = coût
amsterdam-aspect-name = nom
amsterdam-type-brewer = Brasseur
amsterdam-type-tulip-grower = Cultivateur de tulipes
amsterdam-type-cheesemaker = Fromager
amsterdam-type-coffee-roaster = Torréfacteur
amsterdam-type-carpenter = Charpentier
amsterdam-type-tile-maker = Faïencier
amsterdam-type-distiller = Distillateur
amsterdam-type-lacemaker = Dentellière
amsterdam-type-glassblower = Verrier
amsterdam-type-de-waag = De Waag
amsterdam-type-paleis-op-de-dam = Paleis op de Dam
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-entrepotdok = Entrepotdok
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-centraal-station = Centraal Station
amsterdam-type-beurs = Beurs van Zocher
amsterdam-type-rijksmuseum = Rijksmuseum
amsterdam-type-plan-plantage = Plan de la Plantage
amsterdam-type-plan-haarlemmerbuurt = Plan de la Haarlemmerbuurt
amsterdam-type-plan-jordaan = Plan du Jordaan
amsterdam-type-plan-burgwallen = Plan des Burgwallen
amsterdam-type-plan-nieuwmarkt = Plan du Nieuwmarkt
amsterdam-type-plan-grachtengordel = Plan du Grachtengordel

## Pourquoi un robot ferait cela
amsterdam-hint-only = Il n’y a rien d’autre à faire.
amsterdam-hint-direct = Décidé à l’intuition, sans regarder plus loin.
amsterdam-hint-searched = J’ai étudié la suite { $simulations ->
    [one] une fois
   *[other] { $simulations } fois
}, dont { $share } % avec ce coup.
amsterdam-hint-value = Après cela, j’estime vos chances à { $value } sur 100.
amsterdam-hint-close = Après cela, j’estime vos chances à { $value } sur 100 ; autre chose vaut à peu près autant.
amsterdam-hint-better = Après cela, j’estime vos chances à { $value } sur 100, soit { $gap } de plus qu’après tout ce que j’ai essayé d’autre.

## Le plateau dessiné
amsterdam-map = Le plateau : port, ville et Amstel
    .help = Les flèches mènent à ce qui est utilisable dans cette direction, Page précédente et Page suivante parcourent tout, Entrée l’utilise.
amsterdam-zoom-in = Rapprocher
amsterdam-zoom-out = Éloigner
amsterdam-zoom-whole = Tout le plateau
amsterdam-boards = Plateaux des joueurs
amsterdam-tom = TOM
amsterdam-tom-beaten = Vous avez battu TOM.
amsterdam-tom-wins = Cette fois, TOM gagne.
amsterdam-tom-words = TOM a { $points } { $points ->
        [one] point
       *[other] points
    } et { $florins } { $florins ->
        [one] florin
       *[other] florins
    } ; son pion est sur la case { $space }.
amsterdam-block-words = { $name } : coûte { $price } × { $colour }{ $good ->
        [none] {""}
       *[other] {" "}; marchandise : { $good }
    }
amsterdam-block-owned = { $name } : appartient à { $who }
amsterdam-roof-next = la prochaine marchandise rapporte { $value }
amsterdam-roof-full = plein
amsterdam-dockers-wait = en attente : { $dockers }
amsterdam-docker-words = docker ({ $docker })
amsterdam-barge-of = barge ({ $who })
amsterdam-pawn-of = pion ({ $who })
amsterdam-card-words = { $number } { $name }, { $kind } ; coûte { $cost } ; { $timing } : { $text }{ $state ->
        [none] {""}
       *[other] {" "}({ $state })
    }
amsterdam-amstel-space = Amstel, case { $space }
amsterdam-amstel-mouth = Embouchure de l’Amstel
amsterdam-amstel-goal = { $action } : { $cost ->
        [0] gratuit
        [one] coûte une ressource
       *[other] coûte { $cost } ressources
    }{ $points ->
        [0] {""}
       *[other] , rapporte { $points }
    }
amsterdam-stall-words = Marché noir, { $good } : { $state }
amsterdam-building-words = Bâtiment pour les dockers : { $count ->
        [0] personne n’est rentré
        [one] un docker est rentré
       *[other] { $count } dockers sont rentrés
    }
amsterdam-die-words = Dé { $colour } : { $number ->
        [0] pas encore lancé
       *[other] { $number }
    }{ $chosen ->
        [1] , choisi
       *[other] {""}
    }
amsterdam-die-brings = { $count } × { $colour } sur la case { $space }. Choisissez le second dé.
amsterdam-dice-to-one = Ce tour-ci, un dé de { $number } ou plus compte pour 1.
amsterdam-dice-how = Un dé apporte autant de cubes que le dit son chiffre. Un 1 arrive dès ce tour, un 2 au tour suivant, et ainsi de suite. Choisissez-en deux.
amsterdam-tiles-left = { $count ->
        [0] Plus de tuile Marché
        [one] Encore une tuile Marché
       *[other] Encore { $count } tuiles Marché
    }
amsterdam-discard-words = Défausse : { $cards ->
        [0] vide
        [one] une carte
       *[other] { $cards } cartes
    }
amsterdam-stack-words = Pile ({ $kind }) : { $count }
amsterdam-rose-words = Rose des vents, case { $space } : { $lying }
amsterdam-reserve-words = { $colour } : { $count }
amsterdam-house-words = Maison : { $colour }
amsterdam-house-help = Une ressource peut y attendre le tour suivant.
amsterdam-mill-words = Moulin : { $markers ->
        [0] aucun marqueur libre
        [one] un marqueur libre
       *[other] { $markers } marqueurs libres
    }, { $tokens ->
        [0] aucune pénalité
        [one] une pénalité
       *[other] { $tokens } pénalités
    }
amsterdam-tasks-hidden = { $count ->
        [one] Une tâche secrète
       *[other] { $count } tâches secrètes
    }
amsterdam-todo = Ce que vous pouvez faire
amsterdam-todo-left = { $count ->
        [0] Aucune ressource restante
        [one] Une ressource restante
       *[other] { $count } ressources restantes
    }
amsterdam-todo-block = Prendre un bloc
amsterdam-todo-activate = Activer
amsterdam-todo-use = Utiliser
amsterdam-todo-sail = Naviguer
amsterdam-todo-cargo = Charger, livrer
amsterdam-todo-board = Prendre un docker
amsterdam-todo-amstel = Amstel
amsterdam-todo-market = Marché
amsterdam-todo-possible = { $count ->
        [one] une façon
       *[other] { $count } façons
    }
amsterdam-todo-done = fait
amsterdam-todo-not = pas maintenant
amsterdam-table = La table
amsterdam-order-words = Ordre de jeu : { $names }
amsterdam-districts-words = Comptés à la fin : { $districts }
amsterdam-board-mine = Votre plateau
amsterdam-board-of = Plateau : { $who }
amsterdam-blocks-open = Blocs que vous pouvez prendre

## Une première partie guidée
amsterdam-lesson-welcome = Douze tours dans le vieil Amsterdam. À chacun, vous prenez une carte, choisissez deux dés, puis faites ce que vos ressources permettent : prendre des maisons, expédier des marchandises, descendre l’Amstel. Qui a le plus de points à la fin gagne. C’est une vraie partie, contre un robot indulgent.
    .title = Bienvenue
amsterdam-lesson-stock = Cette roue est votre rose des vents. Elle tourne d’une case à chaque tour, et ce qui arrive à la flèche est à vous. Choisissez ce qui se trouve sur ses premières cases : une ressource pour ce tour, deux pour le suivant.
    .title = La rose des vents
amsterdam-lesson-take = Prenez une des cartes visibles. Elle va sous votre plateau et ne fait encore rien : à votre tour, vous pourrez payer son coût et la placer au-dessus. Regardez ce coût en cubes de couleur, et son effet.
    .title = Une carte pour plus tard
amsterdam-lesson-dice = Choisissez deux dés. Un 5 apporte cinq cubes de sa couleur, mais seulement au cinquième tour, celui-ci compris ; un 1 apporte un seul cube tout de suite. Peu et tôt, ou beaucoup et tard : c’est tout le jeu.
    .title = Deux dés
amsterdam-lesson-turn = La rose des vents a tourné et vous avez { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } à dépenser. Tout ce qui est possible est éclairé. L’ordre est libre, et chaque coup peut être annulé.
    .title = Votre tour
amsterdam-lesson-block = Un bloc coûte ce que dit son enseigne, en cubes de la couleur de ses toits. Vous recevez la marchandise posée là, et à la fin trois points par bloc de votre plus grand groupement relié par des ponts. Un bloc par tour. Prenez-en un qui est éclairé.
    .title = Les maisons
amsterdam-lesson-good = La marchandise de votre bloc va dans votre entrepôt provisoire pour être expédiée, ou tout de suite au marché noir contre deux florins ou une ressource. Le marché noir ne prend chaque marchandise qu’une fois.
    .title = À quoi sert une marchandise
amsterdam-lesson-activate = Vous pouvez payer une de vos cartes. Une carte active sert jusqu’à la fin, donc les premières rapportent le plus. Activez-en une qui est éclairée.
    .title = Les cartes s’éveillent
amsterdam-lesson-cards = Un chiffre romain dit dans quelle phase une carte sert une fois par tour ; la boucle veut dire « toujours », le drapeau « à la fin de la partie ». Une carte utilisée porte une coche jusqu’au tour suivant.
    .title = Quand servent les cartes
amsterdam-lesson-sail = Votre barge avance d’une case pour une ressource de n’importe quelle couleur. Pointez un lieu du port pour voir le chemin et son prix.
    .title = La barge
amsterdam-lesson-cargo = On charge au départ et aux pontons, et on livre à l’entrepôt de la marchandise ou à un dépôt libre, pour les points du meilleur toit libre{ $points ->
        [0] .
       *[other] , et { $points } de plus pour la livraison rapide de ce tour.
    }
    .title = Les marchandises partent
amsterdam-lesson-docker = Un docker attend ici. Prenez-le à bord, ce qui vous rapporte un florin, et menez-le au ponton de sa couleur : plus tôt il rentre, plus il rapporte.
    .title = Les dockers
amsterdam-lesson-amstel = Une fois par tour, votre pion peut descendre l’Amstel : une ressource pour la première case, deux pour chacune des suivantes. Les ponts rapportent au passage, et qui est devant joue en premier.
    .title = L’Amstel
amsterdam-lesson-market = Vos florins suffisent pour le marché. Une fois par tour, vous payez ce que demande la tuile et recevez ce qu’elle montre.
    .title = Le marché
amsterdam-lesson-pass = Quand vous avez fini, passez. Une ressource peut attendre le tour suivant dans votre maison ; les autres sont perdues, alors dépensez.
    .title = La fin du tour
amsterdam-lesson-penalty = Cinq cartes inactives seulement tiennent sous votre plateau. Avec une sixième, il faut en défausser une et prendre un jeton Pénalité, et celles qui restent inactives à la fin en coûtent aussi. Le deuxième jeton coûte plus que le premier, le troisième plus que le deuxième ; à partir du quatrième, le prix ne monte plus.
    .title = Trop de cartes
amsterdam-lesson-late = Les derniers tours approchent. Les dés élevés arriveraient trop tard et comptent pour 1 ; achevez vos groupements, livrez, et activez ce qui rapporte à la fin.
    .title = La fin approche
amsterdam-lesson-end = C’était votre première partie. Le tableau montre d’où viennent les points. Rejouez, ou invitez des amis.
    .title = Bien joué

## What an action is good for
amsterdam-hint-scores = Cela rapporte { $points ->
        [one] un point
       *[other] { $points } points
    }.
amsterdam-hint-florins = Cela rapporte { $florins ->
        [one] un florin
       *[other] { $florins } florins
    }.
amsterdam-hint-group = Votre plus grand groupement passe à { $size } blocs, soit { $points } points à la fin.
amsterdam-hint-resources = Cela vous donne { $count ->
        [one] une ressource
       *[other] { $count } ressources
    } à dépenser tout de suite.
amsterdam-hint-then = Juste après, vous pouvez marquer { $points ->
        [one] un point
       *[other] { $points } points
    }.
