"""The signs on tiles and cards: which colour or good is drawn, and where any will do."""

import msgspec

from damrak.games import GAMES

GAME = GAMES["amsterdam"]
SHEET = msgspec.to_builtins(GAME.sheet(GAME.agree(2, {}).edition))


def test_resources_of_a_market_tile_are_of_any_colour() -> None:
    found = 0
    for tile, signs in zip(SHEET["market"]["tiles"], SHEET["tile_signs"], strict=True):
        assert signs[0]["count"] == f"-{tile['cost']}"
        cubes = [sign for sign in signs if sign["sign"] == "cube"]
        if tile["resources"]:
            found += 1
            assert cubes[0] == {
                "sign": "cube",
                "name": "",
                "which": -1,
                "count": str(tile["resources"]),
            }
    assert found > 3


def test_a_card_of_a_good_shows_that_good() -> None:
    goods = [good["id"] for good in SHEET["goods"]]
    found = 0
    for card in SHEET["cards"]:
        for sign in SHEET["card_signs"][card["number"]]:
            if sign["sign"] == "good" and card["good"]:
                found += 1
                assert goods[sign["which"]] == card["good"]
    assert found > 5


def test_on_the_way_to_the_mouth_every_bridge_scores() -> None:
    """What a pawn has scored at each space of the Amstel: bridges behind it, and the last space."""
    amstel = SHEET["amstel"]
    points = SHEET["advance_points"]
    assert len(points) == amstel["last_space"] + 1
    assert points[0] == 0
    for bridge in amstel["bridges"]:
        there = bridge["after"]
        assert points[there + 1] - points[there] >= bridge["points"]
    assert (
        points[-1]
        == sum(bridge["points"] for bridge in amstel["bridges"]) + (amstel["last_points"])
    )
