language-name = Polski
language-alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
language-number = 1 234,5
language-percent = { $value }%
language-date = { $day }.{ $month }.{ $year }
