my-game = My game
    .about = Throw a die as often as you dare, and stop in time.

## Actions: what one would do, what someone did, and the rule behind it
my-game-roll = Throw a { $value }
    .log = { $who } throws a { $value }.
my-game-go-on = Throw again
    .log = { $who } throws again.
    .help = What you throw is added to the stake. A 1 loses all of it.
my-game-stop = Stop
    .log = { $who } stops.
    .help = What is at stake becomes yours for good.

## What is being asked
my-game-ask-throw = The die is thrown.
my-game-ask-decide = { $stake } at stake: throw again, or stop?

## Score
my-game-part-kept = Points kept

## The table in words: the fields of the view
my-game-turn = Turn
my-game-round = Round
my-game-rounds = Last round
my-game-goal = Goal
my-game-stake = At stake
my-game-points = Points
