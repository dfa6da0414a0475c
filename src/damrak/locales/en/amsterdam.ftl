## Amsterdam

amsterdam = Amsterdam
    .about = Choose cards and dice, take houses, ship goods through the harbour and let the wind rose bring you what you planned.
    .ours = What the rulebook says in words is kept as it is. Prices, bridges, the harbour, some tables, and the names and costs of the cards stand there only as pictures: those are our own.

## Resources, goods, dockers, districts
amsterdam-colour-brown = brown
amsterdam-colour-grey = grey
amsterdam-colour-purple = purple
amsterdam-colour-orange = orange
amsterdam-colour-pink = pink
amsterdam-colour-black = black
amsterdam-good-beer = beer
amsterdam-good-tulip = tulip
amsterdam-good-cheese = cheese
amsterdam-good-furniture = furniture
amsterdam-good-jenever = jenever
amsterdam-good-tiles = tiles
amsterdam-good-lace = lace
amsterdam-good-coffee = coffee
amsterdam-good-crystal = crystal
amsterdam-docker-light-blue = light blue
amsterdam-docker-brown = brown
amsterdam-docker-white = white
amsterdam-docker-yellow = yellow
amsterdam-docker-pink = pink
amsterdam-docker-light-green = light green
amsterdam-district-plantage = Plantage
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-district-jordaan = Jordaan
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-kind-artisan = artisan
amsterdam-kind-building = building
amsterdam-kind-plan = plan

## What chance does
amsterdam-pawn = A pawn is drawn
    .log = The pawn of { $who } goes on the stack at the source of the Amstel.
amsterdam-pawn-tom = TOM's pawn is drawn
    .log = TOM's pawn goes on the stack at the source of the Amstel.
amsterdam-lay = A good is laid out
    .log = { $district } { $number }: { $good }.
amsterdam-docker = A docker is placed
    .log = A docker ({ $docker }) waits on the pontoon ({ $pontoon }).
amsterdam-district = A district tile is drawn
    .log = { $district } will be scored.
amsterdam-tile = A market tile is turned up
    .log = Market { $tile }: { $text }
amsterdam-die = A die is rolled
    .log = Die { $colour }: { $number }.
amsterdam-task = A task is dealt
    .log = { $who } gets task { $task }: { $text }
amsterdam-task-hidden = A task is dealt
    .log = { $who } gets a task.
amsterdam-reveal = A card is turned up
    .log = Turned up: { $number } { $card }. { $text }

## Setting up, and the phases I, II and IV
amsterdam-stock = { $colour }
    .log = { $who } puts { $count } { $colour } on space { $space } of the wind rose.
    .help = It arrives at the arrow { $space ->
        [1] in this round
        [2] in the next round
       *[other] in round { $space }, counting this one as the first
    }, because the wind rose turns by one space each round.
amsterdam-take = Take { $number } { $card }
    .log = { $who } takes { $number } { $card }.
    .help = { $text } It lies inactive under your board until you pay for it in your turn. With five inactive cards there already, one of the six must go at once, for a penalty token.
amsterdam-decline = Take no card
    .log = { $who } takes no card.
    .help = A card of yours allows it. Those on display stay for the others.
amsterdam-discard = Discard { $number } { $card }
    .log = { $who } discards { $number } { $card }.
    .help = { $text } On the discard pile it counts for nothing any more.
amsterdam-dice = Dice { $one } and { $two }
    .log = { $who } chooses the dice { $one } and { $two }.
    .help = Each die brings as many resources of its colour as it shows, on the space of that number. A 1 arrives in this round, a 2 in the next, and so on. If nothing reaches the arrow in a round, you take a penalty token.
amsterdam-shift = Put { $colour } on space { $space }
    .log = { $who } puts { $colour } on space { $space }.
    .help = A card of yours moves the resources of one die to a space next to its own.
amsterdam-no-shift = Leave the dice as they are
    .log = { $who } leaves the dice as they are.
amsterdam-keep = Keep { $colour }
    .log = { $who } keeps { $colour } for the next round.
    .help = One resource may wait in your house; the others are lost.

## A turn
amsterdam-activate = Activate { $number } { $card }
    .log = { $who } activates { $number } { $card }.
    .help = { $text } You pay what the card costs; then it is active for the rest of the game. Cards of phase III and ∞ work this turn too.
amsterdam-activate-free = Activate { $number } { $card } without paying
    .log = { $who } activates { $number } { $card } without paying.
    .help = { $text }
amsterdam-save = Save { $colour }
    .log = { $who } saves { $colour }.
    .help = A card of yours makes this one cheaper by one resource of your choice.
amsterdam-use = Use { $number } { $card }
    .log = { $who } uses { $number } { $card }.
    .help = { $text }
amsterdam-pay = Pay { $colour }
    .log = { $who } pays.
    .help = Any colour will do here, so pay with what you need least.
amsterdam-gain = Take { $colour }
    .log = { $who } takes a resource.
    .help = It goes to your reserve, and you can spend it at once.
amsterdam-block = Take { $district } { $number }
    .log = { $who } takes { $district } { $number }.
    .family = Take a block: { $district }
    .help = You pay its price in resources of the colour of its roofs and get the good that lies there. One block a turn; your largest group scores three points for each block at the end.
amsterdam-block-for-florins = Take { $district } { $number } for 2 florins
    .log = { $who } takes { $district } { $number } for florins.
    .family = Take a block for 2 florins: { $district }
    .help = A card of yours lets you pay the whole price in florins. It still counts as a block of this turn.
amsterdam-block-free = Take { $district } { $number } for nothing
    .log = { $who } takes { $district } { $number } for nothing.
    .family = Take a block for nothing: { $district }
    .help = The market gives it to you, on top of the block you may take as an action.
amsterdam-store = Put it in your store
    .log = { $who } stores it.
    .help = From the store it can be loaded on your barge, at the start or at a pontoon, and delivered for points.
amsterdam-sell-for-florins = Sell it for 2 florins
    .log = { $who } sells it on the black market.
    .help = Each good can be sold only once in the game, and only at the moment it is taken.
amsterdam-sell-for-resource = Sell it for a resource of your choice
    .log = { $who } sells it on the black market for a resource.
    .help = Each good can be sold only once in the game, and only at the moment it is taken.
amsterdam-sell-for-both = Sell it for 2 florins and a resource of your choice
    .log = { $who } sells it on the black market and takes a resource as well.
    .help = Each good can be sold only once in the game, and only at the moment it is taken.
amsterdam-load = Load { $good }
    .log = { $who } loads { $good }.
    .help = Goods are loaded for nothing, at the start and at pontoons. Your barge holds any number.
amsterdam-deliver = Deliver { $good }
    .log = { $who } delivers { $good }.
    .help = It takes the best free roof of its warehouse, or the whole depot, and scores that at once. In rounds 1 to 7 fast delivery adds points.
amsterdam-board = Take the { $docker } docker aboard
    .log = { $who } takes the { $docker } docker aboard.
    .help = You get a florin now, and points when you reach the pontoon of his colour. Two dockers at most are aboard; one comes at each call.
amsterdam-sail = Sail to { $kind ->
        [water] water { $name }
        [pontoon] the { $name } pontoon
        [depot] depot { $name }
        [warehouse] the { $name } warehouse
       *[start] the start
    }
    .log = { $who } sails to { $kind ->
        [water] water { $name }
        [pontoon] the { $name } pontoon
        [depot] depot { $name }
        [warehouse] the { $name } warehouse
       *[start] the start
    }.
    .help = Every space costs one resource of any colour, unless a card or tile has given you steps.
amsterdam-jump = Move the barge to { $kind ->
        [water] water { $name }
        [pontoon] the { $name } pontoon
        [depot] depot { $name }
        [warehouse] the { $name } warehouse
       *[start] the start
    }
    .log = { $who } moves the barge to { $kind ->
        [water] water { $name }
        [pontoon] the { $name } pontoon
        [depot] depot { $name }
        [warehouse] the { $name } warehouse
       *[start] the start
    }.
    .help = The market lets your barge go anywhere. You arrive there as usual.
amsterdam-advance = Advance { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } on the Amstel
    .log = { $who } advances { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } on the Amstel.
    .family = Advance on the Amstel
    .help = Once a turn you may pay for it: the first space costs one resource, each further one two. A step from a card is free. Every bridge you pass scores at once, the mouth ten points. Who is farther ahead plays earlier next round.
amsterdam-stay = Stay where you are
    .log = { $who } stays on the Amstel.
amsterdam-market = Use the market
    .log = { $who } uses the market.
    .help = Once a turn you may pay the florins on the market tile and get what it shows.
amsterdam-swap-in = Take { $number } { $card }
    .log = { $who } takes { $number } { $card } from the discard pile.
    .help = { $text }
amsterdam-swap-out = Give { $number } { $card }
    .log = { $who } puts { $number } { $card } on the discard pile for it.
    .help = { $text }
amsterdam-draw = Draw the top card: { $kind }
    .log = { $who } draws from a stack: { $kind }.
amsterdam-enough = That is enough
    .log = { $who } leaves it at that.
amsterdam-pass = Pass
    .log = { $who } passes.
    .help = Your turn ends. Of the resources you have left you may keep one for the next round; after the last round they count as leftovers, two things for a point.

## Expansions
amsterdam-foreman = Put the foreman at { $kind ->
        [depot] depot { $name }
       *[warehouse] the { $name } warehouse
    }
    .log = { $who } sends the foreman to { $kind ->
        [depot] depot { $name }
       *[warehouse] the { $name } warehouse
    }.
    .help = Every good delivered where he stands scores 2 points more; at the end of that turn he moves on.
amsterdam-bailiff = Put the bailiff on { $district } { $number }
    .log = { $who } sends the bailiff to { $district } { $number }.
    .family = Put the bailiff on a block: { $district }
    .help = The block on which he stands costs one resource less; whoever takes it moves him.
amsterdam-figure = Put the figure on { $good }
    .log = { $who } puts the figure on { $good }.
    .help = Whoever sells a good on its space gets both rewards and moves it.
amsterdam-settle = Hand things back for task { $task }
    .log = { $who } hands things back for task { $task }.
    .help = { $text } What is handed back is no leftover any more.
amsterdam-settle-with = Hand back { $count } for task { $task }
    .log = { $who } hands back { $count } for task { $task }.
    .help = { $text } What is handed back is no leftover any more.
amsterdam-give = Hand back { $colour }
    .log = { $who } hands back { $colour }.
amsterdam-give-docker = Hand back the { $docker } docker
    .log = { $who } hands back the { $docker } docker.

## Alone against TOM
amsterdam-remove = TOM removes { $number } { $card }
    .log = TOM removes { $number } { $card }; { $who } chose it.
    .help = TOM is ahead and removes the cheapest card. Two plans are equally cheap, so the choice is yours.
amsterdam-tom-removes = TOM removes { $number } { $card }
    .log = TOM is ahead on the Amstel and removes { $number } { $card }.
amsterdam-tom-advances = TOM advances { $spaces }
    .log = TOM advances { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } on the Amstel.
amsterdam-tom-brings = TOM brings the { $docker } docker home
    .log = TOM brings the { $docker } docker from the { $pontoon } pontoon to the dockers' building.
amsterdam-tom-takes = TOM takes { $district } { $number }
    .log = TOM takes { $district } { $number }.
amsterdam-tom-sells = TOM sells { $good }
    .log = TOM sells { $good } on the black market for 2 florins.
amsterdam-tom-delivers = TOM delivers { $good }
    .log = TOM brings { $good } to its warehouse.
amsterdam-tom-market = TOM uses the market
    .log = TOM pays for the market tile.
amsterdam-tom-florin = TOM gets a florin
    .log = TOM cannot pay for the market tile and gets a florin.

## What happens by itself
amsterdam-news-round = Round { $round } begins; { $who } is first in order of play.
amsterdam-news-round-tom = Round { $round } begins; TOM is ahead on the Amstel.
amsterdam-news-rest = { $cards ->
        [one] The card that nobody took goes
       *[other] The { $cards } cards that nobody took go
    } to the discard pile.
amsterdam-news-dice-to-one = Dice of { $number } or more count as 1 in this round.
amsterdam-news-die = { $count } { $colour } on space { $space } of the wind rose.
amsterdam-news-rose-empty = The wind rose brings { $who } nothing this round.
amsterdam-news-kept = { $who } keeps one { $colour }; the others are lost.
amsterdam-news-docker-home = The { $docker } docker is home.
amsterdam-news-foreman = The foreman moves on to { $kind ->
        [depot] depot { $name }
       *[warehouse] the { $name } warehouse
    }.
amsterdam-news-foreman-gone = No warehouse or depot has room: the foreman leaves the game.
amsterdam-news-bailiff = The bailiff moves on to { $district } { $number }.
amsterdam-news-bailiff-gone = No block is free: the bailiff leaves the game.
amsterdam-news-figure = The figure moves on to { $good }.
amsterdam-news-figure-gone = Every good has been sold: the figure leaves the black market.
amsterdam-news-final = The last round is over: inactive cards bring penalty tokens, and the final scoring begins.

## What a choice costs and brings
amsterdam-note-cost = costs { $count ->
        [one] one resource
       *[other] { $count } resources
    }
amsterdam-note-step-free = a free step
amsterdam-note-price = costs { $count } { $colour }
amsterdam-note-price-more = { $count } { $colour }
amsterdam-note-one-less = one resource less by a card of yours
amsterdam-note-die = { $count } { $colour } on space { $space }
amsterdam-note-good = good: { $good }
amsterdam-note-dockers = { $count ->
        [one] a docker waits
       *[other] { $count } dockers wait
    }
amsterdam-note-roof = the next good scores { $points }
amsterdam-note-full = no room for goods
amsterdam-note-tile = { $cost ->
        [0] for nothing
        [one] for one florin
       *[other] for { $cost } florins
    }. { $text }

## What an action has given or taken
amsterdam-gain-points = { $change } { $number ->
        [one] point
       *[other] points
    }
amsterdam-gain-florins = { $change } { $number ->
        [one] florin
       *[other] florins
    }
amsterdam-gain-penalties = { $change } { $number ->
        [one] penalty token
       *[other] penalty tokens
    }
amsterdam-gain-dockers = { $change } { $number ->
        [one] docker aboard
       *[other] dockers aboard
    }
amsterdam-gain-of = { $change } { $what }
amsterdam-gain-tom-points = TOM: { $change } { $number ->
        [one] point
       *[other] points
    }
amsterdam-gain-tom-florins = { $change } { $number ->
        [one] florin
       *[other] florins
    }

## What is being asked
amsterdam-ask-pawn = The order of play is being drawn.
amsterdam-ask-lay = Goods are being laid out.
amsterdam-ask-docker = Dockers are being placed.
amsterdam-ask-district = District tiles are being drawn.
amsterdam-ask-tile = A market tile is being turned up.
amsterdam-ask-task = Tasks are being dealt.
amsterdam-ask-reveal = Cards are being turned up.
amsterdam-ask-die = Dice are being rolled.
amsterdam-ask-draw = A card is being drawn.
amsterdam-ask-place-foreman = Put the foreman on a depot.
amsterdam-ask-place-bailiff = Put the bailiff on a block that costs 2.
amsterdam-ask-place-figure = Put the figure on a space of the black market.
amsterdam-ask-take = Take one of the cards.
amsterdam-ask-discard-sixth = You have six inactive cards: discard one, for a penalty token.
amsterdam-ask-stock = Choose a colour: { $count } for space { $space } of your wind rose.
amsterdam-ask-dice = Choose two dice.
amsterdam-ask-shift = You may put the resources of one of your dice on a space next to its own.
amsterdam-ask-turn = Do what you like, in any order, and then pass.
amsterdam-ask-pay = Pay { $count ->
        [one] one resource
       *[other] { $count } resources
    } of any colour.
amsterdam-ask-gain = Take a resource of your choice.
amsterdam-ask-save = Which resource do you save on { $card }?
amsterdam-ask-sell = What becomes of your { $good }?
amsterdam-ask-advance = Advance one space on the Amstel?
amsterdam-ask-discard-plan = Which of your plans do you discard?
amsterdam-ask-free-card = Which card do you activate without paying?
amsterdam-ask-free-block = Which block do you take?
amsterdam-ask-jump = Where does your barge go?
amsterdam-ask-swap-in = Which card do you take from the discard pile?
amsterdam-ask-swap-out = Which of your cards do you give for it?
amsterdam-ask-foreman = Where does the foreman go?
amsterdam-ask-bailiff = Where does the bailiff go?
amsterdam-ask-figure = Where does the figure go?
amsterdam-ask-keep = Which resource do you keep?
amsterdam-ask-hand-back = What do you hand back for your tasks?
amsterdam-ask-give = Which resources do you hand back? { $count } to go.
amsterdam-ask-give-docker = Which docker do you hand back?
amsterdam-ask-remove = Which of the two plans does TOM remove?
amsterdam-ask-tom-removes = TOM removes a card.
amsterdam-ask-tom-advances = TOM advances.
amsterdam-ask-tom-brings = TOM brings a docker home.
amsterdam-ask-tom-takes = TOM takes a block.
amsterdam-ask-tom-sells = TOM sells a good.
amsterdam-ask-tom-delivers = TOM delivers a good.
amsterdam-ask-tom-market = TOM goes to the market.

## Score
amsterdam-tie-broken = Equal points: whoever is farther down the Amstel comes first.
amsterdam-part-track = During the game
amsterdam-part-penalties = Penalties
amsterdam-part-cards = End cards
amsterdam-part-city = Largest group
amsterdam-part-districts = Districts
amsterdam-part-tasks = Tasks
amsterdam-part-leftovers = Leftovers

## Why something cannot be done
amsterdam-why-over = The game is over.
amsterdam-why-not-your-turn = It is not your turn.
amsterdam-why-question = Answer the question first.
amsterdam-why-block-yours = This block is yours already.
amsterdam-why-block-taken = This block belongs to another player.
amsterdam-why-block-once = You have taken your block of this turn.
amsterdam-why-block-price = It costs { $price } { $colour }; you have { $have }.
amsterdam-why-card-cost = You lack { $missing ->
        [one] one resource
       *[other] { $missing } resources
    } for this card.
amsterdam-why-card-used = This card has been used this turn.
amsterdam-why-card-condition = The card's condition does not hold now: { $text }
amsterdam-why-card-lasting = This card works by itself: { $text }
amsterdam-why-card-not-yours = This card is not on your board.
amsterdam-why-node-far = Your barge moves one space at a time, and this one is not next to it.
amsterdam-why-node-resources = Moving costs a resource, and you have none.
amsterdam-why-node-here = Your barge lies here; there is nothing to load, deliver or take aboard.
amsterdam-why-good-store = Goods are loaded at the start and at pontoons only.
amsterdam-why-good-place = This good is delivered at its warehouse, or at an empty depot.
amsterdam-why-good-full = There is no room for this good here.
amsterdam-why-good-none = You have none of it.
amsterdam-why-docker-boarded = Only one docker comes aboard at each call.
amsterdam-why-docker-full = Two dockers are aboard already.
amsterdam-why-docker-elsewhere = No such docker waits where your barge lies.
amsterdam-why-amstel-once = You have made your paid move on the Amstel this turn.
amsterdam-why-amstel-mouth = Your pawn is at the mouth of the Amstel.
amsterdam-why-amstel-resources = Advancing costs resources, and you have none.
amsterdam-why-market-once = You have used the market this turn.
amsterdam-why-market-florins = The market costs { $cost ->
        [one] one florin
       *[other] { $cost } florins
    }; you have { $florins }.
amsterdam-why-market-useless = The tile could do nothing for you now.
amsterdam-why-dice = Dice are chosen in phase II.

## The board in words
amsterdam-code-colour-brown = b
amsterdam-code-colour-grey = g
amsterdam-code-colour-purple = u
amsterdam-code-colour-orange = o
amsterdam-code-colour-pink = p
amsterdam-code-colour-black = k
amsterdam-code-good-beer = Be
amsterdam-code-good-tulip = Tu
amsterdam-code-good-cheese = Ch
amsterdam-code-good-furniture = Fu
amsterdam-code-good-jenever = Je
amsterdam-code-good-tiles = Ti
amsterdam-code-good-lace = La
amsterdam-code-good-coffee = Co
amsterdam-code-good-crystal = Cr
amsterdam-code-docker-light-blue = lb
amsterdam-code-docker-brown = br
amsterdam-code-docker-white = wh
amsterdam-code-docker-yellow = ye
amsterdam-code-docker-pink = pi
amsterdam-code-docker-light-green = lg
amsterdam-label-discard = Discard pile
amsterdam-label-round = Round { $round } of { $rounds }
amsterdam-label-fast = fast delivery +{ $points }
amsterdam-label-dice = Dice
amsterdam-label-market = Market
amsterdam-label-city = City
amsterdam-label-harbour = Harbour
amsterdam-label-amstel = Amstel
amsterdam-label-black-market = Black market
amsterdam-label-dockers = Dockers
amsterdam-label-building = Dockers' building
amsterdam-label-scored = scored
amsterdam-label-free = free
amsterdam-label-sold = sold
amsterdam-label-empty = empty
amsterdam-label-none = none
amsterdam-label-display = On display
amsterdam-label-inactive = Inactive cards
amsterdam-label-active = Active cards
amsterdam-label-tasks = Tasks
amsterdam-label-rose = Wind rose
amsterdam-label-reserve = Reserve
amsterdam-label-house = House
amsterdam-label-store = Store
amsterdam-label-aboard = Aboard
amsterdam-label-points = Points
amsterdam-label-florins = Florins
amsterdam-label-penalties = Tokens
amsterdam-label-barge = Barge
amsterdam-label-blocks = Blocks
amsterdam-label-cards = Cards
amsterdam-label-cost = Cost
amsterdam-label-used = used
amsterdam-label-steps = Steps in hand: { $steps }
amsterdam-label-place = { $kind ->
        [water] water { $name }
        [pontoon] { $name } pontoon
        [depot] depot { $name }
        [warehouse] { $name } warehouse
       *[start] start
    }
amsterdam-label-foreman = foreman
amsterdam-label-bailiff = bailiff
amsterdam-label-figure = figure
amsterdam-legend = * scored at the end  = bridge  +n points of a bridge of the Amstel  [?n] depot  :- dockers waiting  x taken  F foreman  ! bailiff or figure

## Cards in words
amsterdam-timing-I = once in phase I
amsterdam-timing-II = once in phase II
amsterdam-timing-III = once in your turn
amsterdam-timing-permanent = always
amsterdam-timing-end = at the end of the game
amsterdam-label-name = Name
amsterdam-label-kind = Kind
amsterdam-label-timing = When
amsterdam-label-text = Text
amsterdam-label-origin = Origin
amsterdam-origin-printed = printed in the box
amsterdam-origin-inferred = inferred from the rules
amsterdam-origin-designed = designed for this edition
amsterdam-origin-transcribed = transcribed by an owner
amsterdam-aspect-effect = effect
amsterdam-aspect-timing = timing
amsterdam-aspect-type = type
amsterdam-aspect-cost = cost
amsterdam-aspect-name = name
amsterdam-type-brewer = Brewer
amsterdam-type-tulip-grower = Tulip grower
amsterdam-type-cheesemaker = Cheesemaker
amsterdam-type-coffee-roaster = Coffee roaster
amsterdam-type-carpenter = Carpenter
amsterdam-type-tile-maker = Tile maker
amsterdam-type-distiller = Distiller
amsterdam-type-lacemaker = Lacemaker
amsterdam-type-glassblower = Glassblower
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
amsterdam-type-plan-plantage = Plan of the Plantage
amsterdam-type-plan-haarlemmerbuurt = Plan of the Haarlemmerbuurt
amsterdam-type-plan-jordaan = Plan of the Jordaan
amsterdam-type-plan-burgwallen = Plan of the Burgwallen
amsterdam-type-plan-nieuwmarkt = Plan of the Nieuwmarkt
amsterdam-type-plan-grachtengordel = Plan of the Grachtengordel

## Why a bot would do that
amsterdam-hint-only = There is nothing else to do.
amsterdam-hint-direct = Decided by feel, without looking ahead.
amsterdam-hint-searched = I looked ahead { $simulations ->
    [one] once
   *[other] { $simulations } times
}, { $share } % of it along this way.
amsterdam-hint-value = I put your prospects after it at { $value } of 100.
amsterdam-hint-close = I put your prospects after it at { $value } of 100; something else is about as good.
amsterdam-hint-better = I put your prospects after it at { $value } of 100, { $gap } more than after anything else I tried.

## The board that is drawn
amsterdam-map = The board: harbour, city and Amstel
    .help = Arrow keys go to what can be used in that direction, Page Up and Page Down through all of it, Enter uses it.
amsterdam-zoom-in = Closer
amsterdam-zoom-out = Farther
amsterdam-zoom-whole = The whole board
amsterdam-boards = Players' boards
amsterdam-tom = TOM
amsterdam-tom-beaten = You have beaten TOM.
amsterdam-tom-wins = TOM wins this time.
amsterdam-tom-words = TOM has { $points ->
        [one] one point
       *[other] { $points } points
    } and { $florins ->
        [one] one florin
       *[other] { $florins } florins
    }; his pawn is on space { $space }.
amsterdam-block-words = { $name }: costs { $price } { $colour }{ $good ->
        [none] {""}
       *[other] ; good: { $good }
    }
amsterdam-block-owned = { $name }: belongs to { $who }
amsterdam-roof-next = the next good scores { $value }
amsterdam-roof-full = full
amsterdam-dockers-wait = waiting: { $dockers }
amsterdam-docker-words = docker ({ $docker })
amsterdam-barge-of = barge of { $who }
amsterdam-pawn-of = pawn of { $who }
amsterdam-card-words = { $number } { $name }, { $kind }; costs { $cost }; { $timing }: { $text }{ $state ->
        [none] {""}
       *[other] {" "}({ $state })
    }
amsterdam-amstel-space = Amstel, space { $space }
amsterdam-amstel-mouth = Mouth of the Amstel
amsterdam-amstel-goal = { $action }: costs { $cost ->
        [0] nothing
        [one] one resource
       *[other] { $cost } resources
    }{ $points ->
        [0] {""}
       *[other] , scores { $points }
    }
amsterdam-stall-words = Black market, { $good }: { $state }
amsterdam-building-words = Dockers' building: { $count ->
        [0] nobody has come home
        [one] one docker has come home
       *[other] { $count } dockers have come home
    }
amsterdam-die-words = Die { $colour }: { $number ->
        [0] not rolled
       *[other] { $number }
    }{ $chosen ->
        [1] , chosen
       *[other] {""}
    }
amsterdam-die-brings = { $count } × { $colour } on space { $space }. Now choose the second die.
amsterdam-dice-to-one = In this round dice of { $number } or more count as 1.
amsterdam-dice-how = A die brings as many cubes as it shows. A 1 arrives in this round, a 2 in the next, and so on. Choose two.
amsterdam-tiles-left = { $count ->
        [one] One more market tile
       *[other] { $count } more market tiles
    }
amsterdam-discard-words = Discard pile: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }
amsterdam-stack-words = Stack ({ $kind }): { $count }
amsterdam-rose-words = Wind rose, space { $space }: { $lying }
amsterdam-reserve-words = { $colour }: { $count }
amsterdam-house-words = House: { $colour }
amsterdam-house-help = One resource may be kept here for the next round.
amsterdam-mill-words = Mill: { $markers ->
        [one] one action marker
       *[other] { $markers } action markers
    } left, { $tokens ->
        [0] no penalty tokens
        [one] one penalty token
       *[other] { $tokens } penalty tokens
    }
amsterdam-tasks-hidden = { $count ->
        [one] One secret task
       *[other] { $count } secret tasks
    }
amsterdam-todo = What you can do now
amsterdam-todo-left = { $count ->
        [one] One resource left
       *[other] { $count } resources left
    }
amsterdam-todo-block = Take a block
amsterdam-todo-activate = Activate
amsterdam-todo-use = Use cards
amsterdam-todo-sail = Sail
amsterdam-todo-cargo = Load, deliver
amsterdam-todo-board = Take a docker
amsterdam-todo-amstel = Amstel
amsterdam-todo-market = Market
amsterdam-todo-possible = { $count ->
        [one] one way
       *[other] { $count } ways
    }
amsterdam-todo-done = done
amsterdam-todo-not = not now
amsterdam-table = The table
amsterdam-order-words = Order of play: { $names }
amsterdam-districts-words = Scored at the end: { $districts }
amsterdam-board-mine = Your board
amsterdam-board-of = Board of { $who }
amsterdam-blocks-open = Blocks you can take

## A guided first game
amsterdam-lesson-welcome = Twelve rounds in old Amsterdam. In each you take a card, choose two dice, and then do as much as your resources allow: take houses, ship goods, go down the Amstel. Whoever has most points at the end wins. This is a real game, against a gentle bot.
    .title = Welcome
amsterdam-lesson-stock = This wheel is your wind rose. It turns by one space each round, and what comes to the arrow is yours to spend. Choose what lies on its first spaces: one resource for this round, two for the next.
    .title = The wind rose
amsterdam-lesson-take = Take one of the open cards. It goes under your board and does nothing yet: in your turn you can pay its cost and put it above. Look at the cost in coloured cubes and at what it does.
    .title = A card for later
amsterdam-lesson-dice = Choose two dice. A five brings five cubes of that colour, but only in the fifth round, counting this one; a one brings a single cube at once. Soon and little, or late and much: that is the game.
    .title = Two dice
amsterdam-lesson-turn = The wind rose has turned, and you have { $count ->
        [one] one resource
       *[other] { $count } resources
    } to spend. Whatever you can do is lit. Do things in any order; every step can be taken back.
    .title = Your turn
amsterdam-lesson-block = A block costs what its sign says, in cubes of the colour of its roofs. You get the good that lies there, and at the end three points for each block of your largest group that bridges join. One block a turn. Take one that is lit.
    .title = Houses
amsterdam-lesson-good = The good from your block either goes to your store, to be shipped, or to the black market at once for two florins or a resource. The black market takes each good only once.
    .title = What a good is for
amsterdam-lesson-activate = You can pay for one of your cards. Active cards work for the rest of the game, so early ones pay best. Activate one that is lit.
    .title = Cards come alive
amsterdam-lesson-cards = A roman number tells in which phase a card can be used once each round; the loop means always, the flag at the end of the game. A used card bears a tick until the next round.
    .title = When cards work
amsterdam-lesson-sail = Your barge sails one space for one resource of any colour. Point at a place in the harbour to see the way there and what it costs.
    .title = The barge
amsterdam-lesson-cargo = Goods are loaded at the start and at pontoons, and delivered at their warehouse or at a depot with room, for the points on the best free roof{ $points ->
        [0] .
       *[other] , and { $points } more for fast delivery in this round.
    }
    .title = Goods go overseas
amsterdam-lesson-docker = A docker waits here. Take him aboard, which brings you a florin, and carry him to the pontoon of his colour: the earlier he comes home, the more points.
    .title = Dockers
amsterdam-lesson-amstel = Once a turn your pawn may go down the Amstel: one resource for the first space, two for each further one. Bridges score when you pass them, and whoever is ahead plays first.
    .title = The Amstel
amsterdam-lesson-market = You have florins enough for the market. Once a turn you pay what the tile asks and get what it shows.
    .title = The market
amsterdam-lesson-pass = When you are done, pass. One resource may wait in your house for the next round; the others are lost, so spend what you can.
    .title = The end of a turn
amsterdam-lesson-penalty = Only five inactive cards fit under your board. Whoever has a sixth must discard one for a penalty token, and cards still inactive at the end cost tokens too. The second token costs more than the first and the third more than the second; from the fourth on the price stays.
    .title = Too many cards
amsterdam-lesson-late = The last rounds come. High dice would arrive too late and count as one; finish your groups, deliver your goods, and activate what scores at the end.
    .title = Late in the game
amsterdam-lesson-end = That was your first game. The table shows where the points came from. Play another, or bring friends.
    .title = Well played

## What an action is good for
amsterdam-hint-scores = It scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
amsterdam-hint-florins = It brings { $florins ->
        [one] one florin
       *[other] { $florins } florins
    }.
amsterdam-hint-group = Your largest group grows to { $size } blocks, worth { $points } points at the end.
amsterdam-hint-resources = It gives you { $count ->
        [one] one resource
       *[other] { $count } resources
    } to spend at once.
amsterdam-hint-then = Next you can score { $points ->
        [one] one point
       *[other] { $points } points
    }.
