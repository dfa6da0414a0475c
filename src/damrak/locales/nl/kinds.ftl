## Soorten beslissingen

kinds-routes = Routes
kinds-contracts = Contracten
kinds-drawing = Kaarten nemen
kinds-auction = Veilingen
kinds-exchange = De beurs
kinds-colonies = Koloniën
kinds-houses = Huizen
kinds-discs = Burgemeester, klok en emmer
kinds-money = Geld
kinds-cards = Kaarten
kinds-dice = Dobbelstenen
kinds-resources = Grondstoffen
kinds-barge = De schuit
kinds-blocks = Huizenblokken
kinds-amstel = De Amstel
kinds-market = De markt
kinds-passing = Wanneer passen
kinds-other = Overige
