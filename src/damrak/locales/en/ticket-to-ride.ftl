## Ticket to Ride: Amsterdam

ticket-to-ride = Ticket to Ride: Amsterdam
    .about = Collect cards, claim routes through the old city and fulfil secret contracts.
    .ours = The map, its routes and the points are those of the printed game (for a route of four, those of its sister games), and so are 4 of the 24 contracts; the other 20 and the names of the cards are our own.

## Transport cards
ticket-to-ride-card-pink = pink
ticket-to-ride-card-blue = blue
ticket-to-ride-card-green = green
ticket-to-ride-card-black = black
ticket-to-ride-card-red = red
ticket-to-ride-card-orange = orange
ticket-to-ride-card-wild = wild
ticket-to-ride-lane-grey = grey
ticket-to-ride-letter-pink = P
ticket-to-ride-letter-blue = B
ticket-to-ride-letter-green = G
ticket-to-ride-letter-black = K
ticket-to-ride-letter-red = R
ticket-to-ride-letter-orange = O
ticket-to-ride-letter-wild = W

## Actions
ticket-to-ride-begin = Begin
    .log = { $who } begins.
ticket-to-ride-deal = A card is dealt
    .log = { $who } draws a card: { $card }.
ticket-to-ride-deal-hidden = A card is dealt
    .log = { $who } draws a card from the deck.
ticket-to-ride-deal-drawn = A card is dealt
    .log = { "" }
ticket-to-ride-show = A card is turned up
    .log = A card is turned up: { $card }.
ticket-to-ride-offer = A contract is dealt
    .log = { $who } draws the contract { $from } – { $to } ({ $points }).
ticket-to-ride-offer-hidden = A contract is dealt
    .log = { $who } draws a contract.
ticket-to-ride-keep = Keep only { $from } – { $to } ({ $points })
    .log = { $who } keeps only { $from } – { $to } ({ $points }).
    .help = Scores { $points } points at the end if your routes join both places without a gap, and costs { $points } if they do not. The other contract goes back under the deck.
ticket-to-ride-keep-both = Keep both
    .log = { $who } keeps both contracts.
    .help = Both score at the end if fulfilled, and both cost their points if not.
ticket-to-ride-keep-one = Keep one
    .log = { $who } keeps one contract.
ticket-to-ride-keep-hidden = Choose contracts
    .log = { $who } has chosen.
ticket-to-ride-take = Take the face-up card: { $card }
    .log = { $who } takes a face-up card: { $card }.
    .help = Another card is turned up in its place. A turn takes two cards; a face-up wild counts for both.
ticket-to-ride-draw = Draw from the deck
    .log = { $who } draws from the deck.
    .help = You get the top card, unseen by the others. A wild drawn this way counts as one card only.
ticket-to-ride-contracts = Draw contracts
    .log = { $who } draws contracts.
    .help = Draw two contracts and keep at least one of them. If only one is left, you keep it. A contract once kept cannot be given back.
ticket-to-ride-claim = Claim { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    } with { $cards } { $colour }{ $wilds ->
        [0] {""}
       *[other] {" "}and { $wilds } wild
    }
    .log = { $who } claims { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    } with { $cards } { $colour }{ $wilds ->
        [0] {""}
       *[other] {" "}and { $wilds } wild
    }.
    .family = Claim { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    }
    .kind = Claim a route
    .help = You pay as many cards as the route has spaces, all of its colour (any one colour if it is grey), wilds standing in for any. You put a cart on each space and score the route at once. A route with cart symbols brings a merchandise card.
ticket-to-ride-claim-wild = Claim { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    } with { $wilds } wild
    .log = { $who } claims { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    } with { $wilds } wild.
    .family = Claim { $from } – { $to }{ $lane ->
        [none] {""}
       *[other] {" "}({ $lane } lane)
    }
    .kind = Claim a route
    .help = Wilds alone may pay for a route of any colour.
ticket-to-ride-pass = Pass
    .log = { $who } passes.
    .help = You pass only when you can do nothing else. If everybody passes one after another, the game ends.

## What happens by itself
ticket-to-ride-news-cleared = Three wilds or more lay face up: all five cards are discarded and new ones are turned up.
ticket-to-ride-news-reshuffled = The deck is empty: { $cards ->
        [one] the only card of the discard becomes
       *[other] the { $cards } cards of the discard are shuffled and become
    } the new deck.
ticket-to-ride-news-last-round = { $who } has { $carts ->
        [0] no carts left
        [one] one cart left
       *[other] { $carts } carts left
    }: the last round begins, and everyone has one more turn.
ticket-to-ride-news-all-passed = Everyone has passed in turn: the game ends.
ticket-to-ride-news-tie-broken = Equal points: { $who } wins with more contracts fulfilled.
ticket-to-ride-news-shared = Equal points and as many contracts fulfilled: the victory is shared.
ticket-to-ride-news-last-contract = It was the last contract, so { $who } keeps it.

## What a choice brings, and what an action has brought
ticket-to-ride-note-length = { $length ->
        [one] one space
       *[other] { $length } spaces
    }
ticket-to-ride-gain-points = { $change } { $number ->
        [one] point
       *[other] points
    }
ticket-to-ride-gain-merchandise = { $change } merchandise

## What is being asked
ticket-to-ride-ask-turn = Take cards, claim a route, or draw contracts.
ticket-to-ride-ask-second-card = Take a second card (not a face-up wild).
ticket-to-ride-ask-keep = Choose which contracts to keep.
ticket-to-ride-ask-who-begins = It is being drawn who begins.
ticket-to-ride-ask-deal = A card is being dealt.
ticket-to-ride-ask-fill-row = A card is being turned up.
ticket-to-ride-ask-offer = A contract is being dealt.

## Score
ticket-to-ride-tie-broken = Equal points: whoever has fulfilled more contracts comes first.
ticket-to-ride-part-routes = Routes
ticket-to-ride-part-contracts-done = Contracts fulfilled
ticket-to-ride-part-contracts-missed = Contracts missed
ticket-to-ride-part-merchandise = Merchandise

## The board in words
ticket-to-ride-deck = Deck
ticket-to-ride-discard = Discard
ticket-to-ride-face-up = Face up
ticket-to-ride-hand = Your cards
ticket-to-ride-contracts-held = Your contracts
ticket-to-ride-contract-done = done
ticket-to-ride-contract-open = not yet
ticket-to-ride-contract-missed = missed
ticket-to-ride-contracts-left = Contracts in the deck
ticket-to-ride-merchandise-left = Merchandise left
ticket-to-ride-carts = Carts
ticket-to-ride-points = Points
ticket-to-ride-cards = Cards
ticket-to-ride-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
ticket-to-ride-contracts-number = Contracts
ticket-to-ride-merchandise = Merchandise
ticket-to-ride-routes = Routes
ticket-to-ride-route-free = free
ticket-to-ride-route-closed = closed
ticket-to-ride-last-round = Last round: { $turns ->
        [one] one turn left
       *[other] { $turns } turns left
    }
ticket-to-ride-empty = empty

## Why something is not possible now
ticket-to-ride-why-not-your-turn = It is not your turn.
ticket-to-ride-why-over = The game is over.
ticket-to-ride-why-choosing = First choose which contracts to keep.
ticket-to-ride-why-second-card = You have taken one card this turn; the second must be a card too.
ticket-to-ride-why-second-wild = A face-up wild may not be the second card of a turn.
ticket-to-ride-why-yours = This route is yours already.
ticket-to-ride-why-taken = This route belongs to another player.
ticket-to-ride-why-other-lane-yours = You own the other lane; nobody takes both lanes of a double route.
ticket-to-ride-why-other-lane-taken = With two players, a double route closes when one of its lanes is taken.
ticket-to-ride-why-carts = The route has { $length ->
        [one] one space
       *[other] { $length } spaces
    }, and you have { $carts ->
        [0] no carts
        [one] only one cart
       *[other] only { $carts } carts
    } left.
ticket-to-ride-why-cards = You need { $length ->
        [one] one card
       *[other] { $length } cards
    } of this colour, wilds included; you have { $have }.
ticket-to-ride-why-grey-cards = You need { $length ->
        [one] one card
       *[other] { $length } cards
    } of one colour, wilds included; you have at most { $have }.
ticket-to-ride-why-no-cards = Deck and discard are empty.
ticket-to-ride-why-no-contracts = No contracts are left.

## The drawn board
ticket-to-ride-title-over = Ticket to Ride
ticket-to-ride-title-city = AMSTERDAM
ticket-to-ride-table-routes = Route points
ticket-to-ride-table-transport = Transport
ticket-to-ride-transport-pink = Milk yoke
ticket-to-ride-transport-blue = Barge
ticket-to-ride-transport-green = Sledge
ticket-to-ride-transport-black = Pack horse
ticket-to-ride-transport-red = Barrel
ticket-to-ride-transport-orange = Wheelbarrow
ticket-to-ride-transport-wild = Wild
ticket-to-ride-card-words = { $card }, { $transport }
ticket-to-ride-map = Map of the city
    .help = The arrow keys go from one route you may claim to the next; with Shift, from any route to any other. Page Up and Page Down go through them one by one. Plus and minus come closer and go back.
ticket-to-ride-zoom-in = Closer
ticket-to-ride-zoom-out = Further away
ticket-to-ride-zoom-whole = The whole city
ticket-to-ride-close = Close
ticket-to-ride-explain = Why not?
ticket-to-ride-route-words = { $from } – { $to }: { $length ->
        [one] one space
       *[other] { $length } spaces
    }, { $colour }, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $merchandise ->
        [0] {""}
       *[other] , with merchandise
    }; { $state }
ticket-to-ride-route-mine = yours
ticket-to-ride-route-of = taken by { $who }
ticket-to-ride-cost = { $length ->
        [one] one { $colour } card
       *[other] { $length } { $colour } cards
    }
ticket-to-ride-cost-grey = { $length ->
        [one] one card of any colour
       *[other] { $length } cards of any one colour
    }
ticket-to-ride-points-number = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ticket-to-ride-brings-merchandise = a merchandise card
ticket-to-ride-pay = { $cards } { $colour }{ $wilds ->
        [0] {""}
       *[other] {" "}+ { $wilds } wild
    }
ticket-to-ride-pay-wild = { $wilds } wild
ticket-to-ride-deck-words = Deck: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }
ticket-to-ride-discard-words = Discard: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }
ticket-to-ride-contracts-words = Contracts in the deck: { $contracts ->
        [0] none
       *[other] { $contracts }
    }
ticket-to-ride-merchandise-words = Merchandise left: { $cards ->
        [0] none
       *[other] { $cards }
    }
ticket-to-ride-contract-words = { $name }, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $state ->
        [none] {""}
       *[other] {": "}{ $state }
    }
ticket-to-ride-keep-this = Keep only this
ticket-to-ride-choose-contracts = Choose your contracts
ticket-to-ride-contracts-of = Contracts of { $who }
ticket-to-ride-hand-of = Cards of { $who }
ticket-to-ride-hand-empty = No cards yet
ticket-to-ride-contracts-none = No contracts yet
ticket-to-ride-hand-line = { $number } × { $card }
ticket-to-ride-hand-stack = { $number ->
        [one] one card
       *[other] { $number } cards
    }: { $card }
ticket-to-ride-known = Known from what lay open
ticket-to-ride-choosing-number = choosing from { $number }
ticket-to-ride-player-words = { $who }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $carts ->
        [one] one cart
       *[other] { $carts } carts
    }, { $contracts ->
        [one] one contract
       *[other] { $contracts } contracts
    }, { $merchandise } merchandise, { $points ->
        [one] one point
       *[other] { $points } points
    }
ticket-to-ride-known-words = known: { $cards }
ticket-to-ride-turn-of = It is the turn of { $who }.
ticket-to-ride-turn-mine = It is your turn.
ticket-to-ride-game-over = The game is over.
ticket-to-ride-players = Players
ticket-to-ride-routes-of = Routes of { $who }
ticket-to-ride-routes-mine = Your routes
ticket-to-ride-routes-open = Routes you may claim now
ticket-to-ride-routes-free = Free routes
ticket-to-ride-routes-closed = Closed routes
ticket-to-ride-table = The table

## Lessons
ticket-to-ride-lesson-welcome = You send carts through the city and earn points in three ways: by taking routes, by fulfilling secret contracts, and by collecting merchandise. One thing at a time; this game is a real one, against a gentle bot.
    .title = Welcome to old Amsterdam
ticket-to-ride-lesson-keep = Each contract names two places. If your routes join them at the end, it brings its points; if not, it costs as many. Keep one of the two or both. For a first game, one that leads a short way is plenty.
    .title = Your contracts
ticket-to-ride-lesson-aim = Your contract joins { $from } and { $to }, for { $points } points. Any way through the city will do, as long as your own routes make it without a gap.
    .title = Where you are heading
ticket-to-ride-lesson-cards = A route is paid for with cards of its colour. On your turn you may take two cards, each of them one that lies open or the top one of the deck. Take one now; look for the colours that lie on your way.
    .title = Take cards
ticket-to-ride-lesson-second = That was the first of two. Take another, from the open ones or from the deck. The only card you may not take now is an open wild.
    .title = And a second one
ticket-to-ride-lesson-wild = A wild stands in for any colour. An open one is worth so much that it counts as both cards of your turn; from the deck it comes as a stroke of luck.
    .title = The wild card
ticket-to-ride-lesson-claim = You have enough cards for a route: those you could take are lit. Choose one on your way if there is one, or take more cards first. You pay as many cards of its colour as it has spaces; a grey route takes any one colour.
    .title = Take a route
ticket-to-ride-lesson-claimed = Carts of yours stand on it, and nobody can take it from you. You have { $points ->
        [one] one point
       *[other] { $points } points
    } so far, and { $carts } carts left. Long routes are worth far more than short ones: one space brings 1 point, four bring 7.
    .title = Your first route
ticket-to-ride-lesson-merchandise = The lit routes show a small cart. Whoever takes one gets a merchandise card. At the end, whoever has most of these gets most points for them.
    .title = Merchandise
ticket-to-ride-lesson-lanes = Some places are joined by two lanes. With two players, taking one closes the other: be there first.
    .title = Two lanes
ticket-to-ride-lesson-more = When you see your contracts fulfilled, you can spend a turn on drawing two new ones. You must keep at least one, and there is no way to give it back.
    .title = More contracts
ticket-to-ride-lesson-alone = Take cards, take routes, watch what the other needs. If you wonder why something cannot be used, click on it; the lamp tells what a bot would do.
    .title = Now you know it all
ticket-to-ride-lesson-last = Somebody is nearly out of carts: { $turns ->
        [one] one turn is
       *[other] { $turns } turns are
    } left in all. Is there a route that still finishes a contract?
    .title = The last round
ticket-to-ride-lesson-end = Above you see what each part has brought. Play again when you like; you need no lessons any more.
    .title = The end

## Why a bot would do that
ticket-to-ride-hint-only = There is nothing else to do.
ticket-to-ride-hint-direct = Decided by feel, without looking ahead.
ticket-to-ride-hint-searched = I looked ahead { $simulations ->
    [one] once
   *[other] { $simulations } times
}, { $share } % of it along this way.
ticket-to-ride-hint-value = I put your prospects after it at { $value } of 100.
ticket-to-ride-hint-close = I put your prospects after it at { $value } of 100; something else is about as good.
ticket-to-ride-hint-better = I put your prospects after it at { $value } of 100, { $gap } more than after anything else I tried.

## What an action is good for
ticket-to-ride-hint-scores = { $part }: +{ $points }.
ticket-to-ride-hint-merchandise = Merchandise: +{ $points } if the game ended now.
ticket-to-ride-hint-completes = It fulfils your contract { $from } – { $to }, worth { $points } points.
ticket-to-ride-hint-nearer = It brings your contract { $from } – { $to } nearer: { $left ->
        [one] one space is missing then
       *[other] { $left } spaces are missing then
    }.
ticket-to-ride-hint-reach = Then you could claim { $from } – { $to }.
ticket-to-ride-hint-collects = It is for { $from } – { $to }, on the way of a contract of yours: { $lacking ->
        [one] one more card is missing
       *[other] { $lacking } more cards are missing
    }.
ticket-to-ride-hint-contract = { $from } – { $to } brings { $points } points and { $left ->
        [0] is joined already
        [one] takes one more space
       *[other] takes { $left } more spaces
    }.
ticket-to-ride-hint-shared = { $from } – { $to } has { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } of its way in common with { $with-from } – { $with-to }.
