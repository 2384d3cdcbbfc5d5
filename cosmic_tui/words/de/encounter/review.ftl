rev-because-won = Von { $max } Versuchen gewinnst du das Spiel mit dieser Herausforderung in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-founded = Von { $max } Versuchen errichtest du eine Kolonie in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-cards = Von { $max } Versuchen hast du danach mehr Karten in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-lost = Von { $max } Versuchen verlierst du eine Kolonie in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-other_won = Von { $max } Versuchen gewinnt jemand anders das Spiel mit dieser Herausforderung in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-rival = Von { $max } Versuchen bekommt der Führende der anderen eine Kolonie in { $high } ({ $name }) und in { $low } ({ $value }).
rev-because-warp = Von { $max } Versuchen hast du mehr Schiffe im Warp in { $high } ({ $name }) und in { $low } ({ $value }).

puz-theme-alliances = Bündnisse
puz-theme-deals = Vereinbarungen
puz-theme-windows = der richtige Moment
puz-theme-cards = Herausforderungskarten
puz-theme-aims = das Angriffsziel
puz-theme-last = die letzte Kolonie
puz-theme-aliens = Fähigkeiten der Aliens
puz-theme-turns = Züge und Belohnungen
