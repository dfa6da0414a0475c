"""The comparison behind `scripts/bench peers`: our compiled rules beside those of other projects.

OpenSpiel, PettingZoo and Catanatron are what they are compared with.

Everything is installed into an environment that is thrown away, and every measurement is a process
of its own on one core. They take turns, and each keeps its best round, so that what else the
machine does meanwhile falls on all alike. The clock is the processor's. Outcomes of chance count as
decisions everywhere.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

PEERS = ("open-spiel==2.0.2", "catanatron==3.2.1", "pettingzoo==1.27.0", "pygame==2.6.1")
OURS = ("ticket-to-ride", "merchants", "amsterdam")

HEARTS = """
import json, random, sys, time, pyspiel
seconds, usual = float(sys.argv[1]), sys.argv[2] == "usual"
game, rng, steps = pyspiel.load_game("hearts"), random.Random(1), 0
start = time.process_time()
while time.process_time() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if usual and state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            action = rng.choices(actions, odds)[0]
        else:
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
        state.apply_action(action)
        steps += 1
print(json.dumps(steps / (time.process_time() - start)))
"""

HEARTS_SEEN = """
import json, random, sys, time, pyspiel
seconds = float(sys.argv[1])
game, rng, steps = pyspiel.load_game("hearts"), random.Random(1), 0
start = time.process_time()
while time.process_time() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            action = rng.choices(actions, odds)[0]
        else:
            state.information_state_tensor()
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
        state.apply_action(action)
        steps += 1
print(json.dumps(steps / (time.process_time() - start)))
"""

CONNECT_FOUR = """
import json, random, sys, time
from pettingzoo.classic.connect_four.connect_four import raw_env
seconds, env, rng, steps = float(sys.argv[1]), raw_env(), random.Random(1), 0
start = time.process_time()
while time.process_time() - start < seconds:
    env.reset()
    for agent in env.agent_iter():
        seen, reward, ended, cut, facts = env.last()
        if ended or cut:
            env.step(None)
            continue
        actions = seen["action_mask"].nonzero()[0]
        env.step(int(actions[int(rng.random() * len(actions))]))
        steps += 1
print(json.dumps(steps / (time.process_time() - start)))
"""

SEEN = """
import json, sys, time
from damrak.cli.experiments.bench import compiled
from damrak.env.vector import VectorEnv
assert compiled(), "the wheel is not compiled"
seconds, many = float(sys.argv[1]), VectorEnv(sys.argv[2], 256, seed=1)
before, start = many.shard.batch.decisions, time.process_time()
while time.process_time() - start < seconds:
    many.step(many.random_actions())
print(json.dumps((many.shard.batch.decisions - before) / (time.process_time() - start)))
"""

CATAN = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
seconds, steps = float(sys.argv[1]), 0
start = time.process_time()
while time.process_time() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in list(Color)[:4]])
    game.play()
    steps += len(game.state.actions)
print(json.dumps(steps / (time.process_time() - start)))
"""

INSIDE = """
import json, sys
from damrak.cli.experiments.bench import compiled, measure
from damrak.games import find_game
assert compiled(), "the wheel is not compiled"
print(json.dumps(measure(find_game(sys.argv[2]), float(sys.argv[1])).decisions_per_second))
"""

STEPPED = """
import json, random, sys, time
from damrak.core.action import CHANCE
from damrak.games import find_game
seconds, game, rng, steps = float(sys.argv[1]), find_game(sys.argv[2]), random.Random(1), 0
options = game.agree(max(game.seats), {})
start = time.process_time()
while time.process_time() - start < seconds:
    state = game.start(options)
    while True:
        seat = state.to_move()
        if seat >= 0:
            actions = state.legal()
            state.apply(actions[int(rng.random() * len(actions))])
        elif seat == CHANCE:
            state.apply(state.outcome(int(rng.random() * state.odds())))
        else:
            break
        steps += 1
print(json.dumps(steps / (time.process_time() - start)))
"""


def main() -> None:
    """Set up, measure in turns, print rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="How long each measurement runs."
    )
    parser.add_argument("--rounds", type=int, default=3, help="How many turns each gets.")
    parser.add_argument("--wheel", type=Path, help="A compiled wheel; else scripts/build makes it.")
    parser.add_argument("--json", action="store_true", help="Print one JSON object.")
    asked = parser.parse_args()
    if asked.wheel is None:
        subprocess.run(["scripts/build"], check=True, stdout=sys.stderr)  # noqa: S607
        asked.wheel = next(Path("dist").glob("*.whl"))
    with tempfile.TemporaryDirectory(prefix="damrak-peers-") as folder:
        python = set_up(Path(folder), asked.wheel)
        rates = take_turns(python, asked.seconds, asked.rounds)
    show(rates, asked.json)


def set_up(folder: Path, wheel: Path) -> Path:
    """An environment with ourselves and the peers."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, f"{wheel}[env]", *PEERS], check=True, stdout=sys.stderr)  # noqa: S603
    return python


def take_turns(python: Path, seconds: float, rounds: int) -> dict[str, float]:
    """The best rate of each, in decisions a second."""
    courses = {
        "OpenSpiel hearts, stepped": (HEARTS, "usual"),
        "OpenSpiel hearts, stepped, chance drawn as if even": (HEARTS, "even"),
        "Catanatron, its own loop": (CATAN, ""),
        "OpenSpiel hearts, stepped and observed": (HEARTS_SEEN, ""),
        "PettingZoo connect four, stepped and observed": (CONNECT_FOUR, ""),
    }
    for game in OURS:
        courses[f"{game}, playouts"] = (INSIDE, game)
        courses[f"{game}, stepped"] = (STEPPED, game)
        courses[f"{game}, stepped and observed"] = (SEEN, game)
    best = dict.fromkeys(courses, 0.0)
    with Progress(console=Console(stderr=True)) as bar:
        for _ in bar.track(range(rounds), description="Measuring"):
            for name, (program, argument) in courses.items():
                command = [str(python), "-c", program, str(seconds), argument]
                ran = subprocess.run(command, check=True, stdout=subprocess.PIPE)  # noqa: S603
                best[name] = max(best[name], float(json.loads(ran.stdout)))
    return best


def show(rates: dict[str, float], as_json: bool) -> None:
    """Each rate, and how many times the peers' it is; the observed ones beside the observed."""
    hearts, even, catan, hearts_seen, connect_four = list(rates.values())[:5]
    ratios: dict[str, dict[str, float]] = {}
    for name, rate in rates.items():
        if name.endswith("observed"):
            ratios[name] = {
                "hearts observed": rate / hearts_seen,
                "connect four observed": rate / connect_four,
            }
        else:
            ratios[name] = {
                "hearts": rate / hearts,
                "hearts even": rate / even,
                "catanatron": rate / catan,
            }
    if as_json:
        facts = {name: {"rate": round(rates[name]), **each} for name, each in ratios.items()}
        sys.stdout.write(json.dumps(facts) + "\n")
        return
    columns = ["hearts", "hearts even", "catanatron", "hearts observed", "connect four observed"]
    table = Table("Engine", "Decisions a second", *(f"× {column}" for column in columns))
    for name, each in ratios.items():
        numbers = [f"{each[column]:.1f}" if column in each else "" for column in columns]
        table.add_row(name, f"{rates[name]:,.0f}", *numbers)
    Console().print(table)


if __name__ == "__main__":
    main()
