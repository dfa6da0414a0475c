### De webclient

## Overal
web-skip = Naar de pagina
web-nav = Hoofdmenu
web-close = Sluiten
web-loading = Een ogenblik …
web-try-again = Opnieuw proberen
web-to-home = Naar de voordeur
web-page-missing = Deze pagina bestaat niet
web-page-stale = Deze pagina kwam niet aan
web-page-stale-more = Misschien is de server vernieuwd sinds je binnenkwam. Laad alles opnieuw om verder te gaan.
web-reload = Opnieuw laden
web-unreachable-title = Niemand antwoordt
web-unreachable = De server is nu niet bereikbaar.
web-line-broken = Opnieuw verbinden …
web-yes = ja
web-no = nee
web-none = geen
web-someone = iemand
web-you = jij
web-name = Naam
web-copy = Kopiëren
web-copied = Gekopieerd: plak het waar je wilt.
web-copy-by-hand = Deze browser laat ons niet kopiëren; doe het met de hand.

## Voorkeuren
web-settings = Instellingen
web-language = Taal
web-theme = Licht
web-theme-switch = Wisselen tussen dag en nacht
web-theme-auto = zoals het apparaat
web-theme-light = dag
web-theme-dark = nacht
web-motion = Beweging op het bord
web-motion-auto = zoals het apparaat
web-motion-full = ja
web-motion-calm = nee
web-pace = Zetten van anderen verschijnen
web-pace-slow = langzaam
web-pace-usual = een voor een
web-pace-instant = meteen
web-confirm = Vragen voordat een zet telt
web-confirm-touch = als ik mijn vinger gebruik
web-confirm-always = altijd
web-confirm-never = nooit
web-grace-setting = Tijd om te annuleren wat niet terug kan
web-grace-off = geen
web-grace-short = 1 seconde
web-grace-usual = 2 seconden
web-grace-long = 4 seconden
web-sound = Geluid
web-sound-on = Geluid staat aan
web-sound-off = Geluid staat uit
web-sound-play = Geluiden laten horen
web-notify = Waarschuw mij ook buiten deze pagina als ik aan de beurt ben
web-keys = Losse letters zijn sneltoetsen aan tafel
web-key-b = naar het bord
web-key-c = alles wat ik mag doen
web-key-u = terugnemen
web-key-h = een hint
web-key-l = wat er is gebeurd

## De voordeur
web-welcome = Welkom aan het Damrak
web-welcome-more = Amsterdamse bordspellen, tegen mensen of bots. Ga zitten en speel.
web-disclaimer = Damrak is onafhankelijk en niet verbonden aan de auteurs of uitgevers van deze spellen. Alle tekeningen en teksten zijn van onszelf.
web-play-now = Nu spelen
web-play = Spelen
web-learn = Leren door te spelen
web-your-name = Je naam
web-opponents = Tegen
web-opponents-count = { $count ->
        [0] alleen
        [one] 1 bot
       *[other] { $count } bots
    }
web-level = Hoe sterk
web-bot = bot
web-bot-random = Scheepsjongen
    .level = doet maar wat
web-bot-easy = Leerling
    .level = makkelijk
web-bot-fair = Koopman
    .level = redelijk
web-bot-greedy = Klerk
    .level = gaat af op vuistregels
web-bot-strong = Regent
    .level = sterk
web-bot-master = Burgemeester
    .level = sterkst
web-bot-search = Uitkijk
    .level = kijkt vooruit
web-bot-instinct = Oude rot
    .level = speelt op gevoel
web-bots = Bots
web-set-table = Een tafel openen
web-hot-seat = Samen aan dit scherm
web-my-games = Mijn spellen
web-my-games-none = Er is geen spel bezig. Druk op Spelen en het begint.
web-my-games-over = Onlangs uitgespeeld
web-open-tables = Open tafels
web-open-tables-none = Niemand wacht nu op gezelschap. Open een tafel en anderen vinden hem hier.
web-watch-games = Spellen om te bekijken
web-results = Laatste uitslagen
web-results-none = Er is nog niets uitgespeeld.
web-turn-mine = Jij bent aan de beurt
web-turn-of = Aan de beurt: { $name }
web-in-play = bezig
web-chairs-free = { $count ->
        [one] één vrije stoel
       *[other] { $count } vrije stoelen
    }

## Een tafel openen
web-game = Spel
web-seats = Plaatsen
web-chairs = Wie zit waar
web-chair-set = Stoel { $seat }
web-chair-me = ik, aan dit scherm
web-chair-open = vrij voor iemand
web-chair-free = vrije stoel
web-chair-kept = gereserveerd voor { $name }
web-name-of = Naam van speler { $seat }
web-person-name = Speler { $seat }
web-hot-seat-more = Jullie delen dit scherm. Tussen de beurten blijven de handen verborgen tot de volgende speler er is.
web-rules = Regels
web-edition = Doos
web-edition-printed = zoals gedrukt
web-clock = Tijd
web-clock-which = Klok
web-clock-none = zonder klok
web-clock-live = in één zitting
web-clock-days = meerdaags
web-clock-none-help = Iedereen neemt alle tijd die hij wil.
web-clock-live-help = Iedereen heeft een voorraad tijd voor het hele spel, en krijgt er na elke beurt wat bij. Wie niets meer heeft, wordt door een bot vervangen.
web-clock-days-help = Een spel per correspondentie: zoveel dagen voor elke beslissing.
web-clock-bank = Minuten voor het spel
web-clock-increment = Seconden extra per beurt
web-clock-days-each = Dagen voor elke beslissing
web-clock-quiet = ’s Nachts loopt niemands tijd af (22.00 tot 8.00 uur)
web-clock-live-words = { $minutes } min{ $seconds ->
        [0] {""}
       *[other] {" "}+ { $seconds } s
    }
web-clock-days-words = { $days ->
        [one] een dag per zet
       *[other] { $days } dagen per zet
    }
web-clock-left = Resterende tijd
web-auctions = Veilingen
web-auction-which = Hoe kaarten worden verkocht
web-auction-calm = rustig
web-auction-live = live
web-auction-calm-help = Ieder noemt in het geheim de prijs waarbij hij zou drukken; dan beslist de klok. Niemand hoeft zich te haasten.
web-auction-live-help = De prijs daalt voor ieders ogen, en wie het eerst drukt, koopt.
web-auction-only-calm = Live veilen kan alleen als ieder een eigen scherm heeft, en niet in een meerdaags spel.
web-company = Gezelschap
web-public-allow = Zichtbaar voor iedereen; anders alleen op uitnodiging
web-public-yes = open voor iedereen
web-public-no = op uitnodiging
web-watch-allow = Anderen mogen kijken
web-chat-allow = Er mag gepraat worden
web-rated-allow = Telt mee voor de rating (zonder hints)
web-rated-invited = Op uitnodiging tellen alleen spelers voor elkaar mee die vaker aan open tafels om de rating speelden.
web-rated = telt mee
web-set-table-now = Tafel openen

## Voor het spel
web-sit-down = Gaan zitten
web-sit-too = Ook hier zitten
web-start = Beginnen
web-start-with-bots = Beginnen met bots op de vrije stoelen
web-cancel-table = Tafel opheffen
web-get-up = Opstaan
web-invite = Vrienden uitnodigen
web-invite-more = Wie deze link opent, mag gaan zitten.
web-invite-link = Link naar deze tafel
web-waiting-for = { $count ->
        [0] Iedereen is er.
        [one] Wachten op nog één speler.
       *[other] Wachten op nog { $count } spelers.
    }
web-table-missing = Deze tafel bestaat niet, of is alleen op uitnodiging.
web-page-trouble = Deze pagina kan niet worden getoond
web-table-cancelled = Deze tafel is opgeheven

## Aan tafel
web-players = Spelers
web-to-move = aan zet
web-away = weg
web-stand-in-soon = over { $time } neemt een bot het over
web-stands-in = { $bot } speelt hier voorlopig.
web-come-back = Ik ben terug
web-waits-for = { $what ->
        [none] { $count ->
                [one] { $names } moet beslissen.
               *[other] { $names } moeten beslissen.
            }
       *[other] Vraag aan { $names }: “{ $what }”
    }
web-chance-moves = Het toeval beslist …
web-sending = Bezig …
web-game-over = Het spel is afgelopen.
web-stale = Er is intussen iets gebeurd; kijk nog eens.
web-choices = { $count ->
        [one] Eén keuze
       *[other] Alle { $count } keuzes
    }
web-choices-filter = Typ om de lijst korter te maken
web-choices-shown = { $shown } van { $all } keuzes
web-choices-no-match = Niets past bij “{ $typed }”.
web-rule = De regel
web-menu-which = Welke?
web-ways = { $count } mogelijkheden
web-confirm-title = Is dit wat je wilt?
web-grace-title = Je kunt nog annuleren.
web-grace-cancel = Annuleren
web-do-it = Doen
web-not-yet = Nog niet
web-held = Je antwoord wordt bewaard tot het aan de beurt is.
web-unhold = Nog eens nadenken
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-asked = Je hebt de anderen gevraagd of je een zet mag terugnemen.
web-undo-withdraw = Laat maar
web-undo-wish = { $name } wil een zet terugnemen.
web-undo-others = { $name } heeft gevraagd een zet terug te nemen.
web-agree = Goed
web-refuse = Liever niet
web-hint = Wat zou de bot doen?
web-hint-by = Dit zou { $bot } doen.
web-hint-alternatives = Wat hij afwoog: hoe vaak hij ernaar keek, en wat hij ervan verwacht
web-hint-option = Mogelijkheid
web-hint-share = Bekeken
web-hint-value-head = Waarde
web-hint-value = { $percent } van de 100
web-percent = { $percent }%
web-table-tools = Over deze tafel
web-copy-link = Link naar deze tafel kopiëren
web-game-file = Het spel als bestand
web-leave = Het spel verlaten
web-leave-sure = Een bot speelt in jouw plaats verder. Je mag later terugkomen.
web-leave-yes = Verlaten
web-stay = Blijven
web-tab-log = Verhaal
web-tab-chat = Praten
web-tab-words = In woorden
web-unread = ongelezen
web-on-the-table = Op tafel
web-before-me = Vóór mij
web-sheet-height = De hoogte van dit blad
web-story-open = Verhaal, gesprek en de stand in woorden
web-player-open = { $name }: alles
web-log = Wat er is gebeurd
web-log-empty = Er is nog niets gebeurd.
web-log-earlier = Eerder
web-log-undo = { $who } neemt een zet terug.
web-log-undo-agreed = Iedereen stemt toe, en { $who } neemt een zet terug.
web-chat = Gesprek aan tafel
web-chat-off = Aan deze tafel wordt gezwegen.
web-chat-empty = Niemand heeft nog iets gezegd.
web-chat-say = Zeg iets
web-send = Versturen
web-mute = Laat mij niet zien wat { $name } zegt
web-unmute = Laat mij weer zien wat { $name } zegt
web-curtain = Geef het scherm aan { $name }. De anderen kijken even weg.
web-curtain-lift = Ik ben { $name }: toon mijn hand
web-curtain-undo = { $name }: mijn zet terugnemen
web-auction = Veiling
web-auction-soon = Over { $seconds } …
web-auction-start = Start
web-auction-price = Nu { $price }
web-auction-past = Voorbij het laatste streepje
web-auction-doubled = De prijzen zijn verdubbeld: { $name } dwong een tweede ronde af.
web-auction-press = Nu kopen
web-auction-dear = Je kunt hoogstens { $least } betalen.

## Leren
web-lesson = Les
web-lesson-count = Les { $n } van { $all }
web-lesson-next = Verder
web-lesson-later = Speel verder: de volgende les komt wanneer je die nodig hebt.
web-lesson-skip = Zonder lessen
web-lesson-back = Terug naar de lessen

## Het einde
web-winner = { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
web-end-won = Goed gespeeld.
web-end-lost = Volgende keer misschien.
web-scores = Scores
web-total = Totaal
web-place = Rang
web-rematch = Nog een keer
web-review = Terugkijken
web-review-page = Geluk en kunde
web-daily = Spel van de dag
web-daily-about = { $game }, tegen { $opponents }: vandaag krijgt iedereen dezelfde kaarten.
web-daily-over = Je resultaat: { $points } punten, plaats { $place } van { $seats }. Morgen is er een nieuwe.
web-daily-play = Spelen
web-daily-on = Verder spelen
web-daily-look = Nog eens bekijken
web-puzzles = Puzzels
web-progress = Vooruitgang
web-proof-checking = De trekkingen worden nagerekend …
web-proof-fair = { $count ->
        [one] Eerlijk: deze browser heeft de ene trekking nagerekend.
       *[other] Eerlijk: deze browser heeft alle { $count } trekkingen nagerekend.
    }
web-proof-cannot = Deze browser kan de trekkingen alleen via https narekenen. Het bestand kan met damrak verify worden gecontroleerd.
web-proof-commitment = Niet eerlijk: de startwaarde is niet wat was beloofd.
web-proof-outcome = Niet eerlijk: trekking { $k } volgt niet uit de startwaarde.
web-proof-played = Niet eerlijk: trekking { $k } is niet wat er werd gespeeld.
web-proof-how = Vóór de eerste kaart werd de vingerafdruk hieronder al getoond. Die hoort bij een geheime startwaarde waaruit elke kaart en elke dobbelsteen volgt; nu is de startwaarde bekend en kan iedereen alles narekenen.
web-proof-promise = Elke kaart en dobbelsteen van dit spel volgt uit een startwaarde met deze vingerafdruk:
web-proof-shown-before = Vingerafdruk (SHA-256)
web-proof-seed = Startwaarde

## Terugkijken
web-replay = Terugkijken
web-replay-start = Vóór de eerste zet.
web-replay-position = Plaats in het spel
web-replay-at = na { $n } van de { $all } stappen
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Eén stap verder
web-replay-back = Eén stap terug
web-replay-turn-on = Naar de volgende beurt
web-replay-turn-back = Naar de vorige beurt
web-replay-speed = Snelheid
web-speed-slow = langzaam
web-speed-usual = normaal
web-speed-fast = snel
web-replay-eyes = Door wiens ogen
web-eyes-all = alle handen open
web-eyes-nobody = als toeschouwer
web-eyes-of = als { $name }
web-share = Link kopiëren
web-play-on = Vanaf hier verderspelen
web-play-on-more = Je gaat zitten bij stap { $n } en bots nemen de andere plaatsen. Het gespeelde spel blijft zoals het was.
web-play-on-as = In de plaats van
web-play-on-against = Tegen

## Accounts
web-account = Mijn account
web-sign-in = Inloggen
web-sign-out = Hier uitloggen
web-sign-out-everywhere = Overal uitloggen
web-sign-out-guest = Zonder wachtwoord is er geen weg terug naar dit account.
web-signed-in = Welkom terug.
web-signed-out = Je bent uitgelogd.
web-hello = Welkom.
web-kind-guest = Een gast: deze browser kent je. Kies een wachtwoord om ook van elders terug te kunnen komen.
web-kind-member = Een lid: je naam is alleen van jou.
web-guest-title = Gewoon spelen
web-guest-more = Een naam is genoeg. Meer wordt niet gevraagd.
web-guest-go = Dat ben ik
web-name-change = Een andere naam
web-rename = Veranderen
web-renamed = Zo heet je voortaan.
web-password = Wachtwoord
web-password-choose = Een wachtwoord kiezen
web-password-change = Het wachtwoord veranderen
web-password-why = Met een wachtwoord kom je vanuit elke browser terug, en kan niemand anders je naam nemen.
web-password-old = Het huidige
web-password-new = Het nieuwe, minstens 8 tekens
web-password-save = Bewaren
web-password-set = Het wachtwoord is bewaard.
web-statistics = Hoe het ging
web-statistics-none = Er is nog niets uitgespeeld.
web-statistics-sum = { $played ->
        [one] Eén spel gespeeld
       *[other] { $played } spellen gespeeld
    }, { $won } gewonnen, { $playing } bezig.
web-played = Gespeeld
web-won = Gewonnen
web-mean-score = Gemiddelde score
web-best-score = Beste
web-rating = Rating
web-ratings = Ratings
web-ratings-more = Iedereen begint rond 1000. Het getal stijgt met je spelkracht, en naarmate het zekerder is. Gasten tellen voor niemand anders mee zolang ze geen wachtwoord hebben, en elke volgende partij van dezelfde twee binnen een dag telt half zo zwaar als de vorige.
web-ratings-none = Er is nog geen spel gespeeld dat meetelt.
web-rating-chart = Een lijn over { $count ->
        [one] één spel dat meetelt
       *[other] { $count } spellen die meetellen
    }, van { $from } naar { $to }
web-for-seats = { $count ->
        [one] één plaats
       *[other] { $count } plaatsen
    }
web-matches-count = { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
web-since = Hier sinds { $when }
web-profile = Zoals anderen mij zien
web-archive = Al mijn spellen downloaden
web-leave-account = Vertrekken
web-delete-account = Mijn account wissen
web-delete-sure = Je naam en alles wat over je is bewaard, verdwijnen voorgoed. Spellen met anderen blijven, zonder je naam.
web-delete-yes = Voorgoed wissen
web-deleted = Je account is weg. Vaarwel.
web-bot-accounts = Mijn programma’s
web-bot-accounts-why = Heb je een bot geschreven? Geef hem een account en laat hem spelen.
web-bot-accounts-more = Een programma speelt via dezelfde interface als deze pagina. Maak er een account voor, geef de sleutel aan het programma en kies het voor een stoel als je een tafel opent.
web-bots-mine = Accounts
web-bots-none = Nog geen.
web-bot-new = Een nieuw account
web-bot-make = Maken
web-bot-open = iedereen mag het een plaats geven
web-bot-closed = alleen ik mag het een plaats geven
web-bot-open-allow = Iedereen mag het een plaats geven
web-bot-token = De sleutel van { $name }
web-bot-token-once = Hij wordt maar één keer getoond. Bewaar hem als een wachtwoord.
web-bot-token-new = Nieuwe sleutel
web-bot-delete = { $name } wissen

## Wat er misging
web-problem-cannot-undo = Dat kan niet meer terug: iemand anders of het toeval heeft sindsdien gehandeld, of er is iets geheims gezien.
web-problem-fault = Er is iets stuk op de server. Het is genoteerd; probeer het opnieuw.
web-problem-forbidden = Dat is niet aan jou.
web-problem-full = Alle stoelen zijn bezet.
web-problem-illegal = De regels staan dat nu niet toe.
web-problem-malformed = Hier klopt iets niet.
web-problem-name-taken = Die naam is al bezet.
web-problem-not-allowed = Zo kan dat niet.
web-problem-not-found = Zoiets is hier niet.
web-problem-not-open = Deze tafel is niet meer open.
web-problem-not-over = Dat moet wachten tot het spel is afgelopen.
web-problem-not-playing = Hier wordt niet gespeeld.
web-problem-not-signed-in = Kies eerst een naam.
web-problem-not-your-turn = Je bent niet aan de beurt.
web-problem-off = Dat staat uit aan deze tafel.
web-problem-rated = Niet in een spel dat meetelt.
web-problem-stale = Er is intussen iets gebeurd; kijk nog eens.
web-problem-taken = Iemand was sneller.
web-problem-too-large = Dat is te lang.
web-problem-too-long = Het adres is te lang.
web-problem-too-late = Te laat: het is beslist.
web-problem-too-many = Dat ging wat snel. Wacht even.
web-problem-unavailable = De server heeft het druk. Wacht even.
web-problem-unsupported = De server begrijpt dit niet.
web-problem-wrong-origin = Deze pagina hoort niet bij de server waarmee ze praat.
web-problem-wrong-password = Naam en wachtwoord horen niet bij elkaar.
web-choice-noted = { $choice } · { $notes }
web-player-gained = { $who }: { $gains }

## The rules to read
web-rules-open = Regels van dit spel
web-rules-more = Meer in de regels
web-rules-card = Deze kaart in de regels
web-rules-find = Zoek in de regels
web-rules-found = { $count ->
        [one] één alinea gevonden
       *[other] { $count } alinea’s gevonden
    }
web-rules-none = Niets in de regels over “{ $typed }”.
web-rules-page = De regels op een eigen pagina
web-rules-print = Afdrukken
web-rules-contents = Hoofdstukken
web-rules-agreed = Aan deze tafel:
web-rules-seats = { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
web-rules-here = hier gespeeld
web-rules-not-here = niet aan deze tafel
web-rules-option = optie
web-rules-read-anyway = Toch lezen
web-rules-length = Vakjes
web-rules-mouth = De monding
web-rules-cards-of = { $kind }: { $count }

## What happened since my last turn
web-recap = Sinds je vorige beurt
web-recap-open = Sinds je vorige beurt: { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
web-recap-previous = De vorige zet
web-recap-next = De volgende zet

## How sure a hint is
web-hint-do = Doe dit:
web-hint-sure = Zeker: niets anders komt in de buurt.
web-hint-likely = Vrij zeker.
web-hint-open = Het scheelt weinig: andere zetten zijn bijna even goed.
web-hint-plain = Het levert niet meteen iets op, maar maakt het vervolg makkelijker.
web-hint-numbers = Hoe het is uitgerekend

## Looking on, and playing on
web-watching = Je kijkt toe
web-watchers = { $count ->
        [one] één persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
web-played-on = verder gespeeld vanuit een stelling
web-curve = De scores in de loop van het spel

## Zonder server

web-pocket-title = In deze browser
web-pocket-about = Alles gebeurt op dit apparaat: geen server, geen account. Je spellen blijven in deze browser bewaard en gaan ook zonder netwerk verder.
web-pocket-unkept = Deze browser laat ons niets bewaren: sla een spel op als bestand voor je de pagina sluit.
web-pocket-without = Vrienden ver weg, ranglijsten en chat vragen een server; op dit apparaat speel je tegen bots, samen rond één scherm, of met een apparaat in de buurt.
web-pocket-bring = Een spelbestand openen
web-pocket-starting = Alles wordt klaargezet
web-pocket-starting-more = De eerste keer duurt dit even; daarna werkt het ook zonder netwerk.
web-pocket-elsewhere = Damrak is in een ander venster open
web-pocket-elsewhere-more = Er speelt één venster tegelijk, zodat geen van beide ongedaan maakt wat het andere deed.
web-pocket-take = Liever hier spelen
web-pocket-broken = Dat is niet gelukt
web-pocket-broken-more = Je spellen zijn bewaard tot en met de laatste zet. Laad de pagina opnieuw; een oude browser moet misschien eerst bijgewerkt worden.
web-pocket-forget = Dit spel verwijderen
web-pocket-forget-sure = Dit spel uit deze browser verwijderen? Het kan niet worden teruggehaald.
web-pocket-forget-yes = Verwijderen
web-pocket-newer = Er is een nieuwere versie van Damrak.
web-offline = Zonder netwerk spelen
web-offline-more = Dezelfde spellen, alleen in deze browser: ze gaan door in een kelder of in de trein.
web-offline-back = Terug naar de server
web-carry-along = Meenemen
web-carry-along-sure = Het spel stopt hier en gaat in deze browser verder, zonder de server. Het bestand noemt de startwaarde van het spel; voor een ranglijst telt het dus niet meer mee.
web-carry-gone = Dit spel is meegenomen
web-carry-to-server = Verder op de server
web-carry-link = Een link naar dit spel kopiëren
web-carry-trouble = Het spel is niet aangekomen
web-near = Een apparaat in de buurt uitnodigen
web-near-about = Iemand in hetzelfde netwerk neemt de plaats van een bot in. Laat het andere apparaat deze code met de camera lezen, of stuur de link; het antwoordt met een eigen code, die jouw camera leest of die je hier plakt. Er zit geen server tussen, en ieder ziet alleen de eigen kaarten.
web-near-link = De link voor het andere apparaat
web-near-answer = De code waarmee het antwoordt
web-near-connect = Verbinden
web-near-here = Verbonden: er zit iemand aan je tafel.
web-near-lost = Het andere apparaat is weg. De plaats blijft vrij: nodig het opnieuw uit.
web-near-join = Aan een tafel in de buurt spelen
web-near-join-about = Laat het apparaat dat je uitnodigde deze code met de camera lezen, of stuur de tekst hieronder, en laat deze pagina open.
web-near-code = Jouw code
web-near-preparing = Wordt klaargezet
web-near-impossible = Deze twee apparaten kunnen elkaar niet bereiken. Ze hebben hetzelfde netwerk nodig, dezelfde versie van Damrak, en een browser die pagina’s rechtstreeks laat verbinden.
web-near-ended = De tafel in de buurt is buiten bereik. Je eigen spellen zijn hier.
web-near-qr = QR-code met de link voor het andere apparaat
web-near-qr-answer = QR-code met jouw antwoord
web-near-passed = Doorgegeven
web-near-passed-more = Je tafel heeft het antwoord. Ga terug naar het venster waarin je speelt; dit kan dicht.
web-near-passing = Het antwoord wordt doorgegeven …
web-near-unpassed = Hier wacht geen tafel
web-near-unpassed-more = In deze browser wacht geen tafel op een antwoord. Speel je in een andere browser of in de geïnstalleerde app, kopieer dan de code en plak die daar.
web-near-dismiss = Een bot laten doorspelen
