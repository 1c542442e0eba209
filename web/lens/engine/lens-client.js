/**
 * The page's side of the lens: an engine client whose worker also serves `LensMethods`. If the worker crashes, the
 * client does a run again in another one and leaves out what was handed on before: the same run writes the same trace.
 *
 * @import { Call, Follow } from "../../engine/calls.js"
 * @import { LensMethods } from "./lens-methods.js"
 * @import { LensRequest, LensSearchProgress, LensSearchRequest, PlacedPart } from "./lens-protocol.js"
 * @import { RunStop, TracePart } from "./lens-protocol.js"
 */

import { EngineClient } from "../../engine/client.js";

export class LensClient extends EngineClient {
    /** @type {Call<LensMethods>} */
    call = /** @type {any} */ (super.call);
    /** @type {Follow<LensMethods>} */
    follow = /** @type {any} */ (super.follow);

    /** @param {ConstructorParameters<typeof EngineClient>[0]} [options] */
    constructor({ moduleUrl = new URL("./lens-worker.js", import.meta.url).href, makeWorker } = {}) {
        super({ moduleUrl, makeWorker });
    }

    /**
     * Runs a search to its end and hands on its trace as it grows. A later run with the same key ends this one.
     * @param {LensRequest} request
     * @param {(part: TracePart) => void} onGrow
     * @param {number} [key]  several runs with different keys take turns
     * @returns {Promise<{stop: RunStop}>}
     */
    run(request, onGrow, key = 0) {
        let words = 0;
        let texts = 0;
        const onPart = (/** @type {PlacedPart} */ part) => {
            // After a crash, the parts come again from the start.
            if (part.at + part.words.length <= words) return;
            const fresh = {
                words: part.words.subarray(words - part.at),
                texts: part.texts.slice(texts - part.textsAt),
            };
            words += fresh.words.length;
            texts += fresh.texts.length;
            onGrow(fresh);
        };
        return this.follow(onPart, "run", key, request);
    }

    /**
     * As `EngineClient.search`; with `statistics: true` the progress says what the search has counted.
     * @param {LensSearchRequest} request
     * @param {(progress: LensSearchProgress) => void} [onProgress]
     * @returns {Promise<LensSearchProgress>}
     */
    search(request, onProgress) {
        const onAny = /** @type {Parameters<EngineClient["search"]>[1]} */ (onProgress);
        return /** @type {Promise<LensSearchProgress>} */ (super.search(request, onAny));
    }
}
