#!/usr/bin/env python3
"""A bot of your own in a few lines: it reads questions and writes answers, one JSON object a line.

Try it:  damrak arena ticket-to-ride --bots examples/pipe_bot.py,random --games 20
"""

import json
import sys


def worth(option: dict) -> float:
    """Claim the longest route it can; otherwise take face-up cards rather than blind ones."""
    if option["verb"].startswith("claim"):
        return option["args"]["cards"] + 2 * option["args"]["wilds"]
    return {"take": 0.5, "draw": 0.4, "keep": 0.3}.get(option["verb"], 0.0)


for line in sys.stdin:
    question = json.loads(line)
    if "game" in question:
        print(f"playing {question['game']}", file=sys.stderr)
        answer = {"ready": True, "again": True}
    else:
        best = max(question["options"], key=worth)
        answer = {"choose": best["words"]}
    print(json.dumps(answer), flush=True)
