### Pages that are read: a card in full, numbers explained, piles, the last page.

page-price = costs { $value }
page-balanced = balanced: { $value }
page-size = Size { $number }: it carries so much equipment and crew.
page-limit = { $n ->
        [one] It wants { $n } development before it may be paid for.
       *[other] It wants { $n } developments before it may be paid for.
    }
page-limit_x = Any number of developments; X is how many there are when it is paid for.
page-limit_any = Any number of developments may lie on it: they do nothing, and that is the bluff.
page-may_be_played = Interrupts of these kinds: { $names }.
page-rulings = What was asked about it
page-when = It may be played { $when }.
page-used_in = In the ready-made decks: { $names }.
page-cards_with = Cards with it: { $names }.
page-gone = It is gone.
page-face_down = A card face down: only its commander may look at it.
page-printed = printed
page-heavy = heavy weapons
page-pyro = pyrotechnics
page-until_combat = { $card }, until the end of the combat
page-until_turn = { $card }, until the end of the turn
page-until_permanent = { $card }
page-no_ships = There is no ship whose numbers could be explained.
page-counts = colony { $colony }, hand { $centre }, ruin { $ruin }
page-own_ruin = Your ruin, which nobody else sees
page-no_scrap = Nothing in the scrap.
page-nothing_dark = Every card of your hand can be played now.
page-won_colony = The other colony is empty.
page-won_conceded = The other side conceded.
page-won_judge = The last turn was over, and the judge counted.
page-won_last = Nobody put more people out.
page-colony_left = { $n ->
        [one] { $n } card left in the colony
       *[other] { $n } cards left in the colony
    }
page-fought = attacks { $attacks }, cards bombed { $bombed }, ships lost { $lost }
page-point_bombed = { $n ->
        [one] { $who }: { $n } card falls from the colony.
       *[other] { $who }: { $n } cards fall from the colony.
    }
page-point_destroyed = { $who }: { $card } is lost.
page-point_trap = { $who }: the trap { $card } closes.
term-colony = colony
    .help = The draw pile, and the life of its commander: nobody looks into it.
term-unpaid = unpaid
    .help = Face down, without any effect, and perhaps a bluff. It may be paid for later.
term-development = development
    .help = A marker on a base; a base is paid for when enough of them lie on it.
term-active = active
    .help = Upright: the ship may attack, defend, fire and bomb.
term-used = used
    .help = Turned by firing, replying or bombing; active when its commander's turn ends.
term-damaged = damaged
    .help = Hit: used after one turn of its commander, active after two.
