/**
 * The game on the page, as the analysis touches it: what was added to a game goes along with it, and a position can become the
 * game that is played.
 *
 * @typedef {import("../app/controller.js").Controller} Controller
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 */

import { PERSON } from "../app/model.js";
import { FIELD } from "./format.js";
import { keyOf } from "./lab-model.js";

/** What makes two games of one kind: then what was added to one belongs to the other. @param {Partial<GameRecord>} record */
const kindOf = ({ game, setup, options }) => JSON.stringify([game, setup || "", Object.entries(options ?? {}).sort()]);

/**
 * The record of the game carries what was added to it, wherever it is saved and sent; nothing else of it changes.
 * @param {Controller} controller
 * @param {GameRecord} record  as it is analysed
 */
export function keepWithGame(controller, record) {
    const { state, extra } = controller.store.value;
    const { [FIELD]: analysis } = record;
    if (!state || kindOf(state) !== kindOf(record)) return;
    const { [FIELD]: old, ...others } = extra;
    if (JSON.stringify(old) === JSON.stringify(analysis)) return;
    const added = analysis === undefined ? others : { ...others, [FIELD]: analysis };
    controller.store.update((model) => ({ ...model, extra: added }));
    controller.putAway();
}

/**
 * Opens a game, and begins to play it. The old one can be brought back there.
 * @param {Controller} controller
 * @param {{record: GameRecord, players: number, seat: number, level: string}} how  `seat`: the reader's; the others play at `level`
 */
export async function playFrom(controller, { record, players, seat, level }) {
    await controller.openRecord(Promise.resolve(record));
    // If it could not be opened, the page has said so, and the game there keeps its players.
    const opened = controller.store.value.state;
    if (opened?.game !== record.game || keyOf(opened.actions) !== keyOf(record.actions ?? [])) return;
    for (let player = 0; player < players; ++player) await controller.setSeat(player, player === seat ? PERSON : level);
    await controller.setPaused(false);
}
