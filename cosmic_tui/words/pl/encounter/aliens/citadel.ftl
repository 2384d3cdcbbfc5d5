alien-citadel = Cytadela
    .acc = Cytadelę
    .gen = Cytadeli
    .power-name-acc = Fortyfikację
    .tagline = Umacnia planety kartami ataku
    .flavour = Mury wynajmują, ale jedyny klucz zostawiają sobie.
    .power-name = Fortyfikacja
    .power =
        Raz w każdym spotkaniu, gdy tylko znany jest broniący, możesz położyć jedną kartę
        ataku ze swojej ręki odkrytą obok dowolnej planety w dowolnym systemie: to cytadela.
        Na jednej planecie może stać dowolna ich liczba. Budowa nie jest użyciem i nie można
        jej zablokować.

        Gdy obie karty spotkania leżą zakryte, a przy atakowanej planecie są cytadele,
        możesz użyć tej mocy, by uruchomić je wszystkie razem: sumę ich liczb dodaje się do
        sumy broniącego. Nie musisz brać udziału w spotkaniu.

        Jeśli je uruchomiono, a broniący przegra, odrzuca się wszystkie cytadele tej
        planety. W przeciwnym razie zostają.
    .wild =
        Jako główny gracz lub sojusznik dowolnej strony, po odkryciu kart, dodaj 5 do sumy
        broniącego.
    .super =
        Gdy uruchamiasz cytadele, możesz ich sumę odjąć od sumy broniącego, zamiast ją
        dodać.
    .zap =
        Premia znika, a cytadele uważa się za nieuruchomione: przetrwają, cokolwiek się
        stanie.
    .help = Cytadele pomagają obrońcy planety, więc buduj tam, gdzie chcesz wytrwać.
    .ruling-1 = Jedna cytadela na spotkanie, także w drugim spotkaniu tej samej tury.
    .ruling-2 = Budować można tylko z kart ataku, nie z metamorfozy ani negocjacji.
    .ruling-3 =
        Budujesz, gdy obowiązuje ostateczna karta celu; ponownie dobrana karta nie daje
        drugiej okazji do budowy.
    .ruling-4 =
        Gdy któraś strona zagrała negocjacje, suma niczego nie zmienia, ale uruchomione
        cytadele i tak zostają odrzucone, jeśli broniący przegra.
    .ruling-5 =
        Przegrana obu stron liczy się jako przegrana broniącego: uruchomione cytadele
        zostają odrzucone.
    .ruling-6 =
        Premię dostaje broniący, kimkolwiek jest, także przeciw tobie i także wtedy, gdy
        atakowana jest zewnętrzna kolonia na własnej planecie atakującego.
    .ruling-7 =
        Cytadele są jawne i nie należą do twojej ręki: nikt nie może ich stamtąd zabrać,
        wymienić ani odrzucić.
    .ruling-8 =
        Dopóki nie masz mocy, nie możesz budować ani uruchamiać; po bloku nie możesz
        uruchamiać. Cytadele zostają.
    .ruling-9 =
        Cytadele zostają odrzucone, jeśli ich planeta albo twój arkusz obcego opuszcza
        grę. Jeśli arkusz przechodzi do innego gracza, należą do tego gracza.
    .ruling-10 = Rozbłysk wzmocniony: jeden wybór dla całej grupy, przy uruchomieniu.
    .ruling-11 =
        Możesz budować ze swojej ostatniej karty spotkania, nawet jako atakujący; twoja
        tura może się wtedy skończyć na planowaniu.

ev-citadel-built = { $who } buduje cytadelę { CASE($place, "at") } ({ $face }).
    .you = Budujesz cytadelę { CASE($place, "at") } ({ $face }).
ev-citadel-fallen = Cytadele { CASE($place, "at") } padają.
q-citadel-card = Z którego ataku budujesz?
    .why = Fortyfikacja: kładziesz kartę z ręki, odkrytą, obok planety.
q-citadel-planet = Obok której planety budujesz?
    .why = Fortyfikacja: liczbę z karty można dodać, gdy ktoś atakuje tę planetę.
