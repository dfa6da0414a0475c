"""An arena's result as a page with plots, in one file that needs nothing else."""

from html import escape
from io import StringIO
from typing import Any

from damrak import __version__
from damrak.bots.arena.game import Outcome
from damrak.bots.arena.standings import Arena, Standing
from damrak.bots.budget import Budget
from damrak.core.mistake import Mistake

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2118; background: #faf6ec; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; color: #7a1f1a }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #d8cbb0; padding: .35rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
"""

ADJUSTED = "<th>Won, without luck</th><th>95 %</th>"


def report_page(result: Arena, outcomes: list[Outcome], budget: Budget) -> str:
    """The whole page."""
    rows = "".join(
        f"<tr><td>{escape(line.bot)}</td><td>{line.games}</td><td>{line.share:.1%}</td>"
        f"<td>{line.low:.1%} – {line.high:.1%}</td>{_adjusted(line)}<td>{line.fair:.1%}</td>"
        f"<td>{line.mean_score:g}</td><td>{line.rating:g} ± {line.uncertainty:g}</td>"
        f"{_took(line)}<td>{line.slowest:.2f} s</td></tr>"
        for line in result.bots
    )
    luck = any(line.adjusted for line in result.bots)
    limit = "each bot's own"
    if budget.seconds is not None:
        limit = f"{budget.seconds * 1000:g} ms{' of a core' if budget.by_cpu else ''} a decision"
    elif budget.simulations is not None:
        limit = f"{budget.simulations} simulations a decision"
    failures = "".join(
        f"<li>deal {each.deal}, rotation {each.rotation}: {escape(each.error)}</li>"
        for each in outcomes
        if each.error
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arena: {escape(result.game)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>
<body>
<h1>Arena: {escape(result.game)}</h1>
<p>{result.games} games with {result.seats} seats: {result.deals} deals, each played with every
rotation of the seats. {result.decisions:,} decisions. Thinking time: {limit}. damrak
{__version__}.</p>
<table><tr><th>Bot</th><th>Games</th><th>Won</th><th>95 %</th>{ADJUSTED if luck else ""}
<th>Fair share</th><th>Mean score</th><th>Rating</th><th>A decision</th><th>CPU</th>
<th>Simulations</th><th>Slowest</th></tr>{rows}</table>
<h2>Who came ahead of whom</h2>{_meetings(result)}
<h2>Share of games won, with 95 % intervals</h2>{_shares(result)}
<h2>Scores</h2>{_scores(result, outcomes)}
<h2>What the order of play is worth</h2>{_orders(result)}
{f"<h2>Failures</h2><ul>{failures}</ul>" if failures else ""}
</body></html>
"""


def _adjusted(line: Standing) -> str:
    found = line.adjusted
    if found is None:
        return ""
    return f"<td>{found.share:.1%}</td><td>{found.low:.1%} – {found.high:.1%}</td>"


def _took(line: Standing) -> str:
    """What a decision took; games of older versions do not tell."""
    if not line.milliseconds:
        return "<td></td>" * 3
    time = f"<td>{line.milliseconds:g} ms</td><td>{line.cpu_share:.0%}</td>"
    return f"{time}<td>{line.simulations:g}</td>"


def _meetings(result: Arena) -> str:
    """A table: by row, how often a bot came ahead of those in the columns."""
    names = [line.bot for line in result.bots]
    found = {(each.bot, each.other): each for each in result.meetings}
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = ""
    for name in names:
        rows += f"<tr><td>{escape(name)}</td>"
        for other in names:
            met = found.get((name, other))
            told = f"{met.ahead:.1%} ({met.low:.0%} – {met.high:.0%})" if met else ""
            rows += f"<td>{told}</td>"
        rows += "</tr>"
    return f"<table><tr><th></th>{head}</tr>{rows}</table>"


def _figure(height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Mistake("--report needs the extra 'report': pip install 'damrak[report]'") from None
    figure = Figure(figsize=(9, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.patch.set_alpha(0)
    return figure, axes


def _svg(figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]


def _shares(result: Arena) -> str:
    figure, axes = _figure(0.6 + 0.5 * len(result.bots))
    for at, line in enumerate(reversed(result.bots)):
        below, above = max(0.0, line.share - line.low), max(0.0, line.high - line.share)
        axes.barh(at, line.share * 100, color="#2f6cb3", height=0.6)
        axes.errorbar(
            line.share * 100, at, xerr=[[below * 100], [above * 100]], color="#2b2118", capsize=4
        )
        axes.plot([line.fair * 100] * 2, [at - 0.4, at + 0.4], color="#b9302b", linestyle="--")
    axes.set_yticks(range(len(result.bots)), [line.bot for line in reversed(result.bots)])
    axes.set_xlabel("won, % (dashed: fair share)")
    axes.set_xlim(0, 100)
    return _svg(figure)


def _scores(result: Arena, outcomes: list[Outcome]) -> str:
    figure, axes = _figure(0.8 + 0.6 * len(result.bots))
    samples: list[list[int]] = []
    for line in reversed(result.bots):
        samples.append(
            [
                each.totals[seat]
                for each in outcomes
                if not each.error
                for seat, name in enumerate(each.bots)
                if name == line.bot
            ]
            or [0]
        )
    axes.boxplot(samples, orientation="horizontal", widths=0.6, showmeans=True)
    axes.set_yticks(range(1, len(samples) + 1), [line.bot for line in reversed(result.bots)])
    axes.set_xlabel("score (box: half of the games; triangle: mean)")
    return _svg(figure)


def _orders(result: Arena) -> str:
    figure, axes = _figure(3)
    for line in result.by_order:
        below, above = max(0.0, line.share - line.low), max(0.0, line.high - line.share)
        axes.bar(line.seat + 1, line.share * 100, color="#4c9152", width=0.6)
        axes.errorbar(
            line.seat + 1,
            line.share * 100,
            yerr=[[below * 100], [above * 100]],
            color="#2b2118",
            capsize=4,
        )
    axes.axhline(100 / result.seats, color="#b9302b", linestyle="--")
    axes.set_xticks([line.seat + 1 for line in result.by_order])
    axes.set_xlabel("who decides first, second, … (dashed: fair share)")
    axes.set_ylabel("won, %")
    return _svg(figure)
