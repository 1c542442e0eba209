/**
 * Loads the position of the node that the lens shows. If steps are faster than positions, those between are skipped.
 *
 * @typedef {NonNullable<LensModel["position"]>} Position
 */

import { recordAt, shownPath } from "../lens-model.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** The least time between two boards while the search plays, in milliseconds. */
const BOARD_MS = 150;

export class Boards {
    #parts;
    #loading = false;
    #closed = false;

    /**
     * @param {{load: (record: GameRecord) => Promise<Pick<Position, "state" | "layout">>, model: () => LensModel,
     *          arrived: (position: Position) => void}} parts
     */
    constructor(parts) {
        this.#parts = parts;
    }

    close() {
        this.#closed = true;
    }

    /** The lens shows another node, or may do so. */
    async arrive() {
        const { load, model, arrived } = this.#parts;
        const { record } = model().request;
        if (!record || this.#loading || this.#closed) return;
        this.#loading = true;
        for (;;) {
            const path = shownPath(model());
            const key = path.join("\n");
            if (this.#closed || model().position?.key === key || model().request.record !== record) break;
            try {
                const { state, layout } = await load(recordAt(record, path));
                if (model().request.record !== record) continue;
                // The engine sends an equal layout with every position; a new object would draw the board anew.
                arrived({ key, state, layout: model().position?.layout ?? layout });
                // No one can look at more boards than that.
                if (model().playing) await new Promise((resolve) => setTimeout(resolve, BOARD_MS));
            } catch {
                // The board stays as it is; a later step tries again.
                break;
            }
        }
        this.#loading = false;
    }
}
