"""Hard (R13): remembers, counts live cards, holds melds back, and samples at larger tables."""

from typing import Final

from rami_server.ai.profile import Profile, Recall

PROFILE: Final = Profile(
    memory=Recall.EVERYTHING,
    near=4.0,
    far=0.5,
    points_early=0.5,
    points_stock=1.0,
    points_hands=2.0,
    risk=8.0,
    holds=True,
    winning=4.0,
    worlds=60,
)
