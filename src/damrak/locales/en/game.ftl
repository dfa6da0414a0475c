## What every game says unless it has words of its own

game-hint-only = There is nothing else to do.
game-hint-direct = Decided by feel, without looking ahead.
game-hint-searched = I looked ahead { $simulations ->
    [one] once
   *[other] { $simulations } times
}, { $share } % of it along this way.
game-hint-value = I put your prospects after it at { $value } of 100.
game-hint-close = I put your prospects after it at { $value } of 100; something else is about as good.
game-hint-better = I put your prospects after it at { $value } of 100, { $gap } more than after anything else I tried.
