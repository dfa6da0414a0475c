"""What happened, in sentences."""

from damrak.core.action import CHANCE, NOBODY, Seat
from damrak.core.replay import Replay
from damrak.core.view import Event, Gain, event, gains, said
from damrak.text import Text


def events(replay: Replay, seat: Seat) -> list[Event]:
    """Every action of a game so far, as told to a seat."""
    state = replay.game.start(replay.options)
    events: list[Event] = []
    for at in range(len(replay.words)):
        mover, whom = state.to_move(), state.whom()
        told = state.told(state.find(replay.words[at]), seat)
        before = state.tally()
        replay.step(state, at)
        gained = gains(before, state.tally())
        events.append(event(at, mover, whom, told, state.news, gained))
    return events


def log_sentences(text: Text, game: str, told: Event, names: list[str]) -> list[str]:
    """An event in words: `$who` is whoever acted, or whom chance concerned.

    What everyone knows already has no words of its own. What was gained comes last: on the line of
    the action if only the actor gained and nothing else happened.
    """
    actor = int(told.args.get("seat", told.whom if told.seat == CHANCE else told.seat))
    done = text.game(game, told.verb, _about(told.args, actor, names), "log")
    lines = [text.game(game, news.name, _about(news.args, NOBODY, names)) for news in told.news]
    by_seat: dict[Seat, list[Gain]] = {}
    for gain in told.gains:
        by_seat.setdefault(gain.seat, []).append(gain)
    if done and not lines and list(by_seat) == [actor]:
        return [f"{done} {_gained(text, game, by_seat[actor])}"]
    for seat, each in by_seat.items():
        who = names[seat] if 0 <= seat < len(names) else ""
        gained = _gained(text, game, each)
        lines.append(text.say("player-gained", {"who": who, "gains": gained}) if who else gained)
    return [line for line in [done, *lines] if line]


def _gained(text: Text, game: str, changes: list[Gain]) -> str:
    """What one seat has gained and lost, as a sentence."""
    reasons = [said(gain) for gain in changes]
    return ", ".join(text.game(game, each.name, each.args) for each in reasons) + "."


def _about(args: dict[str, str | int], actor: Seat, names: list[str]) -> dict[str, str | int]:
    """The arguments of a sentence, with the name of whom it is about."""
    seat = int(args.get("seat", actor))
    return {**args, "who": names[seat] if 0 <= seat < len(names) else ""}
