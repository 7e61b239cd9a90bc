# What learners believe instead, for the teacher’s page.

misconception-charge-unchanged = A W does not touch the charge of a particle.
misconception-charge-sign-ignored = The signs of charges do not matter when they are added.
misconception-charge-need-not-add-up = The sum of charges may change when particles change.
misconception-w-makes-antimatter = A change of charge turns matter into antimatter.
misconception-quark-becomes-lepton = A quark can turn into a lepton.
misconception-lepton-becomes-quark = A lepton can turn into a quark.
misconception-particle-becomes-boson = A particle that takes in a boson is a boson then.
misconception-any-family = A lepton can change into any family.
misconception-neutral-boson-takes-charge = A neutral boson can carry charge away.
misconception-same-stuff = A particle that is transformed keeps its mass and lifetime.
misconception-boson-charge-left-out = The charge of a boson does not count in a sum.
