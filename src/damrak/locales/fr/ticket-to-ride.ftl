## Les Aventuriers du Rail : Amsterdam

ticket-to-ride = Les Aventuriers du Rail : Amsterdam
    .about = Rassemblez des cartes, prenez des routes dans la vieille ville et remplissez des contrats secrets.

## Cartes Transport
ticket-to-ride-card-pink = rose
ticket-to-ride-card-blue = bleu
ticket-to-ride-card-green = vert
ticket-to-ride-card-black = noir
ticket-to-ride-card-red = rouge
ticket-to-ride-card-orange = orange
ticket-to-ride-card-wild = joker
ticket-to-ride-lane-grey = gris

## Actions
ticket-to-ride-begin = Commencer
    .log = { $who } commence.
ticket-to-ride-deal = Une carte est donnée
    .log = { $who } pioche une carte : { $card }.
ticket-to-ride-deal-hidden = Une carte est donnée
    .log = { $who } pioche une carte du paquet.
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
    .help = Chacun rapporte ses points à la fin s’il est rempli, et les coûte s’il ne l’est pas.
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
       *[other] {" "}(voie : { $lane })
    } avec { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}et { $wilds } joker
       *[other] {" "}et { $wilds } jokers
    }
    .log = { $who } prend { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(voie : { $lane })
    } avec { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}et { $wilds } joker
       *[other] {" "}et { $wilds } jokers
    }.
    .help = Vous payez autant de cartes que la route a d’espaces, toutes de sa couleur (une seule couleur au choix si elle est grise) ; un joker remplace n’importe laquelle. Vous posez un chariot sur chaque espace et marquez aussitôt les points de la route. Une route à symboles de chariot rapporte une carte Marchandise.
ticket-to-ride-claim-wild = Prendre { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(voie : { $lane })
    } avec { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
    .log = { $who } prend { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(voie : { $lane })
    } avec { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }.
    .help = Des jokers seuls peuvent payer une route de n’importe quelle couleur.
ticket-to-ride-pass = Passer
    .log = { $who } passe.
    .help = On ne passe que si l’on ne peut rien faire d’autre. Si tout le monde passe à la suite, la partie s’arrête.

## Ce qui est demandé
ticket-to-ride-ask-turn = Prenez des cartes, prenez une route, ou piochez des contrats.
ticket-to-ride-ask-second-card = Prenez une deuxième carte (mais pas un joker visible).
ticket-to-ride-ask-keep = Choisissez les contrats à garder.
ticket-to-ride-ask-who-begins = On tire au sort qui commence.
ticket-to-ride-ask-deal = Une carte est donnée.
ticket-to-ride-ask-fill-row = Une carte est retournée.
ticket-to-ride-ask-offer = Un contrat est donné.

## Décompte
ticket-to-ride-part-routes = Routes
ticket-to-ride-part-contracts-done = Contrats remplis
ticket-to-ride-part-contracts-missed = Contrats manqués
ticket-to-ride-part-merchandise = Marchandises

## Le plateau en mots
ticket-to-ride-deck = Paquet
ticket-to-ride-discard = Défausse
ticket-to-ride-face-up = Visibles
ticket-to-ride-hand = Vos cartes
ticket-to-ride-contracts-held = Vos contrats
ticket-to-ride-contract-done = rempli
ticket-to-ride-contract-open = pas encore
ticket-to-ride-contracts-left = Contrats dans le paquet
ticket-to-ride-merchandise-left = Marchandises restantes
ticket-to-ride-carts = Chariots
ticket-to-ride-points = Points
ticket-to-ride-cards = Cartes
ticket-to-ride-contracts-number = Contrats
ticket-to-ride-merchandise = Marchandises
ticket-to-ride-routes = Routes
ticket-to-ride-route-free = libre
ticket-to-ride-route-closed = fermée
ticket-to-ride-last-round = Dernier tour : { $turns ->
        [one] encore un tour de jeu
       *[other] encore { $turns } tours de jeu
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
ticket-to-ride-why-other-lane-yours = L’autre voie est à vous ; personne ne prend les deux voies d’une route double.
ticket-to-ride-why-other-lane-taken = À deux joueurs, une route double se ferme dès que l’une de ses voies est prise.
ticket-to-ride-why-carts = La route a { $length } espaces, et il ne vous reste que { $carts ->
        [one] { $carts } chariot
       *[other] { $carts } chariots
    }.
ticket-to-ride-why-cards = Il faut { $length } cartes de cette couleur, jokers compris ; vous en avez { $have }.
ticket-to-ride-why-grey-cards = Il faut { $length } cartes d’une même couleur, jokers compris ; vous en avez au plus { $have }.
ticket-to-ride-why-no-cards = Le paquet et la défausse sont vides.
ticket-to-ride-why-no-contracts = Il ne reste plus de contrats.
