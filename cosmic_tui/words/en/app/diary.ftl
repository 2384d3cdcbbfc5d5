### What a person keeps: statistics, notes on players and games, reports of faults.

err-diary_unwritable = Nothing could be written down ({ $value }).
    .kept = The game goes on all the same.
    .do = Make room, or set XDG_STATE_HOME to a folder that can be written.

## Statistics

scr-stats = Statistics
scr-line-stats_tip = { $n ->
        [one] { $n } game played to its end
       *[other] { $n } games played to their end
    }
scr-line-stats_none = No game has been played to its end here yet.
scr-line-stats_all = { $n ->
        [one] { $n } game, { $number } won, { $value } of them with others.
       *[other] { $n } games, { $number } won, { $value } of them with others.
    }
scr-line-stats_streak = { $n ->
        [one] The last game was won; the longest row of wins is { $max }.
       *[other] The last { $n } games were won; the longest row of wins is { $max }.
    }
scr-line-stats_no_streak = The last game was not won; the longest row of wins is { $max }.
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
key-unmute = hear again
scr-muted = muted

## Reports

scr-line-reported = The position is kept in { $file }
