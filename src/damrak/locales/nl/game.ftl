## Wat elk spel zegt als het geen eigen woorden heeft

game-hint-only = Er is niets anders te doen.
game-hint-direct = Op gevoel besloten, zonder vooruit te kijken.
game-hint-searched = Ik keek { $simulations ->
    [one] één keer
   *[other] { $simulations } keer
} vooruit, { $share }% daarvan langs deze weg.
game-hint-value = Daarna schat ik je vooruitzichten op { $value } van de 100.
game-hint-close = Daarna schat ik je vooruitzichten op { $value } van de 100; iets anders is ongeveer even goed.
game-hint-better = Daarna schat ik je vooruitzichten op { $value } van de 100, { $gap } meer dan na al het andere dat ik probeerde.
