rev-because-won = Na { $max } prób to spotkanie daje ci wygraną w grze w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-founded = Na { $max } prób zakładasz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-cards = Na { $max } prób masz potem więcej kart w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-lost = Na { $max } prób tracisz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-other_won = Na { $max } prób to spotkanie daje wygraną w grze komu innemu w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-rival = Na { $max } prób twój najsilniejszy rywal zyskuje kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-warp = Na { $max } prób masz więcej statków w wirze w { $high } ({ $name }) i w { $low } ({ $value }).

puz-theme-alliances = sojusze
puz-theme-deals = porozumienia
puz-theme-windows = właściwy moment
puz-theme-cards = karty spotkania
puz-theme-aims = cel ataku
puz-theme-last = ostatnia kolonia
puz-theme-aliens = moce obcych
puz-theme-turns = tury i nagrody
