tech-infinity_drive = Napęd nieskończoności
    .acc = Napęd nieskończoności
    .when = Dowolny gracz, gdy kończy się spotkanie; potem odrzucana
    .text =
        Odbywasz od razu spotkanie jako atakujący, jeśli masz kartę spotkania. Potem gra toczy się
        dalej tam, gdzie ją przerwano.
    .help = Działa w turach innych graczy tak samo jak w twojej.
    .ruling-1 =
        To nie jest tura: bez nowej ręki na początku i bez drugiego spotkania z tego tytułu.
        Przerwana tura nic nie traci.

ev-infinity_drive-declared = { $who } zapowiada atak poza kolejnością.
    .you = Zapowiadasz atak poza kolejnością.
