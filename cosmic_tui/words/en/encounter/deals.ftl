### The deal desk: terms of an offer, one a line, 44 columns with names of 8; .you if the reader gives.

deal-gives_choice = { $n ->
        [one] { $who } gives { $n } card of own choice.
       *[other] { $who } gives { $n } cards of own choice.
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
        [one] { $who } gives the highest attack.
       *[other] { $who } gives the { $n } highest attacks.
    }
    .you = { $n ->
        [one] You give your highest attack.
       *[other] You give your { $n } highest attacks.
    }
deal-gives_lowest = { $n ->
        [one] { $who } gives the lowest attack.
       *[other] { $who } gives the { $n } lowest attacks.
    }
    .you = { $n ->
        [one] You give your lowest attack.
       *[other] You give your { $n } lowest attacks.
    }
deal-gives_colony = { $who } lets { $whom } onto { $place }.
    .you = You let { $whom } onto { $place }.
    .at-you = { $who } lets you onto { $place }.
deal-gives_nothing = { $who } gives nothing.
    .you = You give nothing.
deal-ships_between = Ships that may land there: { $range }.
deal-ships_any = Any number of ships may land there.
# A term that a power of $who adds; $power names it.
deal-gives_extra = { $who } adds { $power }.
    .you = You add { $power }.

## The desk itself

deal-waiting = Your offer is with { $whom }.
deal-state_open = open
deal-state_accepted = accepted
deal-state_declined = declined
deal-state_replaced = replaced
deal-state_lapsed = lapsed
deal-price = { $n ->
        [one] No deal: { $n } ship each to the warp.
       *[other] No deal: { $n } ships each to the warp.
    }
deal-proves = This proves that you hold the card.
deal-offers_left = { $n ->
        [0] No offer left.
        [one] { $n } offer left.
       *[other] { $n } offers left.
    }
