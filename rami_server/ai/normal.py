"""Normal (R13): looks for useful combinations, lays down at once, minds what the next can use."""

from typing import Final

from rami_server.ai.profile import Profile, Recall

PROFILE: Final = Profile(
    memory=Recall.PILE,
    near=4.0,
    far=0.5,
    points_early=0.5,
    points_stock=2.0,
    points_hands=0.5,
    risk=4.0,
    holds=False,
)
