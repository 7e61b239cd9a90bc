# The quiz before and after the lessons, and the teacher's page.

quiz-title = Question { $n } of { $all }
quiz-skip = I do not know
quiz-leave = Leave
quiz-thanks-before = Thank you! Now let us learn.
quiz-thanks-after = Thank you! That was a great help.
quiz-thanks-what = Nobody gets a mark for this.
quiz-on = Go on
quiz-again = Once more, just to learn
quiz-help-heavy = Top, Higgs, Z and W are the heaviest of all. Light has no mass at all.
quiz-help-charge = Up quarks have +⅔, down quarks −⅓, electrons −1. Neutrinos and photons have none.
quiz-help-lepton = Leptons are the electron, the muon, the tau and the three neutrinos.
quiz-help-boson = Photon, gluon, W, Z and Higgs are bosons. Quarks and leptons are fermions.
quiz-help-made = A proton is up, up, down. A neutron is up, down, down.
quiz-help-anti = Twins have the same mass and opposite charge.
quiz-help-state = Bosons may share a state. Fermions, such as electrons and quarks, never do.
quiz-help-decay = What decays turns into other particles. A short lifetime means: soon.

## Before

quiz-before-heavy = Which one is the heaviest?
quiz-before-charge = Which one has a positive charge?
quiz-before-lepton = Which one is a lepton?
quiz-before-boson = Which one is a boson?
quiz-before-made = What is a proton made of?
quiz-before-made-0 = Three electrons
quiz-before-made-1 = Two up quarks and a down quark
quiz-before-made-2 = Two photons
quiz-before-made-3 = An electron and a neutrino
quiz-before-anti = What is the same for a particle and its antiparticle?
quiz-before-anti-0 = The charge
quiz-before-anti-1 = The colour charge
quiz-before-anti-2 = The mass
quiz-before-anti-3 = Nothing at all
quiz-before-state = Which two may be in the same state?
quiz-before-state-0 = Two photons
quiz-before-state-1 = Two electrons
quiz-before-state-2 = Two up quarks
quiz-before-state-3 = Two muons
quiz-before-decay = A particle decays. What does that mean?
quiz-before-decay-0 = It gets cold
quiz-before-decay-1 = It falls down
quiz-before-decay-2 = It is cut in two halves
quiz-before-decay-3 = It turns into other particles

## After

quiz-after-heavy = Which one is the heaviest?
quiz-after-charge = Which one has a negative charge?
quiz-after-lepton = Which one is a lepton?
quiz-after-boson = Which one is a boson?
quiz-after-made = What is a neutron made of?
quiz-after-made-0 = A proton and a photon
quiz-after-made-1 = Three neutrinos
quiz-after-made-2 = An up quark and two down quarks
quiz-after-made-3 = Two electrons
quiz-after-anti = What is opposite for an electron and a positron?
quiz-after-anti-0 = The charge
quiz-after-anti-1 = The mass
quiz-after-anti-2 = The spin
quiz-after-anti-3 = The mean lifetime
quiz-after-state = Which two may never be in the same state?
quiz-after-state-0 = Two photons
quiz-after-state-1 = Two gluons
quiz-after-state-2 = Two Higgs bosons
quiz-after-state-3 = Two electrons
quiz-after-decay = What does a short mean lifetime tell?
quiz-after-decay-0 = It is a small particle
quiz-after-decay-1 = It soon turns into others
quiz-after-decay-2 = It has no mass
quiz-after-decay-3 = It was made long ago

## For teachers

quiz-teacher = For teachers
quiz-teacher-group = Name of the group (optional)
quiz-teacher-count = { $n ->
    [0] No results yet: a result is one learner’s quiz before and after.
    [one] One result. No names are kept.
   *[other] { $n } results. No names are kept.
}
quiz-teacher-gain = Normalized gain of all results: { $gain }
quiz-teacher-formula = Normalized gain = (right after − right before) / ({ $all } − right before), from the sums of all learners.
quiz-teacher-how = It is the share of what could be learnt that was learnt: 0 is nothing, 1 is everything, and less than 0 means that fewer answers were right after than before. The published study of the original game found 0.16 in four schools, which is modest. With fewer than twenty learners the number may be chance.
quiz-teacher-export = Save as CSV
quiz-teacher-saved = Saved as { $file } in the folder of saved games.
quiz-teacher-failed = It could not be saved ({ $why }).
quiz-teacher-clear = Delete all results
quiz-teacher-sure = { $n ->
    [one] Delete one result?
   *[other] Delete all { $n } results?
}
quiz-teacher-gone = What is deleted cannot be brought back. A saved CSV file stays where it is.
quiz-teacher-keep = Keep them
quiz-teacher-delete = Delete
