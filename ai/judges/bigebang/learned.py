"""The weights of `ai.judges.bigebang.worth`, learned from the ends of 4,000 games.

Triangles are read like a table of distances: the first row pairs n with n, 1H, 2H, 3H, 3He and 4He,
the second 1H with 1H, 2H and so on.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What one thing of each kind is worth to its owner; the same thing of the rival's costs it."""

    light: int
    """A particle in the reserve more than the rival's."""
    star: int
    """A particle more than in the rival's most massive star."""
    turn: int
    """To be to move."""
    alone: tuple[int, ...]
    """A stack, from n to 4He."""
    linked: tuple[tuple[int, ...], ...]
    """Two own stacks side by side."""
    seen: tuple[tuple[int, ...], ...]
    """Two own stacks in sight of each other, with room between them."""
    facing: tuple[tuple[int, ...], ...]
    """An own stack in sight of a larger or richer one of the rival's; n faces 1H, 2H and so on."""
    mirrors: tuple[int, ...]
    """A stack and its mirror image in sight of each other, for the one who is to move."""


EARLY = Weights(
    light=425,
    star=64,
    turn=541,
    alone=(-319, -181, -63, 33, -303, 607),
    linked=(
        (47, -4, 26, -457, 15, 666),
        (18, -684, -293, 2, 537),
        (-1484, 1449, -328, 48),
        (-1777, -1072, 242),
        (2191, 982),
        (2872,),
    ),
    seen=(
        (149, -236, -531, 331, -1293, -421),
        (23, -307, -1393, 290, 13),
        (-343, 3618, 1560, -731),
        (5581, 3458, -780),
        (1290, -742),
        (329,),
    ),
    facing=(
        (43, 197, 202, 302, 310),
        (185, -131, 370, 250),
        (-747, 28, 174),
        (391, 305),
        (-721,),
    ),
    mirrors=(-6, -4, -405, -3919, -1214, 464),
)
LATE = Weights(
    light=-44,
    star=33,
    turn=-78,
    alone=(7, -34, -45, -68, 61, 48),
    linked=(
        (32, 117, 86, 149, 233, -50),
        (71, 344, 412, 25, -26),
        (535, -70, 95, 30),
        (373, 333, -5),
        (-331, -132),
        (-394,),
    ),
    seen=(
        (5, 207, 294, -33, 583, 71),
        (69, 336, 742, -31, 12),
        (583, -641, -112, 100),
        (-1060, -384, 72),
        (-136, 99),
        (22,),
    ),
    facing=(
        (0, -35, -10, -52, -52),
        (-42, 38, -50, -30),
        (81, 12, -44),
        (-25, -27),
        (108,),
    ),
    mirrors=(11, 11, 78, 383, 170, -158),
)
"""With n stacks left, `EARLY` is in hundredths of a lead over n + 6, and `LATE` in leads over the
square of that."""
MAJORITY = (-24, 1022)
TOKENS = (7, 284)
"""Being ahead in more tokens than the rival, and each token ahead, as things stand: in hundredths,
always and over the stacks left."""
