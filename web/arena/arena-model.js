/**
 * The whole state of the arena as one plain object, and values derived from it.
 *
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 * @typedef {import("../engine/protocol.js").Level} Level
 *
 * A message beside the page, as `ui/notices-part.js` shows it.
 * @typedef {{id: number, key: string, params: Record<string, string | number>, detail: string, line: number,
 *            tone: "info" | "error", undo: any}} ArenaNotice
 *
 * `game`: the id of the chosen game.
 * @typedef {{phase: "loading" | "ready" | "trouble", trouble: string, games: GameSpec[], levels: Level[],
 *            game: string, notices: ArenaNotice[]}} ArenaModel
 */

/** @returns {ArenaModel} */
export function emptyArena() {
    return { phase: "loading", trouble: "", games: [], levels: [], game: "", notices: [] };
}

/** The chosen game. @param {ArenaModel} model */
export const specOf = ({ games, game }) => games.find(({ id }) => id === game);
