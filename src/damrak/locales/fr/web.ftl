### Le client web

## Partout
web-skip = Aller au contenu
web-nav = Menu principal
web-close = Fermer
web-loading = Un instant …
web-try-again = Réessayer
web-to-home = Retour à l’accueil
web-page-missing = Cette page n’existe pas
web-page-stale = Cette page n’est pas arrivée
web-page-stale-more = Le serveur a peut-être été renouvelé depuis votre arrivée. Rechargez tout pour continuer.
web-reload = Recharger
web-unreachable-title = Personne ne répond
web-unreachable = Le serveur est injoignable pour l’instant.
web-line-broken = Reconnexion …
web-yes = oui
web-no = non
web-none = aucun
web-someone = quelqu’un
web-you = vous
web-name = Nom
web-copy = Copier
web-copied = Copié : collez-le où vous voulez.
web-copy-by-hand = Ce navigateur ne permet pas de copier ; faites-le à la main.

## Les préférences
web-settings = Réglages
web-language = Langue
web-theme = Éclairage
web-theme-switch = Passer du jour à la nuit
web-theme-auto = comme l’appareil
web-theme-light = jour
web-theme-dark = nuit
web-motion = Mouvement sur le plateau
web-motion-auto = comme l’appareil
web-motion-full = oui
web-motion-calm = non
web-pace = Les coups des autres sont montrés
web-pace-slow = lentement
web-pace-usual = un par un
web-pace-instant = tout de suite
web-confirm = Demander avant de valider un coup
web-confirm-touch = quand je touche l’écran
web-confirm-always = toujours
web-confirm-never = jamais
web-grace-setting = Délai pour annuler ce qui est sans retour
web-grace-off = aucun
web-grace-short = 1 seconde
web-grace-usual = 2 secondes
web-grace-long = 4 secondes
web-sound = Son
web-sound-on = Le son est activé
web-sound-off = Le son est coupé
web-sound-play = Jouer les sons
web-notify = M’avertir hors de cette page quand c’est mon tour
web-keys = Une lettre seule sert de raccourci à la table
web-key-b = au plateau
web-key-c = tout ce que je peux faire
web-key-u = annuler
web-key-h = un conseil
web-key-l = ce qui s’est passé

## L’accueil
web-welcome = Bienvenue au Damrak
web-welcome-more = Des jeux de société d’Amsterdam, contre d’autres joueurs ou des robots. Asseyez-vous et jouez.
web-disclaimer = Damrak est indépendant et sans lien avec les auteurs ou éditeurs de ces jeux. Tous les dessins et textes sont les nôtres.
web-play-now = Jouer maintenant
web-play = Jouer
web-learn = Apprendre en jouant
web-your-name = Vous vous appelez
web-opponents = Contre
web-opponents-count = { $count ->
        [0] en solo
        [one] 1 robot
       *[other] { $count } robots
    }
web-level = Niveau
web-bot = robot
web-bot-random = Mousse
    .level = joue au hasard
web-bot-easy = Apprenti
    .level = facile
web-bot-fair = Marchand
    .level = moyen
web-bot-greedy = Commis
    .level = suit des règles simples
web-bot-strong = Régent
    .level = fort
web-bot-master = Bourgmestre
    .level = le plus fort
web-bot-search = Vigie
    .level = voit loin
web-bot-instinct = Vieux loup de mer
    .level = joue d’instinct
web-bots = Robots
web-set-table = Ouvrir une table
web-hot-seat = À plusieurs sur cet écran
web-my-games = Mes parties
web-my-games-none = Aucune en cours. Appuyez sur Jouer et c’est parti.
web-my-games-over = Terminées récemment
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de compagnie pour l’instant. Ouvrez une table et d’autres la trouveront ici.
web-watch-games = Parties à regarder
web-results = Derniers résultats
web-results-none = Aucune partie n’est encore terminée.
web-turn-mine = À vous de jouer
web-turn-of = C’est à { $name }
web-in-play = en cours
web-chairs-free = { $count ->
        [0] plus de chaise libre
        [one] une chaise libre
       *[other] { $count } chaises libres
    }

## Ouvrir une table
web-game = Jeu
web-seats = Places
web-chairs = Qui s’assied où
web-chair-set = Chaise { $seat }
web-chair-me = moi, sur cet écran
web-chair-open = libre pour quelqu’un
web-chair-free = chaise libre
web-chair-kept = gardée pour { $name }
web-name-of = Nom du joueur { $seat }
web-person-name = Joueur { $seat }
web-hot-seat-more = Vous partagez cet écran. Entre les tours, les mains restent cachées jusqu’à ce que le joueur suivant soit là.
web-rules = Règles
web-edition = Boîte
web-edition-printed = telle qu’imprimée
web-clock = Temps
web-clock-which = Pendule
web-clock-none = sans pendule
web-clock-live = d’une traite
web-clock-days = sur plusieurs jours
web-clock-none-help = Chacun prend le temps qu’il veut.
web-clock-live-help = Chacun a une réserve de temps pour toute la partie, et un peu plus après chaque tour. Un robot remplace celui qui l’a épuisée.
web-clock-days-help = Une partie par correspondance : tant de jours pour chaque décision.
web-clock-bank = Minutes pour la partie
web-clock-increment = Secondes en plus par tour
web-clock-days-each = Jours pour chaque décision
web-clock-quiet = Personne n’épuise son temps la nuit (de 22 h à 8 h)
web-clock-live-words = { $minutes } min{ $seconds ->
        [0] {""}
       *[other] {" "}+ { $seconds } s
    }
web-clock-days-words = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-clock-left = Temps restant
web-auctions = Enchères
web-auction-which = Comment les cartes se vendent
web-auction-calm = calmes
web-auction-live = en direct
web-auction-calm-help = Chacun dit en secret à quel prix il appuierait ; puis l’horloge décide. Personne n’est pressé.
web-auction-live-help = Le prix baisse sous les yeux de tous, et le premier qui appuie achète.
web-auction-only-calm = Les enchères en direct demandent un écran par joueur, et pas de partie sur plusieurs jours.
web-company = Compagnie
web-public-allow = Visible de tous ; sinon sur invitation seulement
web-public-yes = ouverte à tous
web-public-no = sur invitation
web-watch-allow = D’autres peuvent regarder
web-chat-allow = On peut parler
web-rated-allow = Compte pour le classement (sans conseils)
web-rated-invited = Sur invitation, seuls comptent entre eux ceux qui ont joué plus de parties classées à des tables ouvertes.
web-rated = classée
web-set-table-now = Ouvrir la table

## Avant la partie
web-sit-down = S’asseoir
web-sit-too = S’asseoir ici aussi
web-start = Commencer
web-start-with-bots = Compléter par des robots et commencer
web-cancel-table = Fermer la table
web-get-up = Se lever
web-invite = Inviter des amis
web-invite-more = Qui ouvre ce lien peut s’asseoir.
web-invite-link = Lien vers cette table
web-waiting-for = { $count ->
        [0] Tout le monde est là.
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
web-table-missing = Cette table n’existe pas, ou elle est sur invitation.
web-page-trouble = Impossible de montrer cette page
web-table-cancelled = Cette table a été fermée

## À la table
web-players = Joueurs
web-to-move = joue
web-away = absent
web-stand-in-soon = un robot prend le relais dans { $time }
web-stands-in = { $bot } joue ici pour l’instant.
web-come-back = Je suis de retour
web-waits-for = { $what ->
        [none] { $count ->
                [one] { $names } doit décider.
               *[other] { $names } doivent décider.
            }
       *[other] Question à { $names } : « { $what } »
    }
web-chance-moves = Le hasard décide …
web-sending = C’est en cours …
web-game-over = La partie est terminée.
web-stale = Quelque chose s’est passé entre-temps ; regardez de nouveau.
web-choices = { $count ->
        [0] Aucun choix
        [one] Un seul choix
       *[other] Les { $count } choix
    }
web-choices-filter = Tapez pour réduire la liste
web-choices-shown = { $shown } choix sur { $all }
web-choices-no-match = Rien ne correspond à « { $typed } ».
web-rule = La règle
web-menu-which = Lequel ?
web-ways = { $count } possibilités
web-confirm-title = Est-ce ce que vous voulez ?
web-grace-title = Vous pouvez encore annuler.
web-grace-cancel = Annuler
web-do-it = Valider
web-not-yet = Pas encore
web-held = Votre réponse est gardée jusqu’à son tour.
web-unhold = Réfléchir encore
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Vous avez demandé aux autres de pouvoir annuler.
web-undo-withdraw = Laisser tomber
web-undo-wish = { $name } demande à annuler un coup.
web-undo-others = { $name } a demandé à annuler un coup.
web-agree = Accepter
web-refuse = Refuser
web-hint = Que ferait le robot ?
web-hint-by = C’est ce que ferait { $bot }.
web-hint-alternatives = Ce qu’il a pesé : combien de fois il l’a examiné, et ce qu’il en attend
web-hint-option = Possibilité
web-hint-share = Examiné
web-hint-value-head = Valeur
web-hint-value = { $percent } sur 100
web-percent = { $percent } %
web-table-tools = À propos de cette table
web-copy-link = Copier le lien de cette table
web-game-file = La partie en fichier
web-leave = Quitter la partie
web-leave-sure = Un robot jouera à votre place. Vous pourrez revenir plus tard.
web-leave-yes = Quitter
web-stay = Rester
web-tab-log = Récit
web-tab-chat = Échanges
web-tab-words = En mots
web-unread = non lus
web-on-the-table = Sur la table
web-before-me = Devant moi
web-sheet-height = La hauteur de cette feuille
web-story-open = Récit, conversation et la position en mots
web-player-open = { $name } : tout voir
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Plus tôt
web-log-undo = { $who } annule son coup.
web-log-undo-agreed = Tous acceptent, et { $who } annule son coup.
web-chat = Conversation à la table
web-chat-off = À cette table, on se tait.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-mute = Ne plus me montrer ce que dit { $name }
web-unmute = Me montrer de nouveau ce que dit { $name }
web-curtain = Passez l’écran à { $name }. Les autres regardent ailleurs.
web-curtain-lift = Je suis { $name } : montrer ma main
web-curtain-undo = { $name } : annuler mon coup
web-auction = Enchère
web-auction-soon = Dans { $seconds } …
web-auction-start = Départ
web-auction-price = À présent { $price }
web-auction-past = Dernier prix dépassé
web-auction-doubled = Prix doublés : { $name } a provoqué une seconde descente.
web-auction-press = Acheter
web-auction-dear = Vous pouvez payer { $least } au plus.

## Apprendre
web-lesson = Leçon
web-lesson-count = Leçon { $n } sur { $all }
web-lesson-next = Continuer
web-lesson-later = Jouez : la leçon suivante viendra quand vous en aurez besoin.
web-lesson-skip = Sans leçons
web-lesson-back = Revenir aux leçons

## La fin
web-winner = { $count ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }
web-end-won = Bien joué.
web-end-lost = La prochaine fois, peut-être.
web-scores = Scores
web-total = Total
web-place = Rang
web-rematch = Rejouer
web-review = Revoir la partie
web-review-page = Chance et habileté
web-daily = Donne du jour
web-daily-about = { $game }, contre { $opponents } : aujourd’hui, tout le monde reçoit les mêmes cartes.
web-daily-over = Votre résultat : { $points } points, place { $place } sur { $seats }. Une autre vous attend demain.
web-daily-play = La jouer
web-daily-on = Continuer
web-daily-look = La revoir
web-puzzles = Problèmes
web-progress = Progrès
web-proof-checking = Le tirage est en cours de vérification …
web-proof-fair = { $count ->
        [one] Équitable : ce navigateur a recalculé l’unique tirage.
       *[other] Équitable : ce navigateur a recalculé les { $count } tirages.
    }
web-proof-cannot = Ce navigateur ne vérifie le tirage qu’en https. Le fichier peut être vérifié avec damrak verify.
web-proof-commitment = Pas équitable : la graine n’est pas celle qui était promise.
web-proof-outcome = Pas équitable : le tirage { $k } ne découle pas de la graine.
web-proof-played = Pas équitable : le tirage { $k } n’est pas celui qui a été joué.
web-proof-how = Avant la première carte, l’empreinte ci-dessous était affichée. Elle fixe une graine secrète dont découlent toutes les cartes et tous les dés ; à présent, la graine est connue et chacun peut tout recalculer.
web-proof-promise = Toutes les cartes et tous les dés de cette partie découlent d’une graine qui a cette empreinte :
web-proof-shown-before = Empreinte (SHA-256)
web-proof-seed = Graine

## Revoir
web-replay = Revoir la partie
web-replay-start = Avant le premier coup.
web-replay-position = Position dans la partie
web-replay-at = après { $n } pas sur { $all }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Un pas en avant
web-replay-back = Un pas en arrière
web-replay-turn-on = Au tour suivant
web-replay-turn-back = Au tour précédent
web-replay-speed = Vitesse
web-speed-slow = lent
web-speed-usual = normal
web-speed-fast = rapide
web-replay-eyes = Par les yeux de qui
web-eyes-all = mains visibles
web-eyes-nobody = en spectateur
web-eyes-of = comme { $name }
web-share = Copier le lien
web-play-on = Jouer à partir d’ici
web-play-on-more = Vous prenez place au pas { $n } et des robots prennent les autres places. La partie jouée reste telle quelle.
web-play-on-as = À la place de
web-play-on-against = Contre

## Comptes
web-account = Mon compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter ici
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-guest = Sans mot de passe, on ne revient pas dans ce compte.
web-signed-in = Content de vous revoir.
web-signed-out = Déconnexion effectuée.
web-hello = Bienvenue.
web-kind-guest = Invité : ce navigateur vous connaît. Choisissez un mot de passe pour revenir d’ailleurs.
web-kind-member = Membre : votre nom n’est qu’à vous.
web-guest-title = Jouer, tout simplement
web-guest-more = Un nom suffit. Rien d’autre n’est demandé.
web-guest-go = C’est moi
web-name-change = Changer de nom
web-rename = Changer
web-renamed = C’est ainsi que l’on vous appelle désormais.
web-password = Mot de passe
web-password-choose = Choisir un mot de passe
web-password-change = Changer le mot de passe
web-password-why = Avec un mot de passe, vous pouvez revenir de n’importe quel navigateur, et personne ne peut prendre votre nom.
web-password-old = L’actuel
web-password-new = Le nouveau, au moins 8 caractères
web-password-save = Enregistrer
web-password-set = Le mot de passe est enregistré.
web-statistics = Mes résultats
web-statistics-none = Aucune partie terminée pour l’instant.
web-statistics-sum = { $played ->
        [one] Une partie jouée
       *[other] { $played } parties jouées
    }, dont { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    } ; { $playing } en cours.
web-played = Jouées
web-won = Gagnées
web-mean-score = Score moyen
web-best-score = Meilleur
web-rating = Cote
web-ratings = Classement
web-ratings-more = Chacun commence vers 1000. La cote monte avec la force, et à mesure qu’elle devient plus sûre. Une partie contre un invité ne compte pour la cote de personne d’autre tant qu’il n’a pas choisi de mot de passe ; entre les deux mêmes joueurs, chaque partie de plus en un jour compte moitié moins que la précédente.
web-ratings-none = Aucune partie classée pour l’instant.
web-rating-chart = Une courbe sur { $count } { $count ->
        [one] partie classée
       *[other] parties classées
    }, de { $from } à { $to }
web-for-seats = { $count } { $count ->
        [one] place
       *[other] places
    }
web-matches-count = { $count ->
        [one] une partie
       *[other] { $count } parties
    }
web-since = Ici depuis { $when }
web-profile = Comment les autres me voient
web-archive = Télécharger toutes mes parties
web-leave-account = Partir
web-delete-account = Supprimer mon compte
web-delete-sure = Votre nom et tout ce qui est conservé à votre sujet disparaîtront pour de bon. Les parties avec d’autres restent, sans votre nom.
web-delete-yes = Supprimer pour de bon
web-deleted = Votre compte n’existe plus. Adieu.
web-bot-accounts = Mes programmes
web-bot-accounts-why = Vous avez écrit un robot ? Donnez-lui un compte et laissez-le jouer.
web-bot-accounts-more = Un programme passe par la même interface que cette page. Créez-lui un compte, donnez-lui sa clé et choisissez-le pour une chaise en ouvrant une table.
web-bots-mine = Comptes
web-bots-none = Aucun pour l’instant.
web-bot-new = Un nouveau compte
web-bot-make = Créer
web-bot-open = chacun peut lui donner une place
web-bot-closed = personne d’autre ne peut lui donner de place
web-bot-open-allow = Chacun peut lui donner une place
web-bot-token = Clé pour { $name }
web-bot-token-once = Elle n’est montrée qu’une fois. Gardez-la comme un mot de passe.
web-bot-token-new = Nouvelle clé
web-bot-delete = Supprimer { $name }

## Ce qui n’a pas marché
web-problem-cannot-undo = Impossible d’annuler : quelqu’un d’autre ou le hasard a agi depuis, ou un secret a été vu.
web-problem-fault = Quelque chose est cassé sur le serveur. C’est noté ; veuillez réessayer.
web-problem-forbidden = Ce n’est pas à vous de le faire.
web-problem-full = Toutes les chaises sont prises.
web-problem-illegal = Les règles ne le permettent pas maintenant.
web-problem-malformed = Quelque chose ici n’est pas comme il faut.
web-problem-name-taken = Ce nom est déjà pris.
web-problem-not-allowed = Ce n’est pas possible ainsi.
web-problem-not-found = Il n’y a rien de tel ici.
web-problem-not-open = Cette table n’est plus ouverte.
web-problem-not-over = Il faut attendre la fin de la partie.
web-problem-not-playing = On ne joue pas ici.
web-problem-not-signed-in = Choisissez d’abord un nom.
web-problem-not-your-turn = Ce n’est pas à vous de jouer.
web-problem-off = C’est désactivé à cette table.
web-problem-rated = Pas dans une partie classée.
web-problem-stale = Quelque chose s’est passé entre-temps ; regardez de nouveau.
web-problem-taken = Quelqu’un a été plus rapide.
web-problem-too-large = C’est trop long.
web-problem-too-long = L’adresse est trop longue.
web-problem-too-late = Trop tard : c’est décidé.
web-problem-too-many = C’était un peu trop rapide. Attendez un instant.
web-problem-unavailable = Le serveur est occupé. Attendez un instant.
web-problem-unsupported = Le serveur ne comprend pas cela.
web-problem-wrong-origin = Cette page n’appartient pas au serveur auquel elle parle.
web-problem-wrong-password = Nom et mot de passe ne vont pas ensemble.
web-choice-noted = { $choice } · { $notes }
web-player-gained = { $who } : { $gains }

## The rules to read
web-rules-open = Les règles de ce jeu
web-rules-more = Plus dans les règles
web-rules-card = Cette carte dans les règles
web-rules-find = Chercher une règle
web-rules-found = { $count ->
        [one] un paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
web-rules-none = Rien dans les règles sur « { $typed } ».
web-rules-page = Les règles sur une page à part
web-rules-print = Imprimer
web-rules-contents = Chapitres
web-rules-agreed = À cette table :
web-rules-seats = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
web-rules-here = joué ici
web-rules-not-here = pas à cette table
web-rules-option = option
web-rules-read-anyway = Lire quand même
web-rules-length = Espaces
web-rules-mouth = L’embouchure
web-rules-cards-of = { $kind } : { $count }

## What happened since my last turn
web-recap = Depuis votre dernier tour
web-recap-open = Depuis votre dernier tour : { $count ->
        [one] un coup
       *[other] { $count } coups
    }
web-recap-previous = Le coup précédent
web-recap-next = Le coup suivant

## How sure a hint is
web-hint-do = Faites ceci :
web-hint-sure = Sûr : rien d’autre n’en approche.
web-hint-likely = Assez sûr.
web-hint-open = De peu : d’autres coups se valent presque.
web-hint-plain = Rien de plus tout de suite, mais la suite devient plus facile.
web-hint-numbers = Comment c’est calculé

## Looking on, and playing on
web-watching = Vous regardez
web-watchers = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
web-played-on = rejouée depuis une position
web-curve = Les scores au fil de la partie

## Sans serveur

web-pocket-title = Dans ce navigateur
web-pocket-about = Tout se passe sur cet appareil : ni serveur, ni compte. Vos parties restent dans ce navigateur et continuent sans réseau.
web-pocket-unkept = Ce navigateur ne nous laisse rien garder : enregistrez la partie dans un fichier avant de fermer la page.
web-pocket-without = Les amis au loin, les classements et la discussion demandent un serveur ; sur cet appareil, on joue contre des robots, à plusieurs autour d’un même écran, ou avec un appareil voisin.
web-pocket-bring = Ouvrir un fichier de partie
web-pocket-starting = Tout se met en place
web-pocket-starting-more = La première fois, cela prend un moment ; ensuite, tout marche aussi sans réseau.
web-pocket-elsewhere = Damrak est ouvert dans une autre fenêtre
web-pocket-elsewhere-more = Une seule fenêtre joue à la fois, pour qu’aucune ne défasse ce que l’autre a fait.
web-pocket-take = Jouer plutôt ici
web-pocket-broken = Cela n’a pas marché
web-pocket-broken-more = Vos parties sont gardées jusqu’au dernier coup. Rechargez la page ; un navigateur ancien doit peut-être d’abord être mis à jour.
web-pocket-forget = Supprimer cette partie
web-pocket-forget-sure = Supprimer cette partie de ce navigateur ? Elle ne pourra pas être retrouvée.
web-pocket-forget-yes = Supprimer
web-pocket-newer = Il y a une nouvelle version de Damrak.
web-offline = Jouer sans réseau
web-offline-more = Les mêmes jeux, dans ce navigateur seul : on continue à la cave ou dans le train.
web-offline-back = Revenir au serveur
web-carry-along = Emporter la partie
web-carry-along-sure = La partie s’arrête ici et continue dans ce navigateur, sans le serveur. Son fichier contient la graine de la donne : elle ne pourra plus compter pour aucun classement.
web-carry-gone = Cette partie a été emportée
web-carry-to-server = Continuer sur le serveur
web-carry-link = Copier un lien vers cette partie
web-carry-trouble = La partie n’est pas arrivée
web-near = Inviter un appareil voisin
web-near-about = Quelqu’un sur le même réseau prend la place d’un robot. Faites lire ce code par son appareil photo, ou envoyez-lui le lien ; son appareil répond par un code, que vous lisez de même ou collez ici. Aucun serveur entre les deux, et chacun ne voit que ses propres cartes.
web-near-link = Le lien pour l’autre appareil
web-near-answer = Le code qu’il donne en réponse
web-near-connect = Connecter
web-near-here = Connecté : il y a quelqu’un à votre table.
web-near-lost = L’autre appareil est parti. Sa place lui reste : invitez-le de nouveau.
web-near-join = Jouer à une table voisine
web-near-join-about = Faites lire ce code par l’appareil qui vous a invité, ou envoyez-lui le texte ci-dessous, et laissez cette page ouverte.
web-near-code = Votre code
web-near-preparing = Préparation
web-near-impossible = Ces deux appareils n’arrivent pas à se joindre. Il leur faut le même réseau, la même version de Damrak et un navigateur qui laisse les pages se connecter directement.
web-near-ended = La table voisine est hors de portée. Vos propres parties sont ici.
web-near-qr = Code QR avec le lien pour l’autre appareil
web-near-qr-answer = Code QR avec votre réponse
web-near-passed = C’est transmis
web-near-passed-more = Votre table a reçu la réponse. Revenez à la fenêtre où vous jouez ; celle-ci peut être fermée.
web-near-passing = La réponse est transmise …
web-near-unpassed = Aucune table n’attend ici
web-near-unpassed-more = Dans ce navigateur, aucune table n’attend de réponse. Si vous jouez dans un autre navigateur ou dans l’application installée, copiez le code et collez-le là-bas.
web-near-dismiss = Laisser un robot jouer à sa place
