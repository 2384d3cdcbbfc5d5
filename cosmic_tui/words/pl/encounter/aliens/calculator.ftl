alien-calculator = Kalkulator
    .acc = Kalkulatora
    .gen = Kalkulatora
    .power-name-acc = Wyrównanie
    .tagline = Przycina wyższą kartę ataku
    .flavour = Każde zwycięstwo to odejmowanie, którego nikt nie sprawdził.
    .power-name = Wyrównanie
    .power =
        Gdy obie karty spotkania leżą zakryte, a ty jesteś atakującym lub broniącym, możesz
        użyć tej mocy, zapowiadając wyrównanie. Jeśli potem obie karty okażą się atakami
        o różnej wartości, wyższa jest warta tylko tyle, ile wynosi różnica między nimi;
        niższa zachowuje wartość. Nie ma znaczenia, czyja karta jest wyższa.

        Przy równych wartościach albo negocjacjach po którejś stronie nic się nie zmienia.
    .wild =
        Gdy obie karty leżą zakryte, a ty jesteś głównym graczem, powiedz: parzyste albo
        nieparzyste. Jeśli obie to ataki, dodaj ich wartości. Jeśli zgadniesz, karta twojego
        przeciwnika spada o wartość twojej; jeśli nie, twoja spada o wartość karty
        przeciwnika.
    .super =
        Możesz użyć tej mocy jako sojusznik dowolnej strony; działa na karty obu głównych
        graczy.
    .zap =
        Blok musi nastąpić przy twojej zapowiedzi: obie karty zachowują wartość. Gdy karty są
        już odkryte, jest za późno.
    .help = Stworzone dla niskich kart: 08 przeciw 20 staje się 08 przeciw 12.
    .ruling-1 =
        Metamorfoza kopiuje drugą kartę, więc wartości są równe i nic się nie zmniejsza.
    .ruling-2 =
        Zmniejsza się wartość karty, nie suma: statki i wsparcie dodaje się potem.
    .ruling-3 =
        Chodzi o te dwie karty, które ostatecznie zostają odkryte, jakkolwiek je wcześniej
        zamieniano.
    .ruling-4 =
        Wyrównanie i zapowiedź „parzyste albo nieparzyste” mogą czekać jednocześnie.
        Wykonuje się je w kolejności tur; parzystość sprawdza się na wartościach właśnie
        odkrytych, odejmuje się wartości bieżące.
    .ruling-5 =
        Utrata mocy między zapowiedzią a ujawnieniem niczego nie zmienia: wyrównanie
        obowiązuje.
    .ruling-6 = Rozbłysk uniwersalny: jeśli nie zgadniesz, twoja karta może spaść poniżej zera. Jeśli któraś karta to negocjacje, zapowiedź przepada.

q-calculator-call = Czy suma obu ataków jest parzysta, czy nieparzysta?
    .why = Trafisz: karta przeciwnika maleje o wartość twojej. Nie trafisz: odwrotnie.
