### The deck builder. One line each; buttons and keys short.

db-title = Deck builder
db-tip = Build a deck, try hands, let bots play it
db-legal = { $number } cards, ready to play
db-state = { $n ->
        [one] { $number } of { $max }, { $n } fault
       *[other] { $number } of { $max }, { $n } faults
    }
db-counts = your decks { $own } · ready-made 12
db-saved = saved { $value }
db-type = type
db-species = species
db-cost = cost
db-keyword = keyword
db-word = find
db-any = any
db-no_filters = all off
db-of = of { $number }
db-cards = Cards
db-sort = sort
db-sort-cost = by cost
db-sort-name = by name
db-sort-kind = by kind
db-sort-species = by species
db-sort-speed = by speed
db-sort-firepower = by firepower
db-sort-armour = by armor
db-sort-bombing = by bombing
db-cr = CR
db-name_head = name
db-deck_head = deck
db-nothing_listed = No card passes these filters.
db-price = { $value } CR
db-in_deck = { $number } of { $max } in the deck
db-size = size and places { $number }
db-no_text = This card has no text, only its numbers.
db-your_deck = Your deck
db-size_of = { $number } of { $max }
db-more_rows = { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }
db-empty = Nothing in it yet. Choose a card on the left and press +.
db-fault = FAULT
db-curve = Cost curve
db-at_each = cards at each cost
db-mean = average { $value } credits, 5 a turn
    .small = average { $value } credits
db-shape = Shape
db-advice = half ships is good advice
db-faults = { $n ->
        [0] No fault
        [one] { $n } fault
       *[other] { $n } faults
    }
db-next_fault = go to the next
db-kept = A deck with faults is saved, but you can't bring it to a table.
db-may_be_brought = You can bring this deck to any table of its kind.
db-hand = A hand to try
db-hand_number = number { $number }
db-another = another
db-draw_one = draw one
db-no_hand = There is no card to draw yet.
db-chances = a ship in { $ship } of 100 hands, one you can pay in { $once }
db-against = Against the ready-made decks
    .small = Games of bots
db-each = { $number } games each
db-begin = let bots play
db-again = again
db-stop = stop
db-trial_tip = Bots play this deck against every ready-made deck of its kind.
db-progress = { $number } of { $max } games
db-sum = { $number } of { $max } won: { $share } of 100, very likely { $low } to { $high }
db-doing = add, take out, try
db-secret = others see that you bring a deck, but not what is in it
db-typing = Name or word:
db-copies = { $n ->
        [0] no copies are in it.
        [one] { $n } copy is in it.
       *[other] { $n } copies are in it.
    }
db-no_more = No more are allowed.
db-fits = Fits with { $names }.
db-more = one more
db-fewer = one out
db-other_side = cards or deck
db-name = name
db-other_deck = another deck
db-kind = official or beginner
db-write = write as text
db-read_text = read a text
db-fault_key = next fault
db-leave = back, the deck is kept
db-hand_key = hands
db-trial_key = bots play
db-written = Written as text: { $file }
db-read_tip = Paste a deck, one card a line, then press Esc.
db-read_done = { $n ->
        [0] Read: every line was understood.
        [one] Read, except for { $n } line: { $fault }
       *[other] Read, except for { $n } lines: { $fault }
    }
db-needs_legal = Bots can only play a deck without faults.
db-full = No more copies of { $card } are allowed.
db-none_in = { $card } is not in the deck.
db-new_name = New deck
db-decks = Decks
db-new = a new deck
db-copy_of = { $name } II
db-ready_made = ready-made
db-own = your own
db-removed = { $name } is gone from your decks.
db-builder = builds and tries decks on screen
db-drop = take away

## The command line: cosmic deck

deck-what = cosmic deck { $name }: which? cosmic deck --help shows how.
db-nameless = A deck needs a name, for example: cosmic deck new Wolves
db-no_cards = There is no card in { $file }; nothing was saved.
deck-kept = { $n ->
        [one] { $name }: { $n } card, kept as { $key }.
       *[other] { $name }: { $n } cards, kept as { $key }.
    }
deck-ready_stays = { $name } is ready-made and stays as it is: cosmic deck copy { $key } NAME
deck-games = { $value } is not a number of games.
db-tries = { $value } is not a number of tries.
db-rank_read = Wins in 100 games: against all, with the likely range; then against each.
db-drawn = Drawn: { $file }
db-left_out = Left out, because of faults: { $value }
db-improving = { $number } of { $max } tries, kept: { $kept }
db-not_improved = None of { $max } tries was clearly better; nothing was saved.
db-changed_in = In: { $value }
db-changed_out = Out: { $value }
db-before = Before: { $value }
db-after = After: { $value }

## Words in the text of a deck, as people write it: "name: Hunters", "kind: beginner". Several with a slash between them.

word-deck_name = name
word-deck_kind = kind
word-deck_official = official
word-deck_beginner = beginner
db-bring = Which deck do you bring?
db-bring_it = bring it
key-bring = deck
