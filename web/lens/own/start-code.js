/**
 * The program that the editor shows first: minimax, from which a student writes alpha-beta. That of a tree is the
 * lens's own in Python.
 */

/** How a game is searched: a state has the same few methods in every game. */
const GAME = `"""Minimax on a game. A state offers actions(), play(action), over(), score(player) and player.

Write alpha-beta, press Run, and compare it with the lens's own search.
"""


def minimax(state, depth, me=None):
    if me is None:
        me = state.player
    if state.over() or depth == 0:
        return state.score(me)
    values = []
    for action in state.actions():
        values.append(minimax(state.play(action), depth - 1, me))
    return max(values) if state.player == me else min(values)
`;

const HEAD = `"""A node offers children, value (at a leaf), player (0 is Max) and name.

Write alpha-beta, press Run, and compare it with the lens's own search.
"""`;

/**
 * @param {{isGame: boolean, players: number}} searched
 * @returns {Promise<string>}
 */
export async function startCode({ isGame, players }) {
    if (isGame) return GAME;
    const { sources } = await import("../../../build/wasm/lens-sources.js");
    const { lines } = sources[players > 2 ? "max-n.py" : "minimax.py"];
    const text = lines.map(({ text }) => text).join("\n");
    // The first text of the program says what it is; here it says what to do.
    return `${text.replace(/^"""[\s\S]*?"""/, HEAD).trimEnd()}\n`;
}
