/** Passes without choice: every device plays them by itself, so they need no consent. */
import { forcedPass } from "../game/turns.js";

/**
 * Returns the position after a game, without touching the board.
 * @param {import("../game/controller.js").Controller} controller
 * @param {import("../engine/protocol.js").GameRecord} record
 */
export async function positionAfter(controller, record) {
    const engine = /** @type {import("../engine/client.js").EngineClient} */ (controller.engine);
    return (await engine.call("describe", record, record.actions?.length ?? 0)).end;
}

/**
 * Whether an action of a game is a pass without choice.
 * @param {import("../game/controller.js").Controller} controller
 * @param {import("../engine/protocol.js").GameRecord} record
 * @param {number} ply  of the action
 */
export async function isForcedPass(controller, record, ply) {
    const actions = record.actions ?? [];
    return forcedPass(await positionAfter(controller, { ...record, actions: actions.slice(0, ply) })) === actions[ply];
}
