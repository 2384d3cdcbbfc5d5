rev-because-won = Z { $max } prób to spotkanie daje ci zwycięstwo w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-founded = Z { $max } prób zakładasz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-cards = Z { $max } prób masz potem więcej kart w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-lost = Z { $max } prób tracisz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-other_won = Z { $max } prób to spotkanie daje zwycięstwo komu innemu w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-rival = Z { $max } prób twój najsilniejszy rywal zyskuje kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-warp = Z { $max } prób masz więcej statków w wirze w { $high } ({ $name }) i w { $low } ({ $value }).

puz-theme-alliances = sojusze
puz-theme-deals = porozumienia
puz-theme-windows = właściwy moment
puz-theme-cards = karty spotkania
puz-theme-aims = cel ataku
puz-theme-last = ostatnia kolonia
puz-theme-aliens = moce obcych
puz-theme-turns = tury i nagrody
