"""One term a concept: what native readers and a physicist struck out does not come back."""

from __future__ import annotations

import re

import pytest

from game.core.phrase import literal, say
from game.words.text import Text, languages
from tests.some import some
from tests.words.test_text import messages

STRUCK = {
    "en": {
        r"[0-9}][ \u00a0\u202f]%": "no space before %",
        r"\b[Tt]rack of a particle|path of one particle": "a line that stands for a particle",
        r"Fine measurements": "precise measurements",
        r"shakes? off": "gives off",
        r"all that has mass": "neutrinos have mass, and are refused",
        r"seven vertices of nature": "there are more than these seven",
        r"\ba \{ \$(what|after|before|force)": "an electron, an orange gluon",
        r"[Gg]ood and bad luck|how they even out": "a surplus is not paid back: shares settle",
        r"No two of them may|Two fermions never": "two alike: Pauli is about identical fermions",
        r"annihilates only with its own": "it turns into light only with its own",
        r"so they (also )?attract each other": "gluons act on each other",
        r"energy is missing": "momentum is what does not balance",
        r"(two|both) muons\b": "a muon and an antimuon",
        r"hadrons are neutral|hadron is neutral": "colour neutral",
    },
    "de": {
        r"[0-9}][ \u202f]?%": "a no-break space before %",
        r"[Dd]ie andere Seite (auch|hat|baut|muss|zieht|ist|könnte)|der anderen Seite": (
            "dein Gegenüber"
        ),
        r"([Ss]tarke|[Ss]chwache|[Ee]lektromagnetische)n? Kraft[ ,.]": "Wechselwirkung",
        r"ziehen aneinander|ziehen (deshalb|also) (sie )?(auch )?aneinander": "ziehen einander an",
        r"Energie geht als": "die Energie wird zu",
        r"Collider(?! aus)": "Beschleuniger",
        r"schüttelt [^=]*\bab\b|abschüttelt": "strahlt ab",
        r"Annihilation(en)?\b(?!\||\n)": "Vernichtung",
        r"(Elektron|Myon)(en)?zahl": "Elektron-Leptonenzahl: so heißt sie im Labor",
        r"Antitop|Antibottom": "Anti-Top-Quark, wie auf der Karte",
        r"\bgenug hat und mehr\b": "das Ziel erreicht und mehr hat",
        r"[«»]": "„ und “",
        r"Glück und Pech|Sie gleichen sich an": "ein Überschuss wird nicht ausgeglichen: Anteile",
        r"Zwei Fermionen teilen": "zwei gleiche",
        r"vernichtet sich nur mit seinem eigenen": "wird nur mit ihm zu Licht",
        r"(und|also) ziehen (sie|deshalb auch) einander an": "Gluonen wirken aufeinander",
        r"[Ee]s fehlt (nur )?Energie|Energie fehlt": "Impuls",
        r"(zwei [a-z]*|[Bb]eiden?) ?Myonen\b": "Myon und Antimyon",
        r"Hadron ist neutral": "farbneutral",
    },
    "fr": {
        r"[0-9}][ \u00a0]?%": "a narrow no-break space before %",
        r"\b[Ff]orce (faible|forte|électromagnétique)": "interaction",
        r"tien(t|nent) (le|un|les|chaque) [a-z]+ ensemble": "assure la cohésion",
        r"ne tient pas ensemble": "ne tient pas",
        r"\bporten?t? (une|l’)interaction|Les (photons|gluons) la portent": "transmet",
        r"[Mm]esures fines": "mesures de précision",
        r"dés tombent": "on lance deux dés",
        r"(^|= |, |: )[Ll]e plus de (points|jetons) gagne": "qui a le plus de points gagne",
        r"Il te faut \{ \$card \}": "carte utile",
        r"\b(?<!tu ne )sent(ent)? (l’|les|pas|que|quelle|quoi|ici|à)": "ressent",
        r"\bau mieux des\b": "au meilleur des",
        r"\bait assez et plus\b": "atteigne le but et en ait plus",
        r"\b[Qq]uelles? (deux|trois) (lignes|particules)": "lesquelles de ces, avec quelles",
        r"% du temps\b": "dans ... % des cas",
        r"lignes? (n’est |sont |est )?(pas )?d’accord": "le compte est bon",
        r"chance et malchance|elles s’égalisent": "un surplus n’est pas rendu : les proportions",
        r"Deux fermions n’en partagent": "deux fermions pareils",
        r"ne s’annihile qu’avec sa propre": "ne devient de la lumière qu’avec sa propre",
        r"donc ils s’attirent": "les gluons agissent les uns sur les autres",
        r"manque (seulement )?de l’énergie|énergie manque\.": "impulsion",
        r"(deux|les deux) muons\b": "un muon et un antimuon",
        r"hadron est neutre": "de couleur neutre",
    },
    "it": {
        r"[0-9}][ \u202f]?%": "a no-break space before %",
        r"[Mm]isure fini": "misure di precisione",
        r"scuote via": "emette",
        r"[Tt]rasporta(no)? (una|l’|la) (forza|interazione)|[Tt]rasportano i (fotoni|gluoni)": (
            "trasmette"
        ),
        r"[Ff]orza (forte|debole|elettromagnetica)": "interazione",
        r"Due passi di fila|dopo due passi": "due «passo»",
        r"ritira(no)? (il|un) dado": "rilancia",
        r"cadono due dadi": "si tirano due dadi",
        r"\bW più ferm[oi]\b": "a riposo: un W più, se è fermo",
        r"\bne ha abbastanza e più\b": "arriva al traguardo e ne ha più",
        r"righe sono d’accordo|riga (non )?è d’accordo": "i conti tornano",
        r"\bgett[oi]\b": "jet",
        r"fortuna e sfortuna|si pareggiano": "un vantaggio non si restituisce: le quote",
        r"Due fermioni non ne": "due uguali",
        r"si annichila solo con la propria": "diventa luce solo con la propria",
        r"quindi si attraggono": "i gluoni agiscono tra loro",
        r"manca (solo )?energia|Manca solo la sua energia": "quantità di moto",
        r"due muoni\b": "un muone e un antimuone",
        r"adrone è neutro(?! per la carica)": "neutro per la carica di colore",
    },
}
"""Language -> what was struck out, as a pattern, and what is written instead."""


@pytest.mark.parametrize("language", languages())
def test_what_was_struck_out_stays_out(language: str) -> None:
    for key, message in some(messages(language).items()):
        for pattern, instead in STRUCK[language].items():
            assert not re.search(pattern, message), (key, f"write: {instead}")


def test_a_french_line_does_not_begin_with_a_colon() -> None:
    """Before ``: ; ! ? » %`` and behind ``«`` stands a space that does not break."""
    for key, message in some(messages("fr").items()):
        for pattern in (r" [:;!?»%](?!\w)", r"« "):
            assert not re.search(pattern, message), key


@pytest.mark.parametrize("language", languages())
def test_the_antiparticle_of_a_quark_is_not_the_quark(language: str) -> None:
    """The name that fills the gap is that of the particle: something has to stand before it."""
    text = Text(language)
    sentence = text.say(say("u_know_feynman-prompt-gluon", what=literal("QUARK"), n=4))
    assert not re.search(r"anti\w+ \(QUARK\)", sentence)


@pytest.mark.parametrize("language", languages())
def test_a_game_that_simplifies_nature_says_so(language: str) -> None:
    """Numbers and names that every language has to have where the page takes something back."""
    text = Text(language)
    for key, wanted in (
        ("particle_builder-rules-9", ("99", "100", "Higgs")),
        ("tutti_quantum-rules-3", ("W", "Z")),
        ("tutti_quantum-rules-7", ("W", "top|Top")),
        ("tutti_quantum-tells-higgs-discovery", ("W", "top|Top")),
        ("bigebang-rules-10", ("[Aa]ntiprot", "[Pp]osi")),
        ("glossary-charge-says", (r"\+1.*−1",)),
        ("glossary-decay-says", ("[Ee]nerg|énergie",)),
        ("codex-row-quarks", ("±⅔",)),
        ("codex-row-quarks-down", ("±⅓",)),
        ("learn_particle_builder-1-cards-try-mass", ("105[.,]7\\s?MeV", "2[.,]16\\s?MeV")),
    ):
        sentence = text.say(say(key))
        for pattern in some(wanted):
            assert re.search(pattern, sentence), (key, pattern)
