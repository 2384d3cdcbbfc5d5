### The game of the day: its page, what plain mode says of it, and `cosmic daily`. Limits as in screens.ftl.

scr-daily = Daily game
    .tip = the same table for everybody today
scr-line-daily_same = Everybody with this version has the same table today.
scr-line-daily_rules = You can't undo here, and no bot advises you.
scr-line-daily_begin = Not played yet. { $key-send } begins.
scr-line-daily_going = You have begun it. { $key-send } goes on.
scr-line-daily_done = Your try counts. { $key-send } plays it again, as practice.
scr-line-daily_practice = This is practice: your first finished try of the day counts.
scr-line-daily_counts = This try counts.
# $number: days in a row that were won, $max: the longest row of days.
scr-line-daily_streak = { $n ->
        [0] No days in a row yet.
        [one] { $n } day in a row, { $number } won. Longest streak: { $max }.
       *[other] { $n } days in a row, { $number } won. Longest streak: { $max }.
    }
scr-daily_before = Earlier days
scr-line-daily_file = For a friend to compare: { $file }
# The signs in words: how many steps of the game were won, lost, neither, or not the reader's.
scr-line-daily_steps = You won { $high }, lost { $low }, drew { $number } and took no part in { $max }.
scr-daily_practice = practice

## cosmic daily

tool-daily-none = No daily game has been finished here yet.
tool-daily-you = you
tool-daily-fair = Every bot answered as it does here.
tool-daily-answer = { $file }: answer { $number } is not what { $name } answers there.
tool-daily-undone = { $file }: answers were taken back.
tool-daily-other_table = { $file }: that is not the table of the day.
tool-daily-not_over = { $file }: the game is not over.
tool-daily-not_daily = { $file }: that is not a daily game.
tool-daily-version = { $file } has version { $theirs }, here it is { $ours }: its bots can't be asked again.
# $what is the title of the question.
tool-daily-differ = First difference, turn { $turn }, { $what }:
tool-daily-same = { $file } and { $name }: the same to the last answer.
