"""Named ways of thinking: the two levels and hard with one part taken out, for measurements."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from rami_server.ai import hard, normal
from rami_server.ai.profile import Profile, Recall

_HARD: Final = hard.PROFILE
_NORMAL: Final = normal.PROFILE


def _with(profile: Profile, **changes: float) -> Profile:
    """Return the profile with these weights changed at tables of every size."""
    two, three, four = (
        replace(weights, **changes) for weights in (profile.two, profile.three, profile.four)
    )
    return replace(profile, two=two, three=three, four=four)


_NO_POTENTIAL: Final = _with(_HARD, near=0.0, far=0.0, winning=0.0, gain=0.0)

PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(
    {
        "normal": _NORMAL,
        "normal-no-memory": replace(_NORMAL, memory=Recall.NOTHING),
        "normal-holds": replace(_NORMAL, holds=True),
        "hard": _HARD,
        "hard-no-potential": _NO_POTENTIAL,
        "hard-at-once": replace(_HARD, holds=False),
        "hard-no-memory": replace(_HARD, memory=Recall.NOTHING),
        "hard-no-risk": _with(_HARD, risk=0.0),
        "hard-no-winning-cards": _with(_HARD, winning=0.0),
        "hard-no-gains": _with(_HARD, gain=0.0),
        "hard-no-playouts": replace(_HARD, worlds=0),
        "hard-for-pairs": replace(_HARD, chances=2.0),
        "hard-points-only": _with(replace(_NO_POTENTIAL, holds=False, worlds=0), risk=0.0),
    }
)
"""Every profile by its name; `easy` has none, because it weighs nothing."""
