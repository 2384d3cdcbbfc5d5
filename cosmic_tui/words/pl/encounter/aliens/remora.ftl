alien-remora = Podnawka
    .acc = Podnawkę
    .gen = Podnawki
    .power-name-acc = Przywieranie
    .tagline = Korzysta, gdy inni dobierają i ratują
    .flavour = Po co pływać, skoro cudzy ogon i tak się rusza?
    .power-name = Przywieranie
    .power =
        Ilekroć inny gracz odzyskuje statki z wiru, możesz użyć tej mocy, by zabrać jeden
        ze swoich statków z wiru do swojej kolonii; nie taki, który przepadł w tym spotkaniu.

        Ilekroć inny gracz dobiera karty z talii, możesz użyć tej mocy, by dobrać jedną
        kartę.
    .wild = Gdy rozbłysk innego gracza został właśnie zagrany, dobierz jedną kartę z talii.
    .super =
        Gdy inny gracz zakłada kolonię, dobierz jedną kartę z talii albo zabierz jeden swój
        statek z wiru. Jeśli robi to jednocześnie kilku, wybierz raz dla każdego z nich.
    .zap =
        Twój statek zostaje w wirze albo nic nie dobierasz. W tym spotkaniu koniec
        z przywieraniem.
    .help = Inni pracują, ty zbierasz: jeden statek lub jedna karta, za każdym razem.
    .ruling-1 =
        Za każdym razem jeden statek lub jedna karta, bez względu na to, ile dostał drugi gracz.
        Przywieranie nigdy nie jest obowiązkowe.
    .ruling-2 =
        Wszystkie karty jednej wypłaty lub jednej nowej ręki liczą się raz, wszystkie jej
        statki też raz. Jeśli w tej samej chwili coś dostaje kilku graczy, liczy się każdy.
    .ruling-3 =
        Działa przy statkach uwolnionych przez przegrupowanie, nagrody, artefakty,
        rozbłyski, porozumienie z Zombie lub leczenie; odzyskuje je właściciel statków, bez
        względu na to, kto to sprawił.
    .ruling-4 =
        Nie działa przy pierwszym rozdaniu kart, kartach z innych rąk, kartach ze stosu
        odrzuconych ani kartach celu.
    .ruling-5 =
        Świeże straty wykluczone są tylko przy tej mocy. Gdy odzyskujesz statki inaczej,
        świeże idą pierwsze, aby starsze nadal się nadawały.
    .ruling-6 = Co ktoś zyskuje tą mocą, nikomu nie pozwala znów przywrzeć.
    .ruling-7 =
        Gdy nigdzie nie ma już karty albo nie ma kolonii dla statku, nic nie dostajesz.
    .ruling-8 =
        Wszyscy widzą, że przywierasz i gdzie ląduje statek; twoja karta jest tajna.
    .ruling-9 =
        Rozbłysk uniwersalny: rozbłysk musiał naprawdę zadziałać; anulowany lub skradziony się nie
        liczy.
    .ruling-10 =
        Rozbłysk wzmocniony: kolonię zakłada się tam, gdzie ten gracz nie miał wcześniej statku. Tu
        można zabierać statki stracone w tym spotkaniu.

q-remora-pick = Bierzesz kartę z talii czy statek z wiru?
    .why = Wzmocniony rozbłysk: dostajesz jedno za każdego gracza z nową kolonią.
opt-remora-draw = Karta
opt-remora-ship = Statek
