/** The second search of a comparison: another run on the same position, with its own cursor. */
import { Changing } from "../../ui/changing.js";
import { runToEnd } from "../search/run-to-end.js";
import { followTally, noTally } from "../search/tally.js";
import { Replay } from "../trace/replay.js";

/**
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensRequest } from "../lens-model.js"
 */

const KEY = 1;

export class SecondRun extends Changing {
    replay = new Replay();
    cursor = this.replay.cursor();
    tally = noTally();
    ended = false;
    /** Why it cannot run; empty if it can. */
    trouble = "";
    #turn = 0;

    /** Runs a search; the one before is dropped. @param {LensClient} engine @param {LensRequest} request */
    async start(engine, request) {
        this.#turn += 1;
        const turn = this.#turn;
        this.replay = new Replay();
        this.cursor = this.replay.cursor();
        this.tally = noTally();
        this.ended = false;
        this.trouble = "";
        this.changed();
        try {
            await runToEnd(engine, request, KEY, (replay) => {
                if (turn !== this.#turn) return;
                if (replay !== this.replay) {
                    this.replay = replay;
                    this.cursor = replay.cursor();
                }
                followTally(replay, this.tally);
                this.changed();
            });
            if (turn !== this.#turn) return;
            this.ended = true;
        } catch (error) {
            if (turn !== this.#turn) return;
            this.trouble = String(/** @type {Error} */ (error).message ?? error);
        }
        this.changed();
    }

    /** @param {number} step */
    seek(step) {
        this.cursor.seek(step);
        this.changed();
    }

    /** Drops what still comes. @param {LensClient} engine */
    stop(engine) {
        this.#turn += 1;
        engine.call("endRun", KEY).catch(() => {});
    }
}
