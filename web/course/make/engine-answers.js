/**
 * What the engine finds right in the items that it judges, for a key on paper: actions by their text, or a word. A
 * student may be right with others as well where a goal takes several moves.
 *
 * @typedef {import("../kinds/kinds.js").CheckTools} CheckTools
 * @typedef {import("../../i18n/t.js").Translate} Translate
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 */

import { describeLine, EngineSearch } from "../../engine/search.js";
import { playerName } from "../../game/words.js";
import { shownRecord, variantsOf } from "../activity.js";
import { BEST } from "../kinds/find.js";
import { provenWinner } from "../kinds/proof.js";
import { taskOf } from "./key-paper.js";

const POSITIONS = 1_000_000;
const SLICE_MS = 30;

/**
 * @param {Translate} t
 * @param {CheckTools} tools
 * @param {import("../activity.js").Activity} draft
 * @returns {Promise<Map<string, string[]>>} by `taskOf`; tasks without an answer are left out
 */
export async function engineAnswers(t, tools, { items }) {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const item of items.flatMap(variantsOf)) {
        if (item.kind !== "find" || !item.record || found.has(taskOf(item))) continue;
        // The key says "judged by the engine" where the engine finds nothing.
        const answers = await answersTo(t, tools, shownRecord(item.record), item.goal).catch(() => []);
        if (answers.length) found.set(taskOf(item), answers);
    }
    return found;
}

/**
 * @param {Translate} t
 * @param {CheckTools} tools
 * @param {GameRecord} record
 * @param {any} goal
 * @returns {Promise<string[]>}
 */
async function answersTo(t, { engine, games }, record, goal) {
    const { end: state } = await describeLine(engine, record, record.actions?.length ?? 0);
    const spec = games.find(({ id }) => id === record.game);
    const players = spec?.players ?? [];
    const texts = state.legal.map(({ text }) => text);
    switch (goal.kind) {
        case "how-many":
            return [t.number(texts.length)];
        case "legal":
            return [t(texts.includes(goal.action) ? "course.yes" : "course.no")];
        case "winner": {
            const winner = await provenWinner({ engine, spec }, record, state);
            return winner === null ? [] : [playerName(t, players, winner)];
        }
        case "win": {
            const plies = (goal.within - 1) * players.length + 1;
            return (await engine.findWin(record, { plies, positions: POSITIONS })).solutions;
        }
        case "reach":
            return goal.within > 1 ? [] : reaching(engine, record, texts, goal.conditions);
        case "best":
            return [(await new EngineSearch(engine, SLICE_MS).start(record, BEST)).best];
        default:
            return [];
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
        if (await engine.reached({ ...record, actions: [...before, text] }, before.length, conditions))
            found.push(text);
    }
    return found;
}
