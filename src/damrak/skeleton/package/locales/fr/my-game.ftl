my-game = My game
    .about = Lancez le dé aussi souvent que vous l’osez, et arrêtez-vous à temps.

## Actions : ce qu’on ferait, ce que quelqu’un a fait, et la règle
my-game-roll = Lancer un { $value }
    .log = { $who } lance un { $value }.
my-game-go-on = Relancer
    .log = { $who } relance.
    .help = Ce que vous lancez s’ajoute à la mise. Un 1 la fait perdre tout entière.
my-game-stop = S’arrêter
    .log = { $who } s’arrête.
    .help = La mise est acquise pour de bon.

## Ce qui est demandé
my-game-ask-throw = Le dé est lancé.
my-game-ask-decide = Mise : { $stake }. Relancer, ou s’arrêter ?

## Score
my-game-part-kept = Points acquis

## La table en mots : les champs de la vue
my-game-turn = Tour de
my-game-round = Manche
my-game-rounds = Dernière manche
my-game-goal = Objectif
my-game-stake = Mise
my-game-points = Points
