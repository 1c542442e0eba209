/** Which lessons a reader has finished. Without storage the course works as well, and forgets. */

import { lessonNames } from "./lessons.js";

/** @import { Memory } from "../../ui/browser/storage.js" */

const KEY = "learn/search";

export class Progress {
    /** @param {Memory} memory */
    constructor(memory) {
        this.memory = memory;
    }

    /** Names of the finished lessons, in the order of the course. @returns {string[]} */
    get finished() {
        const kept = this.memory.read(KEY);
        return lessonNames.filter((name) => kept?.finished?.[name] === true);
    }

    /** @param {string} name */
    finish(name) {
        const finished = Object.fromEntries([...this.finished, name].map((each) => [each, true]));
        this.memory.write(KEY, { finished });
    }

    forget() {
        this.memory.forget(KEY);
    }
}
