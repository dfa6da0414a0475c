## Merchants of Amsterdam

merchants = Merchants of Amsterdam
    .about = Trade, found colonies and build in the old city; be mayor in turn, and bid against a falling clock.
    .ours = What the rulebook says in words is kept as it is. It prints neither the board nor all cards and years: plots, bridges, colony sites, the split of the cards, most years and the start places are our own.

## Commodities, continents, cards
merchants-commodity-sugar = sugar
    .short = Sugar
merchants-commodity-gems = gems
    .short = Gems
merchants-commodity-spice = spice
    .short = Spice
merchants-commodity-silk = silk
    .short = Silk
merchants-commodity-any = any commodity
merchants-letter-sugar = S
merchants-letter-gems = G
merchants-letter-spice = P
merchants-letter-silk = K
merchants-continent-americas = the Americas
    .short = Americas
merchants-continent-africa = Africa
    .short = Africa
merchants-continent-europe = Europe
    .short = Europe
merchants-continent-far-east = the Far East
    .short = Far East
merchants-continent-any = any continent
merchants-card = { $card ->
        [hourglass] hourglass
        [commodity] three pieces of commodities
        [colony-open] colony in { $continent }
        [colony-fixed] colony for { $commodity }
        [amsterdam-open] house in { $districts }, then a step with any commodity
       *[amsterdam-fixed] house in { $districts }, then a step with { $commodity }
    }

## Actions
merchants-begin = Begin
    .log = { $who } is the first mayor.
merchants-turn = { merchants-card }
    .log = { $who } turns up a card: { merchants-card }.
merchants-place-mayor = Keep it for yourself (mayor’s disc)
    .log = { $who } keeps the card for the mayor’s own use.
    .help = When all three discs have a card, you use this one free of charge, before the auction.
merchants-place-clock = Put it up for auction (clock disc)
    .log = { $who } puts the card up for auction.
    .help = After you have used your own card, this one is sold by the clock. You may bid as well. The price goes to the bank.
merchants-place-bucket = Throw it away (bucket disc)
    .log = { $who } throws the card away.
    .help = The card has no effect and goes to the discard pile.
merchants-take = Take { $first }, { $second } and { $third }
    .log = { $who } takes { $first }, { $second } and { $third }.
    .family = Take { $first } and two more pieces
    .help = Each piece moves your tile in its row one space on, or brings a tile onto the first space. Three pieces of one kind are not allowed. A piece for a tile on the last space is lost.
merchants-found = Found a colony at { $colony } ({ $continent }, { $commodity })
    .log = { $who } founds a colony at { $colony } ({ $continent }, { $commodity }).
    .family = Found a colony: { $continent }
    .help = Your tile occupies the site. Your tile on the exchange moves one space on in the row of { $commodity }. Colonies on all four continents bring { $bonus } thousand florins at once.
merchants-abandon = Give up { $colony } ({ $continent }, { $commodity })
    .log = { $who } gives up the colony at { $colony }.
    .family = Give up a colony: { $continent }
    .help = The colony is removed; the exchange does not change. Whoever no longer has colonies on all four continents gives that bonus back.
merchants-build = Build at { $plot } ({ $district })
    .log = { $who } builds a house at { $plot } ({ $district }).
    .family = Build: { $district }
    .help = Your tile becomes a house. Own houses at both ends of a bridge bring { $bridge } thousand florins at once, houses in all four districts { $districts } thousand. A scoring counts your largest group of adjacent houses in each district, with those straight across a bridge.
merchants-demolish = Pull down { $plot } ({ $district })
    .log = { $who } pulls down the house at { $plot } ({ $district }).
    .family = Pull down a house: { $district }
    .help = The house is removed. Bonuses whose condition no longer holds are given back, with loans if your money does not suffice.
merchants-advance = One step with { $commodity }
    .log = { $who } moves one step on with { $commodity }.
    .help = Your tile in this row moves one space on, or a new tile enters its first space. With a tile on the second space or beyond in all four rows you may build a house for nothing.
merchants-retreat = One step back with { $commodity }
    .log = { $who } moves one step back with { $commodity }.
    .help = Your tile in this row moves one space back; from the first space it leaves the exchange. Whoever loses the exchange bonus pulls down a house.
merchants-borrow = Borrow { $sum } thousand florins
    .log = { $who } borrows from the bank.
    .help = At the end of the game { $repaid } thousand florins are paid back for each loan.
merchants-decline = Do without
    .log = { $who } does without.
    .help = You do nothing, and the game goes on.
merchants-limit = Press at { $price }
    .log = { $who } would press at { $price }.
    .help = You buy the card for { $price } thousand florins unless someone presses earlier. If someone names the same mark, the one who sits nearer to the mayor’s left goes first. Nobody learns what you said unless you win, or until the game is over.
merchants-limit-start = Press at START
    .log = { $who } would press at START.
    .help = You force a second run at double prices, from { $first } down to { $last }, in which everybody may press. If nobody does, the card is yours for { $fallback } thousand florins.
merchants-limit-none = Do not press
    .log = { $who } would not press.
    .help = You do not want this card at any price on the clock.
merchants-limit-hidden = Watch the clock
    .log = { $who } has decided.
merchants-sold = Sold
    .log = { $who } buys the card for { $price } thousand florins.
merchants-unsold = Not sold
    .log = Nobody stops the clock; the card is discarded.
merchants-doubled = The clock is started again
    .log = { $who } presses at START: the clock runs again at double prices.

## What happens by itself
merchants-news-year = It is { $year }: { $event }.
merchants-news-leader-back = { $who } falls back with { $commodity }, { $space ->
        [0] off the exchange
       *[other] to space { $space }
    }.
merchants-news-mayor = { $who } is the new mayor.
merchants-news-last-disc = { $disc ->
        [mayor] Only the mayor’s disc was free: the mayor uses this card.
        [clock] Only the clock’s disc was free: this card goes to auction.
       *[bucket] Only the bucket’s disc was free: this card is thrown away.
    }
merchants-news-card-without-effect = With three players this card has no effect, and the next is turned up.
merchants-news-continents-won = { $who } has colonies on all four continents.
merchants-news-continents-lost = { $who } no longer has colonies on all four continents.
merchants-news-districts-won = { $who } has houses in all four districts.
merchants-news-districts-lost = { $who } no longer has houses in all four districts.
merchants-news-bridges-won = { $who } has houses at both ends of { $bridges ->
        [one] a bridge
       *[other] { $bridges } bridges
    }.
merchants-news-bridges-lost = { $who } no longer has houses at both ends of { $bridges ->
        [one] a bridge
       *[other] { $bridges } bridges
    }.
merchants-news-exchange-won = { $who } has reached the second space in all four rows of the exchange.
merchants-news-exchange-lost = { $who } is no longer on the second space in all four rows of the exchange.

## What a choice costs and brings
merchants-note-leaves = leaves you { $left }
merchants-note-leaves-if-alone = leaves you { $left } if nobody else presses
merchants-note-row = { $commodity } to space { $space }
merchants-note-row-left = { $commodity }: off the exchange
merchants-note-group = { $houses ->
        [0] no house of yours left in the district
        [one] your largest group in the district: one house
       *[other] your largest group in the district: { $houses } houses
    }
merchants-gain-money = { $change } thousand florins
merchants-gain-loans = { $change } { $number ->
        [one] loan
       *[other] loans
    }

## What is being asked
merchants-ask-who-begins = The first mayor is being drawn.
merchants-ask-turn = A card is being turned up.
merchants-ask-leftover = The hourglasses that are left are being turned.
merchants-ask-place = You turned up: { merchants-card }. On which disc does it go?
merchants-ask-pieces = Which three pieces do you take?
merchants-ask-advance = Do you take a step on the exchange ({ $commodity })?
merchants-ask-found = Where do you found a colony ({ $continent }, { $commodity })?
merchants-ask-build = Where do you build in { $districts }?
merchants-ask-arms = Build a house; you may choose any free plot.
merchants-ask-free-house = You have reached the second space in all four rows: build a house for nothing.
merchants-ask-give-back = You have lost the exchange bonus: pull down a house.
merchants-ask-lose-house = You lose a house. Which one?
merchants-ask-lose-colony = You lose a colony. Which one?
merchants-ask-lose-ship = One of your tiles on the exchange goes back. Which one?
merchants-ask-credit = Do you borrow { $sum } thousand florins? At the end { $back } thousand are paid back.
merchants-ask-limit = On the clock: { merchants-card }. When would you press?
merchants-ask-doubled-limit = Doubled run: { merchants-card }. When would you press?
merchants-ask-hammer = The clock is running.
merchants-ask-doubled-hammer = The clock is running at double prices.

## Score
merchants-tie-broken = Equal money is a shared place.
merchants-part-start = Starting money
merchants-part-exchange = Exchange
merchants-part-amsterdam = Amsterdam
merchants-part-colonies = Colonies
merchants-part-bonuses = Bonuses
merchants-part-auctions = Auctions
merchants-part-loans = Loans

## The time line
merchants-event-none = nothing happens
merchants-event-start-money = starting money
    .help = Each family begins with { $money } thousand florins.
merchants-event-ship = a step on the exchange for all
    .help = From the mayor’s left, the mayor last: each may move one of its tiles on the exchange a space on, or enter a row.
merchants-event-globe = a colony for all
    .help = From the mayor’s left, the mayor last: each may found a colony on any free site; its tile in the row of that commodity then moves a space on, or enters the row.
merchants-event-arms = a house for all
    .help = From the mayor’s left, the mayor last: each builds a house on any free plot.
merchants-event-credit = credit
    .help = Each may borrow { $sum } thousand florins once; at the end { $repaid } thousand are paid back.
merchants-event-lose-ship = all lose a step on the exchange
    .help = Each moves one of its tiles on the exchange a space back.
merchants-event-lose-house = all lose a house
    .help = Each pulls down one of its houses.
merchants-event-lose-colony = all lose a colony
    .help = Each gives up one of its colonies; the exchange stays as it is.
merchants-event-leader-back = the leaders on the exchange fall back
    .help = In every row the foremost tile goes back a space; tied leaders all go back.
merchants-event-score-exchange = the exchange is scored
    .help = Rows are ranked by their foremost tile. In each row the two foremost families are paid.
merchants-event-score-amsterdam = Amsterdam is scored
    .help = Districts are ranked by their houses. In each, the two families with the largest groups are paid.
merchants-event-score-colonies = the colonies are scored
    .help = Continents are ranked by their colonies. On each, the two families with most of them are paid.
merchants-event-final = everything is scored
    .help = Exchange, Amsterdam and colonies are all scored at double prizes, and loans are paid back. The most money wins.

## The board in words
merchants-area-exchange = Exchange
merchants-area-amsterdam = Amsterdam
merchants-area-colonies = Colonies
merchants-time-line = Time line
merchants-next-events = Next
merchants-deck = Pile
merchants-deck-hourglasses = hourglasses
merchants-deck-cards = cards for the discs
merchants-disc-mayor = Mayor
merchants-disc-clock = Clock
merchants-disc-bucket = Bucket
merchants-disc-drawn = Turned up
merchants-money = Money
merchants-loans = Loans
merchants-tiles = Tiles
merchants-bonuses-held = Bonuses
merchants-bonus-continents = continents
merchants-bonus-districts = districts
merchants-bonus-bridges = { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
merchants-bonus-exchange = exchange
merchants-if-scored = If scored now
merchants-last-scoring = Last scoring
merchants-last-sale = Last auction: { $who }, { $price } thousand florins
merchants-first-second = 1st / 2nd
merchants-thousands = All money in thousands of florins.

## Why something is not possible now
merchants-why-not-your-turn = It is not your turn.
merchants-why-over = The game is over.
merchants-why-yours = That place is already yours.
merchants-why-taken = That place belongs to someone else.
merchants-why-not-yours = Nothing of yours stands there.
merchants-why-no-tiles = All your tiles are on the board.
merchants-why-other-district = Now you can build only in { $districts }.
merchants-why-other-colony = Now you can found a colony only here: { $continent }, { $commodity }.
merchants-why-last-space = Your tile is on the last space of this row.
merchants-why-other-commodity = Now only this row can be moved on in: { $commodity }.
merchants-why-no-tile-in-row = You have no tile in this row.
merchants-why-disc-taken = There is a card on this disc already.
merchants-why-money = You cannot pay what the clock asks at the least.
merchants-why-other-question = Something else is being decided now.

## The board as it is drawn
merchants-board-title = Amsterdam
    .first = The Merchants of
merchants-bonus-title = BONUS
merchants-inhabitants = inhabitants
merchants-map = The board
    .help = Arrow keys go to what can be used in that direction, Enter uses it.
merchants-zoom-in = Closer
merchants-zoom-out = Farther
merchants-zoom-whole = The whole board
merchants-window-world = The board
merchants-window-middle = Amsterdam, Europe and Africa
merchants-window-west = The Americas
merchants-window-east = The Far East
merchants-free = free
merchants-yours = yours
merchants-of = of { $who }
merchants-plot-words = { $plot } ({ $district }): { $state }
merchants-site-words = { $colony } ({ $continent }, { $commodity }): { $state }
merchants-row-words = { $commodity }: { $state }
merchants-row-place = { $who } on { $space }
merchants-row-empty = nobody
merchants-prizes = First and second prizes by rank of the sectors: { $prizes }.
merchants-bridge-words = Joins { $from } and { $to }. Own houses at both ends bring { $sum } thousand florins.
merchants-rank-words = Place { $rank } now: prizes of { $first } and { $second }.
merchants-paid-one = { $who } { $sum }
merchants-paid-none = Nobody would be paid.
merchants-pieces-title = Choose three pieces, not three alike
merchants-piece-add = One more of { $commodity }
merchants-pieces-take = Take these
merchants-pieces-clear = Start over
merchants-desk = The desk of the mayor, { $who }
merchants-mayor = Mayor
merchants-no-card = no card
merchants-cards-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
merchants-hourglasses-left = { $count ->
        [one] { $count } hourglass
       *[other] { $count } hourglasses
    }
merchants-tiles-left = tiles left
merchants-loans-words = { $count ->
        [one] one loan
       *[other] { $count } loans
    }, { $sum } thousand florins to pay back at the end
merchants-has-decided = decided
merchants-clock-words = Auction clock: say when you would press
merchants-now-words = Now { $words }
merchants-next-words = Then { $words }
merchants-pile-words = The pile holds { $cards ->
        [one] { $cards } card for the discs
       *[other] { $cards } cards for the discs
    } and { $hourglasses ->
        [one] { $hourglasses } hourglass
       *[other] { $hourglasses } hourglasses
    }.
merchants-lies = { $place }: { $card }
merchants-offered = On offer: { $card }
merchants-forced = { $who } forced the doubled run and pays { $price } thousand florins if nobody stops the clock.
merchants-decided-words = Have decided: { $names }
merchants-families = Families
merchants-family-words = { $who }: { $money } thousand florins, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } left
merchants-bonuses-words = bonuses: { $bonuses }
merchants-if-scored-area = { $area }, if scored now
merchants-plots-open = Plots you can use now
merchants-sites-open = Colony sites you can use now
merchants-houses-of = { $who } { $houses ->
        [one] one house
       *[other] { $houses } houses
    }, largest group { $group } ({ $plots })
merchants-colonies-of = { $who } ({ $colonies })
merchants-none-built = no houses
merchants-none-founded = no colonies

## The auction clock
merchants-auction-title = Auction
merchants-auction-soon = The clock starts in { $seconds }
merchants-auction-zone = START
merchants-auction-zone-help = Pressing now forces a second run at double prices.
merchants-auction-zone-money = To force a doubled run you need { $price } thousand florins.
merchants-auction-stop = Stop the clock
merchants-auction-stop-at = Stop at { $price }
merchants-auction-stop-start = Stop at START
merchants-auction-key = or the space bar
merchants-auction-leaves = leaves you { $left }
merchants-auction-yet = You can pay { $price } at most: wait for the hand.
merchants-auction-poor = You cannot pay for this card; watch the others.
merchants-auction-poor-forced = You cannot pay more: wait and see whether anyone presses.
merchants-auction-watch = Everyone watches the clock.
merchants-auction-fold = Look at the board
merchants-auction-unfold = Back to the clock
merchants-auction-doubled = Doubled run: the dial shows double prices
merchants-auction-forced = { $who } pressed at START. If nobody stops this run, { $who } pays { $price }.
merchants-auction-forced-you = You pressed at START. If nobody stops this run, you pay { $price }.
merchants-auction-sold = { $who } buys for { $price }
merchants-auction-sold-you = You buy for { $price }
merchants-auction-unsold = Nobody stopped the clock
merchants-auction-pressed = Pressed …
merchants-auction-past = The hand has passed the last price.
merchants-limit-title = Your secret limit
merchants-limit-secret = Nobody sees it before the end of the game unless you win. The highest limit buys at its own price.
merchants-limit-cost = Costs { $price }, leaves you { $left }
merchants-limit-cost-start = Forces a doubled run. Costs { $price } if nobody else presses, and then leaves you { $left }.
merchants-limit-cost-none = Costs nothing: the card goes to someone else or is lost.
merchants-limit-cost-none-doubled = Costs nothing: the card goes to someone else.
merchants-limit-cost-none-forced = If nobody else presses, the card is yours for { $price }, which leaves you { $left }.
merchants-limit-say = Say so
merchants-limit-waiting = Others are still deciding
merchants-limit-deciding = decides …
merchants-limit-out = cannot pay
merchants-limit-forced = forced the run
## Why a bot would do that
merchants-hint-only = There is nothing else to do.
merchants-hint-direct = Decided by feel, without looking ahead.
merchants-hint-searched = I looked ahead { $simulations ->
    [one] once
   *[other] { $simulations } times
}, { $share } % of it along this way.
merchants-hint-value = I put your prospects after it at { $value } of 100.
merchants-hint-close = I put your prospects after it at { $value } of 100; something else is about as good.
merchants-hint-better = I put your prospects after it at { $value } of 100, { $gap } more than after anything else I tried.

## A guided first game
merchants-lesson-welcome = You lead a merchant family in Amsterdam’s great century. Money decides in the end. It comes from three places: the exchange along the bottom, the houses in the city, the colonies on four continents. This is a real game, against gentle bots.
    .title = Welcome, merchant
merchants-lesson-purse = You have { $money } thousand florins and { $tiles } tiles to place. Everyone began with a house, a colony and a tile on the exchange. All money is written in thousands.
    .title = Purse and tiles
merchants-lesson-place = You are the mayor. You turned up a card and choose its disc: keep it for yourself, put it up for auction, or throw it away. You decide card by card, not knowing what comes next. Click on a disc, or drag the card there.
    .title = Three discs
merchants-lesson-place-second = Two discs are left for this card; the third card will go where there is room. Would you pay dearly for a card at auction, or does a rival need it?
    .title = One disc less
merchants-lesson-use = Now you use your own card free of charge. { $kind ->
        [take] Choose three pieces, not three alike: each moves your tile in its row one space on.
        [found] Found a colony on a lit site: your tile in the row of its commodity moves one space on as well.
        [advance] Move your tile in a lit row one space on.
       *[build] Build a house on a lit plot, best beside one of yours or across a bridge from it.
    }
    .title = Your own card
merchants-lesson-auction = The card on the clock’s disc goes to one buyer. The price falls from { $first } to { $last }; whoever stops the clock first pays what it shows. At this calm table each says in secret at which price they would press; the highest buys. Look at what the card would bring you, then choose, or do not press.
    .title = The clock
merchants-lesson-sold = { $mine ->
        [1] The card was yours for { $price } thousand florins. The money goes to the bank; you use the card at once.
       *[other] { $who } bought the card for { $price } thousand florins and uses it at once. The money goes to the bank.
    }
    .title = Sold
merchants-lesson-time = An hourglass came up and the marker moved on. Each year brings what is drawn in it: steps, houses, colonies or losses for all, and scorings, which pay. Point at a year to read about it. The next ones are lit.
    .title = The time line
merchants-lesson-ranking = In a scoring four sectors are ranked: rows by their foremost tile, districts by their houses, continents by their colonies. The better the rank, the larger its two prizes, for the first and second family there. The numerals I to IV show the ranks now; “If scored now” says who would get what.
    .title = Who is paid
merchants-lesson-groups = In the city only your largest group counts in each district: houses on neighbouring plots, and those straight across a bridge. Own houses at both ends of a bridge also pay at once.
    .title = Groups and bridges
merchants-lesson-bonuses = Bonuses come at once: { $continents } thousand florins for colonies on all four continents, { $districts } thousand for houses in all four districts, { $bridge } thousand for each bridge, and a free house for reaching space { $space } in all four rows. What you lose again you must give back.
    .title = Bonuses
merchants-lesson-alone = Now you know enough. If you wonder why something cannot be used, click on it; the lamp tells what a bot would do.
    .title = On your own
merchants-lesson-scored = That scoring brought you { $sum ->
        [0] nothing
       *[other] { $sum } thousand florins
    }. Before the next one, look which sectors you can still climb in, and where a rival leads by a single tile.
    .title = A scoring
merchants-lesson-late = The last years cost everyone steps on the exchange, houses and colonies. In 1666 all three areas are scored at double prizes, and each loan costs { $repaid } thousand florins: that often decides the game.
    .title = Towards 1666
merchants-lesson-end = Above you see where everyone’s money came from. Play again when you like; with friends, try the live clock.
    .title = The end

## What an action is good for
merchants-hint-scores = { $part }: +{ $points }.
merchants-hint-group = Your group in { $district } grows to { $size } houses.
merchants-hint-leads = You take the lead in { $commodity }.
merchants-hint-will-pay = As things stand, the next scoring would pay you { $sum } thousand florins more for { $sector }.
merchants-hint-will-cost = As things stand, the next scoring would pay you { $sum } thousand florins less for { $sector }.
merchants-hint-costs-nothing = As things stand, it costs you nothing at the next scoring.
