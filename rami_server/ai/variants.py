"""Named ways of thinking: the two levels and hard with one part taken out, for measurements."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from rami_server.ai import hard, normal
from rami_server.ai.profile import Profile, Recall

_HARD: Final = hard.PROFILE
_NORMAL: Final = normal.PROFILE

PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(
    {
        "normal": _NORMAL,
        "normal-no-memory": replace(_NORMAL, memory=Recall.NOTHING),
        "normal-holds": replace(_NORMAL, holds=True),
        "hard": _HARD,
        "hard-no-potential": replace(_HARD, near=0.0, far=0.0, winning=0.0),
        "hard-at-once": replace(_HARD, holds=False),
        "hard-no-memory": replace(_HARD, memory=Recall.NOTHING),
        "hard-no-risk": replace(_HARD, risk=0.0),
        "hard-no-winning-cards": replace(_HARD, winning=0.0),
        "hard-no-playouts": replace(_HARD, worlds=0),
        "hard-for-pairs": replace(_HARD, chances=2.0),
        "hard-points-only": replace(
            _HARD, near=0.0, far=0.0, winning=0.0, risk=0.0, holds=False, worlds=0
        ),
    }
)
"""Every profile by its name; `easy` has none, because it weighs nothing."""
