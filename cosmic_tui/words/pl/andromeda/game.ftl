### Jak nazywa się gra

game-name = Andromeda's Edge
    .short = Andromeda
    .tip = Odkrywaj, zasiedlaj, walcz: dwie do czterech osób na skraju galaktyki.
order-against = Zawsze w moich bitwach i zanim wydarzenie policzy moje uszkodzenia.
order-only_mine = Tylko w moich bitwach i zanim wydarzenie policzy moje uszkodzenia.
    .listed = chyba że chodzi o bitwę lub uszkodzenia
order-encounter = Już nie w tej turze.
    .listed = ta tura
scr-line-handle_region = Region { $name }: wpisz jego numer.
