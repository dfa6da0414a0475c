"""A report as one HTML file that needs nothing else, light or dark as the reader likes it."""

from html import escape
from typing import Final

from damrak.review.fixed import UNIT, percent
from damrak.review.presentation.picture import DASHES, svg
from damrak.review.presentation.told import Teller, ToldDecision, decimal, signed
from damrak.review.report import Report, Total
from damrak.text import Text

PARTS: Final = ("luck", "own", "others", "hidden", "residual")
STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #faf6ec; --line: #c9bb9c;
  --head: #7a1f1a; --good: #23613a; --bad: #9b2d20;
  --s0: #9b2d20; --s1: #1f5673; --s2: #4c6a1e; --s3: #6b3fa0; --s4: #8a5a00 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d6; --paper: #1d1916; --line: #5a5043;
  --head: #f0a58f; --good: #8fd6a4; --bad: #ff9c8a;
  --s0: #ff9c8a; --s1: #86c6ea; --s2: #b9d981; --s3: #cfb0ff; --s4: #f2c063 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 1.5rem auto; max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; color: var(--head); line-height: 1.2 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; display: block }
svg.key { width: 2.5rem; display: inline-block }
.ink { fill: var(--ink) } .grid { stroke: var(--line); stroke-width: 1 }
.chance { stroke: var(--ink); opacity: .5 }
.up { color: var(--good) } .down { color: var(--bad) }
li { margin: .5rem 0 } .small { font-size: .92em }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
""" + "\n".join(
    f".seat{seat} {{ stroke: var(--s{seat}) }} .dot{seat} {{ fill: var(--s{seat}) }}"
    for seat in range(5)
)


def page(report: Report, text: Text, names: list[str]) -> str:
    """The whole file."""
    told = Teller(report, text, names).told()
    say = text.say
    lines = "".join(f"<li>{escape(line)}</li>" for line in told.lines)
    turning = "".join(f"<li>{escape(line)}</li>" for _, line in told.turning)
    warning = f"<p><strong>{escape(told.warning)}</strong></p>" if told.warning else ""
    body = [
        f"<h1>{escape(told.title)}</h1><p>{escape(say('review-intro'))}</p>",
        f"<ul>{lines}</ul>{warning}",
        f"<h2>{escape(say('review-chances'))}</h2>",
        svg(report, names, say("review-chances-alt")),
        f"<p>{_legend(names)}</p>",
        f"<h2>{escape(say('review-sum'))}</h2><p>{escape(say('review-sum-help'))}</p>",
        _sums(report, text, names),
    ]
    if turning:
        body.append(f"<h2>{escape(say('review-turning'))}</h2><ol>{turning}</ol>")
    if report.whole:
        body += [
            f"<h2>{escape(say('review-worst'))}</h2>",
            _decisions(told.worst, say("review-none-worst")),
            f"<h2>{escape(say('review-best'))}</h2>",
            _decisions(told.best, say("review-none-best")),
        ]
    body.append(f"<h2>{escape(say('review-words'))}</h2><dl>{_words(text)}</dl>")
    return (
        f'<!doctype html>\n<html lang="{text.language}"><head><meta charset="utf-8">'
        f"<title>{escape(told.title)}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def _legend(names: list[str]) -> str:
    return " ".join(
        '<span><svg class="key" viewBox="0 0 40 10" aria-hidden="true">'
        f'<path class="seat{seat % 5}" d="M0 5H40" stroke-width="3"'
        f' stroke-dasharray="{DASHES[seat % 5]}"/></svg> {escape(name)}</span>'
        for seat, name in enumerate(names)
    )


def _sums(report: Report, text: Text, names: list[str]) -> str:
    heads = ["start", *PARTS, "result", "accuracy"]
    head = "".join(f"<th scope='col'>{escape(text.say(f'review-{each}'))}</th>" for each in heads)
    rows = "".join(
        _sum(total, names[total.seat], report.whole, text.language) for total in report.totals
    )
    label = escape(text.say("review-sum"))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}">'
        f"<table><thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )


def _sum(total: Total, name: str, whole: bool, language: str) -> str:
    cells = [f"<td>{decimal(percent(total.start), language)}</td>"]
    for part in PARTS:
        value: int = getattr(total, part)
        side = "up" if value > UNIT // 2000 else "down" if value < -UNIT // 2000 else ""
        cells.append(f'<td class="{side}">{signed(value, language)}</td>')
    cells.append(f"<td><strong>{decimal(percent(total.result), language)}</strong></td>")
    cells.append(f"<td>{total.accuracy:.0%}</td>" if whole else "<td>–</td>")
    return f"<tr><th scope='row'>{escape(name)}</th>{''.join(cells)}</tr>"


def _decisions(told: list[ToldDecision], nothing: str) -> str:
    if not told:
        return f"<p>{escape(nothing)}</p>"
    items = []
    for each in told:
        rest = "<br>".join(escape(line) for line in (each.other, each.why, each.hindsight) if line)
        items.append(
            f"<li><strong>{escape(each.head)}</strong> – {escape(each.name_of_grade)},"
            f" {escape(each.gap)}<br><span class='small'>{rest}</span></li>"
        )
    return f"<ul>{''.join(items)}</ul>"


def _words(text: Text) -> str:
    said = []
    for word in ("chance", "luck", "own", "others", "hidden", "residual"):
        first, _, rest = text.say(f"review-word-{word}").partition(":")
        said.append(f"<dt>{escape(first.strip())}</dt><dd>{escape(rest.strip())}</dd>")
    return "".join(said)
