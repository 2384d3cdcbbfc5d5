### Why an answer was better: what happened in how many of $max tries, after the better one ($name) and the other ($value).

rev-because-won = In { $max } tries, that encounter won you the game in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-founded = In { $max } tries, you founded a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-cards = In { $max } tries, you had more cards afterwards in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-lost = In { $max } tries, you lost a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-other_won = In { $max } tries, that encounter won another player the game in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-rival = In { $max } tries, your strongest rival gained a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-warp = In { $max } tries, you had more ships in the warp in { $high } ({ $name }) and in { $low } ({ $value }).

# What a puzzle is about, in a row of several.
puz-theme-alliances = alliances
puz-theme-deals = deals
puz-theme-windows = the right moment
puz-theme-cards = encounter cards
puz-theme-aims = where to attack
puz-theme-last = the last colony
puz-theme-aliens = powers of aliens
puz-theme-turns = turns and rewards
