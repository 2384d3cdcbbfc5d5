# The film: one sentence for each moment that is shown. The title of the front, in plain mode the line.
# $who acts, $whom it is done to; `.you` is read by who acts, `.at-you` by whom it is done to.

film-main_play = { $who } plays { $card }.
    .you = You play { $card }.
film-main_down = { $who } puts a card face down.
    .you = You put a card face down.
film-main_down_n = { $n ->
        [one] { $who } puts { $n } card face down.
       *[other] { $who } puts { $n } cards face down.
    }
    .you = { $n ->
        [one] You put { $n } card face down.
       *[other] You put { $n } cards face down.
    }
film-main_draw_n = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
film-main_develop_n = { $n ->
        [one] { $who } puts down { $n } development.
       *[other] { $who } puts down { $n } developments.
    }
    .you = { $n ->
        [one] You put down { $n } development.
       *[other] You put down { $n } developments.
    }
film-main_use = { $who } uses { $card }.
    .you = You use { $card }.
film-main_develop = { $who } puts a development on { $card }.
    .you = You put a development on { $card }.
film-main_sell = { $who } sells two developments.
    .you = You sell two developments.
film-main_draw = { $who } draws a card.
    .you = You draw a card.
film-main_search = { $who } searches the top of their colony.
    .you = You search the top of your colony.
film-main_salvage = { $who } takes the bottom card of their ruin.
    .you = You take the bottom card of your ruin.
film-shown = { $n ->
        [0] { $who } turns { $card } face up for free.
        [one] { $who } pays { $n } credit to turn { $card } face up.
       *[other] { $who } pays { $n } credits to turn { $card } face up.
    }
    .you = { $n ->
        [0] You turn { $card } face up for free.
        [one] You pay { $n } credit to turn { $card } face up.
       *[other] You pay { $n } credits to turn { $card } face up.
    }
film-attack_colony = { $who } attacks { $whom }'s colony.
    .you = You attack { $whom }'s colony.
    .at-you = { $who } attacks your colony!
film-attack_centre = { $who } attacks { $whom }'s center.
    .you = You attack { $whom }'s center.
    .at-you = { $who } attacks your center!
film-attack_row = { $who } attacks { $whom }'s { $card }.
    .you = You attack { $whom }'s { $card }.
    .at-you = { $who } attacks your { $card }!
film-tax = { $n ->
        [one] The attack costs { $n } credit.
       *[other] The attack costs { $n } credits.
    }
film-defends = { $n ->
        [one] { $n } ship attacks and meets { $names }.
       *[other] { $n } ships attack and meet { $names }.
    }
film-undefended = { $n ->
        [one] { $n } ship attacks, and nobody defends.
       *[other] { $n } ships attack, and nobody defends.
    }
film-paid = { $n ->
        [one] { $who } pays { $credits } for { $n } card.
       *[other] { $who } pays { $credits } for { $n } cards.
    }
    .you = { $n ->
        [one] You pay { $credits } for { $n } card.
       *[other] You pay { $credits } for { $n } cards.
    }
film-nobody_pays = Nobody pays for anything.
film-missile_nothing = The payment step ends.
film-shot = { $card } fires at { $ship }.
film-shot_replied = { $card } fires at { $ship }, which fires back.
film-let_pass = { $who } passes.
    .you = You pass.
film-answer = { $who } plays { $card }.
    .you = You play { $card }.
film-uses = { $who } uses { $card }.
    .you = You use { $card }.
film-undone = { $card } takes effect.
film-stopped = { $who } stops { $card }.
film-hit_one = { $card } takes { $points } damage.
film-no_hit = No ship is damaged.
film-goes = { $n ->
        [one] { $names } is destroyed.
       *[other] { $names } are destroyed.
    }
film-unseen = { $n ->
        [one] { $n } card goes to the ruin unseen.
       *[other] { $n } cards go to the ruin unseen.
    }
film-fired = { $n ->
        [0] The firing is over: no ship can bomb.
        [one] The firing is over: { $n } ship can still bomb.
       *[other] The firing is over: { $n } ships can still bomb.
    }
film-bombed = { $n ->
        [one] { $n } bomb: { $whom }'s colony drops from { $before } cards to { $after }.
       *[other] { $n } bombs: { $whom }'s colony drops from { $before } cards to { $after }.
    }
    .at-you = { $n ->
        [one] { $n } bomb: your colony drops from { $before } cards to { $after }.
       *[other] { $n } bombs: your colony drops from { $before } cards to { $after }.
    }
film-bombed_centre = Bombs destroy a card in { $whom }'s center.
    .at-you = Bombs destroy a card in your center.
film-bombed_row = { $whom }'s { $card } is destroyed.
    .at-you = You lose { $card }.
film-bombed_nothing = The bombs do nothing.
film-trap = It was a trap: { $who }'s { $card }!
    .you = Your trap works: { $card }!
film-end = { $who }'s turn ends.
    .you = Your turn ends.
film-low = { $n ->
        [one] { $who } has { $n } card left in the colony.
       *[other] { $who } has { $n } cards left in the colony.
    }
    .you = { $n ->
        [one] You have { $n } card left in your colony.
       *[other] You have { $n } cards left in your colony.
    }
film-eliminated = { $who } is out.
    .you = You are out!
