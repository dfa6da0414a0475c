## Kooplieden van Amsterdam

merchants = Kooplieden van Amsterdam
    .about = Drijf handel, sticht koloniën en bouw in de oude stad; wees om beurten burgemeester en bied tegen een dalende klok.

## Waren, werelddelen, kaarten
merchants-commodity-sugar = suiker
merchants-commodity-gems = edelstenen
merchants-commodity-spice = specerijen
merchants-commodity-silk = zijde
merchants-commodity-any = waar naar keuze
merchants-continent-americas = Amerika
merchants-continent-africa = Afrika
merchants-continent-europe = Europa
merchants-continent-far-east = het Verre Oosten
merchants-continent-any = werelddeel naar keuze
merchants-card = { $card ->
        [hourglass] zandloper
        [commodity] drie stuks waar
        [colony-open] kolonie in { $continent }
        [colony-fixed] kolonie voor { $commodity }
        [amsterdam-open] huis in { $districts }, daarna een stap met een waar naar keuze
       *[amsterdam-fixed] huis in { $districts }, daarna een stap met { $commodity }
    }

## Acties
merchants-begin = Beginnen
    .log = { $who } is de eerste burgemeester.
merchants-turn = { merchants-card }
    .log = { $who } draait een kaart om: { merchants-card }.
merchants-place-mayor = Zelf houden (schijf van de burgemeester)
    .log = { $who } houdt de kaart voor de burgemeester zelf.
    .help = Als op alle drie de schijven een kaart ligt, gebruik je deze gratis, vóór de veiling.
merchants-place-clock = Veilen (schijf van de klok)
    .log = { $who } laat de kaart veilen.
    .help = Nadat je je eigen kaart hebt gebruikt, wordt deze met de klok verkocht. Je mag zelf ook bieden. De prijs gaat naar de bank.
merchants-place-bucket = Weggooien (schijf van de emmer)
    .log = { $who } gooit de kaart weg.
    .help = De kaart heeft geen gevolg en gaat op de aflegstapel.
merchants-take = { $first }, { $second } en { $third } nemen
    .log = { $who } neemt { $first }, { $second } en { $third }.
    .help = Elk stuk zet je steen in zijn rij één vak vooruit, of brengt een steen op het eerste vak. Drie stuks van één soort mag niet. Een stuk voor een steen op het laatste vak gaat verloren.
merchants-found = Kolonie stichten: { $colony } ({ $continent }, { $commodity })
    .log = { $who } sticht een kolonie: { $colony } ({ $continent }, { $commodity }).
    .help = Je steen bezet de plaats. Op de beurs gaat je steen één vak vooruit in de rij { $commodity }. Koloniën in alle vier de werelddelen leveren meteen 100.000 gulden op.
merchants-abandon = { $colony } opgeven ({ $continent }, { $commodity })
    .log = { $who } geeft de kolonie { $colony } op.
    .help = De kolonie verdwijnt; de beurs verandert niet. Wie niet meer in alle vier de werelddelen een kolonie heeft, geeft die bonus terug.
merchants-build = Bouwen: { $plot } ({ $district })
    .log = { $who } bouwt een huis: { $plot } ({ $district }).
    .help = Je steen wordt een huis. Eigen huizen aan beide kanten van een brug leveren meteen 40.000 gulden op, huizen in alle vier de wijken 100.000. Een telling kijkt naar je grootste groep aangrenzende huizen per wijk, met die recht aan de overkant van een brug.
merchants-demolish = Afbreken: { $plot } ({ $district })
    .log = { $who } breekt het huis af: { $plot } ({ $district }).
    .help = Het huis verdwijnt. Bonussen waarvan de voorwaarde niet meer klopt, gaan terug naar de bank, zo nodig met een lening.
merchants-advance = Eén stap met { $commodity }
    .log = { $who } gaat één stap vooruit met { $commodity }.
    .help = Je steen in deze rij gaat één vak vooruit, of er komt een nieuwe steen op het eerste vak. Met een steen op het tweede vak of verder in alle vier de rijen mag je gratis een huis bouwen.
merchants-retreat = Eén stap terug met { $commodity }
    .log = { $who } gaat één stap terug met { $commodity }.
    .help = Je steen in deze rij gaat één vak terug; vanaf het eerste vak verlaat hij de beurs. Wie de beursbonus verliest, breekt een huis af.
merchants-borrow = { $sum }.000 gulden lenen
    .log = { $who } leent { $sum }.000 gulden.
    .help = Aan het einde van het spel betaal je voor elke lening 200.000 gulden terug.
merchants-decline = Laten schieten
    .log = { $who } laat het schieten.
    .help = Je doet niets en het spel gaat verder.
merchants-limit = Drukken bij { $price }
    .log = { $who } zou bij { $price } drukken.
    .help = Je koopt de kaart voor { $price }.000 gulden, tenzij iemand eerder drukt. Noemen twee hetzelfde bedrag, dan gaat degene voor die het dichtst links van de burgemeester zit. Niemand hoort wat je zei, behalve als je wint.
merchants-limit-start = Drukken bij START
    .log = { $who } zou bij START drukken.
    .help = Je dwingt een tweede ronde af waarin iedereen mag drukken voor het dubbele van de getoonde prijs. Doet niemand dat voordat de wijzer op 100 staat, dan is de kaart voor jou, voor 200.000 gulden.
merchants-limit-none = Niet drukken
    .log = { $who } zou niet drukken.
    .help = Je wilt deze kaart voor geen enkele prijs op de klok.
merchants-limit-hidden = Naar de klok kijken
    .log = { $who } heeft besloten.
merchants-sold = Verkocht
    .log = { $who } stopt de klok en koopt de kaart voor { $price }.000 gulden.
merchants-unsold = Niet verkocht
    .log = Niemand stopt de klok; de kaart wordt afgelegd.
merchants-doubled = De klok begint opnieuw
    .log = { $who } drukt bij START: de klok loopt opnieuw, met dubbele prijzen.

## Wat er gevraagd wordt
merchants-ask-who-begins = Er wordt geloot wie de eerste burgemeester is.
merchants-ask-turn = Er wordt een kaart omgedraaid.
merchants-ask-leftover = De zandlopers die over zijn, worden omgedraaid.
merchants-ask-place = Je draaide om: { merchants-card }. Op welke schijf leg je haar?
merchants-ask-pieces = Welke drie stuks neem je?
merchants-ask-advance = Doe je een stap op de beurs ({ $commodity })?
merchants-ask-found = Waar sticht je een kolonie ({ $continent }, { $commodity })?
merchants-ask-build = Waar bouw je in { $districts }?
merchants-ask-arms = Bouw een huis op een vrij perceel naar keuze.
merchants-ask-free-house = Je hebt in alle vier de rijen het tweede vak bereikt: bouw gratis een huis.
merchants-ask-give-back = Je bent de beursbonus kwijt: breek een huis af.
merchants-ask-lose-house = Je verliest een huis. Welk?
merchants-ask-lose-colony = Je verliest een kolonie. Welke?
merchants-ask-lose-ship = Een van je stenen op de beurs gaat terug. Welke?
merchants-ask-credit = Leen je { $sum }.000 gulden? Aan het einde betaal je { $back }.000 terug.
merchants-ask-limit = Op de klok: { merchants-card }. Wanneer zou je drukken? Niemand anders hoort het.
merchants-ask-doubled-limit = Dubbele prijzen: { merchants-card }. Wanneer zou je drukken? Niemand anders hoort het.
merchants-ask-hammer = De klok loopt.
merchants-ask-doubled-hammer = De klok loopt met dubbele prijzen.

## Score
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
merchants-event-ship = voor ieder een stap op de beurs
merchants-event-globe = voor ieder een kolonie
merchants-event-arms = voor ieder een huis
merchants-event-credit = krediet
merchants-event-lose-ship = ieder gaat een stap terug op de beurs
merchants-event-lose-house = ieder verliest een huis
merchants-event-lose-colony = ieder verliest een kolonie
merchants-event-leader-back = de koplopers op de beurs vallen terug
merchants-event-score-exchange = de beurs wordt geteld
merchants-event-score-amsterdam = Amsterdam wordt geteld
merchants-event-score-colonies = de koloniën worden geteld
merchants-event-final = alles wordt geteld

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
merchants-if-scored = Nu geteld
merchants-last-scoring = Laatste telling
merchants-last-sale = Laatste veiling: { $who }, { $price }.000 gulden
merchants-first-second = 1e / 2e
merchants-thousands = Alle bedragen in duizenden guldens.

## Waarom iets nu niet kan
merchants-why-not-your-turn = Je bent niet aan de beurt.
merchants-why-over = Het spel is afgelopen.
merchants-why-yours = Die plaats is al van jou.
merchants-why-taken = Die plaats is van iemand anders.
merchants-why-not-yours = Daar staat niets van jou.
merchants-why-no-tiles = Al je stenen liggen op het bord.
merchants-why-other-district = Je kunt nu alleen bouwen in { $districts }.
merchants-why-other-colony = Je kunt nu alleen zo’n kolonie stichten: { $continent }, { $commodity }.
merchants-why-last-space = Je steen ligt op het laatste vak van deze rij.
merchants-why-other-commodity = Nu kan alleen in deze rij een stap worden gedaan: { $commodity }.
merchants-why-no-tile-in-row = Je hebt geen steen in deze rij.
merchants-why-disc-taken = Op deze schijf ligt al een kaart.
merchants-why-money = Je kunt de laagste prijs van de klok niet betalen.
merchants-why-other-question = Er wordt nu over iets anders beslist.

## Why a bot would do that
merchants-hint-only = Er is niets anders te doen.
merchants-hint-looked = Ik keek { $looks ->
    [one] één keer
   *[other] { $looks } keer
} vooruit, waarvan { $share } % langs deze weg.
merchants-hint-value = Daarna schat ik je vooruitzichten op { $value } van de 100.
merchants-hint-close = Daarna schat ik je vooruitzichten op { $value } van de 100; iets anders is ongeveer even goed.
merchants-hint-better = Daarna schat ik je vooruitzichten op { $value } van de 100, { $gap } meer dan na al het andere dat ik probeerde.
