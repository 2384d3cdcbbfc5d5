### Puzzles: one decision each. The table with its note, the page behind the answer, plain mode, `cosmic puzzle`.

scr-puzzles = Puzzles
    .tip = one decision each: find the best answer
# In the place of the keys row when a puzzle is put; the second one if $high of $max puzzles were solved today.
puz-begin = Puzzle. Your rating: { $number }.
puz-today = Puzzle. Your rating: { $number }. Solved today: { $high } of { $max }.
# Right end of the question's first row, 12 columns.
puz-note = puzzle
# $name is the best answer, $value the one that was given.
puz-right = Right: { $name }.
puz-as_good = Right: { $value } is worth about as much as { $name }.
puz-wrong = { $n ->
        [one] Not right: { $name } is better than { $value } by { $n } point of 100.
       *[other] Not right: { $name } is better than { $value } by { $n } points of 100.
    }
# Behind the bar of the answer that was given, 14 columns.
puz-yours = your answer
# One answer in plain mode.
puz-worth = { $name }: { $number } of 100
# $value: themes, in a row.
puz-about = About: { $value }.
# $value: how far it has changed, with its sign.
puz-rating = Your rating: { $number } ({ $value }).
puz-again = This puzzle comes again on { $value }.
puz-known = You have found it often enough: it does not come again.
puz-play_on = { $key-play_on } plays on from here with the same hidden cards. It does not count.
puz-over = This puzzle has been answered.
puz-none = You have answered every puzzle there is.
puz-later = You have answered every puzzle there is. The next one comes again on { $value }.

## k on the page of a review

puz-keeping = The mark is being made a puzzle.
puz-kept = Kept: the puzzle comes tomorrow.
puz-cannot_keep = No puzzle can be made of this mark: its answers cannot all be weighed.
