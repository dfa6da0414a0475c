"""What a bot would do in someone's place."""

from typing import Final, NamedTuple

from damrak.bots.purpose import purposes
from damrak.core.action import Action, Seat
from damrak.core.mistake import Mistake
from damrak.core.state import State
from damrak.server.bots.check import check_bot
from damrak.server.bots.jobs import Answer
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import choice
from damrak.server.match.simultaneous import legal_for
from damrak.server.problems import Refused
from damrak.server.wire import Hint

_MOST_ALTERNATIVES: Final = 12
"""Options that a hint tells of; of the others nothing is expected."""


class HintQuestion(NamedTuple):
    """What was asked, in a position that may have passed when the answer comes."""

    game: str
    seat: Seat
    bot: str
    at: int
    legal: list[Action]
    before: State

    def answer(self, answer: Answer) -> Hint:
        """The hint that the bot's answer makes."""
        legal = self.legal
        action = next((each for each in legal if each.words == answer.words), legal[0])
        return Hint(
            at=self.at,
            bot=self.bot,
            choice=choice(action, self.seat, self.before),
            explanation=answer.reasons + purposes(self.game, self.before, self.seat, action),
            alternatives=answer.alternatives[:_MOST_ALTERNATIVES],
        )


def ask_hint(match: LiveMatch, seat: Seat, wanted: str | None) -> HintQuestion:
    """The question to a bot, if a hint is allowed and there is something to decide."""
    log = match.playing()
    if match.standing.rated:
        raise Refused("rated", "no hints in rated matches")
    try:
        bot = check_bot(wanted or match.agreed.bot, match.agreed.game, log.state.options)
    except Mistake as mistake:
        raise Refused("malformed", str(mistake)) from None
    legal = legal_for(log.state, seat)
    if not legal:
        raise Refused("not-your-turn", at=log.at)
    return HintQuestion(match.agreed.game, seat, bot, log.at, legal, log.state.copy())
