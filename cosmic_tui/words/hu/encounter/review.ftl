rev-because-won = { $max } próbából { $high } esetben még abban az összecsapásban megnyerted a játékot ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-founded = { $max } próbából { $high } esetben kolóniát létesítettél ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-cards = { $max } próbából { $high } esetben lett utána több lapod ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-lost = { $max } próbából { $high } esetben kolóniát vesztettél ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-other_won = { $max } próbából { $high } esetben más még abban az összecsapásban megnyerte a játékot ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-rival = { $max } próbából { $high } esetben a legerősebb ellenfeled kolóniát szerzett ({ $name }), illetve { $low } esetben ({ $value }).
rev-because-warp = { $max } próbából { $high } esetben több űrhajód került a térgörbületre ({ $name }), illetve { $low } esetben ({ $value }).

puz-theme-alliances = szövetségek
puz-theme-deals = egyezségek
puz-theme-windows = a jó pillanat
puz-theme-cards = összecsapáskártyák
puz-theme-aims = hová támadj
puz-theme-last = az utolsó kolónia
puz-theme-aliens = fajképességek
puz-theme-turns = fordulók és jutalmak
