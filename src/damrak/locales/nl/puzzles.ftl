## Puzzels

puzzles-title = Puzzels
puzzles-intro = Stellingen uit partijen tussen bots waarin één keuze duidelijk beter is dan alle andere. Vind die.
puzzles-daily = Puzzel van de dag
puzzles-daily-open = Los de puzzel van vandaag op
puzzles-solved = { $solved } van { $tried } opgelost
puzzles-count = { $count ->
        [one] Eén puzzel
       *[other] { $count } puzzels
    }
puzzles-rating = Je rating: { $rating }
puzzles-rating-help = Alleen jij kent hem. Alleen de eerste poging bij een puzzel telt.
puzzles-any = Een willekeurige puzzel
puzzles-level-easy = makkelijk
puzzles-level-medium = gemiddeld
puzzles-level-hard = moeilijk
puzzles-about = { $theme }, { $level }
puzzles-find = Jij bent { $name }. Welke keuze is de beste?
puzzles-choose = Kies op het bord of uit de lijst.
puzzles-sure = Jouw keuze: { $choice }
puzzles-submit = Dat is mijn antwoord
puzzles-rethink = Nog eens nadenken
puzzles-right = Goed!
puzzles-wrong = Niet de beste.
puzzles-answer = Het antwoord: { $choice }
puzzles-chose = Je koos: { $choice }
puzzles-instead = Wat ervoor spreekt: { $why }
puzzles-why = Waarom: { $why }
puzzles-gap = Beoordeeld over veel verdelingen die er van hieruit hetzelfde uitzien, geeft deze keuze { $points } % meer kans op winst dan de op één na beste: { $second }
puzzles-change = Je rating: { $before } → { $after }
puzzles-again = Deze heb je al eens geprobeerd: hij telt niet nog eens mee.
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels
puzzles-none-left = Je hebt deze allemaal geprobeerd.
puzzles-none = Er zijn hier geen puzzels.
puzzles-seat = Speler { $number }
puzzles-heard = Wat er het laatst gebeurde
puzzles-options = Alle keuzes
puzzles-score = { $right } van { $tried } goed
puzzles-more = Enter voor de volgende, of typ quit
