### This language itself. A folder of words with this file is offered to everybody, and the tests want it whole.

# As it calls itself, in the settings.
language-name = English

# The letters in their order, for sorted lists; several signs that are one letter stand together. Capitals follow.
language-alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z

# The number 1234.5 with its thousands apart; every other number is written so.
language-number = 1,234.5
language-percent = { $value } %

# A day. $month and $day have two digits.
language-date = { $year }-{ $month }-{ $day }

# A search drops these little words, which say nothing by themselves. Accents may be left out. For each language its own.
language-little =
    a about all am an and any are as at be been but by can could did do does for from get good has have he how i if in
    into is it its me more much must my need no not of off on one or our out so some tell than that the their them
    then there they this to up use used was we what when where which who whose why will with you your

# Endings that a search takes off a word, so that ships, ship and shipped are one word. Accents may be left out.
language-endings =
    s es ies y ed ing e ers er
