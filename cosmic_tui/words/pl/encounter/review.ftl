rev-because-founded = W { $max } próbach zakładasz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-cards = W { $max } próbach masz potem więcej kart w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-lost = W { $max } próbach tracisz kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-other_won = W { $max } próbach kto inny wygrywa grę w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-rival = W { $max } próbach twój najsilniejszy rywal zyskuje kolonię w { $high } ({ $name }) i w { $low } ({ $value }).
rev-because-warp = W { $max } próbach masz więcej statków w wirze w { $high } ({ $name }) i w { $low } ({ $value }).

puz-theme-alliances = sojusze
puz-theme-deals = porozumienia
puz-theme-windows = właściwy moment
puz-theme-cards = karty spotkania
puz-theme-aims = cel ataku
puz-theme-last = ostatnia kolonia
puz-theme-aliens = moce obcych
puz-theme-turns = tury i nagrody
