"""What `scripts/train` can be told, and the picture that it draws."""

import argparse
import json
import os
from pathlib import Path

import torch
from train_seats import MARGIN

from damrak.env import game_of

USUAL_SEATS = {"ticket-to-ride": 2, "amsterdam": 2, "merchants": 4}


def ask(about: str) -> argparse.Namespace:
    """What was said on the command line, or in the settings of what is resumed."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", help="Its name.")
    parser.add_argument("--out", type=Path, required=True, help="The folder to write.")
    parser.add_argument("--resume", action="store_true", help="Go on with what --out holds.")
    parser.add_argument("--start", type=Path, help="A folder with the net to begin with.")
    parser.add_argument("--seconds", type=float, default=600, help="How long to learn in all.")
    parser.add_argument("--seats", type=int, help="How many play; else as is usual.")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the game.")
    parser.add_argument("--seed", type=int, default=1)
    cores = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=max(1, cores - 1),
        help="Processes that step one half of the games, and as many for the other.",
    )
    parser.add_argument("--games", type=int, default=2048, help="Games at a time.")
    parser.add_argument(
        "--steps", type=int, default=64, help="Steps between two rounds of learning."
    )
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--lr", type=float, default=4e-4)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--reach", type=float, default=0.95, help="How far a gain reaches back.")
    parser.add_argument("--shaping", type=float, default=0.5, help="How much the lead counts.")
    parser.add_argument("--margin", type=float, help="A lead that is as good as certain.")
    parser.add_argument("--pool", type=int, default=12, help="How many past selves are kept.")
    parser.add_argument("--keep-every", type=int, default=20, help="Rounds between two of them.")
    parser.add_argument("--against-past", type=float, default=0.2, help="In which part of games.")
    parser.add_argument(
        "--imitate", type=float, default=0.0, help="For which part of the time to imitate first."
    )
    parser.add_argument(
        "--sharpness", type=float, default=2.0, help="Which power of the advice is imitated."
    )
    parser.add_argument(
        "--against-adviser", type=float, default=0.0, help="In which part of games."
    )
    parser.add_argument(
        "--advised", action="store_true", help="Tell the net what the evaluator of the bots thinks."
    )
    parser.add_argument("--lessons", type=Path, help="A folder of scripts/lessons.")
    parser.add_argument("--lesson-seconds", type=float, default=120, help="How long to learn them.")
    parser.add_argument("--lesson-lr", type=float, default=1e-3)
    parser.add_argument("--lesson-batch", type=int, default=8192)
    parser.add_argument(
        "--lesson-passes", type=float, default=8.0, help="How often each is learnt, at most."
    )
    parser.add_argument(
        "--anchor", type=float, default=0.0, help="How much it counts not to leave the lessons."
    )
    parser.add_argument("--every", type=float, default=60, help="Seconds between measurements.")
    parser.add_argument(
        "--duels", type=int, default=100, help="Games of a measurement; 0 for none."
    )
    parser.add_argument("--bot", default="greedy", help="Whom it is measured against.")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    if asked.advised and (asked.imitate or asked.lessons):
        parser.error("an advised net begins by doing what it is told: no --imitate, no --lessons")
    kept = asked.out / "settings.json"
    if asked.resume:
        if not kept.exists():
            parser.error(f"{kept} is not there: nothing to go on with")
        settings = json.loads(kept.read_text())
        if settings["game"] != asked.game:
            parser.error(f"{asked.out} holds a net for {settings['game']}, not for {asked.game}")
        fixed = ("seats", "option", "width", "blocks", "seed", "margin", "shaping", "reach")
        fixed += ("imitate", "sharpness", "against_adviser", "advised")
        for name in fixed:
            setattr(asked, name, settings.get(name, getattr(asked, name)))
    elif kept.exists():
        parser.error(f"{asked.out} holds a net already: --resume goes on, or name another folder")
    name = game_of(asked.game).name
    asked.seats = asked.seats or USUAL_SEATS.get(name, game_of(name).seats[0])
    asked.margin = asked.margin or MARGIN.get(name, 20.0)
    asked.workers = min(asked.workers, asked.games)
    return asked


def picture(asked: argparse.Namespace, strength: list[tuple[float, float]]) -> str:
    """Strength against time, as SVG."""
    last = max(1.0, strength[-1][0])
    points = " ".join(f"{60 + 520 * at / last:.1f},{340 - 300 * won:.1f}" for at, won in strength)
    fair = 340 - 300 / max(2, asked.seats)
    lines = "".join(
        f'<text x="52" y="{344 - 300 * share / 100:.0f}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"'
        ' font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="400" fill="#fff"/>{lines}'
        f'<text x="60" y="24">{asked.game}: won against {asked.bot},'
        f" {asked.duels} games each time</text>"
        f'<text x="580" y="364" text-anchor="end">{last:.0f} s</text>'
        f'<line x1="60" x2="580" y1="{fair}" y2="{fair}" stroke="#999" stroke-dasharray="4"/>'
        '<path d="M60 40V340H580" fill="none" stroke="#333"/>'
        f'<polyline points="{points}" fill="none" stroke="#b33" stroke-width="2"/></svg>\n'
    )
