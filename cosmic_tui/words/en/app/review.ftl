### The review of a finished game: what decisions cost, and why. Plain mode, the page and `cosmic review` say these.

# $who is the seat that is reviewed.
rev-head = { $who }: { $number } of { $max } decisions weighed.
rev-kind-slip = slip
rev-kind-mistake = mistake
rev-kind-blunder = blunder
rev-kind-well_found = well found
# $what is the title of the question, $value the answer that was given, $name the better one.
rev-mark = { $n ->
        [one] Turn { $turn }, { $what }: { $value }. Cost: { $n } point in 100 ({ $near }). Better: { $name }.
       *[other] Turn { $turn }, { $what }: { $value }. Cost: { $n } points in 100 ({ $near }). Better: { $name }.
    }
# $name is the next best answer.
rev-found = { $n ->
        [one] Turn { $turn }, { $what }: { $value }. Ahead by { $n } point of 100 ({ $near }). Next best: { $name }.
       *[other] Turn { $turn }, { $what }: { $value }. Ahead by { $n } points of 100 ({ $near }). Next best: { $name }.
    }
# A row of a list: the kind of mark, its points of 100, the answer that was given.
rev-row = Turn { $turn }, { $near }, { $number }: { $value }
rev-later = The difference shows only later.
rev-whole = { $n ->
        [one] { $n } more whole game confirms it.
       *[other] { $n } more whole games, played to the end, confirm it.
    }
rev-none = No decision is sure to have cost { $number } points in 100 or more.
rev-marked = { $n ->
        [one] The marked decisions cost { $n } point of 100.
       *[other] The marked decisions cost { $n } points of 100.
    }
# From the first chance to the result: cards, what others did, and costs too small to be told from chance.
rev-everything_else = Everything else, from the cards to the other players: { $value }.
rev-yardstick = Measured by letting bots play on for everybody, in games dealt from what this seat knew.
rev-title = Review
rev-going = Decisions are still being weighed; marks appear as they are found.
rev-paused = The review is stopped. { $key-tick } goes on with it.
rev-slow = In this game, only mistakes of 10 points in 100 and more can be told from chance. That takes a few minutes.
rev-stopped = The review has stopped: no process could be started, or the game can't be replayed here.
rev-play_on = { $key-play_on } plays on from the mark with the same hidden cards. It does not count.
# Advice: $number of 100 games, $max more or fewer; $name is the next best answer, or the better one.
rev-advice-ahead = Played on from here, that wins about { $number } of 100 games. The next best, { $name }, wins { $max } fewer.
rev-advice-behind = Played on from here, { $name } is better: it wins about { $number } of 100 games, { $max } more.
rev-advice-same = Played on from here, that wins about { $number } of 100 games. The next best may be just as good: { $name }.
# Whole games: $max of them with each of two answers, won in $high with the better one ($name), in $low with the other.
rev-because-won_whole = In { $max } tries, you won the game in { $high } ({ $name }) and in { $low } ({ $value }).
