import { PERSON, specOf } from "./model.js";

/** @import { Controller } from "./controller.js" */

/**
 * Gives a seat to another player, with a notice that can undo it.
 * @param {Controller} controller
 * @param {number} player
 * @param {string} seat
 */
export async function changeSeat(controller, player, seat) {
    const { seats } = controller.store.value;
    if (seats[player] === seat) return;
    await controller.setSeat(player, seat);
    const params = {
        player: `player.${specOf(controller.store.value)?.players[player]}`,
        seat: seat === PERSON ? "seat.person" : `level.${seat}`,
    };
    controller.tell({ key: "notice.seat", params, seats });
}
