import { awayOf, savedGame } from "../game/model.js";

/** @import { Controller } from "../game/controller.js" */

/**
 * Puts a game on the board and offers to bring back the one of the same kind that it replaces. Games with people
 * elsewhere are kept on their own.
 * @param {Controller} controller
 * @param {string} game
 * @param {() => Promise<void>} load
 */
export async function replacing(controller, game, load) {
    const current = savedGame(controller.store.value);
    const old = current?.record.game === game ? current : controller.saves.saved(game);
    await load();
    if (old?.record.actions?.length && !old.record.away) controller.tell({ key: "notice.opened", undo: old });
}

/**
 * Puts a game with people elsewhere back on the board, if it is saved and another one is there: what its host sends is
 * compared with it.
 * @param {Controller} controller
 * @param {string} id
 */
export async function bringBack(controller, id) {
    const { value } = controller.store;
    if (awayOf(value)?.id === id) return;
    const saved = value.games.map((game) => controller.saves.saved(game.id));
    const game = saved.find((each) => /** @type {any} */ (each?.record.away)?.id === id);
    if (game) await controller.load(game);
}
