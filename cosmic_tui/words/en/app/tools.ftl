### What `cosmic sim`, `cosmic bench` and `cosmic replay` say: the tools of people who measure bots and look for faults.
### A terminal breaks the lines.

## Refusals

tool-no-number = { $name } takes a whole number from { $low } to { $high }.
tool-no-option = "{ $value }" is not an option: write --option NAME=VALUE.
tool-no-too_many_bots = You named more bots than there are seats.

## cosmic sim

tool-sim-playing = games
tool-sim-stopped = Stopped. These are the games played so far.
tool-sim-games = { $n ->
        [0] No game was played.
        [one] 1 game, { $number } players, { $value } s.
       *[other] { $n } games, { $number } players, { $value } s.
    }
tool-sim-speed = { $found } questions, { $value } a second.
tool-sim-speed_encounters = { $n ->
        [one] 1 encounter, { $value } a second; { $found } questions.
       *[other] { $n } encounters, { $value } a second; { $found } questions.
    }
tool-sim-turns = Turns to the end: { $low } in the median, { $high } or fewer in 95 of 100 games.
tool-sim-shared = { $n ->
        [one] 1 game was won by several players together.
       *[other] { $n } games were won by several players together.
    }
tool-sim-faults = { $n ->
        [0] No faults.
        [one] 1 fault.
       *[other] { $n } faults.
    }
tool-sim-endless = A game did not end and was stopped: cosmic replay { $file }
tool-sim-fault = { $what }: cosmic replay { $file }
tool-sim-no_meter = { $value } has no meter of decisions.
tool-column-question = question
tool-column-asked = asked a game
tool-column-changed = changed
tool-column-each = points each
tool-column-a_game = points a game
tool-column-seat = seat
tool-column-bot = bot
tool-column-alien = alien
tool-column-faction = faction
tool-column-deck = deck
tool-column-games = games
tool-column-wins = wins
tool-column-share = share
tool-column-between = 95 % between

## cosmic bench

tool-bench-what = measured
tool-bench-value = value
tool-bench-loops = thousandths of the loop
tool-bench-calibration = loop of fixed work, ms
tool-bench-questions_per_second = questions a second
tool-bench-encounters_per_second = encounters a second
tool-bench-us_per_question = a question, µs
tool-bench-us_per_fork = a fork, µs
tool-bench-us_per_view = a view, µs
tool-bench-bytes_per_record = a record, bytes
tool-bench-bytes_per_view = a view, bytes
tool-bench-kb_per_match = a match in memory, KB

## cosmic replay

tool-replay-game = { $file }: { $name }, { $number } players, seed { $value }.
tool-replay-answers = { $n ->
        [one] 1 answer replayed, up to turn { $number }.
       *[other] { $n } answers replayed, up to turn { $number }.
    }
tool-replay-winners = { $n ->
        [0] The game is not over.
        [one] Seat { $names } has won.
       *[other] Seats { $names } have won together.
    }
tool-replay-same = It ends as it did when it was recorded.
tool-replay-unsealed = It has no seal to compare with; every answer fits.
tool-replay-fault = Answer { $number } stops the program: { $what }.

## cosmic review

tool-review-decisions = decisions
tool-review-stopped = Stopped. Next time it goes on from here.
