### What `cosmic lab` says: studies of very many games by bots. A terminal or a page breaks the lines.

## Refusals

# $found: the names of the studies there are
lab-no-no_study = There is no study "{ $name }": name a .toml file, or one of { $found }.
lab-no-no_study_near = There is no study "{ $name }" (did you mean { $near }?): name a .toml file, or one of { $found }.
lab-no-toml = The study cannot be read as TOML: { $what }.
lab-no-key = A study has no "{ $name }".
lab-no-key_near = A study has no "{ $name }"; did you mean { $near }?
lab-no-number = "{ $name }" is a whole number from { $low } to { $high }.
lab-no-text = "{ $name }" is a text in quotes.
lab-no-names = "{ $name }" is a list with at least one entry.
lab-no-table = "{ $name }" is a table of its own: [{ $name }].
lab-no-width = "half_width" is a share between 0 and 1, such as 0.01.
lab-no-arms_twice = Two arms of the study have the same name.
lab-no-in_use = Another program is at work in { $file }.
lab-no-nothing_there = There is no study in { $file }; cosmic lab run starts one.
lab-no-nothing_yet = Nothing of this study has been played yet.
lab-no-broken_part = { $file } is damaged. Remove it, and cosmic lab run plays that part again.
lab-no-other_study = { $file } holds another study of that name: give this one --folder, or remove the old one.
lab-no-other_version = { $file } was played by version { $theirs } of rules and bots, and this is { $ours }; they can't be mixed. Give the new one --folder.
lab-no-worker_version = A worker plays version { $theirs } of rules and bots, and this is { $ours }. Install the same program there.
lab-no-no_dask = The lab needs Dask: pip install "cosmic-tui[lab]".
lab-no-no_plots = The page needs Matplotlib: pip install "cosmic-tui[lab]".
lab-no-no_cluster = No scheduler answers at { $host }: { $what }.
lab-no-cluster_gone = The cluster is gone ({ $what }). What was finished is kept; the same command goes on.
lab-no-shard_lost = Part { $number } could not be played ({ $what }). What was finished is kept; the same command tries again.

## Progress

# $value: games a second. $high: minutes left
lab-progress = { $other } of { $number } games, { $value } a second, { $high } minutes left, faults: { $low }.
lab-bar = { $value } a second, workers: { $number }, faults: { $low }
lab-interrupted = { $n ->
        [one] Stopped; 1 game is kept in { $file }, and the same command goes on.
       *[other] Stopped; { $n } games are kept in { $file }, and the same command goes on.
    }
lab-finished = { $n ->
        [one] Done: 1 game in { $file }.
       *[other] Done: { $n } games in { $file }.
    }
lab-written = Written: { $file }
# $other: parts that are finished
lab-shards = { $other } of { $number } parts are finished, in { $file }.

## Reports

# $name: the game. $value: a digest
lab-state = { $n ->
        [one] 1 game of { $name }, played by version { $value } of rules and bots.
       *[other] { $n } games of { $name }, played by version { $value } of rules and bots.
    }
lab-state_stopped = It ended by its own rule: every interval was narrow enough.
lab-state_faults = { $n ->
        [one] 1 game ended in a fault; its record is kept.
       *[other] { $n } games ended in a fault; records of them are kept.
    }
lab-lengths = Turns to the end: { $low } in the median, { $high } or fewer in 95 of 100 games.
lab-heading-alien = Aliens
lab-heading-faction = Factions
lab-heading-deck = Decks
lab-heading-seat = Seats
lab-heading-turns = Lengths
lab-heading-leads = Who leads, and who wins
lab-heading-pairs = Next to whom
lab-heading-joins = Who joins whom
lab-heading-game_sides = What the invited do
lab-heading-game_talks = How talks end
lab-heading-game_outcomes = How encounters end
lab-heading-game_joins = Who joins whom
lab-heading-ladder = { $name } among the others, every deal played on every seat
lab-heading-rungs = Each candidate among the others, every deal played on every seat
lab-column-name = name
lab-column-games = games
lab-column-share = share
lab-column-low = 95 % from
lab-column-high = to
lab-column-change = change
lab-certain = not by chance
lab-compared = Due: { $value } each. All { $number } are compared at once, with intervals that hold for all of them together.
lab-above = Above what is due: { $found }.
lab-below = Below what is due: { $found }.
# $value: percentage points, with a sign. $number: games both were in
lab-pair = { $name } beside { $other }: { $value } points of its own share (games: { $number }).
# $value: what the leader wins. $number: games with one leader
lab-lead = After turn { $other }, a sole leader wins { $value } of the games; there is one in { $number } of them.
lab-compare = From { $name } to { $other }, in points of share; intervals hold for all compared together.
lab-pairs_read = A row is who, a column beside whom: percentage points of share more (warm) or fewer (cold) than at all tables.
lab-joins_read = A row is who joins, a column whom: per cent more (warm) or less (cold) often than both do in the mean.
lab-how_counted = A win of several players counts in equal parts. Thick lines hold with 95 % for each row (Wilson), thin ones for all rows together (Bonferroni); the broken line is what is due.
lab-axis-share = share of wins, %
lab-axis-turns = turns
lab-axis-turn = after turn
lab-axis-games = games, %
lab-axis-percent = %
lab-legend-leader = wins of a sole leader
lab-legend-alone = games with a sole leader
