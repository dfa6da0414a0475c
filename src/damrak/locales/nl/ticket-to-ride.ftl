## Ticket to Ride: Amsterdam

ticket-to-ride = Ticket to Ride: Amsterdam
    .about = Verzamel kaarten, claim routes door de oude stad en vervul geheime contracten.

## Transportkaarten
ticket-to-ride-card-pink = roze
ticket-to-ride-card-blue = blauw
ticket-to-ride-card-green = groen
ticket-to-ride-card-black = zwart
ticket-to-ride-card-red = rood
ticket-to-ride-card-orange = oranje
ticket-to-ride-card-wild = joker
ticket-to-ride-lane-grey = grijs

## Acties
ticket-to-ride-begin = Beginnen
    .log = { $who } begint.
ticket-to-ride-deal = Er wordt een kaart gedeeld
    .log = { $who } trekt een kaart: { $card }.
ticket-to-ride-deal-hidden = Er wordt een kaart gedeeld
    .log = { $who } trekt een kaart van de stapel.
ticket-to-ride-show = Er wordt een kaart opengelegd
    .log = Er komt een kaart open te liggen: { $card }.
ticket-to-ride-offer = Er wordt een contract gedeeld
    .log = { $who } trekt het contract { $from } – { $to } ({ $points }).
ticket-to-ride-offer-hidden = Er wordt een contract gedeeld
    .log = { $who } trekt een contract.
ticket-to-ride-keep = Alleen { $from } – { $to } ({ $points }) houden
    .log = { $who } houdt alleen { $from } – { $to } ({ $points }).
    .help = Levert aan het einde { $points } punten op als jouw routes beide plaatsen zonder gat verbinden, en kost er anders { $points }. Het andere contract gaat onder de stapel.
ticket-to-ride-keep-both = Beide houden
    .log = { $who } houdt beide contracten.
    .help = Elk contract levert zijn punten op als het vervuld is, en kost ze als het dat niet is.
ticket-to-ride-keep-one = Eén houden
    .log = { $who } houdt één contract.
ticket-to-ride-keep-hidden = Contracten kiezen
    .log = { $who } heeft gekozen.
ticket-to-ride-take = Open kaart nemen: { $card }
    .log = { $who } neemt een open kaart: { $card }.
    .help = Op die plek komt een nieuwe kaart te liggen. Een beurt geeft twee kaarten; een open joker telt voor beide.
ticket-to-ride-draw = Van de stapel trekken
    .log = { $who } trekt van de stapel.
    .help = Je krijgt de bovenste kaart, zonder dat de anderen hem zien. Een joker die je zo trekt, telt als één kaart.
ticket-to-ride-contracts = Contracten trekken
    .log = { $who } trekt contracten.
    .help = Trek twee contracten en houd er minstens één. Is er nog maar één, dan houd je dat. Een gehouden contract raakt niemand meer kwijt.
ticket-to-ride-claim = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(baan: { $lane })
    } claimen met { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}en { $wilds } joker
       *[other] {" "}en { $wilds } jokers
    }
    .log = { $who } claimt { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(baan: { $lane })
    } met { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}en { $wilds } joker
       *[other] {" "}en { $wilds } jokers
    }.
    .help = Je betaalt zoveel kaarten als de route vakjes heeft, allemaal in haar kleur (één kleur naar keuze als ze grijs is); een joker vervangt elke kleur. Je zet op elk vakje een kar en scoort de route meteen. Een route met karsymbolen levert een handelskaart op.
ticket-to-ride-claim-wild = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(baan: { $lane })
    } claimen met { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
    .log = { $who } claimt { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(baan: { $lane })
    } met { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }.
    .help = Met alleen jokers kun je een route van elke kleur betalen.
ticket-to-ride-pass = Passen
    .log = { $who } past.
    .help = Je past alleen als je niets anders kunt doen. Past iedereen na elkaar, dan is het spel afgelopen.

## Wat er gevraagd wordt
ticket-to-ride-ask-turn = Neem kaarten, claim een route, of trek contracten.
ticket-to-ride-ask-second-card = Neem een tweede kaart (geen open joker).
ticket-to-ride-ask-keep = Kies welke contracten je houdt.
ticket-to-ride-ask-who-begins = Er wordt geloot wie begint.
ticket-to-ride-ask-deal = Er wordt een kaart gedeeld.
ticket-to-ride-ask-fill-row = Er wordt een kaart opengelegd.
ticket-to-ride-ask-offer = Er wordt een contract gedeeld.

## Score
ticket-to-ride-part-routes = Routes
ticket-to-ride-part-contracts-done = Contracten vervuld
ticket-to-ride-part-contracts-missed = Contracten gemist
ticket-to-ride-part-merchandise = Handel

## Het bord in woorden
ticket-to-ride-deck = Stapel
ticket-to-ride-discard = Aflegstapel
ticket-to-ride-face-up = Open
ticket-to-ride-hand = Jouw kaarten
ticket-to-ride-contracts-held = Jouw contracten
ticket-to-ride-contract-done = vervuld
ticket-to-ride-contract-open = nog niet
ticket-to-ride-contracts-left = Contracten in de stapel
ticket-to-ride-merchandise-left = Handelskaarten over
ticket-to-ride-carts = Karren
ticket-to-ride-points = Punten
ticket-to-ride-cards = Kaarten
ticket-to-ride-contracts-number = Contracten
ticket-to-ride-merchandise = Handel
ticket-to-ride-routes = Routes
ticket-to-ride-route-free = vrij
ticket-to-ride-route-closed = gesloten
ticket-to-ride-last-round = Laatste ronde: { $turns ->
        [one] nog één beurt
       *[other] nog { $turns } beurten
    }
ticket-to-ride-empty = leeg

## Waarom iets nu niet kan
ticket-to-ride-why-not-your-turn = Je bent niet aan de beurt.
ticket-to-ride-why-over = Het spel is afgelopen.
ticket-to-ride-why-choosing = Kies eerst welke contracten je houdt.
ticket-to-ride-why-second-card = Je hebt deze beurt al een kaart genomen; de tweede moet er ook een zijn.
ticket-to-ride-why-second-wild = Een open joker mag niet de tweede kaart van een beurt zijn.
ticket-to-ride-why-yours = Deze route is al van jou.
ticket-to-ride-why-taken = Deze route is van iemand anders.
ticket-to-ride-why-other-lane-yours = De andere baan is van jou; niemand neemt beide banen van een dubbele route.
ticket-to-ride-why-other-lane-taken = Met twee spelers sluit een dubbele route zodra één baan genomen is.
ticket-to-ride-why-carts = De route heeft { $length } vakjes, en je hebt nog maar { $carts ->
        [one] { $carts } kar
       *[other] { $carts } karren
    }.
ticket-to-ride-why-cards = Je hebt { $length } kaarten van deze kleur nodig, jokers meegerekend; je hebt er { $have }.
ticket-to-ride-why-grey-cards = Je hebt { $length } kaarten van één kleur nodig, jokers meegerekend; je hebt er hoogstens { $have }.
ticket-to-ride-why-no-cards = Stapel en aflegstapel zijn leeg.
ticket-to-ride-why-no-contracts = Er zijn geen contracten meer.
