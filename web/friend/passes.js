/** Passes without choice: every device plays them by itself, so they need no consent. */
import { forcedPass } from "../game/turns.js";

/**
 * @import { EngineClient } from "../engine/client.js"
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 */

/**
 * Returns the position after a game, without touching the board.
 * @param {Controller} controller
 * @param {GameRecord} record
 */
export async function positionAfter(controller, record) {
    const engine = /** @type {EngineClient} */ (controller.engine);
    return (await engine.call("describe", record, record.actions?.length ?? 0)).end;
}

/**
 * Whether an action of a game is a pass without choice.
 * @param {Controller} controller
 * @param {GameRecord} record
 * @param {number} ply  of the action
 */
export async function isForcedPass(controller, record, ply) {
    const actions = record.actions ?? [];
    return forcedPass(await positionAfter(controller, { ...record, actions: actions.slice(0, ply) })) === actions[ply];
}
