# The lesson for Big*Bang. A step has at most 25 words, a sentence at most 14.

learn_bigebang-1-title = Die ersten Minuten
learn_bigebang-1-teaches = Verschmilz Kerne, mach Licht und zähle die drei Marken.
learn_bigebang-1-first-title = Die ersten Minuten
learn_bigebang-1-first-sky = Das ist das junge Universum, kurz nach dem **Urknall**. In diesem Spiel füllen Materie und Antimaterie den Himmel.
learn_bigebang-1-first-sides = Du bist Materie: rund und warm. Dein Gegenüber ist Antimaterie: gestreift, mit Strich über dem Buchstaben.
learn_bigebang-1-first-fuse = Deine Stapel ziehen geradeaus. Tippe dieses **Proton** an, ¹H, dann das **Neutron**, n, auf derselben Linie.
learn_bigebang-1-first-fuse-no = Das darfst du. Aber mach zuerst den Zug, den ich dir gezeigt habe.
learn_bigebang-1-first-deuteron = Sie **verschmelzen**: Proton und Neutron ergeben schweren Wasserstoff, ²H. Er bleibt, wo der zweite Stapel stand.
learn_bigebang-1-first-neutron = Jetzt noch ein Neutron: Tippe es an, dann dein ²H. Das ergibt ³H.
learn_bigebang-1-first-helium = Und jetzt ein Proton. Damit wird dein ³H zu **Helium**, ⁴He!
learn_bigebang-1-first-minutes = In den ersten Minuten entstand Helium in solchen Schritten. Fast alles Helium stammt von damals.
learn_bigebang-1-first-meet = Materie und ihr Spiegelbild **vernichten** sich. Tippe dein Proton an, dann das Antiproton.
learn_bigebang-1-first-meet-no = Auch gut. Aber ich will dir das Licht zeigen.
learn_bigebang-1-first-light = Beide sind weg. In diesem Spiel bleibt nur Licht, und es gehört ganz dir.
learn_bigebang-1-first-tokens = Am Ende gibt es drei Marken: für Licht, für Helium und für den schwersten Stern.
learn_bigebang-1-first-carbon = Aber verbindest du drei ⁴He, dann werden sie zu **Kohlenstoff**. Dann gewinnst du sofort!
learn_bigebang-1-first-which = Was kann ein ²H vernichten?
learn_bigebang-1-first-which-same = Ein anderes ²H
learn_bigebang-1-first-which-mirror = Ein Anti-²H
learn_bigebang-1-first-which-any = Jede Antimaterie
learn_bigebang-1-first-which-none = Gar nichts
learn_bigebang-1-first-which-why = Nur das genaue Spiegelbild passt: ein Antiproton und ein Antineutron.
