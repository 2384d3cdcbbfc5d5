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
