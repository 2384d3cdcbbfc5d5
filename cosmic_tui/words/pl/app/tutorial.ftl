### Trener: co mówi poza lekcjami.

tut-muted = Trener jest wyłączony. Naciśnij { $key-coach }, żeby znów go włączyć.
les-go_on = { $key-send }: dalej.
    .plain = Wystarczy pusty wiersz.
les-only = Trener pokazuje jedno na raz: zrób to, co podświetlone.
    .plain = Trener pokazuje jedno na raz. Wystarczy pusty wiersz.
les-parted = Poszło inaczej, więc gra toczy się dalej bez lekcji.
les-plain_next = Pusty wiersz to odpowiedź: { $value }.
