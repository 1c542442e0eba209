/** Short messages of the trainer. */

import { Notices } from "../../ui/notices/notices.js";

/** @import { Sentence } from "../../i18n/keys.js" */

export class TrainerNotices extends Notices {
    /** @param {unknown} error */
    refuse(error) {
        this.tell({ key: "puzzle.failed", detail: /** @type {Error} */ (error).message, tone: "error" });
    }

    /** What is wrong in a file of puzzles. @param {Sentence[]} problems */
    tellProblems([{ key, params }, ...more]) {
        this.tell({ key: more.length > 0 ? "puzzle.leftOut" : key, params, tone: "error" });
    }
}
