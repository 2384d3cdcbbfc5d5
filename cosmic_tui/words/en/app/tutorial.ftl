### The coach: what it says beside its lessons.
### Value: on the screen. .plain: in plain mode.

tut-muted = The coach is off. Press { $key-coach } to turn it back on.
les-go_on = { $key-send } goes on.
    .plain = An empty line does it.
les-only = The coach shows one thing at a time: do what is lit.
    .plain = The coach shows one thing at a time. An empty line does it.
les-parted = You went another way, so the game goes on without the lesson.
les-plain_next = An empty line answers: { $value }.
