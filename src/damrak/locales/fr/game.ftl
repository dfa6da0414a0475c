## Ce que chaque jeu dit, à moins d’avoir ses propres mots

game-hint-only = Il n’y a rien d’autre à faire.
game-hint-direct = Décidé à l’intuition, sans regarder plus loin.
game-hint-searched = J’ai étudié la suite { $simulations ->
    [one] une fois
   *[other] { $simulations } fois
}, dont { $share } % avec ce coup.
game-hint-value = Après cela, j’estime vos chances à { $value } sur 100.
game-hint-close = Après cela, j’estime vos chances à { $value } sur 100 ; autre chose vaut à peu près autant.
game-hint-better = Après cela, j’estime vos chances à { $value } sur 100, soit { $gap } de plus qu’après tout ce que j’ai essayé d’autre.
