### Jak nazywa się gra.

game-name = Kosmiczne spotkania
    .short = Kosmiczne
    .tip = Pięćdziesięciu obcych, jeden wir. Przysuń krzesło.
order-against = Pytaj mnie zawsze, gdy ktoś używa mocy przeciwko mnie.
order-encounter = W tym spotkaniu już nie.
    .listed = w tym spotkaniu
scr-line-handle_planet = Planeta { $name }: wpisz jej numer.
act-turn_up = Odkryj: { $alien }
key-aliens = obcy
key-encounter = spotkanie
scr-line-form = Pierwsza gra? Tylko zieloni obcy: każdy zmienia jedną rzecz.

daily-reached = { $n ->
        [one] { $n } kolonia
        [few] { $n } kolonie
       *[many] { $n } kolonii
    }
