"""Normal (R13): looks for useful combinations, lays down at once, minds what the next can use."""

from typing import Final

from rami_server.ai.profile import Profile, Recall, Weights

PROFILE: Final = Profile(
    memory=Recall.PILE,
    two=Weights(
        near=5.0,
        far=1.1,
        points_early=0.3,
        points_stock=2.0,
        points_hands=1.8,
        risk=6.0,
        winning=3.5,
    ),
    three=Weights(
        near=5.0,
        far=0.2,
        points_early=0.4,
        points_stock=1.7,
        points_hands=0.4,
        risk=1.0,
        winning=3.0,
    ),
    four=Weights(
        near=4.0,
        far=0.3,
        points_early=0.7,
        points_stock=3.4,
        points_hands=0.8,
        risk=0.5,
        winning=1.5,
    ),
    holds=False,
)
