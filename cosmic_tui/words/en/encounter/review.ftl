### Why an answer was better: what happened in how many of $max tries, after the better one ($name) and the other ($value).

rev-because-won = Of { $max } tries you won the game in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-founded = Of { $max } tries you founded a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-cards = Of { $max } tries you had more cards afterwards in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-lost = Of { $max } tries you lost a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-other_won = Of { $max } tries somebody else won the game in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-rival = Of { $max } tries the leader of the others gained a colony in { $high } ({ $name }) and in { $low } ({ $value }).
rev-because-warp = Of { $max } tries you had more ships in the warp in { $high } ({ $name }) and in { $low } ({ $value }).
