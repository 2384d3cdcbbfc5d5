### Jak nazywa się gra

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Odkrywaj, zasiedlaj, walcz: dwie do czterech osób na skraju galaktyki.
order-against = Zawsze w moich bitwach i zanim wydarzenie policzy moje uszkodzenia.
order-encounter = Już nie w tej turze.
    .listed = w tej turze
scr-line-handle_region = Region { $name }: wpisz jego numer.

daily-reached = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
