"""Parts of the rules of Triforce again, slow and independent of the code under test.

Territories are pairs (row, place). A stack is a list of pairs (owner, size) from the bottom. Its
first piece is the white pyramid with the owner "white".
"""

from collections import Counter

SPOTS = [(row, place) for row in range(5) for place in range(row + 1)]


def name(spot):
    return "abcde"[spot[0]] + str(spot[1] + 1)


def stacks_of(state):
    sizes = "".join(state.game.layout.split("/"))
    return {
        spot: [("white", int(sizes[number])), *pairs(state.board[number])]
        for number, spot in enumerate(SPOTS)
    }


def pairs(stack):
    return [(stack[at], int(stack[at + 1])) for at in range(0, len(stack), 2)]


def around(spot):
    row, place = spot
    near = [(row, place - 1), (row, place + 1), (row - 1, place - 1), (row - 1, place)]
    return [each for each in [*near, (row + 1, place), (row + 1, place + 1)] if each in SPOTS]


def may_land(stack, size):
    owner, top = stack[-1]
    return size == top if owner == "white" else size != top


def ways(stacks, source, size):
    """Return every territory to which a pyramid of that size can move from the source."""
    seen, todo = {source}, [source]
    for spot in todo:
        for step in around(spot):
            if step not in seen and may_land(stacks[step], size):
                seen.add(step)
                todo.append(step)
    return seen - {source}


def boards_after_an_action(state, player):
    """Return the stacks after each action of a player, by notation."""
    stacks = stacks_of(state)
    letter = "ABCDEF"[player]
    pawn = SPOTS[state.game.pawns[player]]
    used = Counter(piece for stack in stacks.values() for piece in stack)
    after = {}
    for size in (1, 2, 3):
        if used[letter, size] < 5 and may_land(stacks[pawn], size):
            after[f"+{size}"] = stacks | {pawn: [*stacks[pawn], (letter, size)]}
    for source, stack in stacks.items():
        owner, size = stack[-1]
        if owner == letter:
            for target in ways(stacks, source, size):
                moved = {source: stack[:-1], target: [*stacks[target], stack[-1]]}
                after[f"{name(source)}-{name(target)}"] = stacks | moved
    return after


def after_combat(stack, sword, shield, thrown):
    """Return the stack after the throws; `thrown` has a list of dice for each player."""

    def beats(one, other):
        if sum(thrown[one]) != sum(thrown[other]):
            return sum(thrown[one]) > sum(thrown[other])
        return one != other and (one == sword or other == shield)

    stack = list(stack)
    losers = [
        player
        for player in thrown
        if not any(beats(player, other) for other in thrown if other != player)
    ]
    for player in losers:
        lost = {sword: "X", shield: "O"}.get(player, player)
        stack.remove(next(piece for piece in stack if piece[0] == lost))
    return stack


def fighters(stack, sword, shield):
    """Return who fights with the sword and with the shield of a stack; "" for nobody.

    `sword` and `shield` have just exchanged, or are served by the shield for good.
    """
    owners, coloured = owners_of(stack)
    sword = sword or (coloured[-1] if "X" in owners else "")
    shield = shield or (coloured[0] if "O" in owners else "")
    return sword, "" if shield == sword else shield


def owners_of(stack):
    """Return the owners of all pieces from the bottom, and the players among them."""
    owners = [owner for owner, _ in stack]
    return owners, [owner for owner in owners if owner not in "XO"]


def to_exchange(kind, stack, stacks, taken, sword, taker):
    """Return the pieces, from 1 at the bottom, that can be exchanged for the sword X or shield O.

    `stacks` are all on the board, and `taken` are this turn's exchanges (player, kind). `sword` has
    just taken a sword. `taker` is served by the shield for good.
    """
    owners, coloured = owners_of(stack)
    top, lowest = coloured[-1], coloured[0]
    player, other = (top, "O") if kind == "X" else (lowest, "X")
    if kind in owners or coloured.count(player) < 2:
        return []
    with_sword, with_shield = fighters(stack, sword, taker)
    if (with_shield if kind == "X" else with_sword) == player:
        return []
    if top == lowest and ((kind == "X" and "O" in owners) or (player, other) in taken):
        return []
    out = Counter(piece for each in stacks for piece in each)
    return [
        height
        for height, (owner, size) in enumerate(stack, 1)
        if owner == player and out[kind, size] < 5
    ]
