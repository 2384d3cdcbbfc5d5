### Der Trainer: was er neben seinen Lektionen sagt.

tut-muted = Der Trainer ist aus. { $key-coach } schaltet ihn wieder ein.
les-go_on = { $key-send } macht weiter.
    .plain = Eine leere Zeile genügt.
les-only = Der Trainer zeigt eines nach dem anderen: Nimm, was leuchtet.
    .plain = Der Trainer zeigt eines nach dem anderen. Eine leere Zeile genügt.
les-parted = Du bist einen anderen Weg gegangen: Das Spiel geht ohne die Lektion weiter.
les-plain_next = Eine leere Zeile antwortet: { $value }.
