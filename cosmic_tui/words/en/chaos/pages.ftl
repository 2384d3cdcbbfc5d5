### Pages that are read: a card in full, numbers explained, piles, the last page.

page-price = costs { $value }
page-balanced = balanced: { $value }
page-size = Size { $number }: it can carry that much equipment and crew.
page-limit = { $n ->
        [one] It needs { $n } development before you can pay for it.
       *[other] It needs { $n } developments before you can pay for it.
    }
page-limit_x = It can have any number of developments; X is their number when you pay for it.
page-limit_any = It can have any number of developments. They do nothing; that is the bluff.
page-may_be_played = You can play interrupts of these kinds: { $names }.
page-rulings = Rulings
page-when = You can play it { $when }.
page-used_in = It is in the ready-made decks { $names }.
page-cards_with = Cards that have it: { $names }.
page-gone = It is gone.
page-face_down = A face-down card: only its owner can look at it.
page-printed = printed
page-heavy = heavy weapons
page-pyro = pyrotechnics
page-until_combat = { $card }, until the end of the combat
page-until_turn = { $card }, until the end of the turn
page-until_permanent = { $card }
page-no_ships = There is no ship to explain.
page-counts = colony { $colony }, center { $centre }, ruin { $ruin }
page-own_deck = Your deck: { $name }
page-own_ruin = Your ruin, which only you can see
page-no_scrap = There is nothing in the scrap.
page-nothing_dark = You can play every card of your center now.
page-won_colony = The other colony is empty.
    .you = Your colony is empty.
page-won_conceded = The other player conceded.
    .you = You conceded.
page-won_judge = The last turn was over, and the score decided.
page-won_last = No player knocked out more players.
page-colony_left = { $n ->
        [one] { $n } card left in the colony
       *[other] { $n } cards left in the colony
    }
page-fought = attacks { $attacks }, cards bombed { $bombed }, ships lost { $lost }
page-point_bombed = { $n ->
        [one] { $who }'s colony loses { $n } card.
       *[other] { $who }'s colony loses { $n } cards.
    }
page-point_destroyed = { $who }: { $card } is lost.
page-point_trap = { $who }: the trap { $card } is sprung.
term-colony = colony
    .help = Your draw pile and your life. Nobody looks into it.
term-unpaid = unpaid
    .help = Face down and without effect; perhaps a bluff. Its owner can pay for it later.
term-development = development
    .help = A marker on a base. You can pay for a base when it has enough of them.
term-active = active
    .help = Upright: the ship can attack, defend, fire and bomb.
term-used = used
    .help = It has fired or bombed. It becomes active when its owner's turn ends.
term-damaged = damaged
    .help = It was hit. It is used after one turn of its owner and active after two.
