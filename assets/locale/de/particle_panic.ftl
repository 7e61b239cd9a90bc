# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic ist von Daniel Solis, tagsüber Art Director, nachts Spieleerfinder. Er veröffentlichte die Regeln im November 2011 in seinem Blog. Am Anfang stand ein Gedankenspiel: Wie spielt sich ein Zombie-Brettspiel auf einem kleineren, engeren Brett?

    Wir haben Räume, Karten und Figuren neu gezeichnet. Die leichteren Regeln, der Stapel mit fünf Codes und alle Antworten auf offene Fragen stammen von dieser Ausgabe.

## Options

particle_panic-option-ladder = Regeln
particle_panic-option-ladder-0 = Training
particle_panic-option-ladder-1 = Im Griff
particle_panic-option-ladder-2 = Eingedämmt: erstes Spiel
particle_panic-option-ladder-3 = Alarm
particle_panic-option-ladder-4 = Originalregeln
particle_panic-option-ladder-5 = Fünf Codes
particle_panic-option-ladder-help = Wie hart das Labor zurückschlägt.
particle_panic-option-ladder-0-help = Halb so viele Teilchen, Codes aus vier Karten, Sammeln gratis, acht Handkarten. { particle_panic-odds }
particle_panic-option-ladder-1-help = Halb so viele Teilchen, Codes aus vier Karten, und Sammeln kostet keine Aktion. { particle_panic-odds }
particle_panic-option-ladder-2-help = Halb so viele Teilchen und Codes aus vier Karten: ein gutes erstes Spiel. { particle_panic-odds }
particle_panic-option-ladder-3-help = Halb so viele Teilchen, Codes aus fünf Karten, und Sammeln kostet keine Aktion. { particle_panic-odds }
particle_panic-option-ladder-4-help = Das Spiel, wie sein Erfinder es veröffentlicht hat. Es ist hart für jedes Team. Nimm fürs erste Spiel „Eingedämmt“. { particle_panic-odds }
particle_panic-option-ladder-5-help = Die schwerere Idee des Erfinders: eine fünfte Farbe und ein fünfter Code. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] Wie oft man gewinnt, haben wir noch nicht gezählt.
    [0] Ein Team der stärksten Computerspieler (Nobel) gewinnt fast nie: höchstens { $high } von 100 Spielen.
    *[other] Wir haben gezählt: Ein Team der stärksten Computerspieler (Nobel) gewinnt { $odds } von 100 Spielen. Der wahre Anteil liegt sehr wahrscheinlich zwischen { $low } und { $high }.
    }
particle_panic-option-easing = Erleichterung für alle Teams
particle_panic-option-easing-0 = aus
particle_panic-option-easing-1 = an
particle_panic-option-easing-help = Teams aus 3 oder 4 bekommen, was Teams aus 1 oder 2 immer haben: zwei Aktionen jeder Art, Neutralisieren bei 3 bis 6, zwei Karten beim Sammeln. { particle_panic-odds }
particle_panic-option-duty = Detektordienst
particle_panic-option-duty-0 = aus
particle_panic-option-duty-1 = an
particle_panic-option-duty-2 = an, mit echten Kollisionen
particle_panic-option-duty-help = Benenne nach einem Fehlwurf das Teilchen auf einem Bild des Detektors. Stimmt der Name, wird neu gewürfelt, wie mit einem Herz. { particle_panic-odds }
particle_panic-option-duty-2-help = Benenne nach einem Fehlwurf das Teilchen auf einem Bild des Detektors. Myonen und Elektronen stammen aus echten Kollisionen, die CMS am CERN aufgezeichnet hat; die anderen Bilder sind gezeichnet. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Schaltet es ab
particle_panic-rules-1 = Der größte Beschleuniger der Welt erzeugt exotische Teilchen, und sie entkommen. Vier Codes zur Selbstzerstörung schalten das Labor ab. Ihr gewinnt alle, wenn ihr den letzten eingebt. Ihr verliert alle, wenn das Labor schneller ist.

    Das Labor ist ein Ring aus sechs Räumen, 1 bis 6 im Uhrzeigersinn von oben. Jeder hat einen offenen Stapel Spielkarten und Plätze für sechs Teilchen. Nur die Farbe einer Karte zählt. Von jeder Farbe gibt es { $suit } Karten, und alle sehen alle Hände.

    Am Anfang hat jede Person drei Karten. Alle Figuren stehen in Raum 1, und in jedem anderen Raum ist ein Teilchen.
particle_panic-rules-2-title = Dein Zug
particle_panic-rules-2 = In deinem Zug hast du eine Basisaktion und eine Spezialaktion, in beliebiger Reihenfolge. Teams aus einer oder zwei Personen haben von jeder zwei und dürfen zweimal dieselbe nehmen. Jede Aktion darfst du auslassen.

    Basisaktionen: gehen, neutralisieren, sammeln.
    Spezialaktionen: einsetzen, abgeben, einen Code eingeben.

    Danach wirft jeder Karten ab, der über seinem Handlimit liegt. Dann erscheinen neue Teilchen.
particle_panic-rules-3-title = Basisaktionen
particle_panic-rules-3 = Gehen: Würfle und geh höchstens so viele Räume weit, in jede Richtung.

    Neutralisieren: Würfle gegen ein Teilchen in deinem Raum. Bei 4 bis 6 ist es weg (Teams aus 1 oder 2: bei 3 bis 6). Bei weniger verlierst du für den Rest des Spiels einen Punkt Handlimit. Versuche es, so oft du willst.

    Sammeln: Das kommt als Letztes in deinem Zug. Nimm in einem Raum ohne Teilchen die oberste Karte vom Stapel. Teams aus 1 oder 2 dürfen zwei Karten nehmen, und die zweite siehst du vorher.
particle_panic-rules-4-title = Spezialaktionen
particle_panic-rules-4 = Einsetzen: Nutze beliebig viele Karten, jederzeit in deinem Zug. Herz wiederholt einen misslungenen Wurf. Kreuz gibt ihm 1 dazu. Karo bewegt deine Figur einen Raum weit. Pik schiebt irgendein Teilchen einen Raum weit. Eingesetzte Karten sind aus dem Spiel.

    Abgeben: Gib jemandem in deinem Raum Karten.

    Code: Wirf fünf Karten einer Farbe aus deiner Hand ab. Jede Farbe wird einmal eingegeben. Ihre Karten kannst du auch danach noch einsetzen.
particle_panic-rules-5-title = Teilchen erscheinen
particle_panic-rules-5 = Am Ende jedes Zuges sagen zwei Würfel, wie viele Teilchen erscheinen und in welchem Raum.

    Ein Raum fasst sechs. Die übrigen laufen in den nächsten Raum mit freiem Platz über. Sind zwei Räume gleich nah, wählst du, Teilchen für Teilchen. „Verteilen“ erledigt das für dich.

    Der Zug, in dem der letzte Code eingegeben wird, endet sofort. Kein Teilchen erscheint.
particle_panic-rules-6-title = Drei Arten zu verlieren
particle_panic-rules-6 = Das Labor ist verloren,

    wenn ein neues Teilchen keinen Platz findet, weil alle 36 Plätze besetzt sind;
    wenn ein Handlimit auf 0 fällt;
    wenn jemand die letzte Karte eines Stapels nimmt.

    Ein Handlimit beginnt bei 6. Unter 5 kannst du keinen ganzen Code mehr zwischen zwei Zügen auf der Hand behalten. Darum tut jeder Fehlwurf doppelt weh.
particle_panic-rules-7-title = Leichter und schwerer
particle_panic-rules-7 = Die veröffentlichten Regeln sind sehr schwer. Auch starke Teams verlieren fast immer. Darum gibt es leichtere Stufen. Zu zweit habt ihr die mit Abstand besten Chancen.

    Training, Im Griff, Eingedämmt, Alarm: Halb so viele Teilchen erscheinen, aufgerundet. Training, Im Griff, Eingedämmt: Vier Karten sind ein Code. Training, Im Griff, Alarm: Sammeln ist ein freier Schritt am Ende des Zuges. Im Training beginnt ihr auch mit vier Karten und Limit 8.

    „Fünf Codes“ bringt Sterne ins Spiel, eine fünfte Farbe ohne Wirkung.

    Jedes Team kann mit der Erleichterung für kleine Gruppen spielen.
particle_panic-rules-8-title = Offene Fragen
particle_panic-rules-8 = Die veröffentlichten Regeln lassen einige Fragen offen. So beantworten wir sie: Alle in einem Zug eingesetzten Karten sind eine Aktion. Kreuz und Herz setzt du ein, nachdem du den Würfel gesehen hast. Ein Herz löscht die Kreuze, die du für diesen Wurf eingesetzt hast. Zwischen zwei Versuchen darfst du mit Karo weiterziehen. Gehen beendet die Versuche. Pik bewegt jedes Teilchen. Figuren dürfen in jeden Raum.

    Die Hände werden geprüft, bevor Teilchen erscheinen, deine zuerst. Welche Karten du abwirfst, wählst du selbst. Abgeben geht von links nach rechts. Ein volles Labor ist erst verloren, wenn noch ein Teilchen kommt.
particle_panic-rules-9-title = Was stimmt davon?
particle_panic-rules-9 = Die Geschichte ist erfunden. Kein Beschleuniger kann so außer Kontrolle geraten, und niemand bekämpft Teilchen mit Würfeln.

    Einiges davon stimmt. Viele Beschleuniger sind Ringe. Neue Teilchen entstehen, wenn die Energie einer Kollision zu Masse wird. Der Zufall entscheidet, was bei einer einzelnen Kollision herauskommt. Doch die schweren Teilchen zerfallen viel schneller, als du blinzeln kannst. Sie sammeln sich nicht in Räumen an.

    Und zum Abschalten braucht niemand Codes. Stimmt etwas nicht, lenken Magnete die Strahlen des Large Hadron Collider aus dem Ring in einen Block aus Graphit. Das dauert weniger als eine tausendstel Sekunde.
particle_panic-rules-10-title = Feinheiten
particle_panic-rules-10 = Sammeln beendet deinen Zug. Danach kannst du nichts mehr tun, auch keinen Code mit der eben genommenen Karte eingeben. Du darfst beide Basisaktionen zum Sammeln verwenden. Wo Sammeln keine Aktion kostet, darfst du es einmal, am Ende deines Zuges.

    Solange du Spezialaktionen hast, darfst du derselben Person noch einmal Karten geben.

    Deine Figur geht in einen Nachbarraum, ob voll oder nicht. Ein Pik braucht Platz für das Teilchen.

    Es geht im Uhrzeigersinn, Spieler 1 beginnt. Allein kannst du nichts abgeben. Niemand sieht die Karten unter den obersten. Das Spiel warnt dich, bevor du die letzte Karte eines Stapels nimmst.
particle_panic-rules-11-title = Detektordienst
particle_panic-rules-11 = Das ist eine Option. Die veröffentlichten Regeln kennen sie nicht. Nach einem Fehlwurf darfst du in den Detektor schauen, einmal je Versuch und kostenlos. Du schaust am Strahl entlang. Von innen nach außen siehst du: Spurdetektor, elektromagnetisches Kalorimeter, hadronisches Kalorimeter, Magnet, Myonkammern. Der gelbe Pfeil zeigt auf das Teilchen, das du benennen sollst. Der Rest der Kollision ist grau. Wählst du echte Kollisionen, siehst du Myonen und Elektronen, die CMS am CERN aufgezeichnet hat. Die anderen Bilder sind gezeichnet.

    Nennst du das richtige Teilchen, wird neu gewürfelt, wie mit einem Herz. Sonst bleibt es beim Fehlwurf, und Herz und Kreuz helfen weiterhin. Wie oft deine Teammitglieder es wissen, hängt von ihrer Stärke ab: ein Besucher in drei von acht Fällen, ein Nobel jedes Mal.
particle_panic-rules-12-title = Was ein Detektor zeigt
particle_panic-rules-12 = Der Magnet krümmt die Spur eines geladenen Teilchens. Je kleiner sein Impuls ist, desto stärker ist die Krümmung. Elektronen und Photonen enden im elektromagnetischen Kalorimeter, Hadronen im hadronischen. Myonen durchqueren alles. Neutrinos hinterlassen nichts: Es fehlt nur Impuls. Ein Jet ist ein Bündel von Hadronen. Zwei Spuren, die abseits der Mitte beginnen, stammen von einem Teilchen, das unterwegs zerfallen ist.

    Im Spiel sind alle Bilder gleich wahrscheinlich, und jedes zeigt ein einziges Teilchen. In der Natur sind es Hunderte zugleich, und Computer setzen die Spuren zusammen. Die Schichten sind nicht maßstäblich, und die Spuren sind stärker gekrümmt als in einem echten Detektor.

## Suits

particle_panic-suit-hearts = Herz
particle_panic-suit-clubs = Kreuz
particle_panic-suit-diamonds = Karo
particle_panic-suit-spades = Pik
particle_panic-suit-stars = Stern
particle_panic-card-hearts = Herz
particle_panic-card-clubs = Kreuz
particle_panic-card-diamonds = Karo
particle_panic-card-spades = Pik
particle_panic-card-stars = Stern

## On the table

particle_panic-pressure = Druck
particle_panic-turns-left = { $turns ->
    [0] gleich voll
    [one] etwa 1 Zug
   *[other] etwa { $turns } Züge
}
particle_panic-locks = Codes: { $done } von { $codes }
particle_panic-turn = Zug { $turn }
particle_panic-lock-open = fertig
particle_panic-lock-ready = bereit
particle_panic-lock-shut = { $best } von { $need }
particle_panic-roll-none = Alles ruhig
particle_panic-roll-move = gehen
particle_panic-roll-neutralize = Versuch
particle_panic-roll-hit = eins weniger!
particle_panic-roll-miss = Fehlwurf
particle_panic-roll-emerge = +{ $count } in Raum { $room }
particle_panic-roll-emerge-full = Raum { $room } voll: +{ $count }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Gehen
particle_panic-button-neutralize = Neutralisieren
particle_panic-button-collect = Sammeln
particle_panic-button-collect-free = Gratis sammeln
particle_panic-button-collect-more = Noch eine nehmen
particle_panic-button-stop = Hier aufhören
particle_panic-button-end = Zug beenden
particle_panic-button-spread = Verteilen
particle_panic-button-heart = Herz einsetzen
particle_panic-button-club = Kreuz einsetzen
particle_panic-button-accept = Hinnehmen
particle_panic-button-confirm = Trotzdem tun
particle_panic-button-keep = Lieber nicht
particle_panic-button-keep-card = Nein, behalten
particle_panic-offer-come = Soll ich zu dir kommen? Zusammen haben wir den ganzen { $suit }-Code.
particle_panic-offer-come-part = Soll ich zu dir kommen? Zusammen haben wir { $count } von { $need } Karten für den { $suit }-Code.
particle_panic-offer-give = { $count ->
    [one] Soll ich dir meine { $suit }-Karte geben?
   *[other] Soll ich dir meine { $suit }-Karten geben?
} { $over ->
    [0] Dann hast du den ganzen Code.
   *[other] Dein Code ist komplett, du wirfst eine andere ab.
}
particle_panic-offer-give-part = { $count ->
    [one] Soll ich dir meine { $suit }-Karte geben?
   *[other] Soll ich dir { $count } { $suit }-Karten geben?
} Dann hast du { $have } von { $need } für den Code.
particle_panic-offer-come-yes = Ja, komm her
particle_panic-offer-come-no = Nein, diesmal nicht
particle_panic-offer-give-yes = Ja, bitte
particle_panic-offer-give-no = Nein, danke
particle_panic-detail-move = würfeln, gehen
particle_panic-detail-odds = { $plain } %, sonst Limit { $limit }
particle_panic-detail-collect = { $cards ->
    [one] { $card }, Zugende
   *[other] bis { $cards }, Zugende
}
particle_panic-detail-collect-more = jetzt oben: { $card }
particle_panic-detail-collect-full = oben: { $card }, dann { $over } abwerfen
particle_panic-detail-stop = der Zug endet
particle_panic-detail-end = 1 bis 6 erscheinen
particle_panic-detail-end-half = 1 bis 3 erscheinen
particle_panic-detail-spread = immer in den leereren Raum
particle_panic-detail-heart = neuer Wurf: { $plain } %
particle_panic-detail-club-enough = { $die } + 1 = { $sum }: reicht
particle_panic-detail-club-short = { $die } + 1 = { $sum }: { $more } { $more ->
    [one] fehlt
   *[other] fehlen
}
particle_panic-detail-club-wasted = { $die } + 1 = { $sum }: reicht nicht
particle_panic-detail-accept = Handlimit ab jetzt { $limit }
particle_panic-detail-accept-low = Handlimit { $limit }: kein Code passt
particle_panic-closed-no-basic = keine Basisaktion
particle_panic-closed-no-particle = kein Teilchen hier
particle_panic-closed-particles = Teilchen hier

particle_panic-aid-hearts = Herz: Heb es für einen Fehlwurf auf
particle_panic-aid-clubs = Kreuz: Heb es für einen Fehlwurf auf
particle_panic-aid-diamonds = Karo: Deine Figur geht einen Raum.
    Tippe den Raum an.
particle_panic-aid-diamonds-share = Abgeben: Tippe die andere Hand an.
    Oder gehen: Tippe den Raum an.
particle_panic-aid-spades = Pik: schiebt ein Teilchen weiter.
    Tippe seinen Raum an.
particle_panic-aid-spades-share = Abgeben: Tippe die andere Hand an.
    Oder schieben: Tippe einen Raum an.
particle_panic-aid-spades-to = Tippe jetzt den Nachbarraum an, in den das Teilchen soll.
particle_panic-aid-share = Eine Karte abgeben: Tippe eine andere Hand an.
    { $free ->
    [1] Das ist gratis.
   *[other] Das kostet eine Spezialaktion.
}

particle_panic-warning-limit-code = Ein Fehlwurf senkt dein Limit auf { $limit }. Ein Code aus { $need } Karten passt dann zwischen den Zügen nicht mehr auf deine Hand.
particle_panic-warning-limit-last = Dein Handlimit ist 1. Ein Fehlwurf senkt es auf 0, und das Labor ist verloren.
particle_panic-warning-last-card = Das ist die letzte Karte des Stapels. Wenn du sie nimmst, ist das Labor verloren.
particle_panic-warning-ends-turn = Sammeln beendet deinen Zug. Deine übrigen Aktionen verfallen, und du kannst es nicht zurücknehmen.
particle_panic-warning-nothing-done = Du hast in diesem Zug noch nichts getan. Willst du ihn beenden, ohne eine Aktion zu nutzen?
particle_panic-warning-full = { $seat } hat { $count } Karten, und das Limit ist { $limit }. Jede Karte darüber wird am Ende deines Zugs abgeworfen.
particle_panic-warning-discard = Du hast { $count } { $suit }, und ein Code braucht { $need }. Eine davon abwerfen?
particle_panic-warning-discard-open = Der { $suit }-Code fehlt noch. Du hast auch { $other }, und dieser Code ist schon drin. Trotzdem { $suit } abwerfen?

## What is asked

particle_panic-meaning-actions = Basisaktionen: { $free ->
    [1] gehen, neutralisieren. Sammeln ist gratis.
   *[other] gehen, neutralisieren, sammeln.
} Spezialaktionen: Karten einsetzen, Karten abgeben, einen Code eingeben. Alle Karten, die du in einem Zug einsetzt, kosten zusammen eine Aktion.
particle_panic-meaning-move = Eine Basisaktion. Würfle, dann geh bis zu so viele Räume weit, links oder rechts herum.
particle_panic-meaning-collect = { $free ->
    [1] Sammeln kostet keine Aktion.
   *[other] Sammeln kostet eine Basisaktion.
} Es beendet deinen Zug.
particle_panic-meaning-odds = Ein Würfel entscheidet. Von 100 Würfen gelingen etwa { $plain }. Ein Fehlwurf senkt dein Handlimit für das ganze Spiel auf { $limit }. Der erste Versuch kostet eine Basisaktion. Weitere Versuche sind gratis.
particle_panic-meaning-odds-cards = Ein Würfel entscheidet. Von 100 Würfen gelingen etwa { $plain }. Mit all deinen Herz- und Kreuzkarten sind es etwa { $best }. Ohne sie senkt ein Fehlwurf dein Handlimit für das ganze Spiel auf { $limit }. Der erste Versuch kostet eine Basisaktion. Weitere Versuche sind gratis.
particle_panic-throw = Tippe die Würfel an
particle_panic-throw-one = Tippe den Würfel an
particle_panic-throw-how = Neue Teilchen: wie viele, und wo? Tippe die Würfel an, oder zieh und schüttle sie.
particle_panic-throw-how-one = Würfle: Tippe den Würfel an, oder zieh und schüttle ihn.
particle_panic-throw-try = { $hit } oder mehr ist gut
particle_panic-throw-how-try = { $hit } oder mehr ist gut. Würfle: Tippe den Würfel an, oder zieh und schüttle ihn.
particle_panic-throw-for-emerge = Neue Teilchen kommen: { $half ->
    [1] halb so viele, wie der linke Würfel zeigt, aufgerundet.
   *[other] so viele, wie der linke Würfel zeigt.
} Der rechte zeigt den Raum.
particle_panic-throw-for-move = Der Würfel sagt, wie viele Räume du gehen darfst. Ab 3 erreichst du jeden Raum.
particle_panic-throw-for-try = { $hit } oder mehr: Das Teilchen ist weg. Weniger: ein Fehlwurf.
particle_panic-headline-yours = { $basics ->
    [0] { $specials ->
        [0] Keine Aktion mehr
       *[other] Spezialaktionen: { $specials }
    }
   *[other] { $specials ->
        [0] Basisaktionen: { $basics }
       *[other] Basisaktionen: { $basics }, Spezialaktionen: { $specials }
    }
}
particle_panic-headline-theirs = { $seat }: { $basics ->
    [0] { $specials ->
        [0] keine Aktion mehr
       *[other] Spezial { $specials }
    }
   *[other] { $specials ->
        [0] Basis { $basics }
       *[other] Basis { $basics }, Spezial { $specials }
    }
}
particle_panic-headline-collect-yours = Sammeln beendet deinen Zug
particle_panic-headline-collect-theirs = { $seat }: sammelt
particle_panic-headline-spill-yours = Überlauf!
particle_panic-headline-spill-theirs = { $seat }: Überlauf
particle_panic-headline-discard-yours = Du hast zu viele Karten
particle_panic-headline-discard-theirs = { $seat }: Limit { $limit }, { $over } zu viel
particle_panic-prompt-wait = Warten auf { $seat }.
particle_panic-prompt-wait-fact = Warten auf { $seat }.

    Wusstest du schon? { $fact }
particle_panic-prompt-offer = { $seat } fragt dich.
particle_panic-prompt-over = Das Spiel ist zu Ende.
particle_panic-prompt-act = { $basics ->
    [0] Spezialaktion: Karte antippen.
   *[other] Basisaktion: Knopf. Spezialaktion: Karte.
}
particle_panic-prompt-act-again = Noch ein Versuch kostet keine Aktion. Ein Fehlwurf senkt dein Limit auf { $left }.
particle_panic-prompt-act-spending = Weitere Karten einsetzen ist gratis.
particle_panic-prompt-act-giving = Weitere Karten für dasselbe Teammitglied sind gratis, von links nach rechts.
particle_panic-prompt-act-code = Ein Code ist bereit: Tippe sein Schloss an.
particle_panic-prompt-act-done = Du hast keine Spezialaktion mehr.
particle_panic-prompt-act-none = { $seats ->
    [1] Herz und Kreuz helfen nur nach einem Fehlwurf.
   *[other] Herz und Kreuz helfen nach einem Fehlwurf oder als Geschenk im selben Raum.
}
particle_panic-prompt-act-none-stars = Sterne haben keine Wirkung. Du brauchst sie nur für ihren Code.
particle_panic-prompt-act-none-spades = Ein Pik braucht ein Teilchen zum Schieben.
particle_panic-prompt-act-empty = Du hast keine Karten.
particle_panic-prompt-choose = Der Würfel zeigt { $die }. Tippe einen Raum an ({ $steps ->
    [3] alle sind nah genug
    [one] höchstens einen Schritt weit
   *[other] höchstens { $steps } Schritte weit
}) oder bleib, wo du bist.
particle_panic-prompt-failed = Daneben: Du brauchst { $hit } oder mehr. Was jetzt?
particle_panic-prompt-collect = Die nächste auch nehmen?
particle_panic-prompt-discard = Dein Limit ist { $limit }. Tippe { $over ->
    [one] eine Karte auf deiner Hand an. Sie verlässt das Spiel.
   *[other] { $over } Karten auf deiner Hand an. Sie verlassen das Spiel.
}
particle_panic-prompt-spill = Raum { $room } ist voll: { $extra ->
    [one] Ein Teilchen läuft über. Tippe einen Raum dafür an.
   *[other] { $extra } Teilchen laufen über. Tippe einen Raum für das nächste an.
}

## Rules for a first game, one at a time, beside the light

particle_panic-first-actions = Basis: { $free ->
    [1] gehen, neutralisieren.
   *[other] gehen, neutralisieren, sammeln.
} Spezial: Karten abgeben oder einsetzen, Code eingeben.
particle_panic-first-share = Abgeben: eine Spezialaktion. Code: { $need } einer Farbe. { $why }
particle_panic-first-share-free = Weitere Karten für { $seat } sind jetzt gratis. { $why }
particle_panic-first-collect = Nimm Karten: { $need } einer Farbe sind ein Code. { $free ->
    [1] Das ist gratis und beendet deinen Zug.
   *[other] Je Basisaktion bekommst du bis zu { $cards }. Dann endet dein Zug.
}
particle_panic-first-limit = Auf deine Hand passen { $limit } Karten, eine je Kästchen. { $why }
particle_panic-first-move = Gehen kostet eine Basisaktion. { $why }
particle_panic-first-go = { $steps ->
    [3] Mit einer { $die } erreichst du jeden Raum.
    [one] Du darfst einen Raum weit gehen.
   *[other] Du darfst bis zu { $steps } Räume weit gehen.
} { $why }
particle_panic-first-try = Das kostet eine Basisaktion. Ab { $hit } ist ein Teilchen weg. Ein Fehlwurf senkt dein Limit für immer auf { $limit }.
particle_panic-first-heart = Ein Herz würfelt neu, für eine Spezialaktion. { $why }
particle_panic-first-club = Ein Kreuz gibt +1 für eine Spezialaktion. { $why }
particle_panic-first-spend = Das kostet eine Spezialaktion. { $why }
particle_panic-first-accept = Ein Kästchen deines Limits geht für immer weg. { $why }
particle_panic-first-code = { $need } { $suit } sind ein Code: Tippe das Schloss an. Das kostet eine Spezialaktion. Alle { $codes } Codes retten das Labor.
particle_panic-first-discard = Dein Limit: { $limit } Karten. { $why }
particle_panic-first-end = Jetzt kommen neue Teilchen. Findet eines keinen Platz, ist das Labor verloren.

## Names of what can be touched

particle_panic-spot-room = Raum { $room }: { $particles ->
    [0] kein Teilchen
    [one] ein Teilchen
   *[other] { $particles } Teilchen
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, oben: { $card }
particle_panic-spot-pressure = Besetzt: { $count } von 36 Plätzen. Wenn niemand neutralisiert, ist das Labor in etwa { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } voll.
particle_panic-spot-lock-open = { $suit }-Code: eingegeben
particle_panic-spot-lock-ready = { $suit }-Code: Eine Hand hat alle { $need } Karten
particle_panic-spot-lock-shut = { $suit }-Code: { $best } von { $need } in einer Hand, { $crew } im Team
particle_panic-spot-panel = { $seat }: Herz { $hearts }, Kreuz { $clubs }, Karo { $diamonds }, Pik { $spades }{ $stars ->
    [0] {""}
    *[other] , Stern { $stars }
    }; Handlimit { $limit }
particle_panic-spot-hand-hearts = { $count ->
    [one] Dein Herz
   *[other] Deine { $count } Herz
}
particle_panic-spot-hand-clubs = { $count ->
    [one] Dein Kreuz
   *[other] Deine { $count } Kreuz
}
particle_panic-spot-hand-diamonds = { $count ->
    [one] Dein Karo
   *[other] Deine { $count } Karo
}
particle_panic-spot-hand-spades = { $count ->
    [one] Dein Pik
   *[other] Deine { $count } Pik
}
particle_panic-spot-hand-stars = { $count ->
    [one] Dein Stern
   *[other] Deine { $count } Sterne
}

## Why not

particle_panic-why-first = Antworte zuerst auf die Frage.
particle_panic-why-collecting = Sammeln beendet deinen Zug: Karten kannst du jetzt nicht mehr nutzen.
particle_panic-why-no-basic = Du hast in diesem Zug keine Basisaktion mehr.
particle_panic-why-no-special = Du hast in diesem Zug keine Spezialaktion mehr.
particle_panic-why-no-particle = In deinem Raum ist kein Teilchen.
particle_panic-why-particles = Du kannst nur in einem Raum ohne Teilchen sammeln.
particle_panic-why-entered = Der { $suit }-Code ist schon eingegeben.
particle_panic-why-code = Ein Code braucht { $need } { $suit } aus einer Hand. Du hast { $have }.
particle_panic-why-code-theirs = { $seat } hat den ganzen { $suit }-Code und kann ihn im eigenen Zug eingeben.
particle_panic-why-too-far = Der Würfel zeigt { $die }: Dieser Raum ist zu weit weg.
particle_panic-why-not-nearest = Teilchen laufen in den nächsten Raum über, der einen freien Platz hat.
particle_panic-why-diamond = Ein Karo bewegt deine Figur in einen Nachbarraum.
particle_panic-why-spade-from = Tippe einen Raum mit einem Teilchen an, das nebenan Platz hat.
particle_panic-why-spade-to = Ein Pik schiebt ein Teilchen in einen Nachbarraum, der nicht voll ist.
particle_panic-why-room = Um dorthin zu kommen, würfle fürs Gehen oder setze ein Karo ein.
particle_panic-why-here = Du bist schon in Raum { $room }.
particle_panic-why-order = Die Karten kommen einzeln dran, von links nach rechts. Nimm zurück, um neu zu wählen.
particle_panic-why-discard = { $over ->
    [one] Wirf zuerst eine Karte ab.
   *[other] Wirf zuerst { $over } Karten ab.
}
particle_panic-why-failed = Nach einem Fehlwurf helfen nur Herz und Kreuz.
particle_panic-why-hearts = Herz ist für einen Fehlwurf oder für ein Teammitglied in deinem Raum.
particle_panic-why-clubs = Kreuz ist für einen Fehlwurf oder für ein Teammitglied in deinem Raum.
particle_panic-why-stars = Sterne haben keine Wirkung. Behalte sie für den Code oder gib sie einem Teammitglied.
particle_panic-why-spade-full = Kein Teilchen hat nebenan freien Platz.
particle_panic-why-apart = { $seat } ist in einem anderen Raum. Karten kannst du nur im selben Raum abgeben.
particle_panic-why-card-first = Tippe zuerst eine Karte an, dann { $seat }.

## What happened

particle_panic-log-move = { $seat }: eine { $die } fürs Gehen.
particle_panic-log-go = { $seat }: nach Raum { $room }.
particle_panic-log-try = { $seat }: eine { $die } gegen ein Teilchen in Raum { $room }.
particle_panic-log-neutralized = { $seat }: ein Teilchen weniger in Raum { $room }.
particle_panic-log-limit = { $seat }: daneben, das Handlimit ist jetzt { $limit }.
particle_panic-log-heart = { $seat }: ein Herz, der Würfel rollt noch einmal.
particle_panic-log-club = { $seat }: Ein Kreuz macht daraus { $die }.
particle_panic-log-diamond = { $seat }: ein Karo, nach Raum { $room }.
particle_panic-log-spade = { $seat }: Ein Pik schiebt ein Teilchen von Raum { $source } nach Raum { $room }.
particle_panic-log-share = { $seat } → { $to }: { $card }.
particle_panic-gift = { $seat } gibt dir eine Karte: { $card }.
particle_panic-gift-code = { $seat } gibt dir { $card }: Jetzt hast du { $count } von { $need }.
particle_panic-notice-code = { $seat } gibt einen Code ein
particle_panic-notice-last-code = { $seat } gibt den letzten Code ein!
particle_panic-notice-code-line = Der { $suit }-Code ist drin: { $count } von { $codes }.
particle_panic-shout-code = Code eingegeben!
particle_panic-log-code = { $seat }: Der { $suit }-Code ist eingegeben!
particle_panic-log-collect = { $seat }: { $card } vom Stapel.
particle_panic-log-discard = { $seat }: { $card } abgeworfen.
particle_panic-log-crowded = { $seat }: { $count } { $count ->
    [one] Karte
   *[other] Karten
} über dem Handlimit von { $limit }.
particle_panic-log-emerge = { $count ->
    [one] Ein Teilchen erscheint
   *[other] { $count } Teilchen erscheinen
} in Raum { $room }.
particle_panic-log-spill = Ein Teilchen läuft in Raum { $room } über.
# The turn of a teammate in one line.
particle_panic-sum = { $seat }: { $acts }.
particle_panic-sum-and = { $first }, { $next }
particle_panic-sum-room = ist jetzt in Raum { $room }
particle_panic-sum-gave = hat { $count } { $count ->
    [one] Karte
   *[other] Karten
} abgegeben
particle_panic-sum-neutralized = hat { $count } { $count ->
    [one] Teilchen
   *[other] Teilchen
} neutralisiert
particle_panic-sum-missed = { $count } { $count ->
    [one] Fehlwurf
   *[other] Fehlwürfe
}
particle_panic-sum-spent = hat { $count } { $count ->
    [one] Karte
   *[other] Karten
} eingesetzt
particle_panic-sum-code = hat den { $suit }-Code eingegeben
particle_panic-sum-collected = hat { $count } { $count ->
    [one] Karte
   *[other] Karten
} gesammelt
particle_panic-sum-discarded = hat { $count } { $count ->
    [one] Karte
   *[other] Karten
} abgeworfen
particle_panic-told-half = Das Labor ist halb voll!
particle_panic-told-left = { $left ->
    [0] Kein Platz mehr frei!
    [one] Nur noch { $left } Platz!
   *[other] Nur noch { $left } Plätze!
}
particle_panic-told-full = Raum { $room } ist voll!
particle_panic-told-full-line = Raum { $room } ist voll: Das nächste Teilchen dort läuft in den nächsten Raum mit freiem Platz über.
particle_panic-told-weak = Kein Platz für einen Code!
particle_panic-told-weak-line = { $seat }: Bei einem Limit von { $limit } passt kein Code aus { $need } Karten mehr auf die Hand.
particle_panic-told-last = Der letzte Punkt!
particle_panic-told-last-line = { $seat }: Das Handlimit ist 1. Noch ein Fehlwurf, und das Labor ist verloren.
particle_panic-told-hopeless = Keine Hand fasst einen Code!
particle_panic-told-hopeless-line = Keine Hand fasst mehr einen Code aus { $need } Karten: Das Labor ist nicht mehr zu retten.
particle_panic-fact-dump = Wenn am LHC, dem großen Beschleuniger des CERN, etwas schiefgeht, lenken Magnete die Strahlen nach höchstens drei Umläufen hinaus. Etwa acht Meter Graphit fangen sie auf.
particle_panic-fact-vacuum = Das Strahlrohr des LHC ist fast leer. So treffen Protonen aufeinander und nicht auf Luft.
particle_panic-fact-cold = Die Magnete des LHC arbeiten bei −271 °C. Das ist kälter als der Raum zwischen den Sternen.
particle_panic-fact-rock = Der LHC liegt etwa 100 Meter tief unter der Erde. Der Fels hält fast alles auf, was aus den Kollisionen kommt. Neutrinos fliegen weiter.

## The end

particle_panic-result-end = Wie es endete
particle_panic-result-cause-1 = Alle Codes drin: Das Labor ist aus!
particle_panic-result-cause-2 = Kein Platz mehr für neue Teilchen.
particle_panic-result-cause-3 = Ein Handlimit fiel auf 0.
particle_panic-result-cause-4 = Ein Kartenstapel war leer.
particle_panic-result-reason-1 = { particle_panic-result-cause-1 }
particle_panic-result-reason-2 = Raum { $room } lief über: Alle { $places } Plätze im Labor waren besetzt.
particle_panic-result-reason-3 = { $seat }: Ein Fehlwurf in Raum { $room } hat das Handlimit auf 0 gesenkt.
particle_panic-result-reason-4 = { $seat }: Die letzte Karte des Stapels in Raum { $room } wurde genommen.
particle_panic-result-turns = Überstandene Züge
particle_panic-result-neutralized = Neutralisierte Teilchen
particle_panic-result-emerged = Erschienene Teilchen
particle_panic-result-limits = Handlimits am Ende
particle_panic-result-codes = Eingegebene Codes
particle_panic-result-fact = Wusstest du schon?
particle_panic-result-same = Dasselbe Labor
particle_panic-step-half = { $figure ->
    [1] 1 bis 3 Teilchen pro Zug
   *[other] 1 bis 6 Teilchen pro Zug
}
particle_panic-step-code = Codes aus { $figure } Karten
particle_panic-step-free = { $figure ->
    [1] Sammeln gratis
   *[other] Sammeln kostet eine Aktion
}
particle_panic-step-limit = Handlimit { $figure }
particle_panic-step-deal = { $figure } Karten am Anfang
particle_panic-step-suits = { $figure } Codes

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } ({ $chance } % Siegchance)
particle_panic-hint-code = Du hast alle { $need } { $suit } auf der Hand: Gib den Code ein.
particle_panic-hint-collect = Kein Code braucht { $card }, aber du kannst die Karte einsetzen.
particle_panic-hint-collect-below = Kein Code braucht { $card }. Nimm die Karte, dann kommst du an die darunter.
particle_panic-hint-collect-below-full = Kein Code braucht { $card }. Nimm die Karte, dann kommst du an die darunter. Danach wirfst du bis zum Limit ab.
particle_panic-hint-collect-apart = Der { $suit }-Code ist auf mehrere Hände verteilt. Mit dieser Karte müsst ihr weniger abgeben.
particle_panic-hint-collect-code = Mit dieser Karte hast du alle { $need } { $suit } auf der Hand.
particle_panic-hint-collect-swap = Deine Hand ist voll, aber { $card } hilft mehr als { $other }. { $other } wirfst du danach ab.
particle_panic-hint-stop-full = Deine Hand ist voll. Für { $card } müsstest du eine andere Karte abwerfen.
particle_panic-hint-stop-spare = Kein Code braucht jetzt { $card }. Lass die Karte auf dem Stapel.
particle_panic-hint-stop-last = Das ist die letzte Karte des Stapels. Wer sie nimmt, verliert das Labor.
particle_panic-hint-stop = Die nächste Karte würde mehr kosten, als sie bringt.
particle_panic-hint-collect-wanted = Dem Team { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing } { $suit }, und { $card } liegt oben.
particle_panic-hint-neutralize = Eine { $hit } oder mehr entfernt ein Teilchen, und jeder freie Platz zählt.
particle_panic-hint-neutralize-collect = Eine { $hit } oder mehr entfernt ein Teilchen. In einem Raum ohne Teilchen kannst du sammeln.
particle_panic-hint-neutralize-again = Noch ein Versuch kostet keine Aktion. Eine { $hit } oder mehr entfernt das Teilchen.
particle_panic-hint-neutralize-keep-spade = Eine { $hit } oder mehr entfernt ein Teilchen. Behalte dein Pik für seinen Code.
particle_panic-hint-neutralize-not-spade = Eine { $hit } oder mehr entfernt ein Teilchen. Ein Pik würde es nur in den nächsten Raum schieben.
particle_panic-hint-neutralize-keep-diamond = Eine { $hit } oder mehr entfernt ein Teilchen. Behalte dein Karo für seinen Code.
particle_panic-hint-neutralize-not-diamond = Eine { $hit } oder mehr entfernt ein Teilchen. Mit einem Karo gingest du weg, und das Teilchen bliebe da.
particle_panic-hint-neutralize-pressure = { $left ->
    [0] Kein Platz ist mehr
    [one] Nur 1 Platz ist noch
   *[other] Nur { $left } Plätze sind noch
  } frei. Eine { $hit } oder mehr entfernt ein Teilchen. Ein Versuch lohnt sich also.
particle_panic-hint-move = In einem anderen Raum kannst du mehr tun.
particle_panic-hint-move-full = Deine Hand ist voll. In einem anderen Raum kannst du Teilchen entfernen.
particle_panic-hint-move-fewer = In einem anderen Raum sind weniger Teilchen. Dort kannst du eher sammeln.
particle_panic-hint-move-last = Hier liegt nur noch die letzte Karte. Wer sie nimmt, verliert das Labor.
particle_panic-hint-move-spare = Kein Code braucht die Karte, die hier oben liegt ({ $card }). Such in einem anderen Raum eine bessere Karte.
particle_panic-hint-move-first = Sammeln kommt zuletzt und ist gratis. Nutze vorher deine Basisaktionen in einem anderen Raum.
particle_panic-hint-move-free = Einige Räume sind ohne Teilchen. Dort kannst du Karten sammeln.
particle_panic-hint-move-meet = { $seat } ist in Raum { $room }. Zusammen habt ihr den ganzen { $suit }-Code. Geh dorthin.
particle_panic-hint-move-card = In Raum { $room } liegt { $card } oben. Das braucht das Team noch.
particle_panic-hint-go-free = Raum { $room } ist ohne Teilchen. Dort kannst du sammeln.
particle_panic-hint-go-free-card = Raum { $room } ist ohne Teilchen. Dort kannst du { $card } sammeln: Das fehlt dem Team.
particle_panic-hint-go-few-card = In Raum { $room } liegt { $card } oben: Das fehlt dem Team. Entferne dort erst { $count ->
    [one] das Teilchen
   *[other] die { $count } Teilchen
}.
particle_panic-hint-go-share = In Raum { $room } ist { $seat }: Dort könnt ihr Karten einer Farbe zusammenlegen.
particle_panic-hint-go-share-later = In Raum { $room } ist { $seat }: Bald könnt ihr dort Karten einer Farbe zusammenlegen.
particle_panic-hint-go-few = Raum { $room } hat nur { $count ->
    [one] ein Teilchen
   *[other] { $count } Teilchen
}. Wenn er leer ist, kannst du dort sammeln.
particle_panic-hint-go-work = Raum { $room } braucht dich: { $count ->
    [one] ein Teilchen
   *[other] { $count } Teilchen
}.
particle_panic-hint-diamond-free = Ein Karo bringt dich nach Raum { $room }. Dort sind keine Teilchen, also kannst du sammeln.
particle_panic-hint-diamond-share = Ein Karo bringt dich nach Raum { $room } zu { $seat }. Dort könnt ihr Karten zusammenlegen.
particle_panic-hint-diamond-work = Ein Karo bringt dich weiter nach Raum { $room }, mit { $count ->
    [one] einem Teilchen
   *[other] { $count } Teilchen
}.
particle_panic-hint-spade = Ein Schub von Raum { $source } nach Raum { $room } verteilt die Gefahr.
particle_panic-hint-spade-clear = Ein Pik schiebt ein Teilchen ohne Würfel aus deinem Raum.
particle_panic-hint-share = { $seat } hat schon mehr { $suit }. Haltet sie in einer Hand.
particle_panic-hint-share-code = Zusammen habt ihr den ganzen { $suit }-Code. Legt ihn in eine Hand.
particle_panic-hint-share-over = { $seat } hat schon mehr { $suit }. Haltet sie in einer Hand. { $seat } wirft dafür eine andere Karte ab.
particle_panic-hint-share-code-over = Zusammen habt ihr den ganzen { $suit }-Code. Legt ihn in eine Hand. { $seat } wirft dafür andere Karten ab.
particle_panic-hint-share-full = Schaff Platz auf deiner Hand. Die Hand von { $seat } ist voll: Am Ende deines Zugs geht dort eine Karte weg.
particle_panic-hint-share-limit = Dein Limit ist { $limit }: Ein Code aus { $need } Karten passt nicht mehr. Bei { $seat } passt er.
particle_panic-hint-share-together = Zusammen habt ihr { $count } { $suit }. Legt sie in eine Hand.
particle_panic-hint-share-room = { $seat } nimmt dir Karten ab. Dann hast du auf der Hand Platz für neue.
particle_panic-hint-share-sooner = { $seat } kann diese Karte früher brauchen als du.
particle_panic-hint-heart-spare = Auf dieses Herz kannst du verzichten, auf einen Punkt Handlimit nicht.
particle_panic-hint-heart-limit = Dein Limit ist { $limit }. Setze lieber ein Herz ein, als einen Punkt zu verlieren.
particle_panic-hint-heart-keep-club = Mit einem Herz rollt der Würfel noch einmal. Behalte dein Kreuz für den Code.
particle_panic-hint-club-spare = Auf dieses Kreuz kannst du verzichten, auf einen Punkt Handlimit nicht.
particle_panic-hint-club-limit = Dein Limit ist { $limit }. Setze lieber ein Kreuz ein, als einen Punkt zu verlieren.
particle_panic-hint-accept = Behalte deine Karten. Auch bei einem Limit von { $limit } passt ein ganzer Code aus { $need } Karten auf deine Hand.
particle_panic-hint-accept-low = Deine Karten sind mehr wert als ein Punkt Limit.
particle_panic-hint-accept-last = Keine deiner Karten rettet diesen Punkt. Damit fällt die letzte Hand weg, die einen Code aus { $need } Karten fasst.
particle_panic-hint-spend-last = Setze sie ein! Nur deine Hand fasst noch einen Code aus { $need } Karten. Nach einem Fehlwurf ist das Labor nicht mehr zu retten.
particle_panic-hint-hopeless = Keine Hand fasst mehr einen Code aus { $need } Karten. Das Labor ist nicht mehr zu retten: Spielt auf Zeit.
particle_panic-hint-discard = Bei { $suit } kannst du am ehesten auf eine Karte verzichten.
particle_panic-hint-discard-fewest = Wirf eine { $card }-Karte ab. Von den Farben auf deiner Hand hat das Team am wenigsten { $suit }: { $count }.
particle_panic-hint-discard-lacks = Wirf eine { $card }-Karte ab. Zum { $suit }-Code { $missing ->
    [one] fehlt noch eine Karte.
   *[other] fehlen noch { $missing } Karten.
}
particle_panic-hint-discard-closer = Wirf eine { $card }-Karte ab. Behalte deine { $count } { $suit } zusammen.
particle_panic-hint-discard-entered = Wirf eine { $suit }-Karte ab. Der { $suit }-Code ist eingegeben.
particle_panic-hint-discard-spare = Wirf eine { $suit }-Karte ab. Das Team hat mehr, als der Code braucht.
particle_panic-hint-spill = In Raum { $room } schadet das Teilchen am wenigsten.
particle_panic-hint-spread = Wenn du sie verteilst, bleiben in beiden Räumen Plätze frei.
particle_panic-hint-end = In diesem Zug kannst du nichts mehr gewinnen.
particle_panic-hint-end-keep = Behalte die Karten für die Codes. Nichts anderes lohnt sich jetzt.
particle_panic-hint-end-full = Deine Hand ist voll. Eine neue Karte oder ein Fehlwurf würde dich eine Karte kosten, die du brauchst.
particle_panic-hint-end-limit = Bei einem Limit von { $limit } kostet jeder Fehlwurf zu viel. Hör hier auf.
particle_panic-hint-end-code = { $seat } hat den ganzen { $suit }-Code. Beende deinen Zug, damit { $seat } ihn eingeben kann.

# Beside the light, in place of the question.
particle_panic-light-try-code = Lohnt sich: Mit { $plain } % ein Teilchen weniger. Sonst Limit { $limit }, zu klein für einen Code.
particle_panic-light-try-collect = Lohnt sich: Mit { $plain } % ist der Raum leer. Sonst Limit { $limit }, zu klein für einen Code.
particle_panic-light-try-weak = Für einen Code ist deine Hand schon zu klein. Ein Versuch kostet das Team wenig: mit { $plain } % ein Teilchen weniger.
particle_panic-light-try-last = Beste Chance: Mit { $plain } % ein Teilchen weniger. Sonst Limit 0, Labor verloren.
particle_panic-light-try-last-hand = Beste Chance: Mit { $plain } % ein Teilchen weniger. Sonst fasst keine Hand mehr einen Code.
particle_panic-light-accept = Behalte dein { $card } für den Code. Es ist mehr wert als ein Punkt Limit.
particle_panic-light-accept-other = Behalte dein { $card } für den Code. { $seat } kann noch einen ganzen Code halten.

## Detector duty

particle_panic-button-detect = Zum Detektor
particle_panic-detail-detect = richtig: neuer Wurf
particle_panic-look = Schau, worauf der gelbe Pfeil zeigt. Wo endet es?
particle_panic-layer-tracker = Spur-
    detektor
particle_panic-layer-electromagnetic = Elektro-
    magnetisch
particle_panic-layer-hadronic = Hadronisch
particle_panic-layer-magnet = Magnet
particle_panic-layer-muon = Myon-
    kammern
particle_panic-layer-tracker-line = Spurdetektor
particle_panic-layer-electromagnetic-line = Elektromagnetisch
particle_panic-layer-hadronic-line = Hadronisch
particle_panic-layer-magnet-line = Magnet
particle_panic-layer-muon-line = Myonkammern
particle_panic-kind-electron = Elektron
particle_panic-kind-photon = Photon
particle_panic-kind-muon = Myon
particle_panic-kind-hadron = Geladenes Hadron
particle_panic-kind-neutral = Neutrales Hadron
particle_panic-kind-neutrino = Neutrino
particle_panic-kind-jet = Jet
particle_panic-kind-displaced = Sekundärer Vertex
particle_panic-sight-electron = Eine gekrümmte Spur und ein schmaler Schauer im elektromagnetischen Kalorimeter.
particle_panic-sight-photon = Keine Spur, aber ein schmaler Schauer im elektromagnetischen Kalorimeter.
particle_panic-sight-muon = Eine gekrümmte Spur durch alle Schichten und Treffer in den äußersten Kammern.
particle_panic-sight-hadron = Eine gekrümmte Spur und ein breiter Schauer im hadronischen Kalorimeter.
particle_panic-sight-neutral = Keine Spur, aber ein breiter Schauer im hadronischen Kalorimeter.
particle_panic-sight-neutrino = Kein Signal, wo etwas den Rest ausgleichen müsste: Es fehlt Impuls.
particle_panic-sight-jet = Ein Bündel von Spuren und Schauer in beiden Kalorimetern.
particle_panic-sight-displaced = Zwei Spuren, die am selben Punkt beginnen, aber nicht in der Mitte.
particle_panic-sight-recorded = Eine echte Kollision. { $sight } In Grau: eine zweite Spur, die sich andersherum krümmt.
particle_panic-source-recorded = Eine echte Kollision: CMS 2011, Run { $run }, Ereignis { $event } (CERN Open Data)
particle_panic-source-sketch = Dieses Bild ist gezeichnet.
particle_panic-source-missing = Dieses Bild ist gezeichnet, weil die Datei mit den echten Kollisionen fehlt.
particle_panic-source-cut = Dieses Bild ist gezeichnet, weil die Datei mit den echten Kollisionen zu früh aufhört.
particle_panic-source-damaged = Dieses Bild ist gezeichnet, weil die Datei mit den echten Kollisionen beschädigt ist.
particle_panic-trace-electron = Ein Elektron: Seine Spur ist gekrümmt, weil es geladen ist. Es endet in einem Schauer im elektromagnetischen Kalorimeter.
particle_panic-trace-photon = Ein Photon: Es hinterlässt keine Spur, weil es keine Ladung hat. Es endet in einem Schauer im elektromagnetischen Kalorimeter.
particle_panic-trace-muon = Ein Myon: Es erreicht die Myonkammern, weil es unterwegs keinen Schauer macht.
particle_panic-trace-hadron = Ein geladenes Hadron: Seine Spur ist gekrümmt. Es endet in einem Schauer im hadronischen Kalorimeter, weil es die starke Wechselwirkung spürt.
particle_panic-trace-neutral = Ein neutrales Hadron: Es hinterlässt keine Spur, weil es keine Ladung hat. Es endet in einem Schauer im hadronischen Kalorimeter.
particle_panic-trace-neutrino = Ein Neutrino: Es hinterlässt kein Signal, weil es nur die schwache Wechselwirkung spürt. Nur sein Impuls fehlt.
particle_panic-trace-jet = Ein Jet: Aus einem schnellen Quark oder Gluon wird ein Bündel von Hadronen. Viele Spuren liegen nebeneinander.
particle_panic-trace-displaced = Ein Sekundärvertex: Zwei Spuren beginnen abseits der Mitte, weil dort ein Teilchen zerfallen ist.
particle_panic-verdict-right = Richtig! { $trace }
particle_panic-verdict-wrong = { $named }? Nein. { $trace }
particle_panic-prompt-name = Was hat dieses Bild hinterlassen?
particle_panic-log-detect = { $seat }: ein Blick in den Detektor.
particle_panic-log-named-right = { $seat }: { $kind }. Richtig, der Würfel rollt noch einmal.
particle_panic-log-named-wrong = { $seat }: { $kind }? Nein, es war: { $truth }.
particle_panic-hint-detect = Schauen kostet nichts, und ein richtiger Name bringt einen neuen Wurf.
particle_panic-hint-look = Sieh erst hin: Gibt es eine Spur, und ist sie gekrümmt? In welcher Schicht endet das Signal? Frag noch einmal, dann kommt die Antwort.

## What one plays for

particle_panic-goal = Ziel: zusammen alle { $codes } Codes aus { $need } Karten eingeben, bevor das Labor verloren ist.

# --- challenges

particle_panic-challenge-win = Schaltet das Labor rechtzeitig ab.
particle_panic-challenge-controlled = Gewinnt auf der Stufe „Im Griff“ oder einer schwereren.
particle_panic-challenge-contained = Gewinnt auf der Stufe „Eingedämmt“ oder einer schwereren.
particle_panic-challenge-alert = Gewinnt auf der Stufe „Alarm“ oder einer schwereren.
particle_panic-challenge-meltdown = Gewinnt nach den Originalregeln oder schwereren.
particle_panic-challenge-alone = Gewinne allein.
particle_panic-challenge-crew = Gewinnt zu viert.
particle_panic-challenge-intact = Gewinnt, ohne dass ein Handlimit sinkt.
particle_panic-challenge-no-spill = Gewinnt, ohne dass ein Teilchen überläuft.
particle_panic-challenge-no-discard = Gewinnt, ohne am Handlimit Karten abzuwerfen.
particle_panic-challenge-quick = Gewinnt in höchstens sechzehn Zügen.
particle_panic-challenge-two-codes = Gebt in einem Zug zwei Codes ein.
particle_panic-challenge-each-a-code = Alle im Team geben einen Code ein.
particle_panic-challenge-share-4 = Gebt in einem Spiel vier Karten ab.
particle_panic-challenge-neutralized-20 = Neutralisiert in einem Spiel zwanzig Teilchen.
particle_panic-challenge-neutralized-40 = Neutralisiert in einem Spiel vierzig Teilchen.
particle_panic-challenge-streak = Neutralisiert als Team fünf Teilchen nacheinander ohne Fehlwurf.
particle_panic-challenge-every-suit = Setzt in einem Spiel je eine Karte der vier Farben ein.
particle_panic-challenge-names = Benennt drei Teilchen im Detektor (Detektordienst).
particle_panic-challenge-no-wrong-name = Detektordienst: Benennt mindestens drei Teilchen, alle richtig.

particle_panic-puzzle-ask = Welche Wahl bringt die beste Chance auf einen ganzen Code am Ende deines Zuges?
particle_panic-puzzle-what = Am Ende deines Zuges soll jemand alle Karten eines Codes haben oder ihn eingegeben haben. Welche Wahl bringt die beste Chance? Probiere, so oft du willst.
particle_panic-puzzle-wrong = Mit dieser Wahl beträgt die Chance auf einen ganzen Code in diesem Zug höchstens { $mine } %. Mit der besten Wahl sind es { $best } %.
particle_panic-puzzle-because = Warum: { $reason } Spielst du gut weiter, beträgt die Chance auf einen ganzen Code in diesem Zug { $best } %.
