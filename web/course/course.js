/**
 * The commands of the student's page: find a sheet, begin, go through the items, hand in. Holds the sitting and the
 * item that is worked on; what changes makes a new `model`. Knows no page.
 *
 * `loading`; `none`: no sheet was named; `missing`: the one that was named is not there; `refused`: it is no activity;
 * `begin`: it waits for the student; `work`; `end`: handed in; `failed`: the engine did not start.
 * @typedef {"loading" | "none" | "missing" | "refused" | "begin" | "work" | "end" | "failed"} CoursePhase
 *
 * `trouble`: why it failed. `source`: the sheet that is missing. `draft`: whether it is tried by its teacher.
 * `practice`: whether it was handed in before, and nothing counts now. `saved`: whether the state is saved.
 * `lost`: reporters that failed. `over`: what ran out of time last.
 * @typedef {{phase: CoursePhase, trouble: string, source: string, problems: ActivityProblem[], draft: boolean,
 *            practice: boolean, saved: boolean, lost: string[], over: "" | "item" | "all", changes: number,
 *            notices: Notice[]}} CourseModel
 */

import { Notices } from "../ui/notices/notices.js";
import { Problem } from "../ui/notices/problem.js";
import { Store } from "../ui/store.js";
import { isDrawn, isRandom, isRandomSeed } from "./draw.js";
import { kindOf } from "./kinds/kinds.js";
import { drawPositions } from "./paper/pictures.js";
import { seal } from "./sealing/seal.js";
import { KeptState } from "./sitting/kept-state.js";
import { Sitting } from "./sitting/sitting.js";
import { ActivityRefused, readActivity } from "./validate.js";

/**
 * @import { Attempt } from "../engine/protocol.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { LensClient } from "../lens/engine/lens-client.js"
 * @import { Notice } from "../ui/notices/notices-element.js"
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Activity } from "./activity.js"
 * @import { CheckTools } from "./kinds/kinds.js"
 * @import { Work, WorkParts } from "./kinds/work/work.js"
 * @import { Pictures } from "./paper/pictures.js"
 * @import { Reporting } from "./sitting/reporting.js"
 * @import { ActivityProblem } from "./validate.js"
 */

/** How often the device keeps the time, in seconds. */
const KEEP_SECONDS = 5;

/** @type {CourseModel} */
const empty = {
    phase: "loading",
    trouble: "",
    source: "",
    problems: [],
    draft: false,
    practice: false,
    saved: true,
    lost: [],
    over: "",
    changes: 0,
    notices: [],
};

/** @extends {Store<CourseModel>} */
export class Course extends Store {
    /** @type {Activity | null} */
    sheet = null;
    /** What the sheet was made of, where its teacher tries a draft. @type {Activity | null} */
    draft = null;
    /** @type {Sitting | null} */
    sitting = null;
    /** The student, as a place for grades knows them. @type {{id: string, name: string} | null} */
    student = null;
    /** The items' positions for paper. @type {Pictures} */
    pictures = new Map();
    /** Work that was begun, by number of the item. @type {Map<number, Work>} */
    #works = new Map();
    /** @type {KeptState | null} */
    #kept = null;
    /** The state that the sitting begins with. @type {string | null} */
    #state = null;
    /** @type {CheckTools | null} */
    #tools = null;
    notices = new Notices(this);
    #keptAt = 0;

    /**
     * @param {object} parts
     * @param {LensClient} parts.engine
     * @param {Reporting} parts.reporting
     * @param {Memory} parts.memory
     * @param {Translate} [parts.translate]  for work that shows itself
     * @param {() => string} parts.newSeed
     * @param {string} [parts.board]  address of the site's board, for codes on paper
     * @param {() => number} [parts.now]
     * @param {(url: URL) => Promise<any>} [parts.readJson]
     * @param {CheckTools["openCatalog"]} [parts.openCatalog]
     * @param {WorkParts["wait"]} [parts.wait]
     */
    constructor({ engine, reporting, memory, translate, newSeed, board = "", now, readJson, openCatalog, wait }) {
        super(empty);
        this.engine = engine;
        this.reporting = reporting;
        this.memory = memory;
        this.translate = translate;
        this.newSeed = newSeed;
        this.board = board;
        this.now = now;
        this.readJson = readJson;
        this.openCatalog = openCatalog;
        this.wait = wait;
    }

    /** The work on the item shown. @returns {Work | null} */
    get work() {
        return (this.sitting && this.#works.get(this.sitting.current)) ?? null;
    }

    // Opening

    /** Opens what `find` returns; null leads to the choice of a file. @param {() => Promise<string | null>} find */
    async start(find) {
        try {
            const text = await find();
            if (text === null) this.#set({ phase: "none" });
            else await this.open(text);
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** Opens the text of an activity. @param {string} text */
    async open(text) {
        this.#leave();
        this.#set({ ...empty, notices: [] });
        try {
            const activity = await readActivity(
                text,
                this.readJson,
                this.translate && { engine: this.engine, t: this.translate },
            );
            const [{ games, levels }, opened] = await Promise.all([this.engine.games(), this.reporting.open()]);
            const { engine, readJson, openCatalog } = this;
            this.#tools = { engine, games, levels, readJson, openCatalog };
            this.draft = activity.sealed ? null : activity;
            this.sheet = await seal(activity, { games });
            this.student = opened.student;
            this.#kept = new KeptState(this.memory, this.sheet, opened);
            this.#state = this.#kept.read();
            this.sitting = this.#sit(opened.student?.id ?? this.newSeed());
            const saved = this.reporting.kept || this.#kept.saves();
            this.#set({ phase: this.sitting.done ? "end" : "begin", draft: !activity.sealed, saved });
            if (this.sitting.done) this.#report();
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** @param {unknown} error */
    #refuse(error) {
        if (error instanceof ActivityRefused) this.#set({ phase: "refused", problems: error.problems });
        else if (error instanceof Problem)
            this.#set({ phase: "missing", source: String(error.problem.params?.source) });
        else this.#set({ phase: "failed", trouble: /** @type {Error} */ (error).message });
    }

    /** @param {string} seed */
    #sit(seed) {
        const activity = /** @type {Activity} */ (this.sheet);
        const sitting = new Sitting({ activity, seed, state: this.#state, ...(this.now && { now: this.now }) });
        sitting.subscribe(() => this.#follow());
        return sitting;
    }

    /** Whether chance decides something, so that a name or code says which tasks a student gets. */
    get isDrawn() {
        return Boolean(this.sheet && isDrawn(this.sheet));
    }

    /** Begins, or goes on. @param {string} [code]  of the student */
    async begin(code = "") {
        const { sitting } = this;
        if (!sitting) return;
        if (code && !sitting.resumed && !this.student) this.sitting = this.#sit(code);
        this.sitting?.run(true);
        await this.#drawTrees(/** @type {Sitting} */ (this.sitting));
        this.#set({ phase: "work" });
        this.#report();
        await this.go(sitting.current);
        await this.#draw(/** @type {Sitting} */ (this.sitting));
        await this.#fetch(/** @type {Sitting} */ (this.sitting));
    }

    /** The student, by the place for grades or by the name or code from which the tasks were drawn. */
    get who() {
        const { student, isDrawn } = this;
        const seed = this.sitting?.seed ?? "";
        if (student || !isDrawn || !seed || isRandomSeed(seed)) return student;
        return /\d/.test(seed) ? { id: seed, name: "" } : { id: "", name: seed };
    }

    get #ofDevice() {
        return Boolean(this.#kept?.isOfDevice);
    }

    /** Whether only this device has the work, perhaps that of another student. */
    get isOfDevice() {
        return Boolean(this.sitting?.resumed || this.sitting?.done) && this.#ofDevice;
    }

    /** Whether something limits how often students answer, so that starting over would be one more attempt. */
    get #isLimited() {
        const { sheet } = this;
        return Boolean(
            sheet && (sheet.minutes || sheet.items.some((item) => item.attempts || item.minutes || item.penalty)),
        );
    }

    /** Whether everything may be erased. */
    get mayRestart() {
        const { sitting, model } = this;
        if (!sitting?.resumed && !sitting?.done) return false;
        return model.draft || (this.#ofDevice && !this.#isLimited && !model.practice);
    }

    /** Whether the sheet may be done again without counting: what was handed in stays. */
    get mayPractise() {
        return Boolean(this.sitting?.done) && !this.mayRestart && this.#ofDevice;
    }

    /** Erases everything and starts over. */
    restart() {
        this.#kept?.forget();
        this.#startWith(null);
    }

    /** Starts over without counting. */
    practise() {
        this.#startWith(null, { practice: true });
    }

    /** Leaves practice. */
    toResult() {
        this.#startWith(this.#kept?.onDevice() ?? null, { phase: "end" });
    }

    /** @param {string | null} state @param {Partial<CourseModel>} [more] */
    #startWith(state, more = {}) {
        if (!this.sheet) return;
        this.#leave();
        this.#state = state;
        this.sitting = this.#sit(this.newSeed());
        this.#set({ phase: "begin", over: "", practice: false, ...more });
    }

    // Working

    /** Makes the items as this student gets them. @param {Sitting} sitting */
    async #drawTrees({ items, seed }) {
        for (const drawn of items.filter(({ item }) => isRandom(item))) {
            const { draw } = await kindOf(drawn.item);
            // If that fails, the item reports the missing tree.
            if (draw && this.#tools) drawn.item = await draw(drawn.item, seed, this.#tools).catch(() => drawn.item);
        }
    }

    /** Draws the items' positions for paper, one after another. @param {Sitting} sitting */
    async #draw(sitting) {
        const { engine, board } = this;
        const tools = { engine, games: this.#tools?.games ?? [] };
        const items = sitting.items.map(({ item }) => item);
        for await (const [number, pictures] of drawPositions(tools, items, board)) {
            if (this.sitting !== sitting) return;
            this.pictures.set(number, pictures);
        }
        if (this.sitting === sitting) this.#set({});
    }

    /** Loads what later items need: the network may be gone by then. @param {Sitting} sitting */
    async #fetch({ items }) {
        for (const { item } of items) {
            const tools = this.#tools;
            // The item itself says what is missing.
            if (tools)
                await kindOf(item)
                    .then((kind) => kind.fetch?.(item, tools))
                    .catch(() => {});
        }
    }

    /** Shows an item. @param {number} number */
    async go(number) {
        const { sitting } = this;
        if (!sitting) return;
        sitting.go(number);
        this.#set({ over: "", notices: this.model.notices.filter(({ tone }) => tone === "error") });
        const known = this.work;
        if (known) await known.wake();
        else await (await this.#open(sitting, sitting.current))?.start();
        this.#reveal();
    }

    /** Tells the correct answer of the item on the page, once it may be told. */
    #reveal() {
        if (this.model.phase === "work" && this.sitting?.tellsAnswer()) this.work?.reveal();
    }

    /**
     * @param {Sitting} sitting
     * @param {number} number
     * @returns {Promise<Work | null>} null if the student has gone elsewhere meanwhile
     */
    async #open(sitting, number) {
        const kind = await kindOf(sitting.item(number));
        if (this.sitting !== sitting || sitting.current !== number || this.#works.has(number)) return null;
        const { item, variant } = sitting.items[number];
        const { answer, tries, over, line, score } = sitting.progressOf(number);
        const work = kind.open({
            item,
            variant,
            seed: sitting.seed,
            seal: /** @type {NonNullable<Activity["sealed"]>} */ (this.sheet?.sealed),
            tools: /** @type {CheckTools} */ (this.#tools),
            attempt: (given) => sitting.attempt(number, given),
            note: (text) => sitting.note(number, text),
            kept: { answer, tries, line, score, over: over || sitting.done },
            translate: this.translate,
            wait: this.wait,
            tells: sitting.tells,
        });
        work.subscribe(() => {
            if (this.work === work) this.#set({});
        });
        this.#works.set(number, work);
        return work;
    }

    hint() {
        const { sitting } = this;
        sitting?.hint(sitting.current);
    }

    /** Another attempt. */
    async again() {
        if (this.sitting?.isOpen()) await this.work?.again();
    }

    /** Takes an action on the board. @param {string} action */
    async act(action) {
        if (this.sitting?.isOpen()) await this.work?.act(action);
    }

    /** Takes what is in the form. @param {string} entry */
    async answer(entry) {
        if (this.sitting?.isOpen()) await this.work?.answer(entry);
    }

    /** Why an attempt on the board is no action. @param {Attempt} attempt */
    whyNot(attempt) {
        return this.engine.whyNot(attempt);
    }

    /** Hands in. */
    finish() {
        this.sitting?.finish();
        this.#report();
    }

    /** Shows an item after the end. @param {number} number */
    async review(number) {
        if (this.sitting) await this.#drawTrees(this.sitting);
        this.#set({ phase: "work" });
        await this.go(number);
    }

    /** Shows the result again. */
    result() {
        this.#set({ phase: "end" });
    }

    // Time

    /** Counts the time; the page calls it every second. */
    tick() {
        const { sitting } = this;
        if (!sitting || sitting.done || this.model.phase !== "work") return;
        const closed = sitting.tick();
        if (sitting.done) this.#set({ over: "all" });
        else if (closed) this.#set({ over: "item" });
        else if (sitting.left !== null || sitting.leftOf() !== null) this.#set({});
        if (sitting.seconds - this.#keptAt >= KEEP_SECONDS) this.#keep();
    }

    /** The page is left: the time stands, and the last word goes out. */
    pause() {
        const { sitting } = this;
        if (!sitting || this.model.phase === "begin") return;
        sitting.run(false);
        this.#keep();
        this.#report();
        this.reporting.close();
    }

    /** The page is there again. */
    resume() {
        if (this.model.phase === "work") this.sitting?.run(true);
    }

    /** A place for grades does not answer. @param {{name: string}} reporter */
    lose({ name }) {
        if (this.model.lost.includes(name)) return;
        this.#set({ lost: [...this.model.lost, name] });
        this.notices.tell({ key: "course.lost", tone: "error" });
    }

    #follow() {
        const { sitting } = this;
        if (!sitting) return;
        this.#keep();
        if (this.model.phase === "work" && sitting.done && !this.#wasDone) {
            this.#wasDone = true;
            this.#set({ phase: "end" });
        }
        this.#set({});
        this.#report();
        this.#reveal();
    }

    /** Whether the end has been shown. */
    #wasDone = false;

    #keep() {
        const { sitting } = this;
        if (!sitting || !this.#kept || this.model.practice) return;
        this.#keptAt = sitting.seconds;
        const saved = this.#kept.write(sitting.state) || this.reporting.kept;
        if (saved !== this.model.saved) this.#set({ saved });
    }

    /** Nothing waits for it: an LMS may take long. */
    #report() {
        if (this.sitting && !this.model.practice) this.reporting.report(this.sitting.result);
    }

    /** Ends what is under way. */
    #leave() {
        for (const work of this.#works.values()) work.close();
        this.#works.clear();
        this.pictures = new Map();
        this.#wasDone = false;
        this.#keptAt = 0;
    }

    /** @param {Partial<CourseModel>} change */
    #set(change) {
        this.update((model) => ({ ...model, ...change, changes: model.changes + 1 }));
    }
}
