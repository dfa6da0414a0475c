## De tekstversie

seat = Plaats
total = Totaal
place = Rang
you = Jij
your-turn = { $name }, je bent aan de beurt.
board-hint = Typ board om de tafel te zien.
board-log-hint = Typ board om de tafel te zien, log voor alles wat er gebeurde.
choice-family = { $choice } ({ $number ->
        [one] één keuze
       *[other] { $number } keuzes
    })
family-hint = Welke? Typ back om alles te zien wat je verder kunt doen.
page = Bladzijde { $page } van { $pages }. Druk op Enter om te bladeren.
more-match = { $number ->
        [one] Er past er nog één.
       *[other] Er passen er nog { $number }.
    } Typ meer om de lijst verder te verkorten.
rest = Druk op Enter voor de rest, of kies een nummer
choices-again = Druk op Enter om de keuzes weer te zien.
explain-variants = Deze regel staat voor meer keuzes. Kies hem eerst en vraag dan naar een ervan.
choose = Kies een nummer, of typ een paar letters om de lijst te verkorten
no-match = Niets past bij “{ $typed }”. Typ minder, of druk op Enter om alles te zien.
narrowed = { $shown } van de { $all } keuzes { $shown ->
        [one] past
       *[other] passen
    } bij “{ $typed }”. Druk op Enter om alles te zien.
undone = Teruggenomen.
undo-impossible = Dat kan niet meer terug: iemand anders of het toeval heeft sindsdien gehandeld, of er is iets geheims gezien.
saved = Bewaard als { $file }.
save-needs-file = Zeg waar: save BESTAND
cannot-save = Bewaren lukt niet: { $why }
no-help = Over deze keuze valt niets uit te leggen.
explain-what = Typ ? en een nummer om die keuze te laten uitleggen.
hand-over = Geef het toetsenbord aan { $name }; die drukt op Enter.
game-over = Het spel is afgelopen.
not-over = Na { $played } van de { $all } acties; het spel is nog niet afgelopen.
winner = { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
seed-revealed = De startwaarde was { $seed }; die past bij de toezegging van het begin.
committed = Alle kaarten volgen uit een startwaarde waarvan de SHA-256 { $commitment } is.
left = Je hebt het spel verlaten. Ga verder met: damrak play --load { $file }
kept = Het spel is bewaard. Bekijk het nog eens met: damrak replay { $file }
goodbye = Je hebt het spel verlaten.
commands = Opdrachten: een nummer kiest · letters verkorten de lijst · Enter toont die weer · ? N legt uit · undo · save BESTAND · board · log · quit
log-title = Wat er gebeurde
nothing-happened = Er is nog niets gebeurd.
bot-name = { $bot } ({ $seat })
person-name = Speler { $seat }
yes = ja
no = nee
none = geen
choice-noted = { $choice } · { $notes }
player-gained = { $who }: { $gains }
