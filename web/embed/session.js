/**
 * One embedded game, without its looks: reads options, holds the page's controller, carries out commands, and tells what
 * happens. The element shows it; the frame's messages and the element's methods drive it.
 *
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("../element/game-types.d.ts").Events} Events
 * @typedef {import("../element/game-types.d.ts").GameSnapshot} GameSnapshot
 * @typedef {import("../app/model.js").Model} Model
 * @typedef {import("../app/model.js").SavedGame} SavedGame
 * @typedef {import("../app/record.js").Problem} Problem
 * @typedef {import("./commands.js").Command} Command
 * @typedef {import("./exercise.js").Exercise} Exercise
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameState} GameState
 *
 * What came of the reader's last try, in an exercise.
 * @typedef {{result: "right" | "wrong" | "solved", action: string} | null} Feedback
 */

import { emptyModel, PERSON, Store, savedGame, specOf } from "../app/model.js";
import { RecordProblem } from "../app/record.js";
import { EngineClient } from "../engine/client.js";
import { EmbedController, noSaves } from "./embed-controller.js";
import { checkSeat, exerciseIn, modeOf, recordOf, specNamed, turnStep } from "./game.js";
import { fromObject } from "./options.js";

export class Session {
    /** @type {EmbedOptions} */
    options = {};
    /** There once a search has been asked for. @type {Promise<import("./analyst.js").Analyst> | null} */
    #analyst = null;
    #ready = false;
    /** How the game was when it was put on the board. @type {GameState | null} */
    #first = null;

    /**
     * @param {object} parts
     * @param {(type: keyof Events, detail: any) => void} parts.tell  errors come with `key` and `params` for `t`
     * @param {import("../app/controller.js").Engine & {close(): void}} [parts.engine]
     * @param {(milliseconds: number) => Promise<void>} [parts.wait]
     */
    constructor({ tell, engine = new EngineClient(), wait }) {
        this.engine = engine;
        this.tell = tell;
        /** @type {Store<Model>} */
        this.store = new Store(emptyModel());
        /** @type {Store<Feedback>} */
        this.feedback = new Store(/** @type {Feedback} */ (null));
        this.controller = new EmbedController({ engine, store: this.store, saves: noSaves, wait });
        this.controller.onAction = (action, player) => this.#acted(action, player);
        this.controller.onTry = (result, action) => this.#tried(result, action);
        let before = this.store.value;
        this.store.subscribe((model) => {
            this.#follow(before, model);
            before = model;
        });
    }

    /** @returns {Exercise | null} */
    get exercise() {
        return this.controller.exercise;
    }

    /** Whether the reader may act on the position shown. */
    get interactive() {
        const { state } = this.store.value;
        if (!state || modeOf(this.options) === "replay") return false;
        return !this.exercise || this.exercise.isReadersTurn(state);
    }

    /**
     * Begins with these options; what is wrong with them is told, and the rest holds.
     * @param {EmbedOptions} options
     * @param {Problem[]} problems
     * @param {SavedGame | null} [game]  the one to go on with, if it is not the one that the options name
     */
    async start(options, problems, game = null) {
        this.dress(options, problems);
        const named = () => this.#beginning(options);
        const begin = async () => ({ ...(await named()), now: game });
        // The game that was named, from its start, is better than nothing.
        const fallBack = async () => ({ game: this.#bare(options), exercise: null });
        await this.controller.startWith(begin, fallBack);
        this.dress(options, []);
    }

    close() {
        this.#analyst?.then((analyst) => analyst.close());
        this.engine.close();
    }

    /**
     * Carries out a command. Rejects with what is wrong with it; the game on the board then stays as it is.
     * @param {Command} name
     * @param {any} payload
     * @returns {Promise<any>}
     */
    async command(name, payload) {
        const { payloads } = await import("./payloads.js");
        const checked = payloads[name](payload);
        const { state } = this.store.value;
        if (!state && name !== "load" && name !== "setState") throw new RecordProblem("embed.bad.noGame");
        return this.#run(name, checked);
    }

    /** @param {Command} name @param {any} payload */
    async #run(name, payload) {
        const { controller } = this;
        switch (name) {
            case "load":
                await this.#load(payload.options);
                break;
            case "play":
                await this.#play(payload.action);
                break;
            case "undo":
                await controller.undo();
                break;
            case "redo":
                await controller.redo();
                break;
            case "goTo":
                await controller.goTo(payload.ply);
                break;
            case "setLevel":
                await this.#setLevel(payload);
                break;
            case "search":
                return this.#search(payload.request);
            case "setState":
                await this.#restore(payload.state);
                break;
        }
        return this.snapshot();
    }

    /** @returns {GameSnapshot} */
    snapshot() {
        const model = this.store.value;
        const { state, seats, paused, thinking } = model;
        const saved = savedGame(model);
        if (!state || !saved) throw new RecordProblem("embed.bad.noGame");
        const { ply, length, toMove, position, outcome } = state;
        return {
            record: saved.record,
            seats: [...seats],
            paused,
            ply,
            length,
            players: [...(specOf(model)?.players ?? [])],
            toMove,
            legal: state.legal.map(({ text }) => text),
            position,
            outcome: { state: outcome.state, winner: outcome.winner ?? null, reason: outcome.reason },
            thinking: thinking !== null,
        };
    }

    /**
     * The game that options name. The engine's board is as before if this rejects.
     * @param {EmbedOptions} options
     * @returns {Promise<import("./embed-controller.js").Beginning>}
     */
    async #beginning(options) {
        const { games, levels } = this.store.value;
        const record = await recordOf(options);
        const persons = specNamed(games, record.game).players.map(() => PERSON);
        for (const seat of options.seats ?? []) checkSeat(levels, seat, "seats");
        const mode = modeOf(options);
        if (mode === "exercise") {
            const { record: first, steps } = exerciseIn(record, options.solution);
            const exercise = await this.#checked(first, steps);
            // While the solution lasts, nobody thinks: the replies are in it.
            return { game: { record: first, seats: persons, paused: true }, exercise };
        }
        if (mode === "replay") return { game: { record, seats: persons, paused: true }, exercise: null };
        // Who is shown a position in the middle of a game looks at it first; at its end, play goes on.
        const paused = record.ply !== undefined && record.ply < (record.actions?.length ?? 0);
        return { game: { record, seats: options.seats ?? [], paused }, exercise: null };
    }

    /**
     * The engine's board serves to try the solution out: nobody may be thinking meanwhile, and if it is wrong, the game that
     * was there comes back.
     * @param {GameRecord} record
     * @param {string[][]} steps
     */
    async #checked(record, steps) {
        const { checkedExercise } = await import("./exercise.js");
        const before = savedGame(this.store.value);
        if (before) await this.controller.setPaused(true);
        try {
            return await checkedExercise(this.engine, record, steps);
        } catch (error) {
            if (before) await this.engine.load(before.record);
            if (before && !before.paused) await this.controller.setPaused(false);
            throw error;
        }
    }

    /** The start of the game that is named. @param {EmbedOptions} options @returns {SavedGame} */
    #bare({ game, record }) {
        const id = game ?? (typeof record === "object" ? record.game : "");
        const known = this.store.value.games.some((spec) => spec.id === id);
        if (!known) throw new RecordProblem("embed.nothing");
        return { record: { game: id, actions: [] }, seats: [], paused: false };
    }

    /** @param {object} given */
    async #load(given) {
        const { options, problems } = fromObject(given);
        if (problems.length) throw new RecordProblem(problems[0].key, problems[0].params);
        await this.#ensureGames();
        await this.controller.beginWith(await this.#beginning(options));
        this.feedback.update(() => null);
        this.dress(options, []);
    }

    /**
     * Other looks of the same game. What is wrong with them is told.
     * @param {EmbedOptions} options
     * @param {Problem[]} problems
     */
    dress(options, problems) {
        this.options = options;
        for (const { key, params } of problems) this.controller.tell({ key, params, tone: "error" });
        const { language = "auto", theme = "auto", coordinates = false, orientation = "auto" } = options;
        const settings = { language: language === "auto" ? "" : language, theme, coordinates, shortcuts: false };
        this.controller.setSettings(settings);
        const { layout } = this.store.value;
        if (layout && orientation !== "auto" && orientation % turnStep(layout) !== 0) {
            const params = { value: orientation, step: turnStep(layout) };
            this.controller.tell({ key: "embed.bad.turn", params, tone: "error" });
        }
    }

    /** Whether there is anything to begin again from. */
    get hasMoved() {
        const { state } = this.store.value;
        return Boolean(state) && (state !== this.#first || this.feedback.value !== null);
    }

    /** @param {string} action */
    async #play(action) {
        const { state } = this.store.value;
        if (!state?.legal.some(({ text }) => text === action)) {
            throw new RecordProblem("embed.bad.action", { action });
        }
        await this.controller.play(action);
    }

    /** @param {{level: string, player?: number}} command */
    async #setLevel({ level, player }) {
        const { levels, seats } = this.store.value;
        checkSeat(levels, level, "level");
        if (player !== undefined && player >= seats.length)
            throw new RecordProblem("embed.bad.command", { field: "player" });
        const wanted = seats.flatMap((seat, index) =>
            index === player || (player === undefined && seat !== PERSON) ? [index] : [],
        );
        for (const index of wanted) await this.controller.setSeat(index, level);
    }

    /** @param {import("../element/game-types.d.ts").SearchRequest} request */
    async #search(request) {
        const saved = savedGame(this.store.value);
        this.#analyst ??= import("./analyst.js").then(({ Analyst }) => new Analyst());
        return (await this.#analyst).search(/** @type {SavedGame} */ (saved).record, request);
    }

    /** @param {SavedGame} game */
    async #restore(game) {
        await this.#ensureGames();
        const { games, levels } = this.store.value;
        specNamed(games, game.record.game);
        for (const seat of game.seats) checkSeat(levels, seat, "seats");
        await this.controller.load(game);
        if (!this.controller.goesOnFromBeginning(game.record)) this.controller.endExercise();
    }

    /** After a start without an engine, or before its end. */
    async #ensureGames() {
        if (this.store.value.games.length) return;
        const { games, levels } = await this.engine.games();
        this.store.update((model) => ({ ...model, games, levels, trouble: null }));
    }

    /** @param {string} action @param {number} player */
    #acted(action, player) {
        const { state } = this.store.value;
        if (!state) return;
        // Whoever plays on after an exercise has read what came of it.
        if (!this.exercise && this.store.value.seats[player] === PERSON) this.feedback.update(() => null);
        this.tell("action", { action, player, ply: state.ply });
        if (state.outcome.state === "ongoing") return;
        const { outcome, players } = this.snapshot();
        this.tell("gameover", { outcome, players });
    }

    /** @param {"right" | "wrong" | "solved"} result @param {string} action */
    #tried(result, action) {
        this.feedback.update(() => ({ result, action }));
        this.tell("exercise", { result, action, tries: this.exercise?.tries ?? 0 });
        if (result === "solved") this.#goOn();
    }

    /** The exercise is solved; if the teacher has given seats, the game goes on with them. */
    async #goOn() {
        const { seats } = this.options;
        if (!seats) return;
        this.controller.endExercise();
        for (const [player, seat] of seats.entries()) {
            if (player < this.store.value.seats.length) await this.controller.setSeat(player, seat);
        }
        await this.controller.setPaused(false);
    }

    /** @param {Model} before @param {Model} model */
    #follow(before, model) {
        const { state } = model;
        for (const notice of model.notices) {
            if (notice.tone === "error" && !before.notices.includes(notice)) {
                this.tell("error", { key: notice.key, params: notice.params, detail: notice.detail });
            }
        }
        if (model.trouble !== null && before.trouble === null) {
            this.tell("error", { key: "trouble.title", params: {}, detail: model.trouble });
        }
        if (!state) return;
        // Layouts come with a game and stay with it.
        if (model.layout !== before.layout) this.#first = state;
        const first = !this.#ready;
        this.#ready = true;
        if (first) this.tell("ready", { state: this.snapshot() });
        const same =
            state === before.state &&
            model.seats === before.seats &&
            model.paused === before.paused &&
            (model.thinking === null) === (before.thinking === null);
        if (!first && !same) this.tell("state", { state: this.snapshot() });
        // What was said about a try is about the position it was made in; of the beginning nothing was said.
        const over = this.feedback.value?.result === "wrong" || state.ply === this.exercise?.start;
        if (state !== before.state && over) this.feedback.update(() => null);
    }
}
