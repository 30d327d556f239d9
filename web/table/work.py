"""The answers to requests about games, which contain the game in encrypted form.

The page keeps the game, an encrypted record. Each request replays it, in a few milliseconds. So the
server stores nothing between requests, and loses nothing if it is killed.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from itertools import repeat
from time import perf_counter
from typing import Any, get_args, get_type_hints

from greenest.games.options import format_options, make_game
from greenest.games.protocol import Game, IllegalMove
from greenest.games.registry import GAMES, rules_page
from greenest.play import turns
from greenest.play.clock import date_now, minutes_of
from greenest.play.entry import read_move
from greenest.play.opponents import KINDS, UnavailableError, level_for, opponent
from greenest.play.outcome import player_name
from greenest.play.records import Record, RecordError, new_record, read_record
from greenest.play.wording import marked_since, moves_in_words
from greenest.web.server.settings import MOVE_SECONDS
from greenest.web.table import seal
from greenest.web.table.messages import (
    MOST_BYTES,
    BeginRequest,
    GameResponse,
    LoadRequest,
    MoveRequest,
    MoveResponse,
    OptionResponse,
    PlayerResponse,
    RedoRequest,
    TableRequest,
    TableResponse,
    TimedRequest,
    View,
)

LARGEST_SEED = 10**9


class NotAllowedError(ValueError):
    """A request is not allowed in this game; the message gives the reason."""


def _opened(key: bytes, game: str) -> Record:
    """Decrypt a game; raises SealError, also for a game of an incompatible version."""
    try:
        return read_record(seal.opened(key, game))
    except RecordError as error:
        raise seal.SealError(f"this game is not read by this version: {error}") from None


def _sealed(key: bytes, record: Record) -> str:
    """Encrypt a game; raises NotAllowedError if its record is too long for a page."""
    text = str(record)
    size = len(text.encode())
    if size > MOST_BYTES:
        raise NotAllowedError(
            f"a page keeps games of up to {MOST_BYTES:,} bytes, and the record of this one has "
            f"{size:,}: `greenest play --load` continues it"
        )
    return seal.sealed(key, text)


def _charged(record: Record, seconds: float) -> Record:
    """Return the record with `seconds` taken from the clock of the player to move."""
    if not record.left or record.is_over:
        return record
    left = list(record.left)
    left[record.state.actor] = max(0.0, left[record.state.actor] - seconds)
    return replace(record, left=tuple(left))


def load() -> None:
    """Load the code of all games and opponents: the opponent `best` plays each game once."""
    described_games()
    for name in GAMES:
        game = GAMES[name]()
        best = opponent("best-1", game)
        record = turns.settled(replace(new_record(name, game, 0), seats=()))
        while not record.is_over:
            record = turns.settled(record.play(turns.answer(record, best)))


def described_games() -> list[GameResponse]:
    """Return the games that can be played, with their options, opponents and rules."""
    return [_described(name) for name in GAMES]


def begun(key: bytes, request: BeginRequest) -> TableResponse:
    """Begin a game; raises NotAllowedError if options or seats do not fit."""
    try:
        game = make_game(GAMES[request.game], request.options)
        game.start()
        left = minutes_of(request.minutes, game.players) if request.minutes is not None else None
        level = level_for(request.opponent, game)
    except ValueError as error:
        raise NotAllowedError(str(error)) from None
    seats = tuple(sorted({seat - 1 for seat in request.seats}))
    if seats[-1] >= game.players:
        raise NotAllowedError(f"{request.game} has no seat {seats[-1] + 1} with these options")
    seed = secrets.randbelow(LARGEST_SEED) if request.seed is None else request.seed
    record = replace(
        new_record(request.game, game, seed),
        left=left,
        seats=seats,
        opponent=level,
        begun=date_now(),
    )
    return _response(key, turns.settled(record), None)


def loaded(key: bytes, request: LoadRequest) -> TableResponse:
    """Continue a saved game; raises NotAllowedError if its record is wrong."""
    try:
        record = read_record(request.record)
        level = level_for(record.opponent or request.opponent, record.game)
    except ValueError as error:
        raise NotAllowedError(str(error)) from None
    record = replace(record, seats=record.seats or (0,), opponent=level)
    return _response(key, turns.settled(record), None)


def looked(key: bytes, body: TimedRequest) -> TableResponse:
    """Show a game to the person who has the screen."""
    record = _charged(_opened(key, body.game), body.seconds)
    return _response(key, record, turns.viewer(record))


def moved(key: bytes, body: MoveRequest) -> TableResponse:
    """Play a person's move; raises NotAllowedError if it is illegal or no person is to move."""
    before = _opened(key, body.game)
    if before.is_over:
        raise NotAllowedError("the game is over")
    if turns.is_rivals(before):
        raise NotAllowedError("an opponent is to move")
    record = _charged(before, body.seconds)
    if body.move is not None and not record.is_over:
        try:
            record = turns.settled(record.play(read_move(before.state, body.move)))
        except IllegalMove as error:
            raise NotAllowedError(f"not legal: {error}") from None
        except ValueError as error:
            raise NotAllowedError(str(error)) from None
    return _response(key, record, turns.viewer(before), len(before.moves))


def answered(key: bytes, body: TableRequest) -> TableResponse:
    """Play an opponent's move; the opponent's clock runs while it searches."""
    before = _opened(key, body.game)
    if not turns.is_rivals(before):
        raise NotAllowedError("no opponent is to move")
    started = perf_counter()
    move = turns.answer(before, opponent(before.opponent, before.game, MOVE_SECONDS))
    record = _charged(before, perf_counter() - started)
    if not record.is_over:
        record = turns.settled(record.play(move))
    return _response(key, record, turns.viewer(before), len(before.moves))


def undone(key: bytes, body: TimedRequest) -> TableResponse:
    """Take back a person's last choice, and all moves after it; the clock is not set back."""
    before = _opened(key, body.game)
    if refusal := _undo_refusal(before):
        raise NotAllowedError(refusal)
    back = _charged(before, body.seconds).back_to(turns.choices_made(before)[-1])
    found = _response(key, back, turns.viewer(before))
    if found.view:
        again = ["What was thrown or drawn since comes again, whatever you play."]
        found.view.news = again if back.throws < before.throws else []
    return found


def redone(key: bytes, body: RedoRequest) -> TableResponse:
    """Repeat the moves of a later game that were taken back; the clock is not set back."""
    before, later = _opened(key, body.game), _opened(key, body.later)
    ply = len(before.moves)
    if before.is_over or len(later.moves) <= ply or _line(later.back_to(ply)) != _line(before):
        raise NotAllowedError("there is nothing to make again")
    record = replace(later, left=_charged(before, body.seconds).left)
    return _response(key, record, turns.viewer(before))


def _line(record: Record) -> str:
    return str(replace(record, left=None, ended=""))


def saved(key: bytes, body: TimedRequest) -> str:
    """Return the record of a game, which reveals all secrets."""
    record = _charged(_opened(key, body.game), body.seconds)
    return str(replace(record, ended=record.ended or date_now()) if record.is_over else record)


def _response(
    key: bytes, record: Record, viewer: int | None, ply: int | None = None
) -> TableResponse:
    """Return a game as the player who may look now sees it; raises NotAllowedError if too long.

    `viewer` is the player who has the screen, and has seen the moves before `ply`; the player is
    given the log of all moves if it is None. If another player may look now and has secrets, the
    answer has no view, and asks to hand over the screen.
    """
    now = turns.viewer(record)
    is_secret = now is not None and now != viewer and turns.has_secrets(record, now)
    return TableResponse(
        game=_sealed(key, record),
        name=record.name,
        options=dict(each.split("=", 1) for each in format_options(record.game)),
        players=_players(record, now, is_secret),
        actor=None if record.is_over else record.state.actor + 1,
        waits_for=(
            "nobody" if record.is_over else "opponent" if turns.is_rivals(record) else "person"
        ),
        can_undo=not _undo_refusal(record),
        result=record.result() if record.is_over else None,
        hand_over=player_name(record.state, now, record.names)
        if is_secret and now is not None
        else None,
        view=None if is_secret else _view(record, now, ply),
    )


def _view(record: Record, viewer: int | None, ply: int | None) -> View:
    state, seen = record.state, ply
    if seen is None:
        seen = 0 if viewer is None else turns.unseen_since(record, viewer)
    sees = partial(turns.sees, record, viewer)
    since = marked_since(record, viewer)
    is_theirs = not record.is_over and turns.has_choice(record, state)

    def text_of(each: Any) -> str:
        return str(each) if viewer is None else each.observation(viewer)

    return View(
        seat=None if viewer is None else viewer + 1,
        state=text_of(state),
        before=text_of(since) if since else None,
        picture=state.draw(viewer, since),
        moves=[
            MoveResponse(move=state.format_move(move), words=state.describe(move))
            for move in (state.legal_moves() if is_theirs else ())
        ],
        news=moves_in_words(record, max(seen, record.dealt), sees),
        log=moves_in_words(record, record.dealt, sees) if ply is None else None,
    )


def _players(record: Record, viewer: int | None, is_secret: bool) -> list[PlayerResponse]:
    """Return the players, with their points unless these are secret.

    If `viewer` does not see the whole state, only the points of `viewer` are given. If `is_secret`,
    no points are given.
    """
    state = record.state
    is_open = viewer is None or (not is_secret and state.observation(viewer) == str(state))
    scores = state.scores() if hasattr(state, "scores") else repeat(None)
    return [
        PlayerResponse(
            name=player_name(state, player, record.names),
            is_person=player in record.seats,
            score=score if is_open or (player == viewer and not is_secret) else None,
            seconds=record.left[player] if record.left else None,
        )
        for player, score in zip(range(record.game.players), scores, strict=False)
    ]


def _undo_refusal(record: Record) -> str:
    """Return why nothing can be taken back, or an empty text.

    Whoever takes back what was thrown or drawn has seen it. Against an opponent that is allowed,
    and told; between people it is not.
    """
    if record.late is not None or not turns.has_chosen(record):
        return "there is nothing to take back"
    back = record.back_to(turns.choices_made(record)[-1])
    if len(record.seats) > 1 and back.throws < record.throws:
        return "between people, what was thrown or drawn is not taken back"
    return ""


def _described(name: str) -> GameResponse:
    make = GAMES[name]
    game = make()
    hints = get_type_hints(make)
    options = [
        OptionResponse(name=option, value=value, choices=_choices(hints[option]))
        for option, _, value in (each.partition("=") for each in format_options(game))
    ]
    return GameResponse(
        game=name,
        summary=(make.__doc__ or "").strip().split("\n")[0],
        players=game.players,
        options=options,
        opponents=[each for each in KINDS if _plays(each, game)],
        rules=rules_page(name),
    )


def _choices(kind: Any) -> list[str]:
    """Return the possible values of an option: of bool, of a Literal, or [] for other types."""
    if kind is bool:
        return ["no", "yes"]
    return [each for each in get_args(kind) if isinstance(each, str)]


def _plays(name: str, game: Game[Any]) -> bool:
    try:
        opponent(name, game)
    except UnavailableError:
        return False
    return True
