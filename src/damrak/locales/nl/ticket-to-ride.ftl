## Ticket to Ride: Amsterdam

ticket-to-ride = Ticket to Ride: Amsterdam
    .about = Verzamel kaarten, claim routes door de oude stad en behaal geheime contracten.
    .ours = De kaart van de stad, de routes en de punten zijn die van het gedrukte spel (voor een route van vier vakjes die van de zusterspellen), en ook 4 van de 24 contracten; de andere 20 en de namen van de kaarten zijn van ons.

## Transportkaarten
ticket-to-ride-card-pink = roze
ticket-to-ride-card-blue = blauw
ticket-to-ride-card-green = groen
ticket-to-ride-card-black = zwart
ticket-to-ride-card-red = rood
ticket-to-ride-card-orange = oranje
ticket-to-ride-card-wild = joker
ticket-to-ride-lane-grey = grijs
ticket-to-ride-letter-pink = P
ticket-to-ride-letter-blue = B
ticket-to-ride-letter-green = G
ticket-to-ride-letter-black = Z
ticket-to-ride-letter-red = R
ticket-to-ride-letter-orange = O
ticket-to-ride-letter-wild = J

## Acties
ticket-to-ride-begin = Beginnen
    .log = { $who } begint.
ticket-to-ride-deal = Er wordt een kaart gedeeld
    .log = { $who } trekt een kaart: { $card }.
ticket-to-ride-deal-hidden = Er wordt een kaart gedeeld
    .log = { $who } trekt een kaart van de stapel.
ticket-to-ride-deal-drawn = Er wordt een kaart gedeeld
    .log = { "" }
ticket-to-ride-show = Er wordt een kaart opengelegd
    .log = Er wordt een kaart opengelegd: { $card }.
ticket-to-ride-offer = Er wordt een contract gedeeld
    .log = { $who } trekt het contract { $from } – { $to } ({ $points }).
ticket-to-ride-offer-hidden = Er wordt een contract gedeeld
    .log = { $who } trekt een contract.
ticket-to-ride-keep = Alleen { $from } – { $to } ({ $points }) houden
    .log = { $who } houdt alleen { $from } – { $to } ({ $points }).
    .help = Levert aan het einde { $points } punten op als jouw routes beide locaties zonder onderbreking verbinden, en kost er anders { $points }. Het andere contract gaat onder de stapel.
ticket-to-ride-keep-both = Beide houden
    .log = { $who } houdt beide contracten.
    .help = Elk contract levert zijn punten op als je het behaalt, en kost ze als dat niet lukt.
ticket-to-ride-keep-one = Eén houden
    .log = { $who } houdt één contract.
ticket-to-ride-keep-hidden = Contracten kiezen
    .log = { $who } heeft gekozen.
ticket-to-ride-take = Open kaart nemen: { $card }
    .log = { $who } neemt een open kaart: { $card }.
    .help = De open kaarten worden meteen weer aangevuld. Je neemt twee kaarten per beurt; een open joker telt voor twee.
ticket-to-ride-draw = Van de stapel trekken
    .log = { $who } trekt van de stapel.
    .help = Je krijgt de bovenste kaart, zonder dat de anderen hem zien. Een joker die je zo trekt, telt als één kaart.
ticket-to-ride-contracts = Contracten trekken
    .log = { $who } trekt contracten.
    .help = Trek twee contracten en houd er minstens één. Is er nog maar één, dan houd je dat. Een contract dat je houdt, raak je niet meer kwijt.
ticket-to-ride-claim = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } claimen met { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}en { $wilds } joker
       *[other] {" "}en { $wilds } jokers
    }
    .log = { $who } claimt { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } met { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}en { $wilds } joker
       *[other] {" "}en { $wilds } jokers
    }.
    .family = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } claimen
    .kind = Een route claimen
    .help = Je betaalt zoveel kaarten als de route vakjes heeft, allemaal in de kleur van de route (bij grijs: één kleur naar keuze); een joker vervangt elke kleur. Je zet op elk vakje een kar en scoort de route meteen. Een route met karsymbolen levert een handelsbonuskaart op.
ticket-to-ride-claim-wild = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } claimen met { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
    .log = { $who } claimt { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } met { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }.
    .family = { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}(spoor: { $lane })
    } claimen
    .kind = Een route claimen
    .help = Met alleen jokers kun je elke route betalen, welke kleur ze ook heeft.
ticket-to-ride-pass = Passen
    .log = { $who } past.
    .help = Je past alleen als je niets anders kunt doen. Past iedereen na elkaar, dan is het spel afgelopen.

## Wat vanzelf gebeurt
ticket-to-ride-news-cleared = Er lagen minstens drie jokers open: alle vijf de kaarten gaan naar de aflegstapel en er komen nieuwe.
ticket-to-ride-news-reshuffled = De stapel is op: { $cards ->
        [one] de enige kaart van de aflegstapel vormt
       *[other] de { $cards } kaarten van de aflegstapel worden geschud en vormen
    } de nieuwe stapel.
ticket-to-ride-news-last-round = { $who } heeft { $carts ->
        [0] geen karren meer
        [one] nog één kar
       *[other] nog { $carts } karren
    }: de laatste ronde begint en ieder heeft nog één beurt.
ticket-to-ride-news-all-passed = Iedereen heeft na elkaar gepast: het spel is afgelopen.
ticket-to-ride-news-tie-broken = Gelijke punten: { $who } wint met meer behaalde contracten.
ticket-to-ride-news-shared = Gelijke punten en evenveel behaalde contracten: de overwinning wordt gedeeld.
ticket-to-ride-news-last-contract = Het was het laatste contract, dus { $who } houdt het.

## Wat een keuze oplevert, en wat een actie heeft opgeleverd
ticket-to-ride-note-length = { $length ->
        [one] één vakje
       *[other] { $length } vakjes
    }
ticket-to-ride-gain-points = { $change } { $number ->
        [one] punt
       *[other] punten
    }
ticket-to-ride-gain-merchandise = { $change } { $number ->
        [one] handelsbonuskaart
       *[other] handelsbonuskaarten
    }

## Wat er gevraagd wordt
ticket-to-ride-ask-turn = Neem kaarten, claim een route, of trek contracten.
ticket-to-ride-ask-second-card = Neem een tweede kaart (geen open joker).
ticket-to-ride-ask-keep = Kies welke contracten je houdt.
ticket-to-ride-ask-who-begins = Er wordt geloot wie begint.
ticket-to-ride-ask-deal = Er wordt een kaart gedeeld.
ticket-to-ride-ask-fill-row = Er wordt een kaart opengelegd.
ticket-to-ride-ask-offer = Er wordt een contract gedeeld.

## Score
ticket-to-ride-tie-broken = Bij gelijke punten gaat wie meer contracten heeft behaald voor.
ticket-to-ride-part-routes = Routes
ticket-to-ride-part-contracts-done = Contracten behaald
ticket-to-ride-part-contracts-missed = Contracten niet behaald
ticket-to-ride-part-merchandise = Handelsbonus

## Het bord in woorden
ticket-to-ride-deck = Stapel
ticket-to-ride-discard = Aflegstapel
ticket-to-ride-face-up = Open
ticket-to-ride-hand = Jouw kaarten
ticket-to-ride-contracts-held = Jouw contracten
ticket-to-ride-contract-done = behaald
ticket-to-ride-contract-open = nog niet
ticket-to-ride-contract-missed = niet behaald
ticket-to-ride-contracts-left = Contracten in de stapel
ticket-to-ride-merchandise-left = Handelsbonuskaarten over
ticket-to-ride-carts = Karren
ticket-to-ride-points = Punten
ticket-to-ride-cards = Kaarten
ticket-to-ride-place = { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] 4e
    }
ticket-to-ride-contracts-number = Contracten
ticket-to-ride-merchandise = Handelsbonus
ticket-to-ride-routes = Routes
ticket-to-ride-route-free = vrij
ticket-to-ride-route-closed = afgesloten
ticket-to-ride-last-round = Laatste ronde: { $turns ->
        [one] nog één beurt
       *[other] nog { $turns } beurten
    }
ticket-to-ride-empty = leeg

## Waarom iets nu niet kan
ticket-to-ride-why-not-your-turn = Je bent niet aan de beurt.
ticket-to-ride-why-over = Het spel is afgelopen.
ticket-to-ride-why-choosing = Kies eerst welke contracten je houdt.
ticket-to-ride-why-second-card = Je hebt deze beurt al een kaart genomen; je tweede keuze moet ook een kaart zijn.
ticket-to-ride-why-second-wild = Een open joker mag niet de tweede kaart van een beurt zijn.
ticket-to-ride-why-yours = Deze route is al van jou.
ticket-to-ride-why-taken = Deze route is van iemand anders.
ticket-to-ride-why-other-lane-yours = De andere route van dit paar is van jou; niemand claimt beide parallelle sporen van een dubbele route.
ticket-to-ride-why-other-lane-taken = Met twee spelers is van een dubbele route de ene route afgesloten zodra de andere geclaimd is.
ticket-to-ride-why-carts = De route heeft { $length ->
        [one] één vakje
       *[other] { $length } vakjes
    }, en je hebt { $carts ->
        [0] geen karren meer
        [one] nog maar één kar
       *[other] nog maar { $carts } karren
    }.
ticket-to-ride-why-cards = Je hebt { $length ->
        [one] één kaart
       *[other] { $length } kaarten
    } van deze kleur nodig, jokers meegerekend; je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }.
ticket-to-ride-why-grey-cards = Je hebt { $length ->
        [one] één kaart
       *[other] { $length } kaarten
    } van één kleur nodig, jokers meegerekend; je hebt er { $have ->
        [0] geen
       *[other] hoogstens { $have }
    }.
ticket-to-ride-why-no-cards = Stapel en aflegstapel zijn leeg.
ticket-to-ride-why-no-contracts = Er zijn geen contracten meer.

## Het getekende bord
ticket-to-ride-title-over = Ticket to Ride
ticket-to-ride-title-city = AMSTERDAM
ticket-to-ride-table-routes = Routepunten
ticket-to-ride-table-transport = Transport
ticket-to-ride-transport-pink = Melkjuk
ticket-to-ride-transport-blue = Schuit
ticket-to-ride-transport-green = Slede
ticket-to-ride-transport-black = Pakpaard
ticket-to-ride-transport-red = Vat
ticket-to-ride-transport-orange = Kruiwagen
ticket-to-ride-transport-wild = Joker
ticket-to-ride-card-words = { $card }, { $transport }
ticket-to-ride-map = Plattegrond van de stad
    .help = De pijltjestoetsen gaan van de ene route die je kunt claimen naar de volgende; met Shift langs alle routes. Page Up en Page Down lopen ze een voor een langs. Met plus en min kom je dichterbij of ga je verder weg.
ticket-to-ride-zoom-in = Dichterbij
ticket-to-ride-zoom-out = Verder weg
ticket-to-ride-zoom-whole = De hele stad
ticket-to-ride-close = Sluiten
ticket-to-ride-explain = Waarom niet?
ticket-to-ride-route-words = { $from } – { $to }: { $length ->
        [one] één vakje
       *[other] { $length } vakjes
    }, { $colour }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $merchandise ->
        [0] {""}
       *[other] , met handelsbonuskaart
    }; { $state }
ticket-to-ride-route-mine = van jou
ticket-to-ride-route-of = geclaimd door { $who }
ticket-to-ride-cost = { $length ->
        [one] één kaart: { $colour }
       *[other] { $length } kaarten: { $colour }
    }
ticket-to-ride-cost-grey = { $length ->
        [one] één kaart in een kleur naar keuze
       *[other] { $length } kaarten in één kleur naar keuze
    }
ticket-to-ride-points-number = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
ticket-to-ride-brings-merchandise = een handelsbonuskaart
ticket-to-ride-pay = { $cards } { $colour }{ $wilds ->
        [0] {""}
        [one] {" "}+ { $wilds } joker
       *[other] {" "}+ { $wilds } jokers
    }
ticket-to-ride-pay-wild = { $wilds ->
        [one] { $wilds } joker
       *[other] { $wilds } jokers
    }
ticket-to-ride-deck-words = Stapel: { $cards ->
        [0] leeg
        [one] één kaart
       *[other] { $cards } kaarten
    }
ticket-to-ride-discard-words = Aflegstapel: { $cards ->
        [0] leeg
        [one] één kaart
       *[other] { $cards } kaarten
    }
ticket-to-ride-contracts-words = Contracten in de stapel: { $contracts ->
        [0] geen
       *[other] { $contracts }
    }
ticket-to-ride-merchandise-words = Handelsbonuskaarten over: { $cards ->
        [0] geen
       *[other] { $cards }
    }
ticket-to-ride-contract-words = { $name }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $state ->
        [none] {""}
       *[other] {": "}{ $state }
    }
ticket-to-ride-keep-this = Alleen dit houden
ticket-to-ride-choose-contracts = Kies je contracten
ticket-to-ride-contracts-of = Contracten van { $who }
ticket-to-ride-hand-of = Kaarten van { $who }
ticket-to-ride-hand-empty = Nog geen kaarten
ticket-to-ride-contracts-none = Nog geen contracten
ticket-to-ride-hand-line = { $number } × { $card }
ticket-to-ride-hand-stack = { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }: { $card }
ticket-to-ride-known = Af te leiden uit wat open lag
ticket-to-ride-choosing-number = kiest uit { $number }
ticket-to-ride-player-words = { $who }: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, { $carts ->
        [one] één kar
       *[other] { $carts } karren
    }, { $contracts ->
        [one] één contract
       *[other] { $contracts } contracten
    }, { $merchandise ->
        [one] één handelsbonuskaart
       *[other] { $merchandise } handelsbonuskaarten
    }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
ticket-to-ride-known-words = bekend: { $cards }
ticket-to-ride-turn-of = { $who } is aan de beurt.
ticket-to-ride-turn-mine = Je bent aan de beurt.
ticket-to-ride-game-over = Het spel is afgelopen.
ticket-to-ride-players = Spelers
ticket-to-ride-routes-of = Routes van { $who }
ticket-to-ride-routes-mine = Jouw routes
ticket-to-ride-routes-open = Routes die je nu kunt claimen
ticket-to-ride-routes-free = Vrije routes
ticket-to-ride-routes-closed = Afgesloten routes
ticket-to-ride-table = De tafel

## Lessen
ticket-to-ride-lesson-welcome = Je stuurt karren door de stad en verdient op drie manieren punten: met routes, met geheime contracten en met handelsbonuskaarten. Eén ding tegelijk; dit is een echt spel, tegen een vriendelijke bot.
    .title = Welkom in het oude Amsterdam
ticket-to-ride-lesson-keep = Elk contract noemt twee locaties. Verbinden jouw routes die aan het einde, dan levert het zijn punten op; zo niet, dan kost het er evenveel. Houd een van de twee of allebei. Voor een eerste spel is één contract over een korte afstand genoeg.
    .title = Je contracten
ticket-to-ride-lesson-aim = Je contract verbindt { $from } en { $to }, voor { $points } punten. Elke weg is goed, zolang je eigen routes hem zonder gat vormen.
    .title = Waar je heen gaat
ticket-to-ride-lesson-cards = Een route betaal je met kaarten in de kleur van de route. In je beurt mag je twee kaarten nemen, elk uit de open kaarten of van boven op de stapel. Neem er nu een; let op de kleuren die je onderweg nodig hebt.
    .title = Kaarten nemen
ticket-to-ride-lesson-second = Dat was de eerste van twee. Neem er nog een, open of van de stapel. Alleen een open joker mag nu niet.
    .title = En een tweede
ticket-to-ride-lesson-wild = Een joker vervangt elke kleur. Een open joker is zoveel waard dat hij voor beide kaarten van je beurt telt; van de stapel is hij een meevaller.
    .title = De joker
ticket-to-ride-lesson-claim = Je hebt genoeg kaarten voor een route: de routes die je kunt claimen, lichten op. Kies er een die op je weg ligt, als die er is, of neem eerst meer kaarten. Je betaalt zoveel kaarten van de kleur als de route vakjes heeft; bij een grijze route is dat één kleur naar keuze.
    .title = Een route claimen
ticket-to-ride-lesson-claimed = Jouw karren staan erop en niemand kan je die route nog afnemen. Je hebt nu { $points ->
        [one] één punt
       *[other] { $points } punten
    } en nog { $carts } karren. Lange routes zijn veel meer waard dan korte: één vakje levert 1 punt op, vier vakjes 7.
    .title = Je eerste route
ticket-to-ride-lesson-merchandise = De routes die oplichten, dragen een kleine kar. Wie er een claimt, krijgt een handelsbonuskaart. Wie er aan het einde de meeste heeft, krijgt er de meeste punten voor.
    .title = Handelsbonuskaarten
ticket-to-ride-lesson-lanes = Sommige locaties zijn door een dubbele route verbonden: twee parallelle sporen. Met twee spelers is de ene route afgesloten zodra de andere geclaimd is: wees er op tijd bij.
    .title = Parallelle sporen
ticket-to-ride-lesson-more = Zie je dat je contracten behaald zijn, dan kun je een beurt besteden aan twee nieuwe. Je moet er minstens één houden, en teruggeven kan niet.
    .title = Meer contracten
ticket-to-ride-lesson-alone = Neem kaarten, claim routes, kijk wat de ander nodig heeft. Vraag je je af waarom iets niet kan, klik er dan op; de lamp zegt wat een bot zou doen.
    .title = Nu weet je alles
ticket-to-ride-lesson-last = Iemand heeft bijna geen karren meer: er { $turns ->
        [one] is nog één beurt
       *[other] zijn nog { $turns } beurten
    } in totaal. Is er een route waarmee je nog een contract behaalt?
    .title = De laatste ronde
ticket-to-ride-lesson-end = Hierboven zie je wat elk onderdeel heeft opgeleverd. Speel nog eens als je wilt; lessen heb je niet meer nodig.
    .title = Het einde

## Waarom een bot dat zou doen
ticket-to-ride-hint-only = Er is niets anders te doen.
ticket-to-ride-hint-direct = Op gevoel besloten, zonder vooruit te kijken.
ticket-to-ride-hint-searched = Ik keek { $simulations ->
    [one] één keer
   *[other] { $simulations } keer
} vooruit, { $share }% daarvan langs deze weg.
ticket-to-ride-hint-value = Daarna schat ik je vooruitzichten op { $value } van de 100.
ticket-to-ride-hint-close = Daarna schat ik je vooruitzichten op { $value } van de 100; iets anders is ongeveer even goed.
ticket-to-ride-hint-better = Daarna schat ik je vooruitzichten op { $value } van de 100, { $gap } meer dan na al het andere dat ik probeerde.

## What an action is good for
ticket-to-ride-hint-scores = { $part }: +{ $points }.
ticket-to-ride-hint-merchandise = Handelsbonus: +{ $points } als het spel nu zou eindigen.
ticket-to-ride-hint-completes = Je behaalt je contract { $from } – { $to }, goed voor { $points } punten.
ticket-to-ride-hint-nearer = Je contract { $from } – { $to } komt dichterbij: { $left ->
        [one] er ontbreekt dan nog één vakje
       *[other] er ontbreken dan nog { $left } vakjes
    }.
ticket-to-ride-hint-reach = Daarna kun je { $from } – { $to } claimen.
ticket-to-ride-hint-collects = Het is voor { $from } – { $to }, onderweg naar een van je contracten: { $lacking ->
        [one] er ontbreekt nog één kaart
       *[other] er ontbreken nog { $lacking } kaarten
    }.
ticket-to-ride-hint-contract = { $from } – { $to } levert { $points } punten op en { $left ->
        [0] is al verbonden
        [one] vraagt nog één vakje
       *[other] vraagt nog { $left } vakjes
    }.
ticket-to-ride-hint-shared = { $from } – { $to } heeft { $spaces ->
        [one] één vakje
       *[other] { $spaces } vakjes
    } van zijn weg gemeen met { $with-from } – { $with-to }.
