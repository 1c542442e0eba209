/**
 * What the engine finds correct in a position with a goal, for the key on paper and for students who are told. A
 * student may be right with others as well where a goal takes several actions.
 *
 * `actions`: their texts. `says`: an answer that is no action. `state`: the position.
 * @typedef {{actions: string[], says: Say[], state: GameState}} Findings
 */

import { EngineSearch } from "../../../engine/search.js";
import { playerName } from "../../../game/sentences/game-sentences.js";
import { provenWinner } from "../proof.js";

/**
 * @import { GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { CheckTools } from "../kinds.js"
 * @import { Say } from "./work.js"
 */

/** The search whose action counts as the best. */
export const BEST = { nodes: 100_000, timeMs: 1500 };
const POSITIONS = 1_000_000;
const SLICE_MS = 30;

/**
 * @param {Pick<CheckTools, "engine" | "games">} tools
 * @param {GameRecord} record  without `ply`
 * @param {any} goal  of a `find`
 * @returns {Promise<Findings>} without actions and sentences where nothing was found
 */
export async function findingsFor({ engine, games }, record, goal) {
    const { end: state } = await engine.call("describe", record, record.actions?.length ?? 0);
    const spec = games.find(({ id }) => id === record.game);
    const players = spec?.players ?? [];
    const texts = state.legal.map(({ text }) => text);
    const acts = (/** @type {string[]} */ actions) => ({ actions, says: [], state });
    const says = (/** @type {Say} */ say) => ({ actions: [], says: [say], state });
    switch (goal.kind) {
        case "how-many":
            return says((t) => t.number(texts.length));
        case "legal":
            return says((t) => t(texts.includes(goal.action) ? "course.yes" : "course.no"));
        case "winner": {
            const winner = await provenWinner({ engine, spec }, record, state);
            return winner === null ? acts([]) : says((t) => playerName(t, players, winner));
        }
        case "win": {
            const plies = (goal.within - 1) * players.length + 1;
            return acts((await engine.call("findWin", record, { plies, positions: POSITIONS })).win.solutions);
        }
        case "reach":
            return acts(goal.within > 1 ? [] : await reaching(engine, record, texts, goal.conditions));
        case "best":
            return acts([(await new EngineSearch(engine, SLICE_MS).start(record, BEST)).best]);
        default:
            return acts([]);
    }
}

/**
 * @param {CheckTools["engine"]} engine @param {GameRecord} record @param {string[]} texts  of legal actions
 * @param {any[]} conditions
 */
async function reaching(engine, record, texts, conditions) {
    const before = record.actions ?? [];
    const found = [];
    for (const text of texts) {
        const after = { ...record, actions: [...before, text] };
        if ((await engine.call("reached", after, before.length, conditions)).reached) found.push(text);
    }
    return found;
}
