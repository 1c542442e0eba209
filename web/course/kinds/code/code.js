/**
 * Code that tests grade. Fields: `language`, `code` (the start), `tests`, `time_s` and `memory_mb` for each test, and
 * in drafts `model`: a solution that passes all tests. Students run the tests that aren't hidden as often as they want;
 * an attempt runs all of them.
 */

import { addWords } from "../../../i18n/t.js";
import { MAY_GO } from "../../sitting/state-text.js";
import { Work } from "../work/work.js";
import { opener, pointsOfTest, scoreOf, sealTest } from "./judge.js";
import { resultsOf } from "./results.js";

/**
 * @import { Kind } from "../kinds.js"
 * @import { TestResult } from "./results.js"
 */

/** Delay before code that is written is saved. */
const NOTE_DELAY_MS = 1000;

export class CodeWork extends Work {
    code = "";
    /** Changes with a text that the student hasn't written. */
    version = 0;
    /** Results by number of the test; null where it hasn't run. @type {(TestResult | null)[]} */
    results = [];
    /** The code that they are from. */
    ran = "";
    /**
     * What runs, with the tests that are done and all.
     * @type {{how: "run" | "check", done: number, of: number, stage: string} | null}
     */
    running = null;
    /** Why tests couldn't run. @type {unknown} */
    halted = null;
    /** @type {AbortController | null} */
    #abort = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #noting = undefined;

    get startCode() {
        return this.item.code ?? "";
    }

    /** @param {number} number */
    isHidden(number) {
        return Boolean(this.item.tests[number].hidden);
    }

    /** @param {number} turn */
    async begin(turn) {
        if (this.element) return;
        this.results = this.item.tests.map(() => null);
        const { line = "", answer } = this.parts.kept;
        this.code = readNoted(line) || answer || this.startCode;
        const t = this.parts.translate;
        if (!t) return;
        const [{ CodeTaskElement }, { arenaWords, codeWords }] = await Promise.all([
            import("./code-task-element.js"),
            import("../../../i18n/catalogues.js"),
        ]);
        await addWords(t, arenaWords, codeWords);
        if (turn !== this.turn) return;
        this.set({ element: Object.assign(new CodeTaskElement(), { t, work: this }) });
    }

    /** Continues with code that wasn't handed in. @param {string} line */
    async resume(line) {
        this.code = readNoted(line) || this.code;
        this.set({ phase: "try" });
        return true;
    }

    /** The student has written. @param {string} code */
    write(code) {
        if (code === this.code) return;
        this.code = code;
        clearTimeout(this.#noting);
        this.#noting = setTimeout(() => this.#note(), NOTE_DELAY_MS);
    }

    /** Saves the code as long as there is room for it. */
    #note() {
        clearTimeout(this.#noting);
        this.#noting = undefined;
        this.parts.note?.(MAY_GO + this.code);
    }

    /** Replaces the code with that of the start. */
    restore() {
        this.code = this.startCode;
        this.version += 1;
        this.#note();
        this.changed();
    }

    /** Runs the tests that aren't hidden. It isn't an attempt. */
    async run() {
        const numbers = [...this.item.tests.keys()].filter((number) => !this.isHidden(number));
        await this.#run("run", numbers);
    }

    /** Runs all tests; their points are the attempt's. */
    async check() {
        if (this.phase !== "try") return;
        const { code } = this;
        const { tests } = this.item;
        const results = await this.#run("check", [...tests.keys()]);
        if (!results || this.phase !== "try") return;
        clearTimeout(this.#noting);
        this.#noting = undefined;
        const score = scoreOf(tests, results);
        const count = results.filter(({ share }) => share === 1).length;
        const all = tests.reduce((/** @type {number} */ sum, /** @type {any} */ test) => sum + pointsOfTest(test), 0);
        const points = Math.round(score * all * 100) / 100;
        this.hand(score, code, { says: [(t) => t("code.testsPassed", { count, of: tests.length, points, all })] });
        // What was written while the tests ran isn't part of the attempt.
        if (this.code !== code) this.#note();
    }

    /**
     * @param {"run" | "check"} how
     * @param {number[]} numbers
     * @returns {Promise<TestResult[] | null>} null if it was stopped
     */
    async #run(how, numbers) {
        if (this.running || numbers.length === 0) return null;
        const abort = new AbortController();
        this.#abort = abort;
        const { code, item, turn, parts } = this;
        const of = numbers.length;
        const show = (/** @type {number} */ done, /** @type {string} */ stage) => {
            if (this.#abort !== abort) return;
            this.running = { how, done, of, stage };
            this.changed();
        };
        this.results = item.tests.map(() => null);
        this.halted = null;
        show(0, "start");
        try {
            const opens = (/** @type {number} */ number) => opener(parts.seal, item, parts.variant, number);
            const results = await resultsOf(item, code, numbers, opens, {
                signal: abort.signal,
                onProgress: ({ stage }) => show(this.running?.done ?? 0, stage),
                onAnswer: (done) => show(done, ""),
            });
            if (turn !== this.turn) return null;
            this.ran = code;
            this.results = this.results.map((_, number) => {
                const isShown = !this.isHidden(number) || this.parts.tells !== false;
                return (isShown && results[numbers.indexOf(number)]) || null;
            });
            return results;
        } catch (error) {
            if (!abort.signal.aborted) this.halted = error;
            return null;
        } finally {
            if (this.#abort === abort) {
                this.#abort = null;
                this.running = null;
                this.changed();
            }
        }
    }

    stop() {
        this.#abort?.abort(new Error("stopped"));
    }

    /** The model solution, if the sheet tells it. */
    async findSolutions() {
        const { model, explain = this.item.explain } = this.item.solution ?? {};
        return [{ answers: [], explain: [model && `\`\`\`\n${model}\n\`\`\``, explain].filter(Boolean).join("\n\n") }];
    }

    close() {
        if (this.#noting !== undefined) this.#note();
        this.stop();
        super.close();
    }
}

/** The code of a line. @param {string} line */
const readNoted = (line) => line.slice(line.indexOf(MAY_GO) + 1);

/** @type {Kind} */
export const code = {
    id: "code",
    seal: async ({ model, ...item }, lock) => {
        const tests = [];
        for (const [number, test] of item.tests.entries()) tests.push(await sealTest(test, lock, `tests/${number}`));
        return { ...item, tests };
    },
    check: async (item, tools) => (await import("./check-code.js")).checkCode(item, tools),
    open: (parts) => new CodeWork(parts),
};
