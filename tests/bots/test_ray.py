"""The arena on a Ray cluster, a local one."""

import pytest

from cli.run import answer

pytest.importorskip("ray", reason="the extra 'ray' is not installed")


@pytest.mark.timeout(240)
def test_a_cluster_plays_the_same_games() -> None:
    arguments = ("--bots", "greedy,random", "--games", "4", "--seed", "2")
    here = answer("arena", "ticket-to-ride", *arguments, "--jobs", "1")
    there = answer("arena", "ticket-to-ride", *arguments, "--ray", "local")
    for result in (here, there):
        for line in result["bots"]:
            del line["slowest"]
    assert there == here
