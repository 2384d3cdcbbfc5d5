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
film-main_search = { $who } searches the top of the colony.
    .you = You search the top of your colony.
film-main_salvage = { $who } takes the bottom card of the ruin.
    .you = You take the bottom card of your ruin.
film-shown = { $n ->
        [0] { $who } turns a card up: it is { $card }.
        [one] { $who } pays { $n } credit: it is { $card }.
       *[other] { $who } pays { $n } credits: it is { $card }.
    }
    .you = { $n ->
        [0] You turn { $card } up.
        [one] You pay { $n } credit for { $card }.
       *[other] You pay { $n } credits for { $card }.
    }
film-attack_colony = { $who } attacks the colony of { $whom }.
    .you = You attack the colony of { $whom }.
    .at-you = { $who } attacks your colony!
film-attack_centre = { $who } attacks the centre of { $whom }.
    .you = You attack the centre of { $whom }.
    .at-you = { $who } attacks your centre!
film-attack_row = { $who } attacks { $card } of { $whom }.
    .you = You attack { $card } of { $whom }.
    .at-you = { $who } attacks you: { $card }!
film-tax = { $n ->
        [one] It costs { $n } credit.
       *[other] It costs { $n } credits.
    }
film-defends = { $n ->
        [one] { $n } ship attacks, { $names } defends.
       *[other] { $n } ships attack, { $names } defends.
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
film-missile_nothing = The pay step ends.
film-shot = { $card } fires at { $ship }.
film-shot_replied = { $card } fires at { $ship }, which replies.
film-let_pass = { $who } lets it pass.
    .you = You let it pass.
film-answer = { $who } plays { $card }.
    .you = You play { $card }.
film-uses = { $who } uses { $card }.
    .you = You use { $card }.
film-undone = { $card } happens.
film-stopped = { $card } is stopped by { $who }.
film-hit_one = { $points } on { $card }.
film-no_hit = Nobody is hurt.
film-goes = { $n ->
        [one] { $names } is destroyed.
       *[other] { $names } are destroyed.
    }
film-unseen = { $n ->
        [one] { $n } card goes unseen to the ruin.
       *[other] { $n } cards go unseen to the ruin.
    }
film-fired = { $n ->
        [0] The firing is over: nobody may bomb.
        [one] The firing is over: { $n } ship may still bomb.
       *[other] The firing is over: { $n } ships may still bomb.
    }
film-bombed = { $n ->
        [one] { $n } card: the colony of { $whom } falls from { $before } to { $after }.
       *[other] { $n } cards: the colony of { $whom } falls from { $before } to { $after }.
    }
    .at-you = { $n ->
        [one] { $n } card: your colony falls from { $before } to { $after }.
       *[other] { $n } cards: your colony falls from { $before } to { $after }.
    }
film-bombed_centre = Bombs take a card from the centre of { $whom }.
    .at-you = Bombs take a card from your centre.
film-bombed_row = { $card } of { $whom } is destroyed.
    .at-you = You lose { $card }.
film-bombed_nothing = The bombs do nothing.
film-trap = It was a trap: { $card } of { $who }!
    .you = Your trap works: { $card }!
film-end = The turn of { $who } ends.
    .you = Your turn ends.
film-low = { $n ->
        [one] The colony of { $who } has { $n } card left.
       *[other] The colony of { $who } has { $n } cards left.
    }
    .you = { $n ->
        [one] Your colony has { $n } card left.
       *[other] Your colony has { $n } cards left.
    }
film-eliminated = { $who } is out.
    .you = You are out!
