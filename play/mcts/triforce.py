"""Compiled random games of Triforce, the same as by the rules in `games`.

The same seed gives the same game as there, because legal moves are listed in the order of
`legal_moves` before a move is chosen.
"""

from __future__ import annotations

from random import Random

import numpy as np

from greenest.games.triforce.board import EACH, HIGHEST, NEIGHBOURS
from greenest.games.triforce.combat import D12, D20
from greenest.games.triforce.rules import Rules
from greenest.games.triforce.stages import ACTIONS
from greenest.play.mcts.random_words import RESERVE, RandomWords, below, drawn, new_words, refill
from greenest.play.mcts.triangle import (
    ACTING,
    AT_TURN,
    BY_SHIELD,
    BY_SWORD,
    BY_TAKER,
    COUNT,
    DONE,
    ENDED,
    FACTS,
    FIGHTING,
    FIRST,
    KIND,
    LONE,
    NONE,
    OFFERING,
    OWNERS,
    PLAYER,
    PLAYERS,
    PLY,
    ROLLING,
    SETTLING,
    SHIELD,
    STAGE,
    SWORD,
    TAKEN,
    TERRITORIES,
    TERRITORY,
    WINNER,
    Triangle,
    begin_turn,
    contested,
    highest_owner,
    is_changed,
    landing,
    leads_back,
    lowest,
    number,
    put,
    reach,
    remove,
    top,
)
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.cache import compiled


@compiled()
def choose(game: Triangle, words: RandomWords, count: int) -> int:
    """Return a random index below `count`, and record that there were `count` legal moves."""
    facts = game.facts
    game.choices[facts[COUNT]] = count
    facts[COUNT] += 1
    return below(words, count)


@compiled()
def list_actions(game: Triangle, moves: Int64s) -> int:
    """Write the player's legal actions into `moves`; return their number.

    The code of a placement is the size of the pyramid. The code of a move on the board is
    `(1 + source) << 4 | target`.
    """
    player, count = game.facts[PLAYER], 0
    lands = landing(game, 1), landing(game, 2), landing(game, 3)
    for size in range(1, 4):
        if lands[size - 1] >> game.pawns[player] & 1 and game.used[player, size] < EACH:
            moves[count] = size
            count += 1
    is_last = game.facts[DONE] == ACTIONS - 1
    for source in range(TERRITORIES):
        piece = top(game, source)
        if piece >> 2 != player:
            continue
        reached = reach(game, source, lands[(piece & 3) - 1])
        for target in range(TERRITORIES):
            if reached >> target & 1 and not (is_last and leads_back(game, source, target)):
                moves[count] = 1 + source << 4 | target
                count += 1
    return count


@compiled()
def act(game: Triangle, words: RandomWords, moves: Int64s) -> None:
    """Make a random choice: an action, or the end of the actions, after which combats follow."""
    facts = game.facts
    count = list_actions(game, moves)
    may_stop = not count if not facts[DONE] else is_changed(game)
    chosen = choose(game, words, count + may_stop)
    facts[DONE] += 1
    if chosen == count or facts[DONE] == ACTIONS:
        facts[STAGE] = SETTLING
    if chosen == count:
        return
    move = moves[chosen]
    if move < 16:
        put(game, game.pawns[facts[PLAYER]], facts[PLAYER] << 2 | move)
    else:
        source = (move >> 4) - 1
        put(game, move & 15, remove(game, source, game.heights[source] - 1))


@compiled()
def settle(game: Triangle, words: RandomWords, moves: Int64s) -> None:
    """Choose a territory for the next combat, or begin the next turn if there is none."""
    facts, count = game.facts, 0
    for territory in range(TERRITORIES):
        if contested(game, territory, game.options[LONE] != 0):
            moves[count] = territory
            count += 1
    if not count:
        begin_turn(game, (facts[PLAYER] + 1) % game.options[PLAYERS], facts[PLY] + 1)
        return
    facts[TERRITORY] = moves[choose(game, words, count) if count > 1 else 0]
    facts[STAGE] = FIGHTING


@compiled()
def fight(game: Triangle) -> None:
    """Begin a round of combat, remove a lone sword or shield, or go on to the next combat."""
    facts = game.facts
    territory = facts[TERRITORY]
    if not contested(game, territory, game.options[LONE] != 0):
        facts[STAGE] = SETTLING
    elif not contested(game, territory, False):
        owner = SWORD if number(game, territory, SWORD) else SHIELD
        remove(game, territory, lowest(game, territory, owner))
    else:
        facts[STAGE], facts[KIND] = OFFERING, SWORD
        facts[BY_SWORD], facts[BY_SHIELD] = NONE, game.takers[territory]


@compiled()
def bearers(game: Triangle) -> tuple[int, int]:
    """Return the players who bear the sword and the shield of the stack in combat, or NONE.

    A player who bears the sword does not bear the shield.
    """
    facts, territory = game.facts, game.facts[TERRITORY]
    sword, shield = facts[BY_SWORD], facts[BY_SHIELD]
    if sword == NONE and number(game, territory, SWORD):
        sword = np.int64(highest_owner(game, territory))
    if shield == NONE and number(game, territory, SHIELD):
        shield = game.stacks[territory, lowest(game, territory, NONE)] >> 2
    return sword, NONE if shield == sword else shield


@compiled()
def may_take(game: Triangle, player: int) -> bool:
    """Return whether a player may exchange a pyramid for the sword or shield that is offered.

    The caller ensures that the player owns the right pyramid of the stack in combat: the highest
    for the sword, the lowest for the shield.
    """
    facts, territory = game.facts, game.facts[TERRITORY]
    kind = facts[KIND]
    is_sword = kind == SWORD
    if is_sword and game.options[AT_TURN] and player != facts[PLAYER]:
        return False
    if number(game, territory, player) < 2 or number(game, territory, kind):
        return False
    sword, shield = bearers(game)
    if player in (sword, shield):
        return False
    low = game.stacks[territory, lowest(game, territory, NONE)] >> 2
    if low != highest_owner(game, territory):
        return True
    has_other = facts[TAKEN] >> (2 * player + is_sword) & 1
    return not (has_other or (is_sword and number(game, territory, SHIELD)))


@compiled()
def offer(game: Triangle, words: RandomWords, moves: Int64s) -> None:
    """Offer a sword or shield; if a player may take it, choose at random whether and how."""
    facts, territory = game.facts, game.facts[TERRITORY]
    kind, count = facts[KIND], 0
    player = np.int64(highest_owner(game, territory))
    if kind == SHIELD:
        player = game.stacks[territory, lowest(game, territory, NONE)] >> 2
    if may_take(game, int(player)):
        for place in range(game.heights[territory]):
            piece = game.stacks[territory, place]
            if piece >> 2 == player and game.used[kind, piece & 3] < EACH:
                moves[count] = place
                count += 1
    chosen = choose(game, words, count + 1) if count else 0
    if chosen < count:
        piece = game.stacks[territory, moves[chosen]]
        game.stacks[territory, moves[chosen]] = kind << 2 | piece & 3
        game.used[player, piece & 3] -= 1
        game.used[kind, piece & 3] += 1
        facts[TAKEN] |= 1 << 2 * player + (kind == SHIELD)
        if kind == SWORD:
            facts[BY_SWORD] = player
        else:
            facts[BY_SHIELD] = player
            if game.options[BY_TAKER]:
                game.takers[territory] = player
    if kind == SHIELD:
        facts[STAGE] = ROLLING
    facts[KIND] = SHIELD


@compiled()
def roll(game: Triangle, words: RandomWords) -> None:
    """Throw all dice of a combat, and remove the losses from the stack."""
    territory = game.facts[TERRITORY]
    sword, shield = bearers(game)
    results = np.full(SWORD, np.int64(1000))
    for player in range(SWORD):
        if number(game, territory, player):
            sides = D20 if player == shield else D12
            total = 1 + drawn(words, game.odds[sides], sides)
            if player == sword:
                total += 1 + drawn(words, game.odds[D12], D12)
            results[player] = 3 * total + (player == sword) - (player == shield)
    worst = results.min()
    for player in range(SWORD):
        if results[player] == worst:
            owner = SWORD if player == sword else SHIELD if player == shield else player
            remove(game, territory, lowest(game, territory, owner))
    game.facts[STAGE] = FIGHTING


@compiled()
def play_on(game: Triangle, words: RandomWords) -> bool:
    """Play until the game is over; return whether it is over.

    Stop before if few random words are left, or if `Triangle.choices` is full.
    """
    facts = game.facts
    moves = np.zeros(16 * TERRITORIES, dtype=np.int64)
    while facts[STAGE] != ENDED:
        if words.place[0] > len(words.ahead) - RESERVE or facts[COUNT] == len(game.choices):
            return False
        if facts[STAGE] == ACTING:
            act(game, words, moves)
        elif facts[STAGE] == SETTLING:
            settle(game, words, moves)
        elif facts[STAGE] == FIGHTING:
            fight(game)
        elif facts[STAGE] == OFFERING:
            offer(game, words, moves)
        else:
            roll(game, words)
    return True


class RandomTriforce:
    """Plays random games of Triforce under `rules`, with at most `longest` choices each."""

    def __init__(self, rules: Rules, longest: int) -> None:
        self._players = rules.players
        cap = NONE if rules.ply_cap is None else rules.ply_cap
        options = [rules.players, rules.first, rules.stacks_to_win, cap, rules.lone_combat]
        options += [rules.sword == "turn", rules.shield == "taker"]
        odds = np.zeros((D20 + 1, D20))
        for sides in (D12, D20):
            odds[sides, :sides] = 1 / sides
        highest = HIGHEST + ACTIONS + 2
        self._game = Triangle(
            stacks=np.zeros((TERRITORIES, highest), dtype=np.int64),
            heights=np.zeros(TERRITORIES, dtype=np.int64),
            start=np.zeros((TERRITORIES, 1 + highest), dtype=np.int64),
            used=np.zeros((OWNERS, 4), dtype=np.int64),
            takers=np.zeros(TERRITORIES, dtype=np.int64),
            whites=np.array([int(size) for size in rules.whites]),
            pawns=np.array(rules.pawns),
            near=np.array(NEIGHBOURS),
            options=np.array(options, dtype=np.int64),
            facts=np.zeros(FACTS, dtype=np.int64),
            odds=odds,
            choices=np.zeros(longest, dtype=np.int64),
        )

    def play(self, rng: Random) -> tuple[tuple[float, ...], list[int]]:
        """Play a game; return the shares of the win, and the number of legal moves at each choice.

        A game with too many choices is broken off; its tuple of shares is empty.
        """
        game, words = self._game, new_words()
        for part in (game.stacks, game.heights, game.used, game.facts):
            part[:] = 0
        game.takers[:] = NONE
        begin_turn(game, int(game.options[FIRST]), 0)
        while not play_on(game, words):
            if game.facts[COUNT] == len(game.choices):
                return (), game.choices.tolist()
            refill(words, rng)
        winner, players = int(game.facts[WINNER]), range(self._players)
        choices = game.choices[: game.facts[COUNT]].tolist()
        if winner == NONE:
            return (1 / self._players,) * self._players, choices
        return tuple(float(player == winner) for player in players), choices
