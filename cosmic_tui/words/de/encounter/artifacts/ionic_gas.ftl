artifact-ionic_gas = Ionengas
    .when = Alle, wenn der Sieger feststeht
    .line = In dieser Herausforderung gibt es weder Entschädigung noch Belohnung.
    .text = Niemand bekommt in dieser Herausforderung Entschädigung oder Belohnung.
    .help = Kolonien durch Landung sind keine Belohnung. Gegen Vereinbarungen hilft es nicht.
    .ruling-1 = Mitverteidiger nehmen ihre Schiffe trotzdem mit heim.
