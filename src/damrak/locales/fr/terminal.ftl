## Le client en mode texte

seat = Place
total = Total
place = Rang
you = Vous
your-turn = { $name }, c’est à vous.
board-hint = Tapez board pour voir la table.
board-log-hint = Tapez board pour voir la table, log pour tout ce qui s’est passé.
choice-family = { $choice } ({ $number } choix)
family-hint = Lequel de ces choix ? Tapez back pour revoir tout ce que vous pouvez faire.
page = Page { $page } sur { $pages }. Entrée pour tourner la page.
more-match = { $number ->
        [one] Un autre correspond.
       *[other] { $number } autres correspondent.
    } Tapez-en plus pour réduire encore la liste.
rest = Entrée pour la suite, ou choisissez un numéro
choices-again = Entrée pour revoir les choix.
explain-variants = Cette ligne réunit plusieurs choix. Choisissez-la, puis demandez l’explication de l’un d’eux.
choose = Choisissez un numéro, ou tapez quelques lettres pour réduire la liste
no-match = Rien ne correspond à « { $typed } ». Tapez-en moins, ou Entrée pour tout revoir.
narrowed = { $shown } choix sur { $all } { $shown ->
        [one] correspond
       *[other] correspondent
    } à « { $typed } ». Entrée pour tout revoir.
undone = Annulé.
undo-impossible = Impossible d’annuler : quelqu’un d’autre ou le hasard a agi depuis, ou un secret a été vu.
saved = Enregistré sous { $file }.
save-needs-file = Dites où : save FICHIER
cannot-save = Enregistrement impossible : { $why }
no-help = Il n’y a rien à expliquer sur ce choix.
explain-what = Tapez ? et un numéro pour faire expliquer ce choix.
hand-over = Passez le clavier à { $name }, qui appuiera sur Entrée.
game-over = La partie est terminée.
not-over = Après { $played } actions sur { $all } ; la partie n’est pas terminée.
winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
seed-revealed = La graine était { $seed } ; elle correspond à l’engagement montré au début.
committed = Toutes les cartes découlent d’une graine dont le SHA-256 est { $commitment }.
left = Vous avez quitté la partie. Pour la reprendre : damrak play --load { $file }
kept = La partie est conservée. Pour la revoir : damrak replay { $file }
goodbye = Vous avez quitté la partie.
commands = Commandes : un numéro choisit · des lettres réduisent la liste · Entrée la montre de nouveau · ? N explique · undo · save FICHIER · board · log · quit
log-title = Ce qui s’est passé
nothing-happened = Il ne s’est encore rien passé.
bot-name = { $bot } ({ $seat })
person-name = Joueur { $seat }
yes = oui
no = non
none = aucun
choice-noted = { $choice } · { $notes }
player-gained = { $who } : { $gains }
