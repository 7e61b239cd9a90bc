# The lesson for Particle Panic. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_particle_panic-1-title = Schalte es ab!
learn_particle_panic-1-teaches = Gebt Karten weiter, stoppt Teilchen und gebt gemeinsam die Codes ein.
learn_particle_panic-1-lab-title = Schalte es ab!
learn_particle_panic-1-lab-story = Die Geschichte ist erfunden. In einem **Beschleuniger** stoßen Teilchen zusammen. Dieser ist außer Rand und Band!
learn_particle_panic-1-lab-full = Immer mehr Teilchen kommen heraus. Jeder Raum hat sechs Plätze. Sind alle voll, habt ihr verloren.
learn_particle_panic-1-lab-codes = Vier **Codes** schalten das Labor ab. Ein Code sind hier vier Karten einer Farbe. Ihr gewinnt oder verliert gemeinsam.
learn_particle_panic-1-lab-share = Dein Teammitglied hat drei Herz, du hast eines. Gib es ab: Tippe dein Herz an, dann dein Teammitglied.
learn_particle_panic-1-lab-share-no = Das darfst du. Aber noch ein Herz, und dein Team hat einen Code!
learn_particle_panic-1-lab-actions = Das war eine **Spezialaktion**. Davon hast du zwei pro Zug, und dazu zwei Basisaktionen.
learn_particle_panic-1-lab-move = Jetzt gehen wir ein Teilchen stoppen. Tippe auf **Gehen**, und ein Würfel rollt.
learn_particle_panic-1-lab-move-no = Das darfst du. Aber lass uns zuerst gehen.
learn_particle_panic-1-lab-go = Eine 3! Du darfst also bis zu drei Räume weit gehen. Einer genügt: Tippe auf Raum 2.
learn_particle_panic-1-lab-go-no = Dorthin könntest du auch. Aber treffen wir uns in Raum 2.
learn_particle_panic-1-lab-try = Hier ist ein Teilchen. Tippe auf **Neutralisieren**. Ab einer 3 auf dem Würfel ist es weg.
learn_particle_panic-1-lab-try-no = Das darfst du. Aber stoppe zuerst das Teilchen hier.
learn_particle_panic-1-lab-club = Nur eine 2: zu wenig! Aber ein Kreuz in deiner Hand gibt eins dazu. Setze dein Kreuz ein.
learn_particle_panic-1-lab-club-no = Das ginge. Aber dein Kreuz hilft sicher, alles andere nicht.
learn_particle_panic-1-lab-gone = Es ist weg, und der Raum ist frei. Nur in einem freien Raum kannst du Karten nehmen.
learn_particle_panic-1-lab-collect = Nimm hier die oberste Karte. Tippe auf **Sammeln**.
learn_particle_panic-1-lab-stay = Das darfst du. Aber du brauchst Karten.
learn_particle_panic-1-lab-more = Du darfst sogar eine zweite haben: Tippe auf **Noch eine nehmen**. Dann endet dein Zug.
learn_particle_panic-1-lab-emerge = Nach jedem Zug sagen zwei Würfel, wie viele Teilchen herauskommen und wo. Zwei kamen in deinen Raum!
learn_particle_panic-1-lab-first = Dein Teammitglied hatte vier Herz und hat den ersten Code eingegeben. Noch drei, und das Labor ist aus!
learn_particle_panic-1-lab-limit = Vorsicht: Jeder Fehlversuch kostet. Von da an darfst du eine Karte weniger halten.
learn_particle_panic-1-lab-suits = Jede Farbe hilft. Kreuz gibt eins dazu, Herz würfelt neu. Karo bewegt dich, Pik ein Teilchen.
learn_particle_panic-1-lab-true = Was stimmt? In Beschleunigern wird Energie zu neuen Teilchen. Doch die meisten zerfallen bald.
learn_particle_panic-1-lab-which = Wann ist das Labor verloren?
learn_particle_panic-1-lab-which-full = Kein Platz ist frei
learn_particle_panic-1-lab-which-one = Ein Raum ist voll
learn_particle_panic-1-lab-which-die = Ein Wurf reicht nicht
learn_particle_panic-1-lab-which-share = Du gibst Karten ab
learn_particle_panic-1-lab-which-why = Was nicht in einen Raum passt, kommt in den nächsten. Wann also ist es zu viel?
learn_particle_panic-1-lab-yours = Jetzt gehören dir zwei Züge. Diese Lampe gibt dir einen Tipp. Viel Glück!
learn_particle_panic-1-lab-play = Deine Züge. Ein Tipp auf die Lampe hilft dir.
learn_particle_panic-1-lab-bye = Gut gemacht! Jetzt rettet das Labor in einem ganzen Spiel.
