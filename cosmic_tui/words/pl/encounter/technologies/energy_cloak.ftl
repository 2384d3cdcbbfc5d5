tech-energy_cloak = Płaszcz energetyczny
    .acc = Płaszcz energetyczny
    .when = Tylko atakujący, po nakierowaniu wrót; potem odrzucana
    .text = Broniący nie może w tym spotkaniu nikogo zaprosić.
    .help = Zakazuje zapraszania, nie dołączania: bez zaproszenia i tak można przyjść.
