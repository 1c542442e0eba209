/**
 * The page's side of the arena's engine: an engine client whose worker also serves `ArenaMethods`. Page and program
 * call the same code, described in `wasm/arena/`.
 *
 * @typedef {ChosenOpening} Opening
 * @typedef {import("../../../wasm/arena/arena.d.ts").Rating} Rating
 * @typedef {RatingRequest} RatingsRequest
 *
 * @import { Call } from "../../engine/calls.js"
 * @import { ArenaMethods } from "./arena-methods.js"
 */

import { EngineClient } from "../../engine/client.js";

/** @import { ChosenOpening, RatingRequest } from "../../../wasm/arena/arena.d.ts" */

export class ArenaClient extends EngineClient {
    /** @type {Call<ArenaMethods>} */
    call = /** @type {any} */ (super.call);

    /** @param {ConstructorParameters<typeof EngineClient>[0]} [options] */
    constructor({ moduleUrl = new URL("./arena-worker.js", import.meta.url).href, makeWorker } = {}) {
        super({ moduleUrl, makeWorker });
    }
}
