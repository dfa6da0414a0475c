## Puzzles

puzzles-title = Puzzles
puzzles-intro = Positions from games between bots in which one choice clearly beats all others. Find it.
puzzles-daily = Puzzle of the day
puzzles-daily-open = Solve today’s puzzle
puzzles-solved = { $solved } of { $tried } solved
puzzles-count = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
puzzles-rating = Your rating: { $rating }
puzzles-rating-help = It is known to you alone. Only the first attempt at a puzzle counts.
puzzles-any = Any puzzle
puzzles-level-easy = easy
puzzles-level-medium = medium
puzzles-level-hard = hard
puzzles-about = { $theme }, { $level }
puzzles-find = You are { $name }. Which choice is best?
puzzles-choose = Choose on the board, or from the list.
puzzles-sure = Your choice: { $choice }
puzzles-submit = That is my answer
puzzles-rethink = Think again
puzzles-right = Right!
puzzles-wrong = Not the best.
puzzles-answer = The answer: { $choice }
puzzles-chose = You chose: { $choice }
puzzles-instead = What speaks for it: { $why }
puzzles-why = Why: { $why }
puzzles-gap = Judged over many deals that look the same from here, it gives { $points } % more chance to win than the next best: { $second }
puzzles-change = Your rating: { $before } → { $after }
puzzles-again = You have tried this one before: it does not count again.
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-none-left = You have tried all of these.
puzzles-none = There are no puzzles here.
puzzles-seat = Player { $number }
puzzles-heard = What happened last
puzzles-options = All choices
puzzles-score = { $right } of { $tried } right
puzzles-more = Press Enter for the next one, or type quit
