## Une première partie guidée
merchants-lesson-welcome = Vous dirigez une maison de commerce du Siècle d’or. Qui a le plus d’argent à la fin a gagné. La partie est une vraie, contre deux bots gentils ; je dis un mot chaque fois que quelque chose est nouveau.
    .title = Bienvenue chez les marchands
merchants-lesson-places = L’argent vient de trois endroits : la bourse et ses quatre rangées, les maisons dans les quatre quartiers d’Amsterdam, et les colonies sur quatre continents. Dans chaque rangée, quartier et continent, seuls le premier et le deuxième sont payés : mieux vaut mener quelque part qu’être troisième partout.
    .title = D’où vient l’argent
merchants-lesson-discs = Vous êtes bourgmestre. Vous retournez trois cartes, l’une après l’autre, et chacune va aussitôt sur un disque : l’une est pour vous, l’une se vend à l’horloge, l’une est jetée. Vous ne savez pas ce qui vient encore.
    .title = Bourgmestre de la ville
merchants-lesson-clock = Cette carte est à vendre. Le prix tombe, et le premier qui presse achète. Dites maintenant, en secret, à quel prix vous presseriez ; qui a dit le prix le plus haut achète à ce prix. Si vous ne voulez pas la carte, ne pressez pas du tout.
    .title = Le prix qui tombe
merchants-lesson-pieces = Prenez trois pièces, mais pas trois de la même sorte. Chacune avance votre tuile d’une case dans sa rangée de la bourse. Sur la deuxième case dans les quatre rangées, une maison gratuite vous récompense.
    .title = Des denrées pour la bourse
merchants-lesson-colony = Choisissez un lieu libre pour votre colonie. Elle apporte un pas à la bourse dans la denrée qu’on y trouve. Des colonies sur les quatre continents rapportent aussitôt une prime.
    .title = Une colonie outre-mer
merchants-lesson-house = Choisissez une parcelle libre. Dans un quartier compte votre plus grand groupe de maisons voisines : bâtissez côte à côte. Deux maisons à vous aux deux bouts d’un pont rapportent aussitôt de l’argent.
    .title = Une maison sur le canal
merchants-lesson-step = Vous pouvez faire un pas à la bourse. Demandez-vous où vous êtes près de la première ou de la deuxième place.
    .title = Un pas de plus
merchants-lesson-credit = Vous pouvez emprunter de l’argent. À la fin il faut rendre le double : cela ne vaut la peine que si vous achetez ce qui rapporte davantage.
    .title = Un prêt
merchants-lesson-time = Le marqueur montre l’année. Chaque sablier l’avance d’une case, et ce qui y est imprimé arrive à tous : cadeaux, pertes et décomptes. Regardez en avant pour voir quel décompte vient ensuite.
    .title = Le temps passe
merchants-lesson-scoring = L’un des trois endroits vient d’être décompté. Il vous a rapporté { $money ->
        [0] cette fois rien
       *[other] { $money } 000 florins
    }. La prévision sur la table montre toujours ce que vous auriez maintenant.
    .title = Jour de paie
merchants-lesson-alone = Vous avez tout vu. Si vous vous demandez pourquoi quelque chose ne peut pas servir, cliquez dessus ; la lampe dit ce que ferait un bot.
    .title = Vous savez tout
merchants-lesson-end = En haut vous voyez ce que chaque partie a rapporté. Rejouez quand vous voulez ; vous n’avez plus besoin de leçons.
    .title = La fin
