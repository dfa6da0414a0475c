## A guided first game
merchants-lesson-welcome = You are a merchant house of the Golden Age. Whoever has most money in the end has won. This game is a real one, against two gentle bots; I say a word whenever something new comes up.
    .title = Welcome to the merchants
merchants-lesson-places = Money comes from three places: the exchange with its four rows, the houses in the four districts of Amsterdam, and the colonies on four continents. In every row, district and continent only the first and the second are paid, so it is better to lead somewhere than to be third everywhere.
    .title = Where money is made
merchants-lesson-discs = You are the mayor. You turn up three cards, one after the other, and each goes on a disc at once: one you use yourself, one is sold by the clock, one is thrown away. You do not know what is still to come.
    .title = Mayor of the town
merchants-lesson-clock = This card is for sale. The price falls from high to low, and the first to press buys. You say now, in secret, at which price you would press; whoever named the highest price buys for it. If you do not want the card, do not press at all.
    .title = The falling price
merchants-lesson-pieces = Take three pieces, but not three of one kind. Each moves your ship one space on in its row of the exchange. On the second space in all four rows, a free house is your reward.
    .title = Goods for the exchange
merchants-lesson-colony = Choose a free site for your colony. It brings one step on the exchange in the good that is found there. Colonies on all four continents bring a bonus at once.
    .title = A colony overseas
merchants-lesson-house = Choose a free plot. In a district your largest group of neighbouring houses counts, so build side by side. Houses of your own at both ends of a bridge bring money at once.
    .title = A house on the canal
merchants-lesson-step = You may take a step on the exchange. Ask yourself where you are close to the first or the second place.
    .title = A step on
merchants-lesson-credit = You may borrow money now. At the end twice as much has to be paid back, so it is worth it only if it buys you something that earns more.
    .title = A loan
merchants-lesson-time = The marker shows the year. Each hourglass moves it one space on, and what is printed there happens to everyone: gifts, losses, and the scorings. Look ahead to see which scoring comes next.
    .title = Time passes
merchants-lesson-scoring = One of the three places has just been scored. It brought you { $money ->
        [0] nothing this time
       *[other] { $money },000 florins
    }. The forecast on the table always shows what you would get now.
    .title = Pay day
merchants-lesson-alone = You have seen it all. If you wonder why something cannot be used, click on it; the lamp tells what a bot would do.
    .title = Now you know it all
merchants-lesson-end = Above you see what each part has brought. Play again when you like; you need no lessons any more.
    .title = The end
