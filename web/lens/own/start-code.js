/**
 * The program that the editor shows first: minimax, from which a student writes alpha-beta. In Python that of a tree is
 * the lens's own.
 */

/** @import { Language } from "../../agents/search/run-search.js" */

/** How a game is searched: a state has the same few methods in every game. */
const GAME = {
    python: `"""Minimax on a game. A state offers actions(), play(action), over(), score(player) and player.

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
`,
    javascript: `// Minimax on a game. A state offers actions(), play(action), over(), score(player) and player.
// Write alpha-beta, press Run, and compare it with the lens's own search.

function minimax(state, depth, me = state.player) {
    if (state.over() || depth === 0) return state.score(me);
    const values = [];
    for (const action of state.actions()) {
        values.push(minimax(state.play(action), depth - 1, me));
    }
    return state.player === me ? Math.max(...values) : Math.min(...values);
}
`,
};

const HEAD = `"""A node offers children, value (at a leaf), player (0 is Max) and name.

Write alpha-beta, press Run, and compare it with the lens's own search.
"""`;

const HEAD_JAVASCRIPT = `// A node offers children, value (at a leaf), player (0 is Max) and name.
// Write alpha-beta, press Run, and compare it with the lens's own search.
`;

const MINIMAX = `${HEAD_JAVASCRIPT}
function minimax(node) {
    if (node.children.length === 0) return node.value;
    let best = node.player === 0 ? -Infinity : Infinity;
    for (const child of node.children) {
        const value = minimax(child);
        best = node.player === 0 ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
}
`;

const MAX_N = `${HEAD_JAVASCRIPT}
function maxn(node) {
    if (node.children.length === 0) return node.value;
    let best = null;
    for (const child of node.children) {
        const values = maxn(child);
        if (best === null || values[node.player] > best[node.player]) best = values;
    }
    return best;
}
`;

/** @param {{language: Language, isGame: boolean, players: number}} searched @returns {Promise<string>} */
export async function startCode({ language, isGame, players }) {
    if (isGame) return GAME[language];
    if (language === "javascript") return players > 2 ? MAX_N : MINIMAX;
    const { sources } = await import("../../../build/wasm/lens-sources.js");
    const { lines } = sources[players > 2 ? "max-n.py" : "minimax.py"];
    const text = lines.map(({ text }) => text).join("\n");
    // The first text of the program says what it is; here it says what to do.
    return `${text.replace(/^"""[\s\S]*?"""/, HEAD).trimEnd()}\n`;
}
