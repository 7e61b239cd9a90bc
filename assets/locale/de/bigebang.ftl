# Big*Bang: everything that this game says.

bigebang-credits = Big*Bang ist von Miguel Marqués, erschienen 2016 bei nestorgames. Wir erzählen die Regeln von 2018 in unseren eigenen Worten. Spiegeluniversum und Medaillen gibt es nur in dieser Ausgabe.

## Options

bigebang-option-puzzle = Spiel
bigebang-option-puzzle-0 = Duell zu zweit
bigebang-option-puzzle-1 = Universum des Lichts
bigebang-option-puzzle-2 = Paralleluniversen
bigebang-option-puzzle-3 = Universum des Lebens
bigebang-option-puzzle-help = Das Duell ist für zwei. Die drei Universen sind Rätsel für dich allein oder für zwei, die einander helfen.
bigebang-option-puzzle-0-help = Gewinne Marken für Licht, Helium und Stern. Kohlenstoff schlägt sie alle.
bigebang-option-puzzle-1-help = Vernichte alles. Allein oder gemeinsam zu zweit.
bigebang-option-puzzle-2-help = Trenne Materie und Antimaterie und verliere so wenig wie möglich. Allein oder zu zweit.
bigebang-option-puzzle-3-help = Baue die Kerne, auf denen das Leben beruht. Allein oder zu zweit.
bigebang-option-side = Erster Zug
bigebang-option-side-0 = Materie
bigebang-option-side-1 = Antimaterie
bigebang-option-side-2 = Wahl nach dem Auslegen
bigebang-option-side-help = Wahl nach dem Auslegen: Wer jünger ist, sieht sich die Lage an und wählt eine Seite. Wer älter ist, zieht zuerst. Gegen ein Programm wählst du.
bigebang-option-small = Small*Bang
bigebang-option-small-0 = aus
bigebang-option-small-1 = an
bigebang-option-small-help = Fünfzehn statt einundzwanzig Teilchen jeder Art. Das Spiel ist kürzer, und auf dem Brett ist mehr Platz.
bigebang-option-mass = Masse
bigebang-option-mass-0 = aus
bigebang-option-mass-1 = an
bigebang-option-mass-help = Für Licht gibt es keine Marke. Nur Helium und der größte Stern zählen.
bigebang-option-gravity = Schwerkraft
bigebang-option-gravity-0 = aus
bigebang-option-gravity-1 = an
bigebang-option-gravity-help = Zwei Stapel, die verschmelzen, dürfen sich auf jedem Feld dazwischen treffen.
bigebang-option-darkness = Dunkelheit
bigebang-option-darkness-0 = aus
bigebang-option-darkness-1 = an
bigebang-option-darkness-help = Vier Klumpen Dunkle Materie auf dem Brett versperren den Weg.
bigebang-option-time = Zeit
bigebang-option-time-0 = aus
bigebang-option-time-1 = an
bigebang-option-time-help = Die instabilen Stapel n und ³H dürfen zerfallen: Ein Neutron wird zum Proton.
bigebang-option-mirror = Spiegeluniversum
bigebang-option-mirror-0 = aus
bigebang-option-mirror-1 = an
bigebang-option-mirror-help = Jedes Teilchen liegt seinem Antiteilchen gegenüber. Beide Seiten haben die gleichen Chancen.
bigebang-option-passing = Wenn nichts geht
bigebang-option-passing-0 = Passen antippen
bigebang-option-passing-1 = automatisch passen
bigebang-option-passing-help = Manchmal hast du weder eine Fusion noch eine Vernichtung. Du kannst nur passen, und das kann das Spiel für dich tun.

bigebang-impossible-alone = Das Duell braucht zwei Personen. Spielst du allein, wähle eines der drei Universen.
bigebang-impossible-puzzle = Mit den drei Universen gehen nur Small*Bang und Dunkelheit. Schalte die anderen Varianten aus.

## Stacks

bigebang-stack-1 = n
bigebang-stack-2 = ¹H
bigebang-stack-3 = ²H
bigebang-stack-4 = ³H
bigebang-stack-5 = ³He
bigebang-stack-6 = ⁴He
bigebang-stack-7 = Anti-n
bigebang-stack-8 = Anti-¹H
bigebang-stack-9 = Anti-²H
bigebang-stack-10 = Anti-³H
bigebang-stack-11 = Anti-³He
bigebang-stack-12 = Anti-⁴He
bigebang-spoken-1 = Neutron
bigebang-spoken-2 = Wasserstoff-1, ein Proton
bigebang-spoken-3 = Wasserstoff-2
bigebang-spoken-4 = Wasserstoff-3
bigebang-spoken-5 = Helium-3
bigebang-spoken-6 = Helium-4
bigebang-spoken-7 = Antineutron
bigebang-spoken-8 = Antiwasserstoff-1, ein Antiproton
bigebang-spoken-9 = Antiwasserstoff-2
bigebang-spoken-10 = Antiwasserstoff-3
bigebang-spoken-11 = Antihelium-3
bigebang-spoken-12 = Antihelium-4
bigebang-matter = Materie
bigebang-antimatter = Antimaterie
bigebang-dark = Dunkle Materie
bigebang-empty = leeres Feld
bigebang-about-1 = n, das Neutron: Allein lebt es im Mittel etwa eine Viertelstunde.
bigebang-about-2 = ¹H, ein Proton. Es ist der Kern von gewöhnlichem Wasserstoff und der meisten Atome im Universum.
bigebang-about-3 = ²H, Deuterium: ein Proton und ein Neutron. Fast alles davon stammt aus den ersten Minuten des Universums.
bigebang-about-4 = ³H, Tritium: instabil. In etwa zwölf Jahren wird die Hälfte davon zu ³He.
bigebang-about-5 = ³He: stabil und selten. Fast alles Helium ist ⁴He.
bigebang-about-6 = ⁴He: zwei Protonen und zwei Neutronen, sehr fest gebunden. Ein Viertel der gewöhnlichen Materie ist Helium.
bigebang-about-anti = Das Spiegelbild von { $of }: Antiprotonen statt Protonen, Antineutronen statt Neutronen. Treffen sich die beiden, vernichten sie sich.
bigebang-about-carbon = ¹²C, Kohlenstoff: drei verschmolzene ⁴He, wie im Inneren alter Sterne. Auf Kohlenstoff beruht das Leben.

## At the table

bigebang-if = Wenn beide passen
bigebang-ahead = { $who } { $more }:{ $fewer }
bigebang-even = Gleichstand { $each }:{ $each }
bigebang-light = Licht
bigebang-helium = Helium
bigebang-helium-he3 =
    Helium
    ³He { $mine }:{ $theirs }
bigebang-star = Stern
bigebang-common = Licht für niemanden: { $light }
bigebang-coins = Für Zerfälle
bigebang-chart = Mögliche Stapel
bigebang-outcomes = Was passiert
bigebang-carbon = Kohlenstoff
bigebang-carbon-rule = drei ⁴He aneinander
bigebang-carbon-help = Kohlenstoff: Deine Fusion bringt drei ⁴He in Berührung, in beliebiger Form. Du gewinnst sofort.
bigebang-carbon-out = unerreichbar
bigebang-carbon-out-help = Kohlenstoff braucht drei ⁴He, die sich berühren. Deine Stapel schaffen das nicht mehr.
bigebang-carbon-new =
    { $new ->
        [2] nur noch mit zwei neuen ⁴He
       *[3] nur noch mit drei neuen ⁴He
    }
bigebang-carbon-new-help = An die blassen ⁴He passt kein weiteres mehr. Kohlenstoff braucht drei ⁴He, die sich berühren: Baue anderswo neue.
bigebang-carbon-danger = Vorsicht: { $who } kann gleich gewinnen!
bigebang-where = Wohin soll { $made }?
bigebang-makes = { $first } + { $second } verschmelzen zu { $made }.
bigebang-gives = { $first } + { $second } werden zu Licht: Du bekommst { $light } Teilchen.
bigebang-shrinks = Dein größter Stern schrumpft von { $was } Teilchen auf { $now }.
bigebang-shrinks-rival = Der größte Stern deines Gegenübers schrumpft von { $was } Teilchen auf { $now }.
bigebang-decay = Zerfall zu { $made }
bigebang-pass = Passen
bigebang-pass-ends = Passen, Ende
bigebang-pass-rival = Dein Zug endet
bigebang-pass-won = Du gewinnst { $more }:{ $fewer }
bigebang-pass-lost = Du verlierst { $fewer }:{ $more }
bigebang-pass-label =
    { $what }
    { $then }
bigebang-pass-ask-ends = Wenn du passt, ist das Spiel zu Ende, und du gewinnst nicht: { $then }.
bigebang-pass-ask = Du liegst zurück ({ $then }). Wenn dein Gegenüber auch passt, endet das Spiel so.
bigebang-pass-yes = Trotzdem passen
bigebang-pass-no = Weiterspielen
bigebang-stop = Hier aufhören
bigebang-score-1 = Übrige Teilchen
bigebang-score-2 = Vernichtet
bigebang-score-3 = Kohlenstoffkerne
bigebang-unsolved = Noch nicht gelöst: Die beiden Universen berühren sich.
bigebang-medal-0 = Noch keine Medaille
bigebang-medal-1 = Bronze
bigebang-medal-2 = Silber
bigebang-medal-3 = Gold
bigebang-medal-4 = Nobel
bigebang-medal-1-from-1 = Bronze: { $score } übrig
bigebang-medal-2-from-1 = Silber: { $score } übrig
bigebang-medal-3-from-1 = Gold: { $score } übrig
bigebang-medal-1-from-2 = Bronze: bis { $score }
bigebang-medal-2-from-2 = Silber: bis { $score }
bigebang-medal-3-from-2 = Gold: bis { $score }
bigebang-medal-1-from-3 = Bronze: { $score }
bigebang-medal-2-from-3 = Silber: { $score }
bigebang-medal-3-from-3 = Gold: { $score }
bigebang-medal-4-from-3 = Nobel: { $score }
bigebang-spot-circle = Reihe { $row }, Platz { $place }: { $what }
bigebang-spot-token = { $name }: { $mine } gegen { $theirs }
bigebang-spot-missing = { $protons ->
    [one] 1 Proton
   *[other] { $protons } Protonen
  }, { $neutrons ->
    [one] 1 Neutron
   *[other] { $neutrons } Neutronen
  }: gibt es nicht

bigebang-prompt-over = Das Universum ist fertig.
bigebang-prompt-over-why = { $why } Das Universum ist fertig.
bigebang-over-carbon = Drei ⁴He berühren sich und ergeben Kohlenstoff.
bigebang-over-stuck = Kein Stapel kann mehr ziehen.
bigebang-over-passed = Beide haben gepasst.
bigebang-prompt-wait = Warten auf { $who }.
bigebang-prompt-picks = { $who } wählt eine Seite.
bigebang-prompt-side = { $even ->
    [1] Wähle eine Seite: Keine ist besser.
   *[0] Wähle die Seite, die besser liegt. Die Regeln sind gleich.
  }
bigebang-seat-picks = wählt die Seite
bigebang-seat-begins = zieht zuerst
bigebang-prompt-turn = Du bist dran: Wähle einen deiner Stapel oder passe.
bigebang-prompt-target = Wähle ein leuchtendes Ziel. Die Liste zeigt, was entsteht.
bigebang-prompt-target-star = Wähle ein leuchtendes Ziel. Minus: Dein Stern schrumpft.
bigebang-prompt-passed = Dein Gegenüber hat gepasst. Passt du auch, ist das Spiel zu Ende.
bigebang-prompt-stuck = Kein Zug ist möglich: Passe. Passen beide, ist Schluss.
bigebang-prompt-decided = Das Ergebnis steht fest: Passe, dann wird gezählt.
bigebang-prompt-stop = Kein Stapel kann mehr ziehen: Hör hier auf.
bigebang-prompt-puzzle-1 = Vernichte alles: Lass so wenige Teilchen übrig, wie du kannst.
bigebang-prompt-puzzle-2 = Trenne Materie und Antimaterie und vernichte so wenig wie möglich.
bigebang-prompt-puzzle-3 = Baue so viele Gruppen aus drei ⁴He, die sich berühren, wie du kannst.

bigebang-first-touch = Deine Stapel sind { $side ->
    [0] rund
   *[1] sechseckig
  }: Wähle einen, dann ein leuchtendes Ziel.
bigebang-first-far = Stapel fliegen geradeaus über leere Felder zum nächsten Stapel.
bigebang-first-light = Licht-Marke: Vernichte mehr Teilchen als dein Gegenüber.
bigebang-first-helium = Helium-Marke: für mehr ⁴He. Bei Gleichstand entscheidet ³He.
bigebang-first-star = Stern-Marke: für mehr Teilchen in einer verbundenen Gruppe.
bigebang-first-carbon = Kohlenstoff: Mit drei ⁴He aneinander, auch in Reihe, gewinnst du.

## Why not

bigebang-why-choose = Wähle zuerst einen Stapel.
bigebang-why-side = Wähle zuerst eine Seite: Materie oder Antimaterie.
bigebang-why-token-light = Licht: Wer mehr Teilchen vernichtet hat, bekommt diese Marke.
bigebang-why-token-helium = Helium: Wer mehr ⁴He hat, bekommt diese Marke. Bei Gleichstand, auch ganz ohne ⁴He, entscheidet ³He.
bigebang-why-token-star = Stern: Wer mehr Teilchen in einer verbundenen Gruppe hat, bekommt diese Marke.
bigebang-why-dark = Dunkle Materie macht nicht mit: Sie versperrt nur den Weg.
bigebang-why-empty = Dieses Feld ist leer. Beginne mit einem Stapel.
bigebang-why-theirs = Du ziehst nur mit { $side ->
    [0] Materie
   *[1] Antimaterie
  }.
bigebang-why-alone = { $what } hat keinen Partner: Auf keiner freien Linie steht ein Stapel zum Verschmelzen oder { $mirror }.
bigebang-why-line = Stapel ziehen nur geradeaus, in sechs Richtungen.
bigebang-why-blocked = Etwas steht im Weg. Stapel können nicht springen.
bigebang-why-no-plain-move = Ein Zug muss mit einer Fusion oder einer Vernichtung enden.
bigebang-why-meet = Die beiden treffen sich auf einem der markierten Felder. Sollen sie sich näher beim ersten Stapel treffen, dann beginne mit dem anderen.
bigebang-why-helium-2 = ²He gibt es nicht: Zwei Protonen allein halten nicht zusammen.
bigebang-why-two-neutrons = Zwei Neutronen allein halten nicht zusammen.
bigebang-why-hydrogen-4 = ⁴H hält nicht zusammen: zu viele Neutronen für ein Proton.
bigebang-why-helium-5 = ⁵He hält nicht zusammen: Es zerfällt sofort.
bigebang-why-lithium-4 = ⁴Li hält nicht zusammen: zu viele Protonen für ein Neutron.
bigebang-why-lithium-5 = ⁵Li hält nicht zusammen: Es zerfällt sofort.
bigebang-why-beryllium-8 = ⁸Be zerfällt sofort in zwei ⁴He. Erst drei ⁴He ergeben etwas Neues: Kohlenstoff.
bigebang-why-too-many = { $protons ->
    [one] 1 Proton
   *[other] { $protons } Protonen
  } und { $neutrons ->
    [one] 1 Neutron
   *[other] { $neutrons } Neutronen
  }: Ein Stapel fasst höchstens zwei von jeder Sorte.
bigebang-why-not-mirror = Hier vernichten sich nur genaue Spiegelbilder: { $what } braucht { $mirror }.

## What happened

bigebang-log-fused = { $who }: { $first } + { $second } verschmelzen zu { $made }.
bigebang-log-annihilated = { $who }: { $first } + { $second } vernichten sich; { $light } Teilchen werden zu Licht.
bigebang-log-decayed = { $who }: Ein Neutron von { $first } wird zum Proton: { $made }.
bigebang-log-chosen = { $who }: { $side }.
bigebang-log-passed = { $who }: gepasst.
bigebang-log-stopped = { $who }: aufgehört.
bigebang-log-carbon = { $who }: Drei ⁴He berühren sich und verschmelzen zu Kohlenstoff, ¹²C!
bigebang-log-ended = { $why } Jetzt zählen die Marken.
bigebang-log-ended-puzzle = Das Universum ist fertig.

bigebang-told-annihilation = Vernichtung
bigebang-told-annihilation-line = Bei der Vernichtung wird die ganze Masse zu Energie. In der Natur entstehen zuerst Pionen, dann folgt Licht.
bigebang-told-deuterium = Deuterium
bigebang-told-deuterium-line = ²H heißt Deuterium. In den ersten Minuten des Universums zerschlug Licht fast jedes ²H gleich wieder.
bigebang-told-helium = Helium
bigebang-told-helium-line = Etwa ein Viertel der Masse aller gewöhnlichen Materie ist ⁴He. Das meiste stammt aus den ersten Minuten des Universums.
bigebang-told-antihelium = Antihelium
bigebang-told-antihelium-line = Auch Anti-⁴He wurde schon erzeugt: Bis 2011 waren 18 Kerne nachgewiesen, in Kollisionen von Goldkernen.
bigebang-told-carbon = Kohlenstoff
bigebang-told-carbon-line = Zwei ⁴He halten weniger als 10⁻¹⁵ Sekunden zusammen. In einem Stern muss das dritte gerade dann kommen.

bigebang-result-light = Licht: vernichtete Teilchen
bigebang-result-helium = Helium: ⁴He
bigebang-result-he3 = Gleich viele ⁴He: ³He entscheidet
bigebang-result-star = Teilchen im größten Stern
bigebang-result-tokens = Marken: eine je Führung, keine bei Gleichstand
bigebang-result-carbon = Kohlenstoff gewinnt sofort
bigebang-result-medal = Medaille

## Hints

bigebang-hint-side = Nimm { $side }: größter Stern { $mine } zu { $theirs }. Rechnet man alle Paare mit, sind die Aussichten dort besser.
bigebang-light-side = Wähle eine Seite: Die leuchtende steht etwas besser da. { $who } beginnt.
bigebang-light-side-even = Wähle eine Seite: Beide haben gleiche Chancen. { $who } beginnt.
bigebang-hint-counted = Bis zum Ende gerechnet: { $outcome }. { $reason }
bigebang-hint-counted-win = Du gewinnst
bigebang-hint-counted-loss = Du verlierst, aber so knapp wie möglich
bigebang-hint-counted-draw = Es geht unentschieden aus
bigebang-hint-lead = Danach führst du nach Marken { $mine }:{ $theirs }. { $reason }
bigebang-hint-level = Danach steht es nach Marken { $mine }:{ $theirs }. { $reason }
bigebang-hint-carbon = Drei ⁴He, die sich berühren, sind Kohlenstoff. Damit gewinnst du sofort.
bigebang-hint-stops = Das verhindert Kohlenstoff: Sonst hätte dein Gegenüber gleich drei ⁴He, die sich berühren.
bigebang-hint-decay-own = Ein Neutron von { $stack } zerfällt. Danach ist dein Stapel stabil.
bigebang-hint-decay-rival = Das verändert { $stack } deines Gegenübers und stört seine Pläne.
bigebang-hint-light-stops = Das bringt { $light } Licht und verhindert Kohlenstoff: Dein Gegenüber hätte gleich drei ⁴He, die sich berühren.
bigebang-hint-star-rival = Das vernichtet { $stack } im größten Stern deines Gegenübers.
bigebang-hint-mass = Das nimmt { $stack } vom Brett, zusammen mit einem Stapel deines Gegenübers.
bigebang-hint-light-star = Das bringt { $light } Licht; größter Stern deines Gegenübers: { $was } → { $now }.
bigebang-hint-light = Das bringt { $light } Licht, bevor dein Gegenüber es holt.
bigebang-hint-next-light = Danach steht es beim Licht { $mine } zu { $theirs }.
bigebang-hint-next-light-pairs = Danach steht es beim Licht { $mine } zu { $theirs }. { $pairs ->
    [0] Kein weiteres Paar kann sich jetzt vernichten.
    [1] Noch ein Paar kann sich auf einer freien Linie vernichten.
   *[other] Noch { $pairs } Paare können sich auf einer freien Linie vernichten.
  }
bigebang-hint-next-star = Die größten Sterne sind dann { $mine } (deiner) und { $theirs } (Gegenüber).
bigebang-hint-he4 = Das ergibt { $made }: eins mehr für Helium. Nur ein anderes ⁴He kann es vernichten.
bigebang-hint-escape = Das ergibt { $made }, und deinem Gegenüber entgehen { $light } Licht.
bigebang-hint-star = Das ergibt { $made }, und dein größter Stern wächst um { $gain }.
bigebang-hint-step = Das ergibt { $made }, ein Schritt in Richtung ⁴He.
bigebang-hint-pass-only = Du kannst nichts anderes tun.
bigebang-hint-pass-wins = Damit endet das Spiel, und du führst mit { $tokens ->
    [one] einer Marke
   *[other] { $tokens } Marken
  }.
bigebang-hint-pass-decided = Das Ergebnis steht fest. Wenn beide passen, wird gezählt.
bigebang-hint-pass = Jeder andere Zug schadet dir.
bigebang-hint-stop-apart = Die Universen sind getrennt. Du musst nichts mehr verlieren.
bigebang-hint-stop = Hier kannst du nichts mehr gewinnen.
bigebang-hint-puzzle-light = Das vernichtet { $stack } mit seinem Spiegelbild: { $light } Teilchen weniger.
bigebang-hint-puzzle-part = Das ergibt { $made } und öffnet eine Lücke zwischen Materie und Antimaterie.
bigebang-hint-puzzle-room = Das ergibt { $made } und leert ein Feld.
bigebang-hint-puzzle-carbon = Drei ⁴He berühren sich: ein Kohlenstoffkern mehr.
bigebang-hint-puzzle-helium = Das ergibt { $made }, auf dem Weg zu drei ⁴He, die sich berühren.
bigebang-hint-puzzle-mirror = Das ergibt { $made }, und das kann auf { $mirror } treffen.

## Rules

bigebang-rules-1-title = Kurz nach dem Urknall
bigebang-rules-1 = Materie und Antimaterie füllen die { $circles } Felder des Bretts: { $each } Protonen, { $each } Neutronen und ebenso viele Antiprotonen und Antineutronen. Die eine Seite hat die Protonen und Neutronen, die andere die Antiprotonen und Antineutronen.

    Bist du dran, ziehst du mit einem deiner Stapel geradeaus. Er zieht über alle leeren Felder bis zum ersten Stapel, den er trifft. Das muss ein eigener sein, mit dem er verschmilzt, oder sein Spiegelbild, das er vernichtet.

    Andere Züge gibt es nicht, und Stapel können nicht springen. Passen darfst du immer. Wird zweimal nacheinander gepasst, ist das Spiel zu Ende.
bigebang-rules-2-title = Fusion
bigebang-rules-2 = Ein Stapel ist ein Kern. Nur sechs Kerne lassen sich bauen: n, ¹H, ²H, ³H, ³He und ⁴He. Das sind alle Fusionen. Sie gelten auch für Antimaterie:

    n + ¹H = ²H,  n + ²H = ³H,  ¹H + ²H = ³He,
    ²H + ²H = ⁴He,  ¹H + ³H = ⁴He,  n + ³He = ⁴He.

    Der neue Stapel steht dort, wo der zweite stand. Zwei Protonen allein halten nicht zusammen, zwei Neutronen auch nicht.

    Das Spiel vereinfacht: In der Natur werden zwei ²H selten direkt zu ⁴He. Das meiste ⁴He entstand aus ²H + ³H, und ein Neutron flog davon.
bigebang-rules-3-title = Vernichtung
bigebang-rules-3 = Ein Stapel vernichtet sich mit seinem genauen Spiegelbild. Das Spiegelbild hat für jedes Proton ein Antiproton und für jedes Neutron ein Antineutron. Beide Stapel verlassen das Brett. All ihre Teilchen werden zu Licht, und das Licht gehört der Seite, die gezogen hat. ⁴He und Anti-⁴He ergeben acht.

    ³H und Anti-³He haben je drei Teilchen, aber Spiegelbilder sind sie nicht.

    Das Spiel vereinfacht: Trifft ein Proton ein Antiproton, entstehen zuerst kurzlebige Teilchen, die Pionen. Erst danach kommen Licht, Neutrinos und Elektronen. In der Natur kann sich ein Antiproton auch mit einem Neutron vernichten.
bigebang-rules-4-title = Drei Marken
bigebang-rules-4 = Wird zweimal nacheinander gepasst, gibt es drei Marken.

    Licht: für mehr Teilchen im Vorrat.
    Helium: für mehr ⁴He auf dem Brett. Bei Gleichstand für mehr ³He.
    Stern: für den größten Stern. Ein Stern ist eine Gruppe verbundener Stapel einer Seite. Alle seine Teilchen zählen.

    Bei Gleichstand bekommt niemand die Marke. Wer mehr Marken hat, gewinnt. Haben beide gleich viele, ist es unentschieden.

    Das Spiel vereinfacht: Einen echten Stern hält die Schwerkraft zusammen, und er hat etwa 10⁵⁷ Teilchen.
bigebang-rules-5-title = Kohlenstoff
bigebang-rules-5 = Wer mit einer Fusion drei ⁴He in Berührung bringt, egal in welcher Form, gewinnt sofort. In einer Serie zählt das 3:0.

    Das gibt es wirklich: Im Inneren alter Sterne verschmelzen drei ⁴He zu Kohlenstoff, und auf Kohlenstoff beruht das Leben. Zwei ⁴He reichen nicht, weil ⁸Be sofort zerfällt. Alle drei müssen fast gleichzeitig zusammenkommen.

    Rechts siehst du, wie viele deiner ⁴He sich berühren. Dort steht auch eine Warnung, wenn dein Gegenüber mit dem nächsten Zug gewinnen könnte.
bigebang-rules-6-title = Tipps
bigebang-rules-6 = Bauen oder zerstören? Eine Fusion macht dich stärker. Eine Vernichtung schwächt dein Gegenüber, und wer zuerst vernichtet, bekommt alles Licht.

    Ein Stapel, auf dessen Linien kein anderer steht, kann nicht vernichtet werden. Wachsen kann er aber auch nicht. Nur ein ⁴He kann ein ⁴He vernichten. Verschmilz kleine Stapel zu größeren, bevor dein Gegenüber sie erreicht.

    Jede Fusion leert ein Feld. Das kann deinen Stern zerteilen. Die dünnen Balken zeigen den größten Stern jeder Seite.

    Zwei ⁴He, die sich berühren, neben einem Paar, das verschmelzen kann, drohen mit Kohlenstoff. Vernichte einen dieser vier Stapel, oder du verlierst. Und zähle die Marken, bevor du passt.
bigebang-rules-7-title = Small*Bang, Masse, Schwerkraft
bigebang-rules-7 = Du kannst die Varianten beliebig mischen.

    Small*Bang: fünfzehn Teilchen jeder Art, und vierundzwanzig Felder bleiben leer.

    Masse: Für Licht gibt es keine Marke. Vernichtete Teilchen gehören niemandem.

    Schwerkraft: Zwei Stapel, die verschmelzen, dürfen sich auf jedem Feld dazwischen treffen. Tippe den ersten an, dann den zweiten, dann das Feld. Der erste reist mindestens so weit wie der zweite.

    Das Spiel vereinfacht: Zwischen einzelnen Kernen ist die Schwerkraft viel zu schwach, um aufzufallen.
bigebang-rules-8-title = Dunkelheit, Zeit, Spiegeluniversum
bigebang-rules-8 = Dunkelheit: Vier Klumpen Dunkle Materie ersetzen ein Teilchen von jeder Art. Sie versperren die Linien. Vereinfacht: In der Natur lässt Dunkle Materie alles durch.

    Zeit: n und ³H haben einen gestrichelten Rand. Sie sind instabil. Statt zu ziehen, darfst du eines zerfallen lassen, ein eigenes oder eines deines Gegenübers. Ein Proton aus deinem Vorrat ersetzt das Neutron: n wird ¹H, ³H wird ³He. Das Neutron kommt in deinen Vorrat. Antimaterie braucht ein Antiproton. Vereinfacht: In der Natur wird das Neutron selbst zu Proton, Elektron und Antineutrino.

    Spiegeluniversum: Jedes Teilchen liegt seinem Antiteilchen gegenüber.
bigebang-rules-9-title = Drei Rätsel
bigebang-rules-9 = Allein bewegst du Materie und Antimaterie, wie du magst, und hörst auf, wann du willst. Zu zweit hat jeder eine Seite, und ihr zieht abwechselnd. Ihr gewinnt oder verliert gemeinsam. Kohlenstoff beendet ein Rätsel nicht.

    Universum des Lichts: Vernichte alles. Die übrigen Teilchen zählen gegen dich.

    Paralleluniversen: Am Ende darf keine Materie Antimaterie berühren. Die vernichteten Teilchen zählen gegen dich.

    Universum des Lebens: Bilde Gruppen aus drei ⁴He, die sich berühren. Jede Dreiergruppe zählt als eins, und kein ⁴He zählt doppelt. Sechs wären perfekt, mit Small*Bang vier.
bigebang-rules-10-title = Was davon stimmt
bigebang-rules-10 = In den ersten Momenten nach dem Urknall vernichteten sich Materie und Antimaterie fast vollständig. Von einer Milliarde Teilchen blieb eines übrig. Niemand weiß, warum. Aus diesen Teilchen bestehen wir.

    Die Antiprotonen waren nach etwa einer tausendstel Sekunde weg, die meisten Positronen nach zwei Minuten. Die Fusion kam erst einige Minuten später, und nur in der Materie. Aus Protonen und Neutronen wurden ²H, ³H, ³He und am Ende vor allem ⁴He. Das Spiel zeigt beides zugleich. Kohlenstoff kam erst viel später, in Sternen.

    Der Hintergrund ist das älteste Licht des Universums, gezeichnet wie die Karte des Satelliten WMAP. Er zeigt winzige Unterschiede der Temperatur.
bigebang-rules-11-title = Diese Ausgabe
bigebang-rules-11 = Das gedruckte Brett hat 84 Felder in einem länglichen Sechseck. Den genauen Umriss haben wir nicht gefunden. Unserer ist nachgebaut, mit Seiten von neun, fünf und vier Feldern. In Probespielen mit zufälligen Zügen machten andere Umrisse mit 84 Feldern keinen messbaren Unterschied.

    Die Regeln lassen einige Fragen offen. So beantworten wir sie: Verbunden heißt, dass sich Stapel berühren. Einzelne Protonen und Neutronen zählen für einen Stern. Gleichstand bei Licht oder Stern bringt keine Marke. Nur eine neue Fusion kann Kohlenstoff ergeben. Ein Zerfall ist eine Aktion, also kein Passen.
bigebang-rules-12-title = Feinheiten
bigebang-rules-12 = Nur die eigene Fusion ergibt Kohlenstoff. Auch mit vier oder mehr ⁴He, die sich berühren, gewinnst du sofort.

    Kannst du nichts tun, passt du. Das kann das Spiel für dich tun. Bei gleich vielen Marken ist es unentschieden. Alle sehen die Vorräte.

    Nach dem Auslegen wählt die jüngere Person eine Seite, und die ältere zieht zuerst.

    Schwerkraft: Das Feld in der Mitte darfst du wählen, egal, welchen Stapel du zuerst antippst.

    Small*Bang mit Dunkelheit: { $both } Teilchen jeder Art. Im Spiegeluniversum liegen auch leere und dunkle Felder paarweise gegenüber.

    Mit den Rätseln gehen nur Small*Bang und Dunkelheit. Die Paralleluniversen bringen keine Medaille, solange Materie Antimaterie berührt. Ein Hindernis dazwischen trennt sie. Ist eine Seite ganz weg, berührt sie nichts mehr. In einer Gruppe von mehr als drei ⁴He zählen nur getrennte Dreier.

## What one plays for

bigebang-goal-0 = Ziel: mehr Marken als dein Gegenüber, für Licht, Helium und Stern. Kohlenstoff gewinnt sofort.
bigebang-goal-mass = Ziel: mehr Marken als dein Gegenüber, für Helium und Stern. Kohlenstoff gewinnt sofort.
bigebang-goal-1 = Ziel: alles vernichten.
bigebang-goal-2 = Ziel: Materie und Antimaterie trennen und möglichst wenig verlieren.
bigebang-goal-3 = Ziel: Kohlenstoff bauen, den Baustein des Lebens.
bigebang-changed-begin = Seitenwechsel: Diesmal spielst du { $side ->
    [0] Materie
   *[1] Antimaterie
  } und beginnst.
bigebang-changed-wait = Seitenwechsel: Diesmal spielst du { $side ->
    [0] Materie
   *[1] Antimaterie
  }. { $who } beginnt.
bigebang-changed-both = Seitenwechsel: { $who } spielt jetzt { $side ->
    [0] Materie
   *[1] Antimaterie
  } und beginnt.

# --- challenges

bigebang-challenge-win = Gewinne ein Spiel.
bigebang-challenge-researcher = Gewinne gegen Forscherin oder Nobel.
bigebang-challenge-sweep = Gewinne alle drei Marken: Licht, Helium und Stern.
bigebang-challenge-carbon = Gewinne sofort mit Kohlenstoff: drei ⁴He, die sich berühren.
bigebang-challenge-tritium = Lass einen ³H-Kern oder seinen Antikern entstehen.
bigebang-challenge-helium-3 = Lass in einem Spiel drei ⁴He-Kerne entstehen.
bigebang-challenge-helium-5 = Lass in einem Spiel fünf ⁴He-Kerne entstehen.
bigebang-challenge-all-fusions = Führe in einem Spiel alle sechs Arten der Fusion aus.
bigebang-challenge-light-12 = Mach zwölf Teilchen zu deinem Licht.
bigebang-challenge-light-24 = Mach vierundzwanzig Teilchen zu deinem Licht.
bigebang-challenge-bright = Vernichte ⁴He mit seinem Antikern.
bigebang-challenge-no-light = Gewinne, ohne etwas zu vernichten.
bigebang-challenge-star-12 = Beende ein Spiel mit einem Stern aus mindestens zwölf Teilchen.
bigebang-challenge-star-20 = Beende ein Spiel mit einem Stern aus mindestens zwanzig Teilchen.
bigebang-challenge-gravity = Gewinne mit der Variante Schwerkraft.
bigebang-challenge-darkness = Gewinne mit der Variante Dunkelheit.
bigebang-challenge-mass = Gewinne mit der Variante Masse.
bigebang-challenge-decay = Spiele mit der Variante Zeit, lass ein Neutron zerfallen und gewinne.
bigebang-challenge-mirror = Gewinne im Spiegeluniversum.
bigebang-challenge-medal = Hol eine Medaille in einem der drei Rätsel.
