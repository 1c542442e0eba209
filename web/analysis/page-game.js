/**
 * What the analysis does to the game on the play page: it stores the analysis in the game's record, and it starts a
 * game from a position.
 */

import { PERSON } from "../game/model.js";
import { FIELD } from "./format.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 */

/**
 * Two games with the same key have the same rules and initial position, so that the analysis of one fits the other.
 * @param {Partial<GameRecord>} record
 */
const kindOf = ({ game, setup, options }) => JSON.stringify([game, setup || "", Object.entries(options ?? {}).sort()]);

/**
 * Stores an analysis in the record of the game on the page and changes nothing else of it.
 * @param {Controller} controller
 * @param {GameRecord} record  the analysed game
 */
export function keepWithGame(controller, record) {
    const { state, extra } = controller.store.value;
    const { [FIELD]: analysis } = record;
    if (!state || kindOf(state) !== kindOf(record)) return;
    const { [FIELD]: old, ...others } = extra;
    if (JSON.stringify(old) === JSON.stringify(analysis)) return;
    const added = analysis === undefined ? others : { ...others, [FIELD]: analysis };
    controller.store.update((model) => ({ ...model, extra: added }));
    controller.saveNow();
}

/**
 * Opens a game on the play page and starts it. The page offers to undo this.
 * @param {Controller} controller
 * @param {{record: GameRecord, players: number, seat: number, level: string}} how  `seat`: the reader's; the others
 *     play at `level`
 */
export async function playFrom(controller, { record, players, seat, level }) {
    // All at once: what is announced knows who plays. After a failure the page shows a notice and keeps its game.
    const seats = Array.from({ length: players }, (_, player) => (player === seat ? PERSON : level));
    await controller.openRecord(Promise.resolve(record), { seats, starts: true });
}
