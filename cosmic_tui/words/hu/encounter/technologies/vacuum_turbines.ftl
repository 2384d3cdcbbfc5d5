tech-vacuum_turbines = Vákuumturbinák
    .when = Bármely játékos, bármely összecsapás elején; aztán el kell dobni
    .text = Húzz négy lapot, tarts meg belőlük annyit, amennyit akarsz, és dobd el a többit.
    .help = Mindenki látja, mit dobsz el.

q-vacuum_turbines-discard = Mely húzott lapokat dobod el? Akárhányat.
    .why = Vákuumturbinák: a többit megtartod. Mindenki látja, mit dobsz el.
