my-game = My game
    .about = Gooi de dobbelsteen zo vaak als je durft, en stop op tijd.

## Acties: wat je zou doen, wat iemand deed, en de regel erachter
my-game-roll = Een { $value } gooien
    .log = { $who } gooit een { $value }.
my-game-go-on = Nog eens gooien
    .log = { $who } gooit nog eens.
    .help = Wat je gooit komt bij de inzet. Met een 1 ben je alles kwijt.
my-game-stop = Stoppen
    .log = { $who } stopt.
    .help = De inzet is voorgoed van jou.

## Wat er wordt gevraagd
my-game-ask-throw = De dobbelsteen wordt gegooid.
my-game-ask-decide = Inzet: { $stake }. Nog eens gooien, of stoppen?

## Score
my-game-part-kept = Behouden punten

## De tafel in woorden: de velden van het aanzicht
my-game-turn = Aan de beurt
my-game-round = Ronde
my-game-rounds = Laatste ronde
my-game-goal = Doel
my-game-stake = Inzet
my-game-points = Punten
