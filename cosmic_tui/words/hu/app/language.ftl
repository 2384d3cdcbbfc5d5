language-name = Magyar
language-alphabet = a/á b c cs d dz dzs e/é f g gy h i/í j k l ly m n ny o/ó ö/ő p q r s sz t ty u/ú ü/ű v w x y z zs
language-number = 1 234,5
language-percent = { $value }%
language-date = { $year }. { $month }. { $day }.
language-little =
    az es egy ez ezt azt ha hogy hogyan is itt ki kik kinek mi mit mik mi-az mire mikor miert mennyi hany hanyat
    hol hova honnan van vannak volt lesz lesznek lehet nem ne meg el be fel le de vagy mint milyen melyik melyek
    mar a most csak en te o ti ok engem nekem neked jo jok valo valok kell tudom akkor ami amit amikor
# fine: word an, at, ban, ed, on, re
language-endings =
    nak nek ban ben bol bel rol rel tol tel hoz hez val vel ert kent ig ra re ba be on en an ot et at ok ek ak om
    em am od ed ad im id ja je jat jet jai jei unk tok tek t k m d a hatok e i hetek hatsz hetsz hatom hetem hat
    het ik na ne va ve ni nal nel es as
