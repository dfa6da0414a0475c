### The web client

## Everywhere
web-skip = Skip to the page
web-nav = Main menu
web-close = Close
web-loading = One moment …
web-try-again = Try again
web-to-home = To the front door
web-page-missing = There is no such page
web-page-stale = This page did not come
web-page-stale-more = The server may have been renewed since you came in. Load everything anew to go on.
web-reload = Load anew
web-unreachable-title = Nobody answers
web-unreachable = The server cannot be reached just now.
web-line-broken = Reconnecting …
web-yes = yes
web-no = no
web-none = none
web-someone = someone
web-you = you
web-name = Name
web-copy = Copy
web-copied = Copied: paste it wherever you like.
web-copy-by-hand = This browser does not let us copy; please do it by hand.

## How one likes it
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-switch = Change between day and night
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = night
web-motion = Movement on the board
web-motion-auto = as the device
web-motion-full = yes
web-motion-calm = no
web-pace = Moves of the others are shown
web-pace-slow = slowly
web-pace-usual = one by one
web-pace-instant = at once
web-confirm = Ask before a move counts
web-confirm-touch = when I use my finger
web-confirm-always = always
web-confirm-never = never
web-grace-setting = Time to cancel what cannot be taken back
web-grace-off = none
web-grace-short = 1 second
web-grace-usual = 2 seconds
web-grace-long = 4 seconds
web-sound = Sound
web-sound-on = Sounds are on
web-sound-off = Sounds are off
web-sound-play = Play sounds
web-notify = Tell me outside this page when it is my turn
web-keys = Single letters are shortcuts at the table
web-key-b = to the board
web-key-c = all that I may do
web-key-u = take back
web-key-h = a hint
web-key-l = what happened

## The front door
web-welcome = Welcome to the Damrak
web-welcome-more = Board games of Amsterdam, against people or bots. Sit down and play.
web-disclaimer = Damrak is independent and not connected to the authors or publishers of these games. All drawings and texts are our own.
web-play-now = Play now
web-play = Play
web-learn = Learn by playing
web-your-name = You are called
web-opponents = Against
web-opponents-count = { $count ->
        [0] alone
        [one] 1 bot
       *[other] { $count } bots
    }
web-level = How strong
web-bot = bot
web-bot-random = Ship’s boy
    .level = plays anything
web-bot-easy = Apprentice
    .level = easy
web-bot-fair = Merchant
    .level = fair
web-bot-greedy = Clerk
    .level = goes by rules of thumb
web-bot-strong = Regent
    .level = strong
web-bot-master = Burgomaster
    .level = strongest
web-bot-search = Lookout
    .level = looks ahead
web-bot-instinct = Old salt
    .level = goes by feeling
web-bots = Bots
web-set-table = Open a table
web-hot-seat = Several at this screen
web-my-games = My games
web-my-games-none = None in progress. Press Play, and off you go.
web-my-games-over = Lately finished
web-open-tables = Open tables
web-open-tables-none = Nobody waits for company right now. Open a table, and others will find it here.
web-watch-games = Games to watch
web-results = Recent results
web-results-none = Nothing has been played to the end yet.
web-turn-mine = Your turn
web-turn-of = Turn of { $name }
web-in-play = in play
web-chairs-free = { $count ->
        [one] one free chair
       *[other] { $count } free chairs
    }

## Setting a table
web-game = Game
web-seats = Seats
web-chairs = Who sits where
web-chair-set = Chair { $seat }
web-chair-me = me, at this screen
web-chair-open = free for someone
web-chair-free = free chair
web-chair-kept = kept for { $name }
web-name-of = Name of player { $seat }
web-person-name = Player { $seat }
web-hot-seat-more = You share this screen. Between turns the hands are hidden until the next player is there.
web-rules = Rules
web-edition = Box
web-edition-printed = as printed
web-clock = Time
web-clock-which = Clock
web-clock-none = no clock
web-clock-live = in one sitting
web-clock-days = over days
web-clock-none-help = Everyone takes as long as they like.
web-clock-live-help = Everyone has a purse of time for the whole game, and a little more after each turn. Who runs out is stood in for by a bot.
web-clock-days-help = A game by correspondence: so many days for each decision.
web-clock-bank = Minutes for the game
web-clock-increment = Seconds more each turn
web-clock-days-each = Days for each decision
web-clock-quiet = Nobody runs out of time at night (22:00 to 8:00)
web-clock-live-words = { $minutes } min{ $seconds ->
        [0] {""}
       *[other] {" "}+ { $seconds } s
    }
web-clock-days-words = { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
web-clock-left = Time left
web-auctions = Auctions
web-auction-which = How cards are sold
web-auction-calm = calm
web-auction-live = live
web-auction-calm-help = Each names in secret the price at which they would press; then the clock decides. Nobody is hurried.
web-auction-live-help = The price falls before everyone’s eyes, and the first to press buys.
web-auction-only-calm = Live auctions need a screen for each player, and no game over days.
web-company = Company
web-public-allow = Listed for everyone; otherwise only by invitation
web-public-yes = open to all
web-public-no = by invitation
web-watch-allow = Others may watch
web-chat-allow = People may talk
web-rated-allow = Counts for the ratings (without hints)
web-rated-invited = By invitation, only those count for each other who have been rated more often at open tables.
web-rated = rated
web-set-table-now = Open the table

## Before the game
web-sit-down = Sit down
web-sit-too = Sit here too
web-start = Begin
web-start-with-bots = Begin with bots on the free chairs
web-cancel-table = Close the table
web-get-up = Get up
web-invite = Bring friends
web-invite-more = Whoever opens this link may sit down.
web-invite-link = Link to this table
web-waiting-for = { $count ->
        [0] Everyone is here.
        [one] Waiting for one more.
       *[other] Waiting for { $count } more.
    }
web-table-missing = There is no such table, or it is by invitation only.
web-page-trouble = This page cannot be shown
web-table-cancelled = This table was closed

## At the table
web-players = Players
web-to-move = to move
web-away = away
web-stand-in-soon = a bot takes over in { $time }
web-stands-in = { $bot } plays here for the time being.
web-come-back = I am back
web-waits-for = { $what ->
        [none] { $count ->
                [one] { $names } is to decide.
               *[other] { $names } are to decide.
            }
       *[other] Question to { $names }: “{ $what }”
    }
web-chance-moves = Chance decides …
web-sending = It is being done …
web-game-over = The game is over.
web-stale = Something happened meanwhile; look again.
web-choices = { $count ->
        [one] One choice
       *[other] All { $count } choices
    }
web-choices-filter = Type to narrow the list
web-choices-shown = { $shown } of { $all } choices
web-choices-no-match = Nothing here matches “{ $typed }”.
web-rule = The rule
web-menu-which = Which one?
web-ways = { $count } possibilities
web-confirm-title = Is this what you want?
web-grace-title = You can still cancel.
web-grace-cancel = Cancel
web-do-it = Do it
web-not-yet = Not yet
web-held = Your answer is kept until its turn comes.
web-unhold = Think again
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = You have asked the others to let you take back.
web-undo-withdraw = Never mind
web-undo-wish = { $name } asks to take back a move.
web-undo-others = { $name } has asked to take back a move.
web-agree = Agree
web-refuse = Rather not
web-hint = What would the bot do?
web-hint-by = This is what { $bot } would do.
web-hint-alternatives = What it weighed: how often it looked there, and what it expects
web-hint-option = Possibility
web-hint-share = Looked at
web-hint-value-head = Worth
web-hint-value = { $percent } of 100
web-percent = { $percent } %
web-table-tools = About this table
web-copy-link = Copy the link to this table
web-game-file = The game as a file
web-leave = Leave the game
web-leave-sure = A bot will play on in your place. You may come back later.
web-leave-yes = Leave
web-stay = Stay
web-tab-log = Story
web-tab-chat = Talk
web-tab-words = In words
web-unread = unread
web-on-the-table = On the table
web-before-me = Before me
web-sheet-height = The height of this sheet
web-story-open = Story, talk and the position in words
web-player-open = { $name }: everything
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier
web-log-undo = { $who } takes back.
web-log-undo-agreed = All agree, and { $who } takes back.
web-chat = Talk at the table
web-chat-off = At this table nobody talks.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = Do not show me what { $name } says
web-unmute = Show me again what { $name } says
web-curtain = Pass the screen to { $name }. The others look away.
web-curtain-lift = I am { $name }: show my hand
web-curtain-undo = { $name }: take my move back
web-auction = Auction
web-auction-soon = In { $seconds } …
web-auction-start = Start
web-auction-price = Now { $price }
web-auction-past = Past the last mark
web-auction-doubled = The stakes are doubled: { $name } forced a second run.
web-auction-press = Buy now
web-auction-dear = You can pay { $least } at most.

## Learning
web-lesson = Lesson
web-lesson-count = Lesson { $n } of { $all }
web-lesson-next = Go on
web-lesson-later = Play on: the next lesson comes when you need it.
web-lesson-skip = Without lessons
web-lesson-back = Back to the lessons

## The end
web-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-end-won = Well played.
web-end-lost = Next time, perhaps.
web-scores = Scores
web-total = Total
web-place = Place
web-rematch = Play again
web-review = Look back
web-review-page = Luck and skill
web-daily = Deal of the day
web-daily-about = { $game }, against { $opponents }: today everyone is dealt the same cards.
web-daily-over = Your result: { $points } points, place { $place } of { $seats }. Tomorrow there is another one.
web-daily-play = Play it
web-daily-on = Go on
web-daily-look = Look at it again
web-puzzles = Puzzles
web-progress = Progress
web-proof-checking = The draw is being checked …
web-proof-fair = { $count ->
        [one] Fair: this browser has worked out the one outcome of chance again.
       *[other] Fair: this browser has worked out all { $count } outcomes of chance again.
    }
web-proof-cannot = This browser checks the draw only over https. The file can be checked with damrak verify.
web-proof-commitment = Not fair: the seed is not the one that was promised.
web-proof-outcome = Not fair: outcome { $k } does not follow from the seed.
web-proof-played = Not fair: outcome { $k } is not what was played.
web-proof-how = Before the first card the fingerprint below was shown. It binds a secret seed, from which every card and every die follows; now the seed is open, and anyone can work everything out again.
web-proof-promise = Every card and die of this game follows from a seed with this fingerprint:
web-proof-shown-before = Fingerprint (SHA-256)
web-proof-seed = Seed

## Looking back
web-replay = Looking back
web-replay-start = Before the first move.
web-replay-position = Position in the game
web-replay-at = after { $n } of { $all } steps
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-back = One step back
web-replay-turn-on = To the next turn
web-replay-turn-back = To the turn before
web-replay-speed = Speed
web-speed-slow = slow
web-speed-usual = normal
web-speed-fast = fast
web-replay-eyes = Through whose eyes
web-eyes-all = all hands open
web-eyes-nobody = as a spectator
web-eyes-of = as { $name }
web-share = Copy the link
web-play-on = Play on from here
web-play-on-more = You take a seat at step { $n }, and bots take the others. The game that was played stays as it was.
web-play-on-as = In whose place
web-play-on-against = Against

## Accounts
web-account = My account
web-sign-in = Sign in
web-sign-out = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-sign-out-guest = Without a password there is no way back into this account.
web-signed-in = Welcome back.
web-signed-out = You are signed out.
web-hello = Welcome.
web-kind-guest = A guest: this browser knows you. Choose a password to come back from elsewhere.
web-kind-member = A member: your name is yours alone.
web-guest-title = Just play
web-guest-more = All you need is a name. Nothing else is asked.
web-guest-go = That is me
web-name-change = Be called something else
web-rename = Change
web-renamed = So you are called from now on.
web-password = Password
web-password-choose = Choose a password
web-password-change = Change the password
web-password-why = With a password you can come back from any browser, and nobody else can take your name.
web-password-old = The present one
web-password-new = The new one, at least 8 characters
web-password-save = Save
web-password-set = The password is saved.
web-statistics = How I did
web-statistics-none = Nothing has been played to the end yet.
web-statistics-sum = { $played ->
        [one] One game played
       *[other] { $played } games played
    }, { $won } won, { $playing } in progress.
web-played = Played
web-won = Won
web-mean-score = Mean score
web-best-score = Best
web-rating = Rating
web-ratings = Ratings
web-ratings-more = Everyone begins near 1000. The number rises with skill, and with how sure it is. Guests count for nobody else’s number until they choose a password, and each further game of the same two within a day counts half as much as the one before.
web-ratings-none = No rated game has been played yet.
web-rating-chart = A line over { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }, from { $from } to { $to }
web-for-seats = { $count } seats
web-matches-count = { $count ->
        [one] one game
       *[other] { $count } games
    }
web-since = Here since { $when }
web-profile = As others see me
web-archive = Download all my games
web-leave-account = Leave
web-delete-account = Delete my account
web-delete-sure = Your name and everything stored about you will be gone for good. Games with others stay, without your name.
web-delete-yes = Delete for good
web-deleted = Your account is gone. Farewell.
web-bot-accounts = Programs of mine
web-bot-accounts-why = Have you written a bot? Give it an account, and let it play.
web-bot-accounts-more = A program plays over the same interface as this page. Make an account for it, give its key to the program, and choose it for a chair when you open a table.
web-bots-mine = Accounts
web-bots-none = None yet.
web-bot-new = A new account
web-bot-make = Make it
web-bot-open = anyone may give it a seat
web-bot-closed = only I may give it a seat
web-bot-open-allow = Anyone may give it a seat
web-bot-token = The key of { $name }
web-bot-token-once = It is shown this once. Keep it as you would a password.
web-bot-token-new = New key
web-bot-delete = Delete { $name }

## What went wrong
web-problem-cannot-undo = That cannot be taken back: someone else or chance has acted since, or something secret was seen.
web-problem-fault = Something is broken on the server. It was written down; please try again.
web-problem-forbidden = That is not yours to do.
web-problem-full = Every chair is taken.
web-problem-illegal = The rules do not allow that now.
web-problem-malformed = Something about this is not as it should be.
web-problem-name-taken = That name is taken.
web-problem-not-allowed = That is not possible this way.
web-problem-not-found = There is no such thing here.
web-problem-not-open = This table is not open any more.
web-problem-not-over = That has to wait until the game is over.
web-problem-not-playing = Nothing is being played here.
web-problem-not-signed-in = First choose a name.
web-problem-not-your-turn = It is not your turn.
web-problem-off = That is turned off at this table.
web-problem-rated = Not in a game that counts for the ratings.
web-problem-stale = Something happened meanwhile; look again.
web-problem-taken = Someone was faster.
web-problem-too-large = That is too long.
web-problem-too-long = The address is too long.
web-problem-too-late = Too late: it is decided.
web-problem-too-many = That was a little fast. Wait a moment.
web-problem-unavailable = The server is busy. Wait a moment.
web-problem-unsupported = The server does not understand this.
web-problem-wrong-origin = This page does not belong to the server it speaks to.
web-problem-wrong-password = Name and password do not fit together.
web-choice-noted = { $choice } · { $notes }
web-player-gained = { $who }: { $gains }

## The rules to read
web-rules-open = Rules of this game
web-rules-more = More in the rules
web-rules-card = This card in the rules
web-rules-find = Find in the rules
web-rules-found = { $count ->
        [one] one paragraph found
       *[other] { $count } paragraphs found
    }
web-rules-none = Nothing in the rules about “{ $typed }”.
web-rules-page = The rules on a page of their own
web-rules-print = Print
web-rules-contents = Chapters
web-rules-agreed = At this table:
web-rules-seats = { $count ->
        [one] one player
       *[other] { $count } players
    }
web-rules-here = played here
web-rules-not-here = not at this table
web-rules-option = option
web-rules-read-anyway = Read it anyway
web-rules-length = Spaces
web-rules-mouth = The mouth
web-rules-cards-of = { $kind }: { $count }

## What happened since my last turn
web-recap = Since your last turn
web-recap-open = Since your last turn: { $count ->
        [one] one move
       *[other] { $count } moves
    }
web-recap-previous = The move before
web-recap-next = The next move

## How sure a hint is
web-hint-do = Do this:
web-hint-sure = Sure: nothing else comes near.
web-hint-likely = Fairly sure.
web-hint-open = A close call: other moves are about as good.
web-hint-plain = It makes the rest of your plans easier; it scores nothing at once.
web-hint-numbers = How it was worked out

## Looking on, and playing on
web-watching = You are watching
web-watchers = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
web-played-on = played on from a position
web-curve = Scores in the course of the game

## Without a server

web-pocket-title = In this browser
web-pocket-about = Everything happens on this device: no server, no account. Your games are kept in this browser and go on without a network.
web-pocket-unkept = This browser does not let us keep anything: save a game as a file before you close the page.
web-pocket-without = Friends far away, ratings and chat need a server; at this device you play against bots, together round one screen, or with a device nearby.
web-pocket-bring = Open a game file
web-pocket-starting = Getting everything ready
web-pocket-starting-more = The first time this takes a moment; from then on it also works without a network.
web-pocket-elsewhere = Damrak is open in another window
web-pocket-elsewhere-more = Only one window plays at a time, so that none undoes what the other did.
web-pocket-take = Play here instead
web-pocket-broken = That did not work
web-pocket-broken-more = Your games are safe up to the last move. Load the page again; an old browser may need an update first.
web-pocket-forget = Delete this game
web-pocket-forget-sure = Delete this game from this browser? It cannot be brought back.
web-pocket-forget-yes = Delete
web-pocket-newer = There is a newer version of Damrak.
web-offline = Play without a network
web-offline-more = The same games in this browser alone: they go on in a cellar or on a train.
web-offline-back = Back to the server
web-carry-along = Take it along
web-carry-along-sure = The match ends here and goes on in this browser, without the server. Its file names the seed of the deal, so it cannot come back for any ranking.
web-carry-gone = This match was taken along
web-carry-to-server = Go on at the server
web-carry-link = Copy a link to this game
web-carry-trouble = The game did not arrive
web-near = Invite a device nearby
web-near-about = Someone in the same network takes a bot’s place. Let their camera read this code, or send them the link; their device answers with a code of its own, which your camera reads or you paste here. No server is in between, and each sees only their own cards.
web-near-link = The link for the other device
web-near-answer = The code that it answers with
web-near-connect = Connect
web-near-here = Connected: they sit at your table.
web-near-lost = The other device is gone. Its seat stays free for it: invite it again.
web-near-join = Play at a table nearby
web-near-join-about = Let the camera of the device that invited you read this code, or send it the text below, and leave this page open.
web-near-code = Your code
web-near-preparing = Getting ready
web-near-impossible = These two devices cannot reach each other. They need the same network, the same version of Damrak, and a browser that lets pages connect directly.
web-near-ended = The table nearby is out of reach. Your own games are here.
web-near-qr = QR code with the link for the other device
web-near-qr-answer = QR code with your answer
web-near-passed = Passed on
web-near-passed-more = Your table has the answer. Go back to the window in which you play; this one can be closed.
web-near-passing = Handing on the answer …
web-near-unpassed = No table waits here
web-near-unpassed-more = In this browser no table waits for an answer. If you play in another browser or in the installed application, copy the code and paste it there.
web-near-dismiss = Let a bot play on for them
