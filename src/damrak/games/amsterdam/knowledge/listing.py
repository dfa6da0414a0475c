"""Lists what a seat of Amsterdam may know, fact by fact."""

from damrak.core.action import ALL, Seat
from damrak.games.amsterdam.areas.harbour import trip_costs
from damrak.games.amsterdam.chapters.scoring import tom_score
from damrak.games.amsterdam.knowledge.view import AmsterdamView, SeatView, TomView, TurnView
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.games.amsterdam.state import Amsterdam


def view(g: Amsterdam, reader: Seat) -> AmsterdamView:
    """List what `reader` may know."""
    over = g.over()
    seen = set(g.box.tiles_in_play) - set(g.tiles_unseen)
    deeds = g.deeds
    return AmsterdamView(
        seat=reader,
        seats=g.seats,
        to_move=g.to_move(),
        ask=g.ask(),
        about=g.about(),
        over=over,
        edition=g.options.edition,
        options=g.options.chosen,
        turn=g.turn,
        round=g.round,
        rounds=g.box.rounds,
        order=g.order[:],
        river=g.river[:],
        agenda=[step.name for step in g.agenda],
        deeds=TurnView(
            blocks=deeds.blocks,
            amstel=deeds.amstel,
            advanced=deeds.advanced,
            barge=deeds.barge,
            in_hand=deeds.in_hand,
            boarded=deeds.boarded,
            market=deeds.market,
            market_points=deeds.market_points,
            plans=deeds.plans,
            card_florins=deeds.card_florins,
            card_points=deeds.card_points,
            foreman=deeds.foreman,
        ),
        trip_costs=trip_costs(g, g.boards[g.turn]) if g.turn >= 0 else [],
        goods=g.goods[:],
        owners=g.owner[:],
        taken=g.taken,
        black_market=g.black_market[:],
        roofs=g.roofs[:],
        depots=g.depots[:],
        pontoons=[waiting[:] for waiting in g.pontoons],
        building=g.building[:],
        goods_back=g.goods_back[:],
        dockers_back=g.dockers_back[:],
        districts=g.districts[:],
        display=g.display[:],
        discard=g.discard[:],
        stacks=[len(stack) for stack in g.stacks],
        dice=g.dice[:],
        chosen=g.chosen[:],
        tile=g.tile,
        tiles_seen=sorted(seen),
        tiles_left=g.tiles_left[:],
        foreman=g.foreman,
        bailiff=g.bailiff,
        figure=g.figure,
        scored=g.scored,
        players=[_seat_view(g, g.boards[seat], reader) for seat in range(g.seats)],
        tom=_tom_view(g, over) if g.rules.solo else None,
        scores=g.scores() if over else None,
    )


def _seat_view(g: Amsterdam, board: Board, reader: Seat) -> SeatView:
    knows = g.rules.tasks_open or g.scored or reader in (board.seat, ALL)
    return SeatView(
        seat=board.seat,
        points=board.points,
        florins=board.florins,
        penalties=board.penalties,
        at=board.at,
        node=board.node,
        reserve=board.reserve[:],
        house=board.house,
        rose=[space[:] for space in board.rose],
        store=board.store[:],
        aboard=board.aboard[:],
        dockers=board.dockers[:],
        inactive=board.inactive[:],
        active=board.active[:],
        used=board.used[:],
        arms=board.arms[:],
        tasks=board.tasks[:] if knows else None,
        tasks_held=len(board.tasks),
        unsettled=board.unsettled[:],
        scored=board.scored[:],
    )


def _tom_view(g: Amsterdam, over: bool) -> TomView:
    tom = g.boards[TOM]
    return TomView(
        points=tom.points,
        florins=tom.florins,
        at=tom.at,
        scored=tom.scored[:],
        score=tom_score(g) if over else None,
    )
