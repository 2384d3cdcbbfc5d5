artifact-quash = Unieważnienie
    .acc = Unieważnienie
    .when = Dowolny gracz, gdy uzgodniono porozumienie
    .line = Porozumienie przepada: każda strona traci trzy statki.
    .text =
        Porozumienie jest nieważne, a obie jego strony płacą za brak porozumienia: po trzy statki.
    .help = Gdy je zagrywasz, nic jeszcze nie zmieniło właściciela.
    .ruling-1 = Spotkanie nie było sukcesem, więc tura atakującego się kończy.
    .ruling-2 = Porozumienia, którego i tak nie ma, nie można unieważnić.
