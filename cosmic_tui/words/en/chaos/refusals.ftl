### Refusals: what it was; what would work. 78 columns. No blame. The ids are the codes of the game and its options.

no-beginner_is_a_duel = A beginner game is for two. For more, choose beginner plus or official.
no-beginner_has_its_combat = A beginner game has its own combat; simplified combat goes with other games.
no-beginner_has_printed_prices = A beginner game has printed prices; house prices go with other games.
no-unknown_mode = There is no such mode. Choose official, beginner or beginner_plus.
no-unknown_species_rule = There is no such rule for species. Choose strict, four or free.
no-last_turn = The last turn can be from { $min } to { $max }.
no-too_many_decks = { $n ->
        [one] { $n } deck is too many for { $seats } seats.
       *[other] { $n } decks are too many for { $seats } seats.
    }
no-unknown_deck = There is no deck { $name }. { $near }
no-deck_fault = You can't use that deck: { $fault }
no-concede_twice = You are already out.
# Behind a name that is not known: the nearest one there is.
near-one = Did you mean { $name }?
near-none = cosmic deck list shows them all.

## Faults of a deck, as far as its owner is told. $card: a card's name

fault-deck_size = { $n ->
        [one] It has { $n } card, but it needs { $wanted }.
       *[other] It has { $n } cards, but it needs { $wanted }.
    }
    .more = { $n ->
        [one] { $total } cards: { $n } more is needed
       *[other] { $total } cards: { $n } more are needed
    }
    .fewer = { $n ->
        [one] { $total } cards: { $n } is too many
       *[other] { $total } cards: { $n } are too many
    }
fault-copies = It has { $number } copies of { $card }; you can have at most three.
fault-opposed = { $card } is { $one }, and { $one } cannot go with { $other }.
fault-species = It has { $number } species; you can have at most { $most }.
fault-not_for_simple_combat = { $card } needs speed or return fire: not in simplified combat.
fault-unknown_card = There is no card { $name }. { $near }
fault-deck_kind = A deck is official or beginner, not { $name }.
fault-deck_line = { $name }: a line is a number and the name of a card.
fault-deck_count = { $card } can't have { $number } copies.
fault-deck_too_long = That is longer than a deck can be.
# Where in the file it stands. $fault: one of the sentences above.
fault-line = Line { $line }: { $fault }

## Why a card of the hand is dark now

dark-cost = It costs { $cost }. You have { $have }.
    .short = { $cost }: you have { $have }
dark-beginner = In a beginner game you can play only ships. You can discard this card.
    .short = ships only
dark-when_main = You can play it in your own main phase.
dark-when_start = You can play it in a start phase.
dark-when_battle = You can play it in a combat, once ships are named.
dark-when_general = You can play it in a main phase, and when an attack is named.
dark-when_open = You can play it when players are asked for responses.
dark-when_named = You can play it when an attack against you has just been named.
dark-when_shot = You can play it while an enemy shot is pending.
dark-when_between = You can play it between two shots of a combat.
dark-when_stack = You can play it in response to a card that is pending.
dark-no_target = There is nothing it could target.
dark-never = It does nothing in this game.
no-deck_unreadable = { $file } could not be read: { $reason }.
