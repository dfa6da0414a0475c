## Een eerste spel met uitleg
merchants-lesson-welcome = Je leidt een koopmanshuis in de Gouden Eeuw. Wie aan het eind het meeste geld heeft, wint. Dit is een echt spel, tegen twee vriendelijke bots; ik zeg iets zodra er iets nieuws komt.
    .title = Welkom bij de kooplieden
merchants-lesson-places = Geld komt van drie plaatsen: de beurs met haar vier rijen, de huizen in de vier wijken van Amsterdam, en de koloniën op vier continenten. In elke rij, wijk en werelddeel worden alleen de eerste en de tweede betaald: beter ergens vooraan dan overal derde.
    .title = Waar geld vandaan komt
merchants-lesson-discs = Jij bent burgemeester. Je keert drie kaarten om, een voor een, en elke gaat meteen op een schijf: een gebruik je zelf, een wordt met de klok verkocht, een gaat weg. Je weet niet wat er nog komt.
    .title = Burgemeester van de stad
merchants-lesson-clock = Deze kaart is te koop. De prijs daalt, en wie het eerst drukt, koopt. Zeg nu in het geheim bij welke prijs je zou drukken; wie de hoogste prijs noemde, koopt daarvoor. Wil je de kaart niet, druk dan helemaal niet.
    .title = De dalende prijs
merchants-lesson-pieces = Neem drie stukken, maar geen drie van dezelfde soort. Elk brengt je tegel een vak verder in zijn rij van de beurs. Op het tweede vak in alle vier de rijen krijg je een huis cadeau.
    .title = Waren voor de beurs
merchants-lesson-colony = Kies een vrije plek voor je kolonie. Ze brengt een stap op de beurs in de waar die daar te vinden is. Koloniën op alle vier de continenten leveren meteen een bonus op.
    .title = Een kolonie overzee
merchants-lesson-house = Kies een vrij erf. In een wijk telt je grootste groep huizen naast elkaar, dus bouw zij aan zij. Eigen huizen aan beide kanten van een brug leveren meteen geld op.
    .title = Een huis aan de gracht
merchants-lesson-step = Je mag een stap op de beurs zetten. Vraag je af waar je dicht bij de eerste of de tweede plaats bent.
    .title = Een stap verder
merchants-lesson-credit = Je mag nu geld lenen. Aan het eind moet het dubbele terug, dus het loont alleen als je er iets voor koopt dat meer opbrengt.
    .title = Een lening
merchants-lesson-time = De steen wijst het jaar aan. Elke zandloper schuift hem een vak op, en wat daar staat overkomt iedereen: geschenken, verliezen en de tellingen. Kijk vooruit welke telling er komt.
    .title = De tijd gaat door
merchants-lesson-scoring = Een van de drie plaatsen is zojuist geteld. Dat bracht je { $money ->
        [0] deze keer niets
       *[other] { $money }.000 florijnen
    } op. De voorspelling op tafel laat altijd zien wat je nu zou krijgen.
    .title = Betaaldag
merchants-lesson-alone = Je hebt alles gezien. Vraag je je af waarom iets niet kan, klik er dan op; de lamp zegt wat een bot zou doen.
    .title = Nu weet je alles
merchants-lesson-end = Hierboven zie je wat elk deel heeft opgebracht. Speel nog eens wanneer je wilt; lessen heb je niet meer nodig.
    .title = Het einde
