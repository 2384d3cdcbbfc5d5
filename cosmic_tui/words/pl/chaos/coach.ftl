### Pierwsza gra z przewodnikiem: jedna myśl na linię, potem jedna rzecz do zrobienia.

tut-chaos_colony = Twoja talia to twoja kolonia i życie: gdy jest pusta, przegrywasz.
    .do = Spójrz na jej stos: ubywa go od dobierania i od bomb.
tut-chaos_play = Statki kosztują kredyty i od razu są gotowe. Co turę wpływa pięć kredytów.
    .do = Zagraj statek: jego cyfra, potem Enter.
tut-chaos_numbers = Szybkość: kto strzela pierwszy. Ogień: jak mocno. Pancerz: jak długo. Bomby.
    .do = Przeczytaj statek: przejdź do niego klawiszem Tab i naciśnij i.
tut-chaos_draw = Karta kosztuje jeden kredyt i schodzi z twojej kolonii.
    .do = Dobieraj tylko to, co zagrasz. Gdy nie ma co robić, zakończ fazę.
tut-chaos_attack = Atak najpierw wskazuje cel; statki, które stoją bezczynnie, go bronią.
    .do = Gdy masz aktywny statek, zaatakuj kolonię przeciwnika.
tut-chaos_target = Kolonia traci kartę za każdy punkt siły bomb, centrum jedną kartę na walkę.
    .do = Wybierz kolonię.
tut-chaos_attackers = Statki, które strzelają, są wyczerpane i nie bronią w następnej turze.
    .do = Zaznacz statki, które lecą, i zostaw jeden w domu. Wyśle je Enter.
tut-chaos_defend = Kogo wyślesz, może odpowiedzieć ogniem; kogo zostawisz, czeka na twoją turę.
    .do = Zaznacz obrońców albo nikogo i niech bomby spadną.
tut-chaos_fire = Najszybszy statek działa pierwszy. Obrażenia i odpowiedź dzieją się naraz.
    .do = Wybierz cel albo przepuść klawiszem 0: twój statek może jeszcze bombardować.
tut-chaos_reply = Ostrzelany statek może odpowiedzieć, nawet taki, który zaraz przepadnie.
    .do = Odpowiedz ogniem albo wstrzymaj się, by działać w swojej kolejce.
tut-chaos_bomb = Bombardować mogą tylko statki wciąż aktywne, a ich punkty się sumują.
    .do = Zaznacz wszystkie, które mogą, potem Enter.
tut-chaos_turned = Koniec tury prostuje statki o stopień: uszkodzony, wyczerpany, aktywny.
    .do = Zakończ fazę: twoje statki wracają do sił, a pancerz znów jest pełny.
