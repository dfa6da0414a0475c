## Les sortes de décisions

kinds-routes = Routes
kinds-contracts = Contrats
kinds-drawing = Prendre des cartes
kinds-auction = Enchères
kinds-exchange = La bourse
kinds-colonies = Colonies
kinds-houses = Maisons
kinds-discs = Maire, horloge et seau
kinds-money = Argent
kinds-cards = Cartes
kinds-dice = Dés
kinds-resources = Ressources
kinds-barge = La barge
kinds-blocks = Blocs de maisons
kinds-amstel = L’Amstel
kinds-market = Le marché
kinds-passing = Quand passer
kinds-other = Autres
