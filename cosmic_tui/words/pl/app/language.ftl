language-name = Polski
language-alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
language-number = 1 234,5
language-percent = { $value }%
language-date = { $day }.{ $month }.{ $year }
language-little =
    a albo ale bo być by byc ci ciebie co czego czemu czy dla dlaczego do gdy gdzie i ich ile im ja jak jaki jakie
    jakich jaka jako je jego jej jest jesli ktora ktore ktory kiedy kto ktos ku lub ma mam masz mnie moge mozesz
    moze mozna musze na nad nie niz no o od on ona po pod przed przez przy sa sie skad sobie są ta tak tam te tego
    tej ten to tu ty u w we wiec wszystko z za ze zeby został
# fine: word am
language-endings =
    ami ach ow owi om em ie ia ii iem y i a e u o ego emu ych ymi ym im ej ac ec ic yc asz esz isz ysz am cie aja
    eja uje ujesz uja owac owanie anie enie ania enia on ek ka ki ke kach kami ce cy ni ne na no ny
