## Kinds of decisions

kinds-routes = Routes
kinds-contracts = Contracts
kinds-drawing = Taking cards
kinds-auction = Auctions
kinds-exchange = The exchange
kinds-colonies = Colonies
kinds-houses = Houses
kinds-discs = Mayor, clock and bucket
kinds-money = Money
kinds-cards = Cards
kinds-dice = Dice
kinds-resources = Resources
kinds-barge = The barge
kinds-blocks = Blocks
kinds-amstel = The Amstel
kinds-market = The market
kinds-passing = When to pass
kinds-other = Other
