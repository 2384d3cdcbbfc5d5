### Refusals: what it was; what would work. 78 columns. No blame. The ids are the codes of the game and its options.

no-beginner_is_a_duel = A beginner game is for two. With more people take beginner plus, or official.
no-beginner_has_its_combat = A beginner game has its own combat; simplified combat goes with the others.
no-beginner_has_printed_prices = A beginner game has the printed prices; house prices go with the others.
no-unknown_mode = There is no such game: official, beginner or beginner_plus.
no-unknown_species_rule = There is no such rule for species: strict, four or free.
no-last_turn = A last turn lies between { $min } and { $max }.
no-too_many_decks = { $n ->
        [one] { $n } deck is too many for { $seats } seats.
       *[other] { $n } decks are too many for { $seats } seats.
    }
no-unknown_deck = There is no deck { $name }. { $near }
no-deck_fault = That deck cannot be brought: { $fault }
no-concede_twice = You are out already.
# Behind a name that is not known: the nearest one there is.
near-one = Did you mean { $name }?
near-none = cosmic deck list names them all.

## Faults of a deck, as far as its owner is told. $card: a card's name

fault-deck_size = { $n ->
        [one] { $n } card, and { $wanted } are needed.
       *[other] { $n } cards, and { $wanted } are needed.
    }
    .more = { $n ->
        [one] { $total } cards: { $n } more is needed
       *[other] { $total } cards: { $n } more are needed
    }
    .fewer = { $n ->
        [one] { $total } cards: { $n } is too many
       *[other] { $total } cards: { $n } are too many
    }
fault-copies = { $card } is in { $number } times; three copies are the most.
fault-opposed = { $card } is { $one }, and { $one } cannot go with { $other }.
fault-species = { $number } species are in; { $most } are the most.
fault-not_for_simple_combat = { $card } speaks of speed or replies: not in simplified combat.
fault-unknown_card = There is no card { $name }. { $near }
fault-deck_kind = A deck is official or beginner, not { $name }.
fault-deck_line = { $name }: a line is a number and the name of a card.
fault-deck_count = { $card }: { $number } of it cannot be meant.
fault-deck_too_long = That is longer than any deck.
# Where in the file it stands. $fault: one of the sentences above.
fault-line = Line { $line }: { $fault }

## Why a card of the hand is dark now

dark-cost = It costs { $cost }, you have { $have }.
    .short = { $cost }: you have { $have }
dark-beginner = In a beginner game only ships are played; it may be discarded.
    .short = ships only
dark-when_main = It can be played in your own main phase.
dark-when_start = It can be played in a start phase.
dark-when_battle = It can be played in a combat, once ships are named.
dark-when_general = It can be played in a main phase, and when an attack is named.
dark-when_open = It can be played when the table asks for answers.
dark-when_named = It can be played when an attack against you has just been named.
dark-when_shot = It can be played while an enemy shot waits.
dark-when_between = It can be played between two shots of a combat.
dark-when_stack = It can be played while a card waits that it could answer.
dark-no_target = There is nothing it could be aimed at.
dark-never = It does nothing in this game.
no-deck_unreadable = { $file } could not be read: { $reason }.
