rev-because-won = { $max } próbából megnyerted a játékot: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-founded = { $max } próbából kolóniát létesítettél: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-cards = { $max } próbából utána több lapod lett: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-lost = { $max } próbából kolóniát vesztettél: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-other_won = { $max } próbából más nyerte meg a játékot: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-rival = { $max } próbából a többiek vezetője kolóniát szerzett: { $high } ({ $name }), illetve { $low } ({ $value }).
rev-because-warp = { $max } próbából több űrhajód került a térgörbületre: { $high } ({ $name }), illetve { $low } ({ $value }).
