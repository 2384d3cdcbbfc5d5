### Karakterek

character-varg = Szívesen támad, és ritkán tart vissza űrhajót védekezésre.
character-bruna = Ha bizonytalan, védekezik, és bázisokat épít.
character-timo = Szereti, ami creditet hoz, és összetartja a pénzt.
character-luca = Sok lapot tesz le képpel lefelé; nem mind az, aminek látszik.
character-orsi = Az olcsó űrhajókat szereti, és sokat belőlük.

rung-captain = Újonc, aki minden lépést végigjátszik fejben a köre végéig.
rung-admiral = Minden lépést és lövést végigjátszik fejben a következő kör végéig.
