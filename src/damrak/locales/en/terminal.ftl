## The terminal client

seat = Seat
total = Total
place = Place
you = You
your-turn = { $name }, it is your turn.
board-hint = Type board to see the table.
board-log-hint = Type board to see the table, log for all that happened.
choice-family = { $choice } ({ $number ->
        [one] one choice
       *[other] { $number } choices
    })
family-hint = Which one? Type back for everything else you can do.
page = Page { $page } of { $pages }. Press Enter to turn the page.
more-match = { $number ->
        [one] One more matches.
       *[other] { $number } more match.
    } Type more to narrow the list further.
rest = Press Enter for the rest, or choose a number
choices-again = Press Enter to see the choices again.
explain-variants = This stands for several choices. Choose it first, and then ask about one of them.
choose = Choose a number, or type some letters to narrow the list
no-match = Nothing here matches “{ $typed }”. Type less, or press Enter to see everything.
narrowed = { $shown } of { $all } choices match “{ $typed }”. Press Enter to see all.
undone = Taken back.
undo-impossible = That cannot be taken back: someone else or chance has acted since, or something secret has been seen.
saved = Saved as { $file }.
save-needs-file = Say where: save FILE
cannot-save = Cannot save: { $why }
no-help = There is nothing to explain about this choice.
explain-what = Type ? and a number to have that choice explained.
hand-over = Pass the keyboard to { $name }, who should press Enter.
game-over = The game is over.
not-over = After { $played } of { $all } actions; the game is not over.
winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
seed-revealed = The seed was { $seed }; it fits the commitment shown at the start.
committed = Every card follows from a seed whose SHA-256 is { $commitment }.
left = You have left the game. Continue it with: damrak play --load { $file }
kept = The game is kept. Look at it again with: damrak replay { $file }
goodbye = You have left the game.
commands = Commands: a number chooses · letters narrow the list · Enter shows it again · ? N explains · undo · save FILE · board · log · quit
log-title = What happened
nothing-happened = Nothing has happened yet.
bot-name = { $bot } ({ $seat })
person-name = Player { $seat }
yes = yes
no = no
none = none
choice-noted = { $choice } · { $notes }
player-gained = { $who }: { $gains }
