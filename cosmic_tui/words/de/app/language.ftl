language-name = Deutsch
language-alphabet = a/ä b c d e f g h i j k l m n o/ö p q r s/ß t u/ü v w x y z
language-number = 1.234,5
language-percent = { $value } %
language-date = { $day }.{ $month }.{ $year }
