## Amsterdam

amsterdam = Amsterdam
    .about = Kies kaarten en dobbelstenen, neem huizen, verscheep goederen door de haven en laat de windroos brengen wat je hebt gepland.
    .ours = Wat de spelregels in woorden zeggen, is zo gebleven. Prijzen, bruggen, de haven, enkele tabellen en de namen en kosten van de kaarten staan er alleen als afbeelding in: die zijn van ons.

## Grondstoffen, goederen, havenarbeiders, wijken
amsterdam-colour-brown = bruin
amsterdam-colour-grey = grijs
amsterdam-colour-purple = paars
amsterdam-colour-orange = oranje
amsterdam-colour-pink = roze
amsterdam-colour-black = zwart
amsterdam-good-beer = bier
amsterdam-good-tulip = tulpen
amsterdam-good-cheese = kaas
amsterdam-good-furniture = meubels
amsterdam-good-jenever = jenever
amsterdam-good-tiles = tegels
amsterdam-good-lace = kant
amsterdam-good-coffee = koffie
amsterdam-good-crystal = kristal
amsterdam-docker-light-blue = lichtblauw
amsterdam-docker-brown = bruin
amsterdam-docker-white = wit
amsterdam-docker-yellow = geel
amsterdam-docker-pink = roze
amsterdam-docker-light-green = lichtgroen
amsterdam-district-plantage = Plantage
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-district-jordaan = Jordaan
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-kind-artisan = ambachtsman
amsterdam-kind-building = gebouw
amsterdam-kind-plan = plan

## Wat het toeval doet
amsterdam-pawn = Er wordt een pion getrokken
    .log = De pion van { $who } komt op de stapel bij de bron van de Amstel.
amsterdam-pawn-tom = De pion van TOM wordt getrokken
    .log = De pion van TOM komt op de stapel bij de bron van de Amstel.
amsterdam-lay = Er wordt een goed neergelegd
    .log = { $district } { $number }: { $good }.
amsterdam-docker = Er wordt een havenarbeider geplaatst
    .log = Een havenarbeider ({ $docker }) wacht op de steiger ({ $pontoon }).
amsterdam-district = Er wordt een wijkfiche getrokken
    .log = { $district } telt aan het einde.
amsterdam-tile = Er wordt een marktfiche omgedraaid
    .log = Markt { $tile }: { $text }
amsterdam-die = Er wordt gedobbeld
    .log = Dobbelsteen { $colour }: { $number }.
amsterdam-task = Er wordt een taak uitgedeeld
    .log = { $who } krijgt taak { $task }: { $text }
amsterdam-task-hidden = Er wordt een taak uitgedeeld
    .log = { $who } krijgt een taak.
amsterdam-reveal = Er wordt een kaart omgedraaid
    .log = Omgedraaid: { $number } { $card }. { $text }

## De opbouw en de fasen I, II en IV
amsterdam-stock = { $colour }
    .log = { $who } legt { $count } { $colour } op vak { $space } van de windroos.
    .help = Dat komt { $space ->
        [1] deze ronde
        [2] de volgende ronde
       *[other] in de { $space }e ronde, deze meegeteld,
    } bij de pijl aan, want de windroos draait elke ronde een vak.
amsterdam-take = Nemen: { $number } { $card }
    .log = { $who } neemt { $number } { $card }.
    .help = { $text } De kaart ligt inactief onder je bord tot je ervoor betaalt. Liggen er al vijf, dan moet een van de zes meteen weg, en krijg je een straffiche.
amsterdam-decline = Geen kaart nemen
    .log = { $who } neemt geen kaart.
    .help = Een kaart van jou staat het toe. De open kaarten blijven voor de anderen.
amsterdam-discard = Afleggen: { $number } { $card }
    .log = { $who } legt { $number } { $card } af.
    .help = { $text } Op de aflegstapel telt de kaart nergens meer voor.
amsterdam-dice = Dobbelstenen { $one } en { $two }
    .log = { $who } kiest de dobbelstenen { $one } en { $two }.
    .help = Elke dobbelsteen brengt zoveel grondstoffen van zijn kleur als hij toont, op het vak van dat getal. Een 1 komt deze ronde aan, een 2 de volgende, enzovoort. Komt er in een ronde niets bij de pijl, dan krijg je een straffiche.
amsterdam-shift = Op vak { $space } leggen: { $colour }
    .log = { $who } legt { $colour } op vak { $space }.
    .help = Een kaart van jou verplaatst de grondstoffen van één dobbelsteen naar een buurvak.
amsterdam-no-shift = De dobbelstenen zo laten
    .log = { $who } laat de dobbelstenen zo.
amsterdam-keep = Bewaren: { $colour }
    .log = { $who } bewaart { $colour } voor de volgende ronde.
    .help = Eén grondstof mag in je huis wachten; de andere gaan verloren.

## Een beurt
amsterdam-activate = Activeren: { $number } { $card }
    .log = { $who } activeert { $number } { $card }.
    .help = { $text } Je betaalt wat de kaart kost; daarna is hij de rest van het spel actief. Kaarten van fase III en ∞ werken ook deze beurt al.
amsterdam-activate-free = Gratis activeren: { $number } { $card }
    .log = { $who } activeert { $number } { $card } gratis.
    .help = { $text }
amsterdam-save = Besparen: { $colour }
    .log = { $who } bespaart { $colour }.
    .help = Een van je kaarten maakt deze één grondstof naar keuze goedkoper.
amsterdam-use = Gebruiken: { $number } { $card }
    .log = { $who } gebruikt { $number } { $card }.
    .help = { $text }
amsterdam-pay = Betalen: { $colour }
    .log = { $who } betaalt.
    .help = Elke kleur is hier goed, dus betaal met wat je het minst nodig hebt.
amsterdam-gain = Nemen: { $colour }
    .log = { $who } neemt een grondstof.
    .help = Die gaat naar je voorraad en je kunt hem meteen uitgeven.
amsterdam-block = Nemen: { $district } { $number }
    .log = { $who } neemt { $district } { $number }.
    .family = Een blok nemen: { $district }
    .help = Je betaalt de prijs in grondstoffen van de kleur van de daken en krijgt het goed dat er ligt. Eén blok per beurt; je grootste groep levert aan het einde drie punten per blok op.
amsterdam-block-for-florins = Nemen voor 2 gulden: { $district } { $number }
    .log = { $who } neemt { $district } { $number } voor guldens.
    .family = Een blok nemen voor 2 gulden: { $district }
    .help = Door een kaart van jou mag je de hele prijs in guldens betalen. Het telt wel als een blok van deze beurt.
amsterdam-block-free = Gratis nemen: { $district } { $number }
    .log = { $who } neemt { $district } { $number } gratis.
    .family = Gratis een blok nemen: { $district }
    .help = De markt geeft het je, naast het blok dat je als actie mag nemen.
amsterdam-store = In je opslag leggen
    .log = { $who } slaat het op.
    .help = Uit de opslag kan het op je schuit worden geladen, bij de start of aan een steiger, en voor punten worden afgeleverd.
amsterdam-sell-for-florins = Verkopen voor 2 gulden
    .log = { $who } verkoopt het op de zwarte markt.
    .help = Elk goed kan maar één keer per spel worden verkocht, en alleen op het moment dat het wordt genomen.
amsterdam-sell-for-resource = Verkopen voor een grondstof naar keuze
    .log = { $who } verkoopt het op de zwarte markt voor een grondstof.
    .help = Elk goed kan maar één keer per spel worden verkocht, en alleen op het moment dat het wordt genomen.
amsterdam-sell-for-both = Verkopen voor 2 gulden en een grondstof naar keuze
    .log = { $who } verkoopt het op de zwarte markt en neemt ook een grondstof.
    .help = Elk goed kan maar één keer per spel worden verkocht, en alleen op het moment dat het wordt genomen.
amsterdam-load = Laden: { $good }
    .log = { $who } laadt { $good }.
    .help = Laden is gratis, bij de start en aan steigers. Op je schuit passen zoveel goederen als je wilt.
amsterdam-deliver = Afleveren: { $good }
    .log = { $who } levert { $good } af.
    .help = Het neemt het beste vrije dak van zijn pakhuis, of het hele depot, en levert die punten meteen op. In ronde 1 tot en met 7 komt er een bonus voor snelle levering bij.
amsterdam-board = Havenarbeider meenemen: { $docker }
    .log = { $who } neemt een havenarbeider aan boord: { $docker }.
    .help = Je krijgt nu een gulden, en punten als je de steiger van zijn kleur bereikt. Er passen er hoogstens twee aan boord; bij elk bezoek komt er één aan boord.
amsterdam-sail = Varen naar { $kind ->
        [water] water { $name }
        [pontoon] steiger { $name }
        [depot] depot { $name }
        [warehouse] pakhuis { $name }
       *[start] de start
    }
    .log = { $who } vaart naar { $kind ->
        [water] water { $name }
        [pontoon] steiger { $name }
        [depot] depot { $name }
        [warehouse] pakhuis { $name }
       *[start] de start
    }.
    .help = Elk vak kost één grondstof van een willekeurige kleur, tenzij een kaart of fiche je stappen heeft gegeven.
amsterdam-jump = Schuit verplaatsen naar { $kind ->
        [water] water { $name }
        [pontoon] steiger { $name }
        [depot] depot { $name }
        [warehouse] pakhuis { $name }
       *[start] de start
    }
    .log = { $who } verplaatst de schuit naar { $kind ->
        [water] water { $name }
        [pontoon] steiger { $name }
        [depot] depot { $name }
        [warehouse] pakhuis { $name }
       *[start] de start
    }.
    .help = De markt laat je schuit overal heen gaan. Je komt er aan zoals gewoonlijk.
amsterdam-advance = Op de Amstel { $spaces ->
        [one] één vak
       *[other] { $spaces } vakken
    } vooruit
    .log = { $who } gaat { $spaces ->
        [one] één vak
       *[other] { $spaces } vakken
    } vooruit op de Amstel.
    .family = Vooruit op de Amstel
    .help = Eén keer per beurt mag je ervoor betalen: het eerste vak kost één grondstof, elk volgend vak twee. Een stap van een kaart is gratis. Elke brug die je passeert, levert meteen punten op, de monding tien. Wie verder is, speelt de volgende ronde eerder.
amsterdam-stay = Blijven staan
    .log = { $who } blijft staan op de Amstel.
amsterdam-market = De markt gebruiken
    .log = { $who } gebruikt de markt.
    .help = Eén keer per beurt mag je de guldens op het marktfiche betalen en krijg je wat het toont.
amsterdam-swap-in = Nemen: { $number } { $card }
    .log = { $who } neemt { $number } { $card } van de aflegstapel.
    .help = { $text }
amsterdam-swap-out = Afgeven: { $number } { $card }
    .log = { $who } legt er { $number } { $card } voor af.
    .help = { $text }
amsterdam-draw = Bovenste kaart trekken: { $kind }
    .log = { $who } trekt van een stapel: { $kind }.
amsterdam-enough = Dat is genoeg
    .log = { $who } laat het erbij.
amsterdam-pass = Passen
    .log = { $who } past.
    .help = Je beurt eindigt. Van de grondstoffen die je overhebt, mag je er één bewaren voor de volgende ronde; na de laatste ronde tellen ze als overschot, twee voor een punt.

## Uitbreidingen
amsterdam-foreman = Voorman zetten bij { $kind ->
        [depot] depot { $name }
       *[warehouse] pakhuis { $name }
    }
    .log = { $who } stuurt de voorman naar { $kind ->
        [depot] depot { $name }
       *[warehouse] pakhuis { $name }
    }.
    .help = Elk goed dat wordt afgeleverd waar hij staat, levert 2 punten extra op; aan het einde van die beurt gaat hij verder.
amsterdam-bailiff = Baljuw zetten op { $district } { $number }
    .log = { $who } stuurt de baljuw naar { $district } { $number }.
    .family = Baljuw op een blok zetten: { $district }
    .help = Het blok waarop hij staat, kost één grondstof minder; wie het neemt, verplaatst hem.
amsterdam-figure = Figuur zetten op { $good }
    .log = { $who } zet de figuur op { $good }.
    .help = Wie een goed op dat vak verkoopt, krijgt beide beloningen en verplaatst de figuur.
amsterdam-settle = Teruggeven wat taak { $task } vraagt
    .log = { $who } geeft terug wat taak { $task } vraagt.
    .help = { $text } Wat je teruggeeft, telt niet meer als overschot.
amsterdam-settle-with = { $count } teruggeven voor taak { $task }
    .log = { $who } geeft er { $count } terug voor taak { $task }.
    .help = { $text } Wat je teruggeeft, telt niet meer als overschot.
amsterdam-give = Teruggeven: { $colour }
    .log = { $who } geeft { $colour } terug.
amsterdam-give-docker = Havenarbeider teruggeven: { $docker }
    .log = { $who } geeft een havenarbeider terug: { $docker }.

## Alleen tegen TOM
amsterdam-remove = TOM verwijdert { $number } { $card }
    .log = TOM verwijdert { $number } { $card }; { $who } koos die.
    .help = TOM ligt voor en verwijdert de goedkoopste kaart. Twee plannen kosten evenveel, dus jij kiest.
amsterdam-tom-removes = TOM verwijdert { $number } { $card }
    .log = TOM ligt voor op de Amstel en verwijdert { $number } { $card }.
amsterdam-tom-advances = TOM gaat { $spaces } vooruit
    .log = TOM gaat { $spaces ->
        [one] één vak
       *[other] { $spaces } vakken
    } vooruit op de Amstel.
amsterdam-tom-brings = TOM brengt een havenarbeider thuis: { $docker }
    .log = TOM brengt een havenarbeider ({ $docker }) van steiger { $pontoon } naar het arbeidershuis.
amsterdam-tom-takes = TOM neemt { $district } { $number }
    .log = TOM neemt { $district } { $number }.
amsterdam-tom-sells = TOM verkoopt { $good }
    .log = TOM verkoopt { $good } op de zwarte markt voor 2 gulden.
amsterdam-tom-delivers = TOM levert { $good } af
    .log = TOM brengt { $good } naar het pakhuis.
amsterdam-tom-market = TOM gebruikt de markt
    .log = TOM betaalt het marktfiche.
amsterdam-tom-florin = TOM krijgt een gulden
    .log = TOM kan het marktfiche niet betalen en krijgt een gulden.

## Wat vanzelf gebeurt
amsterdam-news-round = Ronde { $round } begint; { $who } is als eerste aan de beurt.
amsterdam-news-round-tom = Ronde { $round } begint; TOM ligt voor op de Amstel.
amsterdam-news-rest = { $cards ->
        [one] De kaart die niemand nam, gaat
       *[other] De { $cards } kaarten die niemand nam, gaan
    } naar de aflegstapel.
amsterdam-news-dice-to-one = Dobbelstenen van { $number } of meer tellen deze ronde als 1.
amsterdam-news-die = { $count } { $colour } op vak { $space } van de windroos.
amsterdam-news-rose-empty = De windroos brengt { $who } deze ronde niets.
amsterdam-news-kept = { $who } bewaart één grondstof ({ $colour }); de rest gaat verloren.
amsterdam-news-docker-home = Een havenarbeider is thuis: { $docker }.
amsterdam-news-foreman = De voorman gaat verder naar { $kind ->
        [depot] depot { $name }
       *[warehouse] pakhuis { $name }
    }.
amsterdam-news-foreman-gone = Nergens is nog plaats voor goederen: de voorman verlaat het spel.
amsterdam-news-bailiff = De baljuw gaat verder naar { $district } { $number }.
amsterdam-news-bailiff-gone = Er is geen blok meer vrij: de baljuw verlaat het spel.
amsterdam-news-figure = De figuur gaat verder naar { $good }.
amsterdam-news-figure-gone = Alles is verkocht: de figuur verlaat de zwarte markt.
amsterdam-news-final = De laatste ronde is voorbij: inactieve kaarten leveren straffiches op, en de eindtelling begint.

## Wat een keuze kost en oplevert
amsterdam-note-cost = kost { $count ->
        [one] één grondstof
       *[other] { $count } grondstoffen
    }
amsterdam-note-step-free = gratis stap
amsterdam-note-price = kost { $count } { $colour }
amsterdam-note-price-more = { $count } { $colour }
amsterdam-note-one-less = één grondstof minder door een kaart van jou
amsterdam-note-die = { $count } { $colour } op vak { $space }
amsterdam-note-good = goed: { $good }
amsterdam-note-dockers = { $count ->
        [one] er wacht een havenarbeider
       *[other] er wachten { $count } havenarbeiders
    }
amsterdam-note-roof = het volgende goed levert { $points } op
amsterdam-note-full = geen plaats voor goederen
amsterdam-note-tile = { $cost ->
        [0] gratis
        [one] voor één gulden
       *[other] voor { $cost } gulden
    }. { $text }

## Wat een actie heeft gegeven of genomen
amsterdam-gain-points = { $change } { $number ->
        [one] punt
       *[other] punten
    }
amsterdam-gain-florins = { $change } gulden
amsterdam-gain-penalties = { $change } { $number ->
        [one] straffiche
       *[other] straffiches
    }
amsterdam-gain-dockers = { $change } { $number ->
        [one] havenarbeider aan boord
       *[other] havenarbeiders aan boord
    }
amsterdam-gain-of = { $change } { $what }
amsterdam-gain-tom-points = TOM: { $change } { $number ->
        [one] punt
       *[other] punten
    }
amsterdam-gain-tom-florins = { $change } gulden

## Wat er wordt gevraagd
amsterdam-ask-pawn = De speelvolgorde wordt geloot.
amsterdam-ask-lay = Goederen worden neergelegd.
amsterdam-ask-docker = Havenarbeiders worden geplaatst.
amsterdam-ask-district = Wijkfiches worden getrokken.
amsterdam-ask-tile = Er wordt een marktfiche omgedraaid.
amsterdam-ask-task = Taken worden uitgedeeld.
amsterdam-ask-reveal = Kaarten worden omgedraaid.
amsterdam-ask-die = Er wordt gedobbeld.
amsterdam-ask-draw = Er wordt een kaart getrokken.
amsterdam-ask-place-foreman = Zet de voorman bij een depot.
amsterdam-ask-place-bailiff = Zet de baljuw op een blok dat 2 kost.
amsterdam-ask-place-figure = Zet de figuur op een vak van de zwarte markt.
amsterdam-ask-take = Neem een van de kaarten.
amsterdam-ask-discard-sixth = Je hebt zes inactieve kaarten: leg er een af, dat kost je een straffiche.
amsterdam-ask-stock = Kies een kleur: { $count } voor vak { $space } van je windroos.
amsterdam-ask-dice = Kies twee dobbelstenen.
amsterdam-ask-shift = Je mag de grondstoffen van een van je dobbelstenen op een buurvak leggen.
amsterdam-ask-turn = Doe wat je wilt, in elke volgorde, en pas dan.
amsterdam-ask-pay = Betaal { $count ->
        [one] één grondstof
       *[other] { $count } grondstoffen
    } van een willekeurige kleur.
amsterdam-ask-gain = Neem een grondstof naar keuze.
amsterdam-ask-save = Welke grondstof bespaar je op { $card }?
amsterdam-ask-sell = Wat gebeurt er met je { $good }?
amsterdam-ask-advance = Eén vak vooruit op de Amstel?
amsterdam-ask-discard-plan = Welk van je plannen leg je af?
amsterdam-ask-free-card = Welke kaart activeer je zonder te betalen?
amsterdam-ask-free-block = Welk blok neem je?
amsterdam-ask-jump = Waar gaat je schuit heen?
amsterdam-ask-swap-in = Welke kaart neem je van de aflegstapel?
amsterdam-ask-swap-out = Welke van je kaarten geef je ervoor?
amsterdam-ask-foreman = Waar gaat de voorman heen?
amsterdam-ask-bailiff = Waar gaat de baljuw heen?
amsterdam-ask-figure = Waar gaat de figuur heen?
amsterdam-ask-keep = Welke grondstof bewaar je?
amsterdam-ask-hand-back = Wat geef je terug voor je taken?
amsterdam-ask-give = Welke grondstoffen geef je terug? Nog { $count }.
amsterdam-ask-give-docker = Welke havenarbeider geef je terug?
amsterdam-ask-remove = Welk van de twee plannen verwijdert TOM?
amsterdam-ask-tom-removes = TOM verwijdert een kaart.
amsterdam-ask-tom-advances = TOM gaat vooruit.
amsterdam-ask-tom-brings = TOM brengt een havenarbeider thuis.
amsterdam-ask-tom-takes = TOM neemt een blok.
amsterdam-ask-tom-sells = TOM verkoopt een goed.
amsterdam-ask-tom-delivers = TOM levert een goed af.
amsterdam-ask-tom-market = TOM gaat naar de markt.

## Score
amsterdam-tie-broken = Bij gelijke punten gaat wie verder op de Amstel staat voor.
amsterdam-part-track = Tijdens het spel
amsterdam-part-penalties = Straffen
amsterdam-part-cards = Eindkaarten
amsterdam-part-city = Grootste groep
amsterdam-part-districts = Wijken
amsterdam-part-tasks = Taken
amsterdam-part-leftovers = Overschot

## Waarom iets niet kan
amsterdam-why-over = Het spel is afgelopen.
amsterdam-why-not-your-turn = Je bent niet aan de beurt.
amsterdam-why-question = Beantwoord eerst de vraag.
amsterdam-why-block-yours = Dit blok is al van jou.
amsterdam-why-block-taken = Dit blok is van een andere speler.
amsterdam-why-block-once = Je hebt je blok van deze beurt al genomen.
amsterdam-why-block-price = Het kost { $price } { $colour }; je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }.
amsterdam-why-card-cost = Je komt { $missing ->
        [one] één grondstof
       *[other] { $missing } grondstoffen
    } tekort voor deze kaart.
amsterdam-why-card-used = Deze kaart is deze beurt al gebruikt.
amsterdam-why-card-condition = Aan de voorwaarde van de kaart is nu niet voldaan: { $text }
amsterdam-why-card-lasting = Deze kaart werkt vanzelf: { $text }
amsterdam-why-card-not-yours = Deze kaart ligt niet bij jouw bord.
amsterdam-why-node-far = Je schuit vaart één vak tegelijk, en dit vak ligt er niet naast.
amsterdam-why-node-resources = Varen kost een grondstof, en je hebt er geen.
amsterdam-why-node-here = Je schuit ligt hier; er is niets te laden, af te leveren of aan boord te nemen.
amsterdam-why-good-store = Laden kan alleen bij de start en aan steigers.
amsterdam-why-good-place = Dit goed wordt bij zijn pakhuis of een leeg depot afgeleverd.
amsterdam-why-good-full = Hier is geen plaats voor dit goed.
amsterdam-why-good-none = Je hebt er geen.
amsterdam-why-docker-boarded = Bij elk bezoek komt maar één havenarbeider aan boord.
amsterdam-why-docker-full = Er zijn al twee havenarbeiders aan boord.
amsterdam-why-docker-elsewhere = Waar je schuit ligt, wacht geen havenarbeider van die kleur.
amsterdam-why-amstel-once = Je hebt deze beurt al betaald om op de Amstel vooruit te gaan.
amsterdam-why-amstel-mouth = Je pion staat in de monding van de Amstel.
amsterdam-why-amstel-resources = Vooruitgaan kost grondstoffen, en je hebt er geen.
amsterdam-why-market-once = Je hebt de markt deze beurt al gebruikt.
amsterdam-why-market-florins = De markt kost { $cost ->
        [one] één gulden
       *[other] { $cost } gulden
    }; je hebt er { $florins ->
        [0] geen
       *[other] { $florins }
    }.
amsterdam-why-market-useless = Het fiche zou nu niets voor je doen.
amsterdam-why-dice = Dobbelstenen worden in fase II gekozen.

## Het bord in woorden
amsterdam-code-colour-brown = b
amsterdam-code-colour-grey = g
amsterdam-code-colour-purple = p
amsterdam-code-colour-orange = o
amsterdam-code-colour-pink = r
amsterdam-code-colour-black = z
amsterdam-code-good-beer = Bi
amsterdam-code-good-tulip = Tu
amsterdam-code-good-cheese = Ka
amsterdam-code-good-furniture = Me
amsterdam-code-good-jenever = Je
amsterdam-code-good-tiles = Te
amsterdam-code-good-lace = Kt
amsterdam-code-good-coffee = Ko
amsterdam-code-good-crystal = Kr
amsterdam-code-docker-light-blue = lb
amsterdam-code-docker-brown = br
amsterdam-code-docker-white = wi
amsterdam-code-docker-yellow = ge
amsterdam-code-docker-pink = ro
amsterdam-code-docker-light-green = lg
amsterdam-label-discard = Aflegstapel
amsterdam-label-round = Ronde { $round } van { $rounds }
amsterdam-label-fast = snelle levering +{ $points }
amsterdam-label-dice = Dobbelstenen
amsterdam-label-market = Markt
amsterdam-label-city = Stad
amsterdam-label-harbour = Haven
amsterdam-label-amstel = Amstel
amsterdam-label-black-market = Zwarte markt
amsterdam-label-dockers = Havenarbeiders
amsterdam-label-building = Arbeidershuis
amsterdam-label-scored = telt
amsterdam-label-free = vrij
amsterdam-label-sold = verkocht
amsterdam-label-empty = leeg
amsterdam-label-none = geen
amsterdam-label-display = Te kiezen
amsterdam-label-inactive = Inactieve kaarten
amsterdam-label-active = Actieve kaarten
amsterdam-label-tasks = Taken
amsterdam-label-rose = Windroos
amsterdam-label-reserve = Voorraad
amsterdam-label-house = Huis
amsterdam-label-store = Opslag
amsterdam-label-aboard = Aan boord
amsterdam-label-points = Punten
amsterdam-label-florins = Guldens
amsterdam-label-penalties = Straffiches
amsterdam-label-barge = Schuit
amsterdam-label-blocks = Blokken
amsterdam-label-cards = Kaarten
amsterdam-label-cost = Kosten
amsterdam-label-used = gebruikt
amsterdam-label-steps = Stappen over: { $steps }
amsterdam-label-place = { $kind ->
        [water] water { $name }
        [pontoon] steiger { $name }
        [depot] depot { $name }
        [warehouse] pakhuis { $name }
       *[start] start
    }
amsterdam-label-foreman = voorman
amsterdam-label-bailiff = baljuw
amsterdam-label-figure = figuur
amsterdam-legend = * telt aan het einde  = brug  +n punten van een brug over de Amstel  [?n] depot  :- wachtende havenarbeiders  x bezet  F voorman  ! baljuw of figuur

## De kaarten in woorden
amsterdam-timing-I = één keer in fase I
amsterdam-timing-II = één keer in fase II
amsterdam-timing-III = één keer in je beurt
amsterdam-timing-permanent = altijd
amsterdam-timing-end = aan het einde van het spel
amsterdam-label-name = Naam
amsterdam-label-kind = Soort
amsterdam-label-timing = Wanneer
amsterdam-label-text = Tekst
amsterdam-label-origin = Herkomst
amsterdam-origin-printed = gedrukt in de doos
amsterdam-origin-inferred = afgeleid uit de regels
amsterdam-origin-designed = ontworpen voor deze editie
amsterdam-origin-transcribed = overgenomen door een eigenaar
amsterdam-aspect-effect = werking
amsterdam-aspect-timing = moment
amsterdam-aspect-type = type
amsterdam-aspect-cost = kosten
amsterdam-aspect-name = naam
amsterdam-type-brewer = Brouwer
amsterdam-type-tulip-grower = Tulpenkweker
amsterdam-type-cheesemaker = Kaasmaker
amsterdam-type-coffee-roaster = Koffiebrander
amsterdam-type-carpenter = Timmerman
amsterdam-type-tile-maker = Tegelbakker
amsterdam-type-distiller = Stoker
amsterdam-type-lacemaker = Kantwerkster
amsterdam-type-glassblower = Glasblazer
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
amsterdam-type-plan-plantage = Plan van de Plantage
amsterdam-type-plan-haarlemmerbuurt = Plan van de Haarlemmerbuurt
amsterdam-type-plan-jordaan = Plan van de Jordaan
amsterdam-type-plan-burgwallen = Plan van de Burgwallen
amsterdam-type-plan-nieuwmarkt = Plan van de Nieuwmarkt
amsterdam-type-plan-grachtengordel = Plan van de Grachtengordel

## Waarom een bot dat zou doen
amsterdam-hint-only = Er is niets anders te doen.
amsterdam-hint-direct = Op gevoel besloten, zonder vooruit te kijken.
amsterdam-hint-searched = Ik keek { $simulations ->
    [one] één keer
   *[other] { $simulations } keer
} vooruit, { $share }% daarvan langs deze weg.
amsterdam-hint-value = Daarna schat ik je vooruitzichten op { $value } van de 100.
amsterdam-hint-close = Daarna schat ik je vooruitzichten op { $value } van de 100; iets anders is ongeveer even goed.
amsterdam-hint-better = Daarna schat ik je vooruitzichten op { $value } van de 100, { $gap } meer dan na al het andere dat ik probeerde.

## Het getekende bord
amsterdam-map = Het bord: haven, stad en Amstel
    .help = De pijltjestoetsen gaan naar wat je in die richting kunt gebruiken, Page Up en Page Down lopen alles langs, Enter gebruikt het.
amsterdam-zoom-in = Dichterbij
amsterdam-zoom-out = Verder weg
amsterdam-zoom-whole = Het hele bord
amsterdam-boards = Borden van de spelers
amsterdam-tom = TOM
amsterdam-tom-beaten = Je hebt TOM verslagen.
amsterdam-tom-wins = Deze keer wint TOM.
amsterdam-tom-words = TOM heeft { $points ->
        [one] één punt
       *[other] { $points } punten
    } en { $florins } gulden; zijn pion staat op vak { $space }.
amsterdam-block-words = { $name }: kost { $price } { $colour }{ $good ->
        [none] {""}
       *[other] ; goed: { $good }
    }
amsterdam-block-owned = { $name }: is van { $who }
amsterdam-roof-next = het volgende goed levert { $value } op
amsterdam-roof-full = vol
amsterdam-dockers-wait = hier wacht: { $dockers }
amsterdam-docker-words = havenarbeider ({ $docker })
amsterdam-barge-of = schuit van { $who }
amsterdam-pawn-of = pion van { $who }
amsterdam-card-words = { $number } { $name }, { $kind }; kost { $cost }; { $timing }: { $text }{ $state ->
        [none] {""}
       *[other] {" "}({ $state })
    }
amsterdam-amstel-space = Amstel, vak { $space }
amsterdam-amstel-mouth = Monding van de Amstel
amsterdam-amstel-goal = { $action }: kost { $cost ->
        [0] niets
        [one] één grondstof
       *[other] { $cost } grondstoffen
    }{ $points ->
        [0] {""}
       *[other] , levert { $points } op
    }
amsterdam-stall-words = Zwarte markt, { $good }: { $state }
amsterdam-building-words = Arbeidershuis: { $count ->
        [0] er is nog niemand thuis
        [one] één havenarbeider is thuis
       *[other] { $count } havenarbeiders zijn thuis
    }
amsterdam-die-words = Dobbelsteen { $colour }: { $number ->
        [0] nog niet gegooid
       *[other] { $number }
    }{ $chosen ->
        [1] , gekozen
       *[other] {""}
    }
amsterdam-die-brings = { $count } × { $colour } op vak { $space }. Kies nu de tweede dobbelsteen.
amsterdam-dice-to-one = In deze ronde telt een dobbelsteen van { $number } of meer als 1.
amsterdam-dice-how = Een dobbelsteen brengt zoveel grondstoffen als hij toont. Een 1 komt deze ronde aan, een 2 de volgende, enzovoort. Kies er twee.
amsterdam-tiles-left = { $count ->
        [one] Nog één marktfiche
       *[other] Nog { $count } marktfiches
    }
amsterdam-discard-words = Aflegstapel: { $cards ->
        [0] leeg
        [one] één kaart
       *[other] { $cards } kaarten
    }
amsterdam-stack-words = Stapel ({ $kind }): { $count }
amsterdam-rose-words = Windroos, vak { $space }: { $lying }
amsterdam-reserve-words = { $colour }: { $count }
amsterdam-house-words = Huis: { $colour }
amsterdam-house-help = Eén grondstof mag hier op de volgende ronde wachten.
amsterdam-mill-words = Molen: nog { $markers ->
        [one] één actiefiche
       *[other] { $markers } actiefiches
    }, { $tokens ->
        [0] geen straffiches
        [one] één straffiche
       *[other] { $tokens } straffiches
    }
amsterdam-tasks-hidden = { $count ->
        [one] Eén geheime taak
       *[other] { $count } geheime taken
    }
amsterdam-todo = Wat je nu kunt doen
amsterdam-todo-left = { $count ->
        [one] Nog één grondstof
       *[other] Nog { $count } grondstoffen
    }
amsterdam-todo-block = Blok nemen
amsterdam-todo-activate = Activeren
amsterdam-todo-use = Kaarten gebruiken
amsterdam-todo-sail = Varen
amsterdam-todo-cargo = Laden, leveren
amsterdam-todo-board = Arbeider meenemen
amsterdam-todo-amstel = Amstel
amsterdam-todo-market = Markt
amsterdam-todo-possible = { $count ->
        [one] één manier
       *[other] { $count } manieren
    }
amsterdam-todo-done = gedaan
amsterdam-todo-not = nu niet
amsterdam-table = De tafel
amsterdam-order-words = Speelvolgorde: { $names }
amsterdam-districts-words = Tellen aan het einde: { $districts }
amsterdam-board-mine = Jouw bord
amsterdam-board-of = Bord van { $who }
amsterdam-blocks-open = Blokken die je kunt nemen

## Een begeleid eerste spel
amsterdam-lesson-welcome = Twaalf rondes in het oude Amsterdam. In elke ronde neem je een kaart, kies je twee dobbelstenen en doe je wat je grondstoffen toelaten: huizen nemen, goederen verschepen, de Amstel afzakken. Wie aan het einde de meeste punten heeft, wint. Dit is een echt spel, tegen een vriendelijke bot.
    .title = Welkom
amsterdam-lesson-stock = Dit wiel is je windroos. Het draait elke ronde één vak, en wat bij de pijl komt, mag je uitgeven. Kies wat er op de eerste vakken ligt: één grondstof voor deze ronde, twee voor de volgende.
    .title = De windroos
amsterdam-lesson-take = Neem een van de open kaarten. Die gaat onder je bord en doet nog niets: in je beurt kun je ervoor betalen en hem erboven leggen. Kijk naar de kosten in gekleurde grondstoffen en naar wat de kaart doet.
    .title = Een kaart voor later
amsterdam-lesson-dice = Kies twee dobbelstenen. Een 5 brengt vijf grondstoffen van die kleur, maar pas in de vijfde ronde, deze meegeteld; een 1 brengt meteen één grondstof. Vroeg en weinig of laat en veel: daar draait het om.
    .title = Twee dobbelstenen
amsterdam-lesson-turn = De windroos is gedraaid en je hebt { $count ->
        [one] één grondstof
       *[other] { $count } grondstoffen
    } om uit te geven. Alles wat kan, is verlicht. De volgorde is vrij, en je kunt elke stap terugnemen.
    .title = Jouw beurt
amsterdam-lesson-block = Een blok kost wat zijn bordje zegt, in grondstoffen van de kleur van zijn daken. Je krijgt het goed dat er ligt, en aan het einde drie punten voor elk blok van je grootste groep die door bruggen is verbonden. Eén blok per beurt. Neem er een dat verlicht is.
    .title = Huizen
amsterdam-lesson-good = Het goed van je blok gaat naar je opslag om verscheept te worden, of meteen naar de zwarte markt voor twee gulden of een grondstof. De zwarte markt neemt elk goed maar één keer.
    .title = Waar een goed voor dient
amsterdam-lesson-activate = Je kunt een van je kaarten betalen. Actieve kaarten werken de rest van het spel, dus vroege leveren het meest op. Activeer er een die verlicht is.
    .title = Kaarten komen tot leven
amsterdam-lesson-cards = Een Romeins cijfer zegt in welke fase een kaart één keer per ronde werkt; de lus betekent altijd, de vlag aan het einde van het spel. Een gebruikte kaart draagt een vinkje tot de volgende ronde.
    .title = Wanneer kaarten werken
amsterdam-lesson-sail = Je schuit vaart één vak voor één grondstof van welke kleur ook. Wijs een plaats in de haven aan om de weg en de kosten te zien.
    .title = De schuit
amsterdam-lesson-cargo = Goederen laad je bij de start en aan steigers, en je levert ze af bij hun pakhuis of een vrij depot, voor de punten van het beste vrije dak{ $points ->
        [0] .
       *[other] , en deze ronde { $points } extra voor snelle levering.
    }
    .title = Goederen gaan overzee
amsterdam-lesson-docker = Hier wacht een havenarbeider. Neem hem aan boord, dat levert je een gulden op, en breng hem naar de steiger van zijn kleur: hoe eerder hij thuis is, hoe meer punten.
    .title = Havenarbeiders
amsterdam-lesson-amstel = Eén keer per beurt mag je pion de Amstel afzakken: één grondstof voor het eerste vak, twee voor elk volgend vak. Bruggen tellen bij het passeren, en wie voorligt, speelt het eerst.
    .title = De Amstel
amsterdam-lesson-market = Je hebt genoeg guldens voor de markt. Eén keer per beurt betaal je wat het fiche vraagt en krijg je wat het toont.
    .title = De markt
amsterdam-lesson-pass = Ben je klaar, pas dan. Eén grondstof mag in je huis op de volgende ronde wachten; de andere gaan verloren, dus geef uit wat je kunt.
    .title = Het einde van een beurt
amsterdam-lesson-penalty = Onder je bord passen maar vijf inactieve kaarten. Wie een zesde heeft, legt er een af en krijgt een straffiche, en ook kaarten die aan het einde nog inactief zijn, kosten straffiches. Het tweede straffiche kost meer dan het eerste en het derde meer dan het tweede; vanaf het vierde blijft de prijs gelijk.
    .title = Te veel kaarten
amsterdam-lesson-late = De laatste rondes komen eraan. Hoge dobbelstenen zouden te laat aankomen en tellen als 1; maak je groepen af, lever je goederen af en activeer wat aan het einde telt.
    .title = Laat in het spel
amsterdam-lesson-end = Dat was je eerste spel. De tabel toont waar de punten vandaan komen. Speel er nog een, of haal vrienden erbij.
    .title = Goed gespeeld

## What an action is good for
amsterdam-hint-scores = Het levert { $points ->
        [one] één punt
       *[other] { $points } punten
    } op.
amsterdam-hint-florins = Het brengt { $florins ->
        [one] één gulden
       *[other] { $florins } gulden
    } op.
amsterdam-hint-group = Je grootste groep groeit naar { $size } blokken, aan het eind { $points } punten waard.
amsterdam-hint-resources = Je krijgt { $count ->
        [one] één grondstof
       *[other] { $count } grondstoffen
    } om meteen uit te geven.
amsterdam-hint-then = Daarna kun je meteen { $points ->
        [one] één punt
       *[other] { $points } punten
    } scoren.
