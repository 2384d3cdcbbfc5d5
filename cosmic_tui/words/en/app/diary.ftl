### What a person keeps: statistics, notes on players and games, reports of faults.

err-diary_unwritable = The program could not save its notes ({ $value }).
    .kept = The game goes on anyway.
    .do = Make room, or set XDG_STATE_HOME to a folder that can be written.

## Statistics

scr-stats = Statistics
scr-line-stats_tip = { $n ->
        [one] { $n } finished game
       *[other] { $n } finished games
    }
scr-line-stats_none = No game has been finished here yet.
scr-line-stats_all = { $n ->
        [one] { $n } game, { $number } won, { $value } of them with others.
       *[other] { $n } games, { $number } won, { $value } of them with others.
    }
scr-line-stats_streak = { $n ->
        [one] The last game was won; the longest winning streak is { $max }.
       *[other] The last { $n } games were won; the longest winning streak is { $max }.
    }
scr-line-stats_no_streak = The last game was not won; the longest winning streak is { $max }.
scr-line-stats_quickest = { $n ->
        [one] The quickest win took { $n } turn.
       *[other] The quickest win took { $n } turns.
    }
scr-stats_name = By name
scr-stats_game = By game
scr-stats_played = By alien
scr-stats_level = Against
scr-stats_seats = By seats
scr-stats_person = people
scr-collection = Collection
scr-history = History
scr-line-collection_of = { $number } of { $max } won with
scr-line-collection_next = { $key-send } plays { $name } against the next rung: { $value }.
scr-line-no_film = This game has no film here.
scr-stats_trend = Share of wins
scr-line-trend = Ten games each, in percent, with the range of 19 cases out of 20.
scr-stats_rating = Strength against bots
scr-line-rating_between = Between { $name } and { $value }: { $number } ({ $low } to { $high }).
scr-line-rating_above = Above { $name }: { $number } ({ $low } to { $high }).
scr-line-rating_below = Below { $value }: { $number } ({ $low } to { $high }).
scr-kind_daily = daily
scr-kind_lesson = lesson
scr-kind_hosted = with others
scr-kind_branched = variation
scr-stats_seats_of = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
## Notes

scr-note = Note
scr-line-no_note = Nothing noted.
scr-line-note_private = Only you can read this.
key-note = note
key-mute = mute
key-unmute = unmute
scr-muted = muted

## Reports

scr-line-reported = The position is saved in { $file }
