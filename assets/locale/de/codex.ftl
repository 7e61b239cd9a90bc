# The codex: one story for each particle, and how to read its figures.

codex-family-quark = Quark
codex-family-lepton = Lepton
codex-family-boson = Boson
codex-points = { $family }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in diesem Spiel
codex-feels = Spürt diese Wechselwirkungen:
codex-feels-none = Es überträgt die elektromagnetische Wechselwirkung, spürt sie aber nicht, weil es keine Ladung hat.
codex-strong = stark
codex-electromagnetic = elektromagnetisch
codex-weak = schwach

codex-story-up = Zwei Up-Quarks und ein Down-Quark bilden ein Proton. Du bestehst aus Up-Quarks, Down-Quarks und Elektronen.
codex-story-down = Zwei Down-Quarks und ein Up-Quark bilden ein Neutron. Ein freies Neutron zerfällt, wenn eines seiner Down-Quarks zum Up-Quark wird.
codex-story-strange = Kosmische Strahlung erzeugt hoch über uns Kaonen, Teilchen mit einem Strange-Quark. „Strange“ heißt „seltsam“: Sie leben viel länger als erwartet.
codex-story-charm = Es wurde 1974 im J/ψ entdeckt. Danach waren die meisten Physikerinnen und Physiker überzeugt: Quarks gibt es wirklich.
codex-story-bottom = 1977 entdeckt. Ein Higgs-Boson zerfällt am häufigsten in ein Bottom- und ein Anti-Bottom-Quark.
codex-story-top = Das schwerste Teilchen, das wir kennen: Ein Top-Quark wiegt ungefähr so viel wie ein ganzes Wolframatom. Es zerfällt, bevor es sich mit anderen Quarks verbinden kann.
codex-story-electron = Elektronen umgeben jeden Atomkern. Sie fließen in Drähten und halten Moleküle zusammen.
codex-story-anti-electron = Das Positron war das erste Antiteilchen, das man je sah, 1932. Krankenhäuser machen mit Positronen Bilder vom lebenden Körper.
codex-story-muon = Kosmische Strahlung erzeugt Myonen hoch in der Luft. Etwa eines davon fliegt jede Sekunde durch deine Hand.
codex-story-tau = Das Tau ist das einzige Lepton, das schwer genug ist, um in Teilchen aus Quarks zu zerfallen.
codex-story-electron-neutrino = Die Sonne erzeugt sie. Rund sechzig Milliarden Neutrinos durchqueren jede Sekunde jeden Quadratzentimeter deines Körpers. Du spürst nichts.
codex-story-muon-neutrino = Es entsteht zusammen mit Myonen. Als man es 1962 fand, war klar: Es gibt mehr als eine Sorte Neutrino.
codex-story-tau-neutrino = Das scheueste der drei: Direkt gesehen wurde es zum ersten Mal im Jahr 2000.
codex-story-photon = Licht besteht aus Photonen. Radiowellen und Röntgenstrahlen auch.
codex-story-gluon = Gluonen halten Quarks zusammen. Sie tragen selbst Farbladung und wirken deshalb auch aufeinander.
codex-story-w-plus = Ein W verwandelt ein Quark oder Lepton in ein anderes. Ohne das W könnte die Sonne nicht scheinen.
codex-story-w-minus = Wenn ein Neutron zerfällt, wird eines seiner Down-Quarks zum Up-Quark und sendet ein W⁻ aus.
codex-story-z = Das Z überträgt die schwache Wechselwirkung und ändert die Sorte eines Teilchens nicht. Auch Neutrinos spüren sie.
codex-story-higgs = 2012 am CERN entdeckt. Das Higgs-Feld gibt Quarks, geladenen Leptonen, W und Z ihre Masse.
codex-antiparticle = Antiteilchen von: { $of }. Gleiche Masse, alle Ladungen umgekehrt. Treffen sich die beiden, können sie sich vernichten.
codex-antineutrino = Antineutrino zu: { $of }. Auch seine Ladung ist 0. Noch weiß niemand, ob ein Neutrino sein eigenes Antiteilchen ist.

codex-where-up = In allen Protonen und Neutronen.
codex-where-down = In allen Protonen und Neutronen.
codex-where-strange = Für kurze Zeit in Kaonen: hoch in der Luft und in Beschleunigern.
codex-where-charm = Für kurze Zeit dort, wo schnelle Teilchen zusammenstoßen.
codex-where-bottom = Für kurze Zeit dort, wo sehr schnelle Teilchen zusammenstoßen.
codex-where-top = Nur dort, wo die allerschnellsten Teilchen zusammenstoßen.
codex-where-electron = In allen Atomen.
codex-where-muon = Im Teilchenregen aus der oberen Atmosphäre.
codex-where-tau = Für kurze Zeit dort, wo sehr schnelle Teilchen zusammenstoßen.
codex-where-electron-neutrino = Von der Sonne und allen anderen Sternen.
codex-where-muon-neutrino = Aus kosmischer Strahlung in der Luft und aus Teilchenstrahlen in Labors.
codex-where-tau-neutrino = Aus anderen Neutrinos, die oszillieren, und aus Taus, die zerfallen.
codex-where-photon = Überall, wo etwas leuchtet oder warm ist.
codex-where-gluon = In allen Protonen und Neutronen.
codex-where-w-plus = Für einen winzigen Moment: in der Sonne und in Beschleunigern.
codex-where-w-minus = Für einen winzigen Moment: wenn Kerne zerfallen, und in Beschleunigern.
codex-where-z = Für einen winzigen Moment: wenn Neutrinos etwas treffen, und in Beschleunigern.
codex-where-higgs = Im LHC: bei etwa einer von einer Milliarde Kollisionen.
codex-where-anti-electron = Wo manche Kerne zerfallen, und im Teilchenregen aus der Atmosphäre.
codex-where-anti-electron-neutrino = Aus Kernreaktoren und aus dem Gestein tief unter uns.
codex-where-antimatter = Wo schnelle Teilchen zusammenstoßen: hoch in der Luft und in Beschleunigern.

codex-hadron-strange = Kaon K⁻
codex-hadron-charm = D⁰-Meson
codex-hadron-bottom = Anti-B⁰-Meson
codex-hadron-anti-strange = Kaon K⁺
codex-hadron-anti-charm = Anti-D⁰-Meson
codex-hadron-anti-bottom = B⁰-Meson
codex-note-hadron = Quarks sieht man nie allein. Die Karte nennt die Lebensdauer eines Teilchens, das dieses Quark enthält: { $of }.
codex-note-confined = Quarks sieht man nie allein. Dieses ist das leichteste mit seiner Ladung und gilt hier als stabil.
codex-note-neutrino = Neutrinos haben Masse, aber sehr wenig: Das schwerste hat zwischen 0,05 und 0,45 eV. Hier gelten alle drei als gleich schwer.
codex-note-higgs = Diese Lebensdauer sagt die Theorie vorher. Messungen passen dazu, sind aber noch nicht genau.

## The chart

codex-title = Die dreißig Teilchen
codex-group-matter = Materie
codex-group-antimatter = Antimaterie
codex-group-bosons = Bosonen
codex-row-quarks = Quarks mit Ladung ±⅔
codex-row-quarks-down = Quarks mit Ladung ±⅓
codex-row-leptons = Geladene Leptonen
codex-row-neutrinos = Neutrinos
codex-words = Wörter
codex-meetings = Wie sich Teilchen treffen
codex-chart = Alle dreißig Teilchen

## How particles meet: time runs from left to right in the pictures

codex-meeting-photon = Licht
codex-meeting-photon-says = Ein Elektron gibt ein Photon ab und fliegt weiter. Alles, was Ladung hat, kann das, wenn ein anderes Teilchen in der Nähe Impuls aufnimmt. So entsteht das meiste Licht, das wir sehen.
codex-meeting-pair = Vernichtung
codex-meeting-pair-says = Derselbe Vertex, gedreht: Elektron und Positron vernichten sich. Ein ganzes Diagramm hat zwei solche Vertices, also kommen zwei Photonen heraus. Der Pfeil der Antimaterie zeigt zurück.
codex-meeting-gluon = Stark: Quarks
codex-meeting-gluon-says = Ein Quark gibt ein Gluon ab, und seine Farbladung kann sich ändern. So halten Quarks einander im Proton fest.
codex-meeting-three-gluons = Gluonen
codex-meeting-three-gluons-says = Gluonen haben selbst Farbladung. Also kann ein Gluon Gluonen abgeben. Ein Photon hat keine Ladung und kann das nicht.
codex-meeting-w = Schwach: Quarks
codex-meeting-w-says = Ein Down-Quark wird zum Up-Quark und gibt ein W⁻ ab. Zähle die Ladungen: −⅓ ist +⅔ und −1. So zerfällt ein Neutron.
codex-meeting-w-lepton = Schwach: Leptonen
codex-meeting-w-lepton-says = Ein Myon wird zum Myon-Neutrino und gibt ein W⁻ ab. Ein Lepton bleibt ein Lepton und bleibt in seiner Familie.
codex-meeting-z = Schwach: Z
codex-meeting-z-says = Ein Teilchen gibt ein Z ab und bleibt, was es war. Sogar Neutrinos tun das. So machte sich das Z 1973 am CERN zum ersten Mal bemerkbar.
codex-meeting-higgs = Masse
codex-meeting-higgs-says = Je schwerer ein Teilchen ist, desto stärker koppelt es an das Higgs-Boson. Am stärksten koppelt das Top-Quark.
codex-meeting-muon = Ein ganzer Zerfall
codex-meeting-muon-says = Zwei Vertices ergeben ein Diagramm: Ein Myon wird zu einem Myon-Neutrino und einem W⁻. Das W⁻ wird zu einem Elektron und einem Elektron-Antineutrino.
