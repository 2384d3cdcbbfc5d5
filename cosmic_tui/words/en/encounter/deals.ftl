### The deal desk: terms of an offer, one a line, 44 columns with names of 8; .you if the reader gives.

deal-gives_choice = { $n ->
        [one] { $who } gives { $n } card of their choice.
       *[other] { $who } gives { $n } cards of their choice.
    }
    .you = { $n ->
        [one] You give { $n } card of your choice.
       *[other] You give { $n } cards of your choice.
    }
deal-gives_random = { $n ->
        [one] { $who } gives { $n } card at random.
       *[other] { $who } gives { $n } cards at random.
    }
    .you = { $n ->
        [one] You give { $n } card at random.
       *[other] You give { $n } cards at random.
    }
deal-gives_card = { $who } gives { $face }.
    .you = You give { $face }.
deal-gives_type = { $n ->
        [one] { $who } gives { $n } { $type } card.
       *[other] { $who } gives { $n } { $type } cards.
    }
    .you = { $n ->
        [one] You give { $n } { $type } card.
       *[other] You give { $n } { $type } cards.
    }
deal-gives_highest = { $n ->
        [one] { $who } gives their highest attack.
       *[other] { $who } gives their { $n } highest attacks.
    }
    .you = { $n ->
        [one] You give your highest attack.
       *[other] You give your { $n } highest attacks.
    }
deal-gives_lowest = { $n ->
        [one] { $who } gives their lowest attack.
       *[other] { $who } gives their { $n } lowest attacks.
    }
    .you = { $n ->
        [one] You give your lowest attack.
       *[other] You give your { $n } lowest attacks.
    }
deal-gives_colony = { $who } gives { $whom } a colony on { $place }.
    .you = You give { $whom } a colony on { $place }.
    .at-you = { $who } gives you a colony on { $place }.
deal-gives_nothing = { $who } gives nothing.
    .you = You give nothing.
deal-ships_between = { $range } ships may land there.
deal-ships_any = Any number of ships may land there.
# A term that a power of $who adds; $power names it.
deal-gives_extra = { $who } adds { $power }.
    .you = You add { $power }.

## The desk itself

deal-waiting = Waiting for { $whom } to answer your offer.
deal-state_open = open
deal-state_accepted = accepted
deal-state_declined = declined
deal-state_replaced = replaced
deal-state_lapsed = lapsed
deal-price = { $n ->
        [one] No deal: each of you loses { $n } ship.
       *[other] No deal: each of you loses { $n } ships.
    }
deal-proves = This proves that you hold the card.
deal-offers_left = { $n ->
        [0] No offers are left.
        [one] { $n } offer is left.
       *[other] { $n } offers are left.
    }
