"""Hard (R13): remembers, counts live cards, holds melds back, and samples at larger tables."""

from typing import Final

from rami_server.ai.profile import Profile, Recall, Weights

PROFILE: Final = Profile(
    memory=Recall.EVERYTHING,
    two=Weights(
        near=2.5,
        far=0.9,
        points_early=0.4,
        points_stock=1.0,
        points_hands=2.3,
        risk=8.0,
        winning=4.5,
        gain=0.15,
    ),
    three=Weights(
        near=3.5,
        far=0.4,
        points_early=0.4,
        points_stock=1.5,
        points_hands=1.0,
        risk=3.0,
        winning=4.0,
        gain=0.3,
    ),
    four=Weights(
        near=2.0,
        far=0.3,
        points_early=0.7,
        points_stock=4.0,
        points_hands=0.8,
        risk=1.0,
        winning=1.5,
        gain=0.3,
    ),
    holds=True,
    worlds=60,
)
