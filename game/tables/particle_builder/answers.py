"""What a seat is asked, and why something cannot be touched: in the words of physics."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import STATISTICS
from game.core.phrase import Phrase, say
from game.rules.particle_builder import View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import ANTI, BOSON, QUARK
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    SLOTS,
    STACKS,
    TARGETS,
    free_slot,
    slots_for,
)
from game.rules.particle_builder.state import BETWEEN, OVER, PLACE, STATISTIC, SWAP

from .paths import in_hand
from .wording import G, particle, seat_name, target_name

# --- prompts ------------------------------------------------------------------------------------


def headline(view: View, seat: int) -> Phrase | None:
    """Two words above the prompt, where there is something to celebrate or to note."""
    if view.finisher != EMPTY and view.phase != OVER:
        return say(f"{G}headline-completed", target=target_name(view.aims[view.finisher]))
    if view.phase == SWAP:
        return say(f"{G}headline-won") if view.mover == seat else None
    if view.mover == seat and view.phase not in (OVER, PLACE, BETWEEN):
        return say(f"{G}headline-turn")
    return None


def prompt(view: View, seat: int) -> Phrase:
    """What the seat is asked for, or whom everybody waits for."""
    if view.phase in (OVER, BETWEEN):
        return say(f"{G}prompt-{view.phase}")
    if view.mover != seat:
        return say(f"{G}prompt-wait", seat=seat_name(view.mover))
    if view.phase == SWAP:
        return say(f"{G}prompt-swap" if view.seats == 2 else f"{G}prompt-swap-three")
    if view.phase != PLACE:
        return say(f"{G}prompt-{view.phase}")
    return _place_prompt(view)


def _place_prompt(view: View) -> Phrase:
    card = view.hands[view.mover]
    if view.finisher != EMPTY:
        key = "last"
    elif BOSON[card]:
        key = "stack" if view.level == 1 else "boson"
    elif free_slot(view, view.mover, card) == EMPTY:
        key = "full"
    else:
        key = "place-or-annihilate" if _pair_lies(view, card) else "place"
    return say(f"{G}prompt-{key}", card=particle(card))


def _pair_lies(view: View, card: int) -> bool:
    """Whether the antiparticle of a card lies on any mat."""
    mats = (view.cards[seat * PLACES : seat * PLACES + 12] for seat in range(view.seats))
    return any(ANTI[card] in mat for mat in mats)


# --- why not ------------------------------------------------------------------------------------


def why_not(view: View, seat: int, picked: Sequence[str], spot: str) -> Phrase:
    """Why this spot cannot be touched now."""
    if view.phase in (OVER, BETWEEN) or view.mover != seat:
        return prompt(view, seat)
    kind, _, number = spot.partition(":")
    match kind:
        case "deck":
            return say(f"{G}why-deck")
        case "discards":
            return say(f"{G}why-discards")
        case "statistic":
            return _why_statistic(view, int(number))
    if view.phase != PLACE:
        return prompt(view, seat)
    card = view.hands[seat]
    hand = in_hand(view, seat)
    if kind == "place":
        return _why_place(view, seat, card, int(number), held=hand in picked)
    if kind == "card":
        if spot == hand:
            return _place_prompt(view)
        for owner in range(view.seats):
            if spot == in_hand(view, owner) and view.hands[owner] != EMPTY:
                return say(f"{G}why-rivals-hand")
        if int(number) in view.pieces:
            return _why_card(view, seat, card, view.pieces.index(int(number)))
    return prompt(view, seat)


def _why_statistic(view: View, which: int) -> Phrase:
    if view.phase == STATISTIC:
        return prompt(view, view.mover)
    if view.statistic == EMPTY:
        return say(f"{G}why-statistic-later")
    name = say(f"stat-{STATISTICS[view.statistic]}")
    key = "why-statistic-this" if which == view.statistic else "why-statistic-done"
    return say(f"{G}{key}", statistic=name)


def _why_place(view: View, seat: int, card: int, address: int, *, held: bool) -> Phrase:
    """About an empty place."""
    owner, place = divmod(address, PLACES)
    if owner != seat:
        return say(f"{G}why-others-mat")
    if place in AREAS:
        wanted = TARGETS[view.aims[seat]].needs[place - AREAS.start]
        if wanted != card:
            return say(f"{G}why-area", wanted=particle(wanted), card=particle(card))
    elif place not in slots_for(view, card):
        if place in STACKS:
            key = "why-stack" if BOSON[card] else "why-stack-fermion"
            return say(f"{G}{key}", card=particle(card), boson=particle(place + 12))
        if BOSON[card]:
            return say(f"{G}why-slot-boson", card=particle(card))
        if view.labelled:
            return say(f"{G}why-slot-label", card=particle(card))
        return say(f"{G}why-slot-{'lepton' if place < 6 else 'quark'}", card=particle(card))
    if view.finisher != EMPTY and place in AREAS:
        return say(f"{G}why-finished")
    return say(f"{G}why-same-slot") if held else say(f"{G}why-hand-first")


def _why_card(view: View, seat: int, card: int, address: int) -> Phrase:
    """About a card that lies on a mat or a target."""
    owner, place = divmod(address, PLACES)
    there = view.cards[address]
    if view.finisher != EMPTY:
        return say(f"{G}why-finished")
    if not BOSON[card]:
        if ANTI[card] == there:
            return say(f"{G}why-{'target-safe' if place in AREAS else 'hand-first'}")
        if owner == seat and place in SLOTS and place in slots_for(view, card):
            return say(f"{G}why-pauli")
        return say(f"{G}why-no-pair", card=particle(card), anti=particle(ANTI[card]))
    return _why_boson(view, seat, card, owner, there)


def _why_boson(view: View, seat: int, boson: int, owner: int, there: int) -> Phrase:
    """About a card that a boson in hand cannot act on."""
    if view.level == 1:
        return say(f"{G}why-level-1")
    if boson not in ATTRACTS:
        if view.level < 5:
            return say(f"{G}why-no-ability", card=particle(boson))
        return say(f"{G}why-transform", card=particle(boson), there=particle(there))
    if owner == seat:
        return say(f"{G}why-own", card=particle(boson))
    if not ATTRACTS[boson][there]:
        return say(f"{G}why-uncoupled", card=particle(boson), there=particle(there))
    base = seat * PLACES
    own = [c for c in view.cards[base : base + PLACES] if c != EMPTY]
    if not any(FEELS[boson][c] for c in own):
        return say(f"{G}why-no-partner", card=particle(boson))
    if free_slot(view, seat, there) == EMPTY:
        return say(f"{G}why-no-room-quark" if QUARK[there] else f"{G}why-no-room-lepton")
    return say(f"{G}why-hand-first")
