/**
 * The commands of the lens as methods over one model: open a search, change it, step through its trace. The lens has an
 * engine of its own, which runs the search and provides the positions of its nodes.
 *
 * A prediction that a page sets as a task, so that it cannot be left or begun again. `line`: the text of the exercise
 * at an earlier visit. `note`: takes that text. `from`: the step from which on to ask.
 * @typedef {{line: string, note: (line: string) => void, from: number}} PredictionTask
 */

import { messageOf } from "../ui/notices/failure-text.js";
import { Notices } from "../ui/notices/notices.js";
import { Store } from "../ui/store.js";
import { emptyLens } from "./lens-model.js";
import { Boards } from "./panes/boards.js";
import { Player } from "./player.js";
import { examples } from "./search/examples.js";
import { writtenTree } from "./search/given-place.js";
import { fitting, PANES, sameOptions, usualDepth } from "./search/lens-options.js";
import { PlainMinimax } from "./search/plain-minimax.js";
import { prepareSearch, searchedIn } from "./search/prepare-search.js";
import { followTally, noTally } from "./search/tally.js";
import { troubleOf } from "./search/trouble.js";
import { ActionNames } from "./sentences/action-names.js";
import { Replay } from "./trace/replay.js";
import { cutStep, followMarks, noMarks, stepAfterPlayouts, stepBackOver, stepOut, stepOver } from "./trace/steps.js";

/**
 * @import { LensClient } from "./engine/lens-client.js"
 * @import { LensLink } from "./lens-link.js"
 * @import { LensModel, LensRequest, Speed } from "./lens-model.js"
 * @import { ShownRun } from "./own/shown-run.js"
 * @import { Written } from "./search/given-place.js"
 * @import { LensOptions } from "./search/lens-options.js"
 */

/** The number of events that the cursor passes before the page may draw again. */
const AT_A_TIME = 6000;
/** Beyond every step: the end of the run. */
const END = Number.MAX_SAFE_INTEGER;
const RUN = 0;
/** No limit: a link may have many problems, and each is shown. */
const MOST_NOTICES = Number.POSITIVE_INFINITY;

export class Lens extends Notices {
    #engine;
    /** Counts runs and seeks; what belongs to an earlier one is dropped. */
    #run = 0;
    #way = 0;
    #player = new Player((steps) => this.#playOn(steps));
    #boards;
    #closed = false;
    /** The step of a link that belongs to the student's own search, which hasn't run. @type {number | undefined} */
    ownStep = undefined;
    /** @type {{text: string | undefined, tree: Written | null}} */
    #written = { text: undefined, tree: null };

    /**
     * @param {object} parts
     * @param {LensClient} parts.engine
     * @param {(event: {type: string, [more: string]: unknown}) => void} [parts.listen]  told of steps
     * @param {PredictionTask | null} [parts.task]
     */
    constructor({ engine, listen = () => {}, task = null }) {
        /** @type {Store<LensModel>} */
        const store = new Store(emptyLens());
        super(store, MOST_NOTICES);
        this.store = store;
        this.listen = listen;
        this.task = task;
        this.#engine = engine;
        this.names = new ActionNames(
            async (record, from) => {
                const { actions } = await engine.call("describe", record, from);
                return actions.map(({ action }) => action);
            },
            () => this.#update({ named: this.model.named + 1 }),
        );
        this.plain = new PlainMinimax(engine, (plain) => this.#update({ plain }));
        this.#boards = new Boards({
            load: (record) => engine.load(record),
            model: () => this.model,
            arrived: (position) => {
                this.names.note(position.state.legal);
                this.#update({ position });
            },
        });
        engine.addEventListener("restart", () => this.#restarted());
    }

    get model() {
        return this.store.value;
    }

    /** The engine, for the parts that ask it for more. */
    get engine() {
        return this.#engine;
    }

    /** The given tree that is searched, read; null in a game. The same object until there is another one. */
    get written() {
        const { tree } = this.model.request;
        if (tree !== this.#written.text)
            this.#written = { text: tree, tree: tree === undefined ? null : writtenTree(tree) };
        return this.#written.tree;
    }

    close() {
        this.#closed = true;
        this.#run += 1;
        this.#way += 1;
        this.#player.stop();
        this.#boards.close();
        this.names.close();
        this.plain.stop();
        this.#engine.close();
    }

    // Opening

    /** Opens what a link names. If its game or tree cannot be searched, `trouble` says why. @param {LensLink} link */
    async open({ record, tree, options, unnamed, step, panes, predict, compare, code, script }) {
        this.pause();
        this.#run += 1;
        let run = this.#run;
        const searched = searchedIn({ record, tree });
        /** @type {LensRequest} */
        const request = { ...searched, options };
        this.#update({
            phase: "loading",
            choosing: false,
            trouble: null,
            request,
            panes: panes?.length ? panes : [...PANES],
            predict: predict ?? false,
            compare: compare ?? null,
            code: code ?? null,
            script: script ?? null,
            position: null,
            before: null,
            plain: null,
            terms: [],
        });
        try {
            const { games } = await this.#engine.games();
            if (run !== this.#run) return;
            this.#update({ games });
            const { record: whole } = searched;
            if (whole && !games.some(({ id }) => id === whole.game)) {
                const params = { game: String(whole.game).slice(0, 40) };
                this.tell({ key: "problem.unknownGame", params, tone: "error" });
                return await this.welcome();
            }
            const { problems, ...prepared } = await prepareSearch(this.#engine, games, { ...request, unnamed });
            if (run !== this.#run) return;
            this.names.note(prepared.position?.state.legal ?? []);
            this.#update(prepared);
            for (const problem of problems) this.tell({ ...problem, tone: "error" });
            // The run counts itself, so what comes from here on is about another number.
            this.ownStep = code ? step : undefined;
            const started = this.#start(code ? 0 : (step ?? 0));
            run = this.#run;
            await started;
        } catch (error) {
            if (run === this.#run) this.#fail(error);
        }
    }

    /** Opens the search again after a failure. */
    retry() {
        const { request, step, panes, predict, compare, code, script } = this.model;
        const more = { compare: compare ?? undefined, code: code ?? undefined, script: script ?? undefined };
        return this.open({ ...request, step, panes, predict, ...more, problems: [] });
    }

    // Running

    /**
     * Changes options and searches again. Options that do not fit the algorithm are left out.
     * @param {Partial<LensOptions>} change
     */
    async change(change) {
        const { request, tally, ended, step, moves, height, unbounded, cursor, playing } = this.model;
        const { options } = fitting({ ...request.options, ...change }, unbounded);
        const other = change.algorithm && (change.algorithm === "uct") !== (request.options.algorithm === "uct");
        // The depth of UCT means something else.
        if (other && !change.depth) options.depth = usualDepth(options.algorithm, height ? { height } : { moves });
        if (sameOptions(options, request.options)) return;
        this.pause();
        this.#update({ request: { ...request, options }, before: ended ? tally : this.model.before });
        try {
            // Another constant of UCT continues at the same playout.
            const playouts = change.exploration === undefined ? 0 : (cursor?.counters.playouts ?? 0);
            // The whole new tree, unless the reader has seen none of the old one.
            await this.#start(step > 0 && playouts === 0 ? END : 0);
            const { replay } = this.model;
            if (playouts > 0 && replay && this.model.request.options === options) {
                await this.seek(stepAfterPlayouts(replay, playouts));
                if (playing) this.play();
            }
        } catch (error) {
            if (this.model.request.options !== options) return;
            if (!ended) return this.#fail(error);
            // What the module refuses leaves the search before as it was.
            this.tell({ key: "notice.failed", detail: messageOf(error), tone: "error" });
            this.#update({ request });
            await this.#start(step).catch((again) => this.#fail(again));
        }
    }

    /**
     * Runs the search of the model's request. Resolves when the run is there as a whole.
     * @param {number} wanted  the step to show when it is there
     */
    async #start(wanted) {
        this.#run += 1;
        const run = this.#run;
        this.#begin(wanted);
        const { request } = this.model;
        const grow = (/** @type {{words: Int32Array, texts: string[]}} */ part) =>
            run === this.#run && this.#grown(part);
        const { stop } = await this.#engine.run(request, grow, RUN);
        if (run !== this.#run || stop === "stopped") return;
        const { events } = this.model;
        const past = this.model.wanted;
        this.#update({ ended: true, phase: "ready" });
        if (past !== null && past !== END && past > events) {
            this.tell({ key: "lens.bad.step", params: { count: events } });
        }
        if (past !== null) await this.seek(events);
        this.plain.compare(this.model.request);
    }

    /** Shows the run of a student's own search in place of the lens's. @param {ShownRun} own */
    showOwn(own) {
        const wanted = this.ownStep ?? END;
        this.ownStep = undefined;
        this.pause();
        this.#run += 1;
        this.#begin(wanted);
        const { request } = this.model;
        this.#update({ own, ended: true });
        this.#grown(own.trace);
        if (this.model.wanted !== null) this.last();
        const options = { algorithm: /** @type {const} */ ("alpha-beta"), depth: own.height };
        this.plain.compare({ ...request, options });
    }

    /** Shows the lens's own search again. */
    async showReference() {
        if (this.model.own) await this.#start(END).catch((error) => this.#fail(error));
    }

    /** An empty trace. @param {number} wanted */
    #begin(wanted) {
        this.#way += 1;
        const replay = new Replay();
        this.names.begin(this.model.request.record ?? null, replay);
        this.#update({
            replay,
            cursor: replay.cursor(),
            events: 0,
            step: 0,
            ended: false,
            own: null,
            selected: -1,
            tally: noTally(),
            marks: noMarks(),
            wanted,
            trouble: null,
            asked: null,
        });
    }

    /** @param {{words: Int32Array, texts: string[]}} part */
    #grown(part) {
        const { replay, tally, marks, wanted } = this.model;
        if (!replay) return;
        replay.follow(part);
        followTally(replay, tally);
        followMarks(replay, marks);
        this.#update({ phase: "ready", events: replay.events });
        if (wanted === null) return;
        if (wanted <= replay.events) {
            this.#update({ wanted: null });
            this.seek(wanted);
        } else if (wanted === END) {
            this.#pass(replay.events);
        }
    }

    /** The engine's worker died. The client does a run that was under way again, and goes on where it was. */
    #restarted() {
        if (!this.#closed) this.tell({ key: "lens.restarted" });
    }

    /** @param {unknown} error */
    #fail(error) {
        this.#update({ phase: "trouble", trouble: troubleOf(error, this.model) });
    }

    // Stepping

    /** Goes to a step. A long way is taken in parts, so that the page stays alive. @param {number} step */
    async seek(step) {
        this.#way += 1;
        const way = this.#way;
        const { cursor, events, asked } = this.model;
        if (!cursor) return;
        const target = Math.max(0, Math.min(step, asked?.step ?? events));
        this.#update({ wanted: null });
        while (Math.abs(target - cursor.step) > AT_A_TIME) {
            this.#pass(cursor.step + Math.sign(target - cursor.step) * AT_A_TIME);
            await new Promise((resolve) => setTimeout(resolve));
            if (way !== this.#way) return;
        }
        this.#pass(target);
    }

    /** @param {number} step */
    #pass(step) {
        const { cursor } = this.model;
        if (!cursor) return;
        cursor.seek(step);
        this.#update({ step: cursor.step, selected: -1 });
        this.listen({ type: "step", step: cursor.step, node: cursor.current });
        this.#boards.arrive();
    }

    /** A step that the reader takes; it ends playing. @param {number | null} step */
    #take(step) {
        this.pause();
        return step === null ? undefined : this.seek(step);
    }

    in() {
        return this.#take(this.model.step + 1);
    }

    over() {
        const { replay, step } = this.model;
        return replay && this.#take(stepOver(replay, step));
    }

    out() {
        const { replay, cursor } = this.model;
        return replay && cursor && this.#take(stepOut(replay, cursor));
    }

    back() {
        return this.#take(this.model.step - 1);
    }

    backOver() {
        const { replay, step } = this.model;
        return replay && this.#take(stepBackOver(replay, step));
    }

    /** To the next cut-off, or to the one before. @param {1 | -1} way */
    cut(way) {
        const { replay, step } = this.model;
        return replay && this.#take(cutStep(replay, step, way));
    }

    first() {
        return this.#take(0);
    }

    last() {
        return this.#take(END);
    }

    /** To a step that the reader names. @param {number} step */
    goTo(step) {
        return this.#take(step);
    }

    /**
     * Stops before an event that the reader is asked about; null lets the reader go on.
     * @param {{step: number, node: number} | null} asked
     */
    ask(asked) {
        this.#update({ asked });
        return asked ? this.goTo(asked.step) : undefined;
    }

    /** Plays on by itself; from the end, again from the start. */
    async play() {
        const { step, events, ended } = this.model;
        if (ended && step >= events) await this.seek(0);
        this.#update({ playing: true });
        this.#player.start(this.model.speed);
    }

    pause() {
        this.#player.stop();
        if (this.model.playing) this.#update({ playing: false });
    }

    /** @param {Speed} speed */
    setSpeed(speed) {
        this.#update({ speed });
        if (this.model.playing) this.#player.start(speed);
    }

    /** While the search plays: goes on by some steps, or waits for more of the run. @param {number} steps */
    #playOn(steps) {
        const { step, events, ended, asked } = this.model;
        const last = asked?.step ?? events;
        if (step >= last && (ended || asked)) return this.pause();
        if (step < last) this.#pass(Math.min(last, step + steps));
    }

    /** Shows a node in all panes, without another step; -1 shows that of the step again. @param {number} node */
    select(node) {
        this.#update({ selected: node });
        this.#boards.arrive();
    }

    /** To the step at which a node was entered. @param {number} node */
    enter(node) {
        const step = this.model.replay?.entered[node];
        return step === undefined ? undefined : this.#take(step + 1);
    }

    // The view

    /** @param {Partial<Pick<LensModel, "predict" | "compare" | "panes" | "code" | "script">>} change */
    show(change) {
        this.#update(change);
    }

    /** Shows or hides the choice of what to search, beside the present search. */
    choose(choosing = true) {
        this.#update({ choosing });
    }

    /** Opens the first example, with the choice of what to search. */
    async welcome() {
        const opened = this.open({ ...examples[0].link, problems: [] });
        this.choose();
        await opened;
    }

    /** @param {Partial<LensModel>} change */
    #update(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }
}
