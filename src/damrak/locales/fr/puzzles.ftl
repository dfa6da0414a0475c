## Problèmes

puzzles-title = Problèmes
puzzles-intro = Des positions tirées de parties entre robots, où un choix est nettement meilleur que tous les autres. Trouvez-le.
puzzles-daily = Problème du jour
puzzles-daily-open = Résoudre le problème du jour
puzzles-solved = { $solved } { $solved ->
        [one] résolu
       *[other] résolus
    } sur { $tried }
puzzles-count = { $count ->
        [one] Un problème
       *[other] { $count } problèmes
    }
puzzles-rating = Votre cote : { $rating }
puzzles-rating-help = Vous seul la connaissez. Seul le premier essai d’un problème compte.
puzzles-any = N’importe lequel
puzzles-level-easy = facile
puzzles-level-medium = moyen
puzzles-level-hard = difficile
puzzles-about = { $theme }, { $level }
puzzles-find = Vous êtes { $name }. Quel est le meilleur choix ?
puzzles-choose = Choisissez sur le plateau ou dans la liste.
puzzles-sure = Votre choix : { $choice }
puzzles-submit = C’est ma réponse
puzzles-rethink = Réfléchir encore
puzzles-right = Juste !
puzzles-wrong = Pas le meilleur choix.
puzzles-answer = La réponse : { $choice }
puzzles-chose = Votre choix était : { $choice }
puzzles-instead = Ce qui parle pour lui : { $why }
puzzles-why = Pourquoi : { $why }
puzzles-gap = Jugé sur de nombreuses donnes qui se ressemblent vues d’ici, ce choix donne { $points } % de chances de victoire de plus que le suivant : { $second }
puzzles-change = Votre cote : { $before } → { $after }
puzzles-again = Vous avez déjà essayé celui-ci : il ne compte plus.
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-none-left = Vous avez essayé tous ceux-ci.
puzzles-none = Il n’y a pas de problèmes ici.
puzzles-seat = Joueur { $number }
puzzles-heard = Ce qui s’est passé
puzzles-options = Tous les choix
puzzles-score = { $right } { $right ->
        [one] juste
       *[other] justes
    } sur { $tried }
puzzles-more = Entrée pour le suivant, ou tapez quit
