## Kooplieden van Amsterdam

merchants = Kooplieden van Amsterdam
    .about = Drijf handel, sticht koloniën en bouw in de oude stad; wees om beurten burgemeester en bied tegen een dalende klok.
    .ours = Wat de spelregels in woorden zeggen, is zo gebleven. Het bord en een deel van de kaarten en jaren staan er niet in: percelen, bruggen, koloniën, de verdeling van de kaarten, de meeste jaren en de startplaatsen zijn van ons.

## Koopwaar, werelddelen, kaarten
merchants-commodity-sugar = suiker
    .short = Suiker
merchants-commodity-gems = edelstenen
    .short = Edelstenen
merchants-commodity-spice = specerijen
    .short = Specerijen
merchants-commodity-silk = zijde
    .short = Zijde
merchants-commodity-any = koopwaar naar keuze
merchants-letter-sugar = S
merchants-letter-gems = E
merchants-letter-spice = P
merchants-letter-silk = Z
merchants-continent-americas = Amerika
    .short = Amerika
merchants-continent-africa = Afrika
    .short = Afrika
merchants-continent-europe = Europa
    .short = Europa
merchants-continent-far-east = het Verre Oosten
    .short = Verre Oosten
merchants-continent-any = werelddeel naar keuze
merchants-card = { $card ->
        [hourglass] zandloper
        [commodity] drie stuks koopwaar
        [colony-open] kolonie in { $continent }
        [colony-fixed] kolonie voor { $commodity }
        [amsterdam-open] huis in de wijk { $districts }, daarna een stap met koopwaar naar keuze
       *[amsterdam-fixed] huis in de wijk { $districts }, daarna een stap met { $commodity }
    }

## Acties
merchants-begin = Beginnen
    .log = { $who } is de eerste burgemeester.
merchants-turn = { merchants-card }
    .log = { $who } draait een kaart om: { merchants-card }.
merchants-place-mayor = Zelf houden (schijf van de burgemeester)
    .log = { $who } houdt de kaart zelf.
    .help = Als op alle drie de schijven een kaart ligt, gebruik je deze gratis, vóór de veiling.
merchants-place-clock = Veilen (schijf van de klok)
    .log = { $who } laat de kaart veilen.
    .help = Nadat je je eigen kaart hebt gebruikt, wordt deze met de klok verkocht. Je mag zelf ook bieden. De prijs gaat naar de bank.
merchants-place-bucket = Weggooien (schijf van de emmer)
    .log = { $who } gooit de kaart weg.
    .help = De kaart heeft geen gevolg en gaat op de aflegstapel.
merchants-take = Nemen: { $first }, { $second } en { $third }
    .log = { $who } neemt { $first }, { $second } en { $third }.
    .family = Nemen: { $first } en nog twee stuks
    .help = Elk stuk zet je steen in zijn rij één vak vooruit, of brengt een steen op het eerste vak. Drie stuks van één soort mag niet. Een stuk voor een steen op het laatste vak gaat verloren.
merchants-found = Kolonie stichten: { $colony } ({ $continent }, { $commodity })
    .log = { $who } sticht een kolonie: { $colony } ({ $continent }, { $commodity }).
    .family = Een kolonie stichten: { $continent }
    .help = Je steen bezet de plaats. Op de beurs gaat je steen één vak vooruit in de rij { $commodity }. Koloniën in alle vier de werelddelen leveren meteen { $bonus } duizend gulden op.
merchants-abandon = { $colony } opgeven ({ $continent }, { $commodity })
    .log = { $who } geeft de kolonie { $colony } op.
    .family = Een kolonie opgeven: { $continent }
    .help = De kolonie verdwijnt; de beurs verandert niet. Wie niet meer in alle vier de werelddelen een kolonie heeft, geeft die bonus terug.
merchants-build = Bouwen: { $plot } ({ $district })
    .log = { $who } bouwt een huis: { $plot } ({ $district }).
    .family = Bouwen: { $district }
    .help = Je steen wordt een huis. Eigen huizen aan beide kanten van een brug leveren meteen { $bridge } duizend gulden op, huizen in alle vier de wijken { $districts } duizend. Bij een telling telt per wijk je grootste groep aangrenzende huizen, samen met huizen recht aan de overkant van een brug.
merchants-demolish = Afbreken: { $plot } ({ $district })
    .log = { $who } breekt het huis af: { $plot } ({ $district }).
    .family = Een huis afbreken: { $district }
    .help = Het huis verdwijnt. Bonussen waarvan de voorwaarde niet meer geldt, gaan terug naar de bank, zo nodig met leningen.
merchants-advance = Eén stap met { $commodity }
    .log = { $who } gaat één stap vooruit met { $commodity }.
    .help = Je steen in deze rij gaat één vak vooruit, of er komt een nieuwe steen op het eerste vak. Met een steen op het tweede vak of verder in alle vier de rijen mag je gratis een huis bouwen.
merchants-retreat = Eén stap terug met { $commodity }
    .log = { $who } gaat één stap terug met { $commodity }.
    .help = Je steen in deze rij gaat één vak terug; vanaf het eerste vak verlaat hij de beurs. Wie de beursbonus verliest, breekt een huis af.
merchants-borrow = { $sum } duizend gulden lenen
    .log = { $who } leent van de bank.
    .help = Aan het einde van het spel betaal je voor elke lening { $repaid } duizend gulden terug.
merchants-decline = Ervan afzien
    .log = { $who } ziet ervan af.
    .help = Je doet niets en het spel gaat verder.
merchants-limit = Drukken bij { $price }
    .log = { $who } zou bij { $price } drukken.
    .help = Je koopt de kaart voor { $price } duizend gulden, tenzij iemand eerder drukt. Noemen twee hetzelfde bedrag, dan gaat degene voor die het dichtst links van de burgemeester zit. Niemand hoort vóór het einde van het spel wat je zei, behalve als je wint.
merchants-limit-start = Drukken bij START
    .log = { $who } zou bij START drukken.
    .help = Je dwingt een tweede ronde met dubbele prijzen af, van { $first } tot { $last }, waarin iedereen mag drukken. Doet niemand dat, dan is de kaart voor jou, voor { $fallback } duizend gulden.
merchants-limit-none = Niet drukken
    .log = { $who } zou niet drukken.
    .help = Je wilt deze kaart voor geen enkele prijs op de klok.
merchants-limit-hidden = Naar de klok kijken
    .log = { $who } heeft besloten.
merchants-sold = Verkocht
    .log = { $who } koopt de kaart voor { $price } duizend gulden.
merchants-unsold = Niet verkocht
    .log = Niemand stopt de klok; de kaart wordt afgelegd.
merchants-doubled = De klok begint opnieuw
    .log = { $who } drukt bij START: de klok loopt opnieuw, met dubbele prijzen.

## Wat vanzelf gebeurt
merchants-news-year = Het is { $year }: { $event }.
merchants-news-leader-back = { $who } gaat terug met { $commodity }, { $space ->
        [0] van de beurs af
       *[other] naar vak { $space }
    }.
merchants-news-mayor = { $who } is de nieuwe burgemeester.
merchants-news-last-disc = { $disc ->
        [mayor] Alleen de schijf van de burgemeester was nog vrij: de kaart is voor hem.
        [clock] Alleen de schijf van de klok was nog vrij: de kaart wordt geveild.
       *[bucket] Alleen de schijf van de emmer was nog vrij: de kaart gaat weg.
    }
merchants-news-card-without-effect = Met drie spelers heeft deze kaart geen effect; de volgende wordt omgedraaid.
merchants-news-continents-won = { $who } heeft koloniën in alle vier de werelddelen.
merchants-news-continents-lost = { $who } heeft niet langer koloniën in alle vier de werelddelen.
merchants-news-districts-won = { $who } heeft huizen in alle vier de wijken.
merchants-news-districts-lost = { $who } heeft niet langer huizen in alle vier de wijken.
merchants-news-bridges-won = { $who } heeft huizen aan beide kanten van { $bridges ->
        [one] een brug
       *[other] { $bridges } bruggen
    }.
merchants-news-bridges-lost = { $who } heeft niet langer huizen aan beide kanten van { $bridges ->
        [one] een brug
       *[other] { $bridges } bruggen
    }.
merchants-news-exchange-won = { $who } heeft in alle vier de rijen van de beurs het tweede vak bereikt.
merchants-news-exchange-lost = { $who } staat niet langer in alle vier de rijen van de beurs op het tweede vak.

## Wat een keuze kost en oplevert
merchants-note-leaves = je houdt { $left } over
merchants-note-leaves-if-alone = je houdt { $left } over als niemand anders drukt
merchants-note-row = { $commodity } naar vak { $space }
merchants-note-row-left = { $commodity }: van de beurs af
merchants-note-group = { $houses ->
        [0] geen huis van jou meer in de wijk
        [one] je grootste groep in de wijk: één huis
       *[other] je grootste groep in de wijk: { $houses } huizen
    }
merchants-gain-money = { $change } duizend gulden
merchants-gain-loans = { $change } { $number ->
        [one] lening
       *[other] leningen
    }

## Wat er gevraagd wordt
merchants-ask-who-begins = Er wordt geloot wie de eerste burgemeester is.
merchants-ask-turn = Er wordt een kaart omgedraaid.
merchants-ask-leftover = De zandlopers die over zijn, worden omgedraaid.
merchants-ask-place = Je draaide om: { merchants-card }. Op welke schijf leg je die?
merchants-ask-pieces = Welke drie stuks neem je?
merchants-ask-advance = Zet je een stap op de beurs ({ $commodity })?
merchants-ask-found = Waar sticht je een kolonie ({ $continent }, { $commodity })?
merchants-ask-build = Waar bouw je in de wijk { $districts }?
merchants-ask-arms = Bouw een huis op een vrij perceel naar keuze.
merchants-ask-free-house = Je hebt in alle vier de rijen het tweede vak bereikt: bouw gratis een huis.
merchants-ask-give-back = Je bent de beursbonus kwijt: breek een huis af.
merchants-ask-lose-house = Je verliest een huis. Welk?
merchants-ask-lose-colony = Je verliest een kolonie. Welke?
merchants-ask-lose-ship = Een van je stenen op de beurs gaat terug. Welke?
merchants-ask-credit = Leen je { $sum } duizend gulden? Aan het einde betaal je { $back } duizend terug.
merchants-ask-limit = Op de klok: { merchants-card }. Wanneer zou je drukken?
merchants-ask-doubled-limit = Dubbele prijzen: { merchants-card }. Wanneer zou je drukken?
merchants-ask-hammer = De klok loopt.
merchants-ask-doubled-hammer = De klok loopt met dubbele prijzen.

## Score
merchants-tie-broken = Bij gelijk geld wordt de plaats gedeeld.
merchants-part-start = Startgeld
merchants-part-exchange = Beurs
merchants-part-amsterdam = Amsterdam
merchants-part-colonies = Koloniën
merchants-part-bonuses = Bonussen
merchants-part-auctions = Veilingen
merchants-part-loans = Leningen

## De tijdlijn
merchants-event-none = er gebeurt niets
merchants-event-start-money = startgeld
    .help = Elke familie begint met { $money } duizend gulden.
merchants-event-ship = voor ieder een stap op de beurs
    .help = Te beginnen links van de burgemeester, de burgemeester als laatste: ieder mag een van zijn stenen op de beurs een vak vooruitzetten, of een rij ingaan.
merchants-event-globe = voor ieder een kolonie
    .help = Te beginnen links van de burgemeester, de burgemeester als laatste: ieder mag op een vrije plaats een kolonie stichten; zijn steen in de rij van die koopwaar gaat een vak vooruit, of komt op het eerste vak.
merchants-event-arms = voor ieder een huis
    .help = Te beginnen links van de burgemeester, de burgemeester als laatste: ieder bouwt een huis op een vrij perceel.
merchants-event-credit = krediet
    .help = Ieder mag één keer { $sum } duizend gulden lenen; aan het einde wordt { $repaid } duizend terugbetaald.
merchants-event-lose-ship = ieder gaat een stap terug op de beurs
    .help = Ieder zet een van zijn stenen op de beurs een vak terug.
merchants-event-lose-house = ieder verliest een huis
    .help = Ieder breekt een van zijn huizen af.
merchants-event-lose-colony = ieder verliest een kolonie
    .help = Ieder geeft een van zijn koloniën op; de beurs verandert niet.
merchants-event-leader-back = de koplopers op de beurs vallen terug
    .help = In elke rij gaat de voorste steen een vak terug; staan er meer vooraan, dan gaan ze allemaal terug.
merchants-event-score-exchange = de beurs wordt geteld
    .help = De rijen worden gerangschikt naar hun voorste steen. In elke rij krijgen de twee voorste families geld.
merchants-event-score-amsterdam = Amsterdam wordt geteld
    .help = De wijken worden gerangschikt naar hun huizen. In elke wijk krijgen de twee families met de grootste groepen geld.
merchants-event-score-colonies = de koloniën worden geteld
    .help = De werelddelen worden gerangschikt naar hun koloniën. In elk werelddeel krijgen de twee families met de meeste koloniën geld.
merchants-event-final = alles wordt geteld
    .help = Beurs, Amsterdam en koloniën worden alle drie geteld met dubbele premies, daarna worden leningen terugbetaald. Wie het meeste geld heeft, wint.

## Het bord in woorden
merchants-area-exchange = Beurs
merchants-area-amsterdam = Amsterdam
merchants-area-colonies = Koloniën
merchants-time-line = Tijdlijn
merchants-next-events = Straks
merchants-deck = Stapel
merchants-deck-hourglasses = zandlopers
merchants-deck-cards = kaarten voor de schijven
merchants-disc-mayor = Burgemeester
merchants-disc-clock = Klok
merchants-disc-bucket = Emmer
merchants-disc-drawn = Omgedraaid
merchants-money = Geld
merchants-loans = Leningen
merchants-tiles = Stenen
merchants-bonuses-held = Bonussen
merchants-bonus-continents = werelddelen
merchants-bonus-districts = wijken
merchants-bonus-bridges = { $count ->
        [one] { $count } brug
       *[other] { $count } bruggen
    }
merchants-bonus-exchange = beurs
merchants-if-scored = Bij telling nu
merchants-last-scoring = Laatste telling
merchants-last-sale = Laatste veiling: { $who }, { $price } duizend gulden
merchants-first-second = 1e / 2e
merchants-thousands = Alle bedragen in duizenden guldens.

## Waarom iets nu niet kan
merchants-why-not-your-turn = Je bent niet aan de beurt.
merchants-why-over = Het spel is afgelopen.
merchants-why-yours = Die plaats is al van jou.
merchants-why-taken = Die plaats is van iemand anders.
merchants-why-not-yours = Daar staat niets van jou.
merchants-why-no-tiles = Al je stenen liggen op het bord.
merchants-why-other-district = Je kunt nu alleen bouwen in de wijk { $districts }.
merchants-why-other-colony = Je kunt nu alleen zo’n kolonie stichten: { $continent }, { $commodity }.
merchants-why-last-space = Je steen ligt op het laatste vak van deze rij.
merchants-why-other-commodity = Je kunt nu alleen in deze rij vooruit: { $commodity }.
merchants-why-no-tile-in-row = Je hebt geen steen in deze rij.
merchants-why-disc-taken = Op deze schijf ligt al een kaart.
merchants-why-money = Je kunt de laagste prijs van de klok niet betalen.
merchants-why-other-question = Er wordt nu over iets anders beslist.

## Het bord zoals het getekend is
merchants-board-title = Amsterdam
    .first = De kooplieden van
merchants-bonus-title = BONUS
merchants-inhabitants = inwoners
merchants-map = Het bord
    .help = De pijltjestoetsen gaan naar wat je in die richting kunt gebruiken, Enter gebruikt het.
merchants-zoom-in = Dichterbij
merchants-zoom-out = Verder weg
merchants-zoom-whole = Het hele bord
merchants-window-world = Het bord
merchants-window-middle = Amsterdam, Europa en Afrika
merchants-window-west = Amerika
merchants-window-east = Het Verre Oosten
merchants-free = vrij
merchants-yours = van jou
merchants-of = van { $who }
merchants-plot-words = { $plot } ({ $district }): { $state }
merchants-site-words = { $colony } ({ $continent }, { $commodity }): { $state }
merchants-row-words = { $commodity }: { $state }
merchants-row-place = { $who } op { $space }
merchants-row-empty = niemand
merchants-prizes = Eerste en tweede premies naar de rang van de sectoren: { $prizes }.
merchants-bridge-words = Verbindt { $from } en { $to }. Eigen huizen aan beide kanten leveren { $sum } duizend gulden op.
merchants-rank-words = Nu plaats { $rank }: premies van { $first } en { $second }.
merchants-paid-one = { $who } { $sum }
merchants-paid-none = Niemand zou geld krijgen.
merchants-pieces-title = Kies drie stuks, niet drie dezelfde
merchants-piece-add = Nog één ({ $commodity })
merchants-pieces-take = Deze nemen
merchants-pieces-clear = Opnieuw
merchants-desk = Het bureau van de burgemeester, { $who }
merchants-mayor = Burgemeester
merchants-no-card = geen kaart
merchants-cards-left = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
merchants-hourglasses-left = { $count ->
        [one] { $count } zandloper
       *[other] { $count } zandlopers
    }
merchants-tiles-left = stenen over
merchants-loans-words = { $count ->
        [one] één lening
       *[other] { $count } leningen
    }, aan het einde { $sum } duizend gulden terug te betalen
merchants-has-decided = besloten
merchants-clock-words = Veilingklok: zeg wanneer je zou drukken
merchants-now-words = Nu { $words }
merchants-next-words = Dan { $words }
merchants-pile-words = In de stapel zitten { $cards ->
        [one] { $cards } kaart voor de schijven
       *[other] { $cards } kaarten voor de schijven
    } en { $hourglasses ->
        [one] { $hourglasses } zandloper
       *[other] { $hourglasses } zandlopers
    }.
merchants-lies = { $place }: { $card }
merchants-offered = Te koop: { $card }
merchants-forced = { $who } dwong de dubbele ronde af en betaalt { $price } duizend gulden als niemand de klok stopt.
merchants-decided-words = Hebben besloten: { $names }
merchants-families = Families
merchants-family-words = { $who }: { $money ->
        [0] geen geld
       *[other] { $money } duizend gulden
    }, nog { $tiles ->
        [one] één steen
       *[other] { $tiles } stenen
    }
merchants-bonuses-words = bonussen: { $bonuses }
merchants-if-scored-area = { $area }, bij telling nu
merchants-plots-open = Percelen die je nu kunt gebruiken
merchants-sites-open = Plaatsen voor koloniën die je nu kunt gebruiken
merchants-houses-of = { $who } { $houses ->
        [one] één huis
       *[other] { $houses } huizen
    }, grootste groep { $group } ({ $plots })
merchants-colonies-of = { $who } ({ $colonies })
merchants-none-built = geen huizen
merchants-none-founded = geen koloniën

## De veilingklok
merchants-auction-title = Veiling
merchants-auction-soon = De klok begint over { $seconds }
merchants-auction-zone = START
merchants-auction-zone-help = Wie nu drukt, dwingt een tweede ronde met dubbele prijzen af.
merchants-auction-zone-money = Om een dubbele ronde af te dwingen heb je { $price } duizend gulden nodig.
merchants-auction-stop = Stop de klok
merchants-auction-stop-at = Stop bij { $price }
merchants-auction-stop-start = Stop bij START
merchants-auction-key = of de spatiebalk
merchants-auction-leaves = je houdt { $left } over
merchants-auction-yet = Je kunt hoogstens { $price } betalen: wacht op de wijzer.
merchants-auction-poor = Je kunt deze kaart niet betalen; kijk naar de anderen.
merchants-auction-poor-forced = Meer kun je niet betalen: wacht af of iemand drukt.
merchants-auction-watch = Iedereen kijkt naar de klok.
merchants-auction-fold = Het bord bekijken
merchants-auction-unfold = Terug naar de klok
merchants-auction-doubled = Dubbele ronde: de klok toont de dubbele prijzen
merchants-auction-forced = { $who } drukte bij START. Stopt niemand deze ronde, dan betaalt { $who } { $price }.
merchants-auction-forced-you = Je drukte bij START. Stopt niemand deze ronde, dan betaal jij { $price }.
merchants-auction-sold = { $who } koopt voor { $price }
merchants-auction-sold-you = Jij koopt voor { $price }
merchants-auction-unsold = Niemand stopte de klok
merchants-auction-pressed = Gedrukt …
merchants-auction-past = De wijzer is voorbij de laatste prijs.
merchants-limit-title = Je geheime grens
merchants-limit-secret = Niemand ziet die vóór het einde van het spel, tenzij je wint. Wie de hoogste grens noemt, koopt voor die prijs.
merchants-limit-cost = Kost { $price }, je houdt { $left } over
merchants-limit-cost-start = Dwingt een dubbele ronde af. Kost { $price } als niemand anders drukt; dan houd je { $left } over.
merchants-limit-cost-none = Kost niets: de kaart gaat naar iemand anders of verdwijnt.
merchants-limit-cost-none-doubled = Kost niets: de kaart gaat naar iemand anders.
merchants-limit-cost-none-forced = Drukt niemand anders, dan is de kaart voor jou, voor { $price }; je houdt { $left } over.
merchants-limit-say = Vastleggen
merchants-limit-waiting = Anderen denken nog na
merchants-limit-deciding = denkt na …
merchants-limit-out = kan niet betalen
merchants-limit-forced = dwong de ronde af

## Waarom een bot dat zou doen
merchants-hint-only = Er is niets anders te doen.
merchants-hint-direct = Op gevoel besloten, zonder vooruit te kijken.
merchants-hint-searched = Ik keek { $simulations ->
    [one] één keer
   *[other] { $simulations } keer
} vooruit, { $share }% daarvan langs deze weg.
merchants-hint-value = Daarna schat ik je vooruitzichten op { $value } van de 100.
merchants-hint-close = Daarna schat ik je vooruitzichten op { $value } van de 100; iets anders is ongeveer even goed.
merchants-hint-better = Daarna schat ik je vooruitzichten op { $value } van de 100, { $gap } meer dan na al het andere dat ik probeerde.

## Een eerste spel met uitleg
merchants-lesson-welcome = Je leidt een koopmansfamilie in de grote eeuw van Amsterdam. Aan het einde telt het geld. Het komt van drie plaatsen: de beurs onderaan, de huizen in de stad, de koloniën in vier werelddelen. Dit is een echt spel, tegen vriendelijke bots.
    .title = Welkom, koopman
merchants-lesson-purse = Je hebt { $money } duizend gulden en { $tiles } stenen om te plaatsen. Ieder begon met een huis, een kolonie en een steen op de beurs. Alle bedragen staan in duizenden.
    .title = Geld en stenen
merchants-lesson-place = Je bent burgemeester. Je draaide een kaart om en kiest er een schijf voor: houd hem zelf, laat hem veilen of gooi hem weg. Je beslist kaart voor kaart, zonder te weten wat er komt. Klik op een schijf, of sleep de kaart erheen.
    .title = Drie schijven
merchants-lesson-place-second = Voor deze kaart zijn er nog twee schijven; de derde kaart gaat naar de schijf die overblijft. Zou de veilingkaart jou veel waard zijn, of heeft een ander hem nodig?
    .title = Een schijf minder
merchants-lesson-use = Nu gebruik je je eigen kaart, gratis. { $kind ->
        [take] Kies drie stuks, niet drie dezelfde: elk zet je steen in zijn rij een vak vooruit.
        [found] Sticht een kolonie op een verlichte plaats: ook in de rij van de koopwaar daar ga je een vak vooruit.
        [advance] Zet je steen in een verlichte rij een vak vooruit.
       *[build] Bouw een huis op een verlicht perceel, het liefst naast een van je huizen of er recht tegenover, aan de andere kant van een brug.
    }
    .title = Je eigen kaart
merchants-lesson-auction = De kaart op de schijf van de klok gaat naar één koper. De prijs daalt van { $first } naar { $last }; wie de klok het eerst stopt, betaalt wat die aanwijst. Aan deze rustige tafel zegt ieder in het geheim bij welke prijs hij zou drukken; de hoogste koopt. Kijk wat de kaart je zou opleveren en kies dan, of druk niet.
    .title = De klok
merchants-lesson-sold = { $mine ->
        [1] De kaart was voor jou, voor { $price } duizend gulden. Het geld gaat naar de bank; je gebruikt de kaart meteen.
       *[other] { $who } kocht de kaart voor { $price } duizend gulden en gebruikt hem meteen. Het geld gaat naar de bank.
    }
    .title = Verkocht
merchants-lesson-time = Er kwam een zandloper en de tijd schoof op. Elk jaar brengt wat erin getekend is: stappen, huizen, koloniën of verliezen voor iedereen, en tellingen, die geld opleveren. Wijs een jaar aan om erover te lezen. De volgende zijn verlicht.
    .title = De tijdlijn
merchants-lesson-ranking = Bij een telling worden vier sectoren gerangschikt: rijen naar hun voorste steen, wijken naar hun huizen, werelddelen naar hun koloniën. Hoe beter de rang, hoe groter de twee premies, voor de eerste en tweede familie daar. De cijfers I tot en met IV tonen de rang van nu; “Bij telling nu” zegt wie wat zou krijgen.
    .title = Wie krijgt geld
merchants-lesson-groups = In de stad telt per wijk alleen je grootste groep: huizen op aangrenzende percelen, en die recht aan de overkant van een brug. Eigen huizen aan beide kanten van een brug leveren ook meteen geld op.
    .title = Groepen en bruggen
merchants-lesson-bonuses = Bonussen komen meteen: { $continents } duizend gulden voor koloniën in alle vier de werelddelen, { $districts } duizend voor huizen in alle vier de wijken, { $bridge } duizend voor elke brug, en een gratis huis voor vak { $space } in alle vier de rijen. Wat je weer verliest, geef je terug.
    .title = Bonussen
merchants-lesson-alone = Je weet nu genoeg. Vraag je je af waarom iets niet kan, klik er dan op; de lamp zegt wat een bot zou doen.
    .title = Op eigen kracht
merchants-lesson-scored = Die telling leverde je { $sum ->
        [0] niets
       *[other] { $sum } duizend gulden
    } op. Kijk vóór de volgende in welke sectoren je nog kunt klimmen, en waar een ander maar één steen voorligt.
    .title = Een telling
merchants-lesson-late = De laatste jaren kosten iedereen stappen op de beurs, huizen en koloniën. In 1666 worden alle drie de gebieden geteld met dubbele premies, en elke lening kost { $repaid } duizend gulden: dat beslist het spel vaak.
    .title = Op naar 1666
merchants-lesson-end = Hierboven zie je waar ieders geld vandaan kwam. Speel nog eens wanneer je wilt; probeer met vrienden de live klok.
    .title = Het einde

## What an action is good for
merchants-hint-scores = { $part }: +{ $points }.
merchants-hint-group = Je groep in { $district } groeit naar { $size } huizen.
merchants-hint-leads = Je neemt de leiding in { $commodity }.
merchants-hint-will-pay = Zoals het er nu voor staat, krijg je bij de volgende telling { $sum } duizend gulden meer: { $sector }.
merchants-hint-will-cost = Zoals het er nu voor staat, krijg je bij de volgende telling { $sum } duizend gulden minder: { $sector }.
merchants-hint-costs-nothing = Zoals het er nu voor staat, kost het je niets bij de volgende telling.
