language-name = Deutsch
language-alphabet = a/ä b c d e f g h i j k l m n o/ö p q r s/ß t u/ü v w x y z
language-number = 1.234,5
language-percent = { $value } %
language-date = { $day }.{ $month }.{ $year }
language-little =
    aber alle als am an auf aus bei beim bin bis bist da dann das dass dein deine dem den denn der des die du
    durch ein eine einem einen einer eines er es für gegen hab habe haben hat hier ich ihr im in ins ist ja kann
    kannst kein keine keinen können man mehr mein meine meinem meinen mich mir mit muss nach nicht noch nur ob
    oder ohne passiert sein sich sie sind so sofort um und uns vom von vor wann war warum was welche welcher wenn
    wer wie wieso wird wo wofür woher wohin worum wozu zu zum zur
# fine: word st, te, ten
language-endings =
    en er es em e n s st t te ten ung ungen end bar lich
