/**
 * The state of one embedded game, without its display. A session starts a game from options, holds its controller,
 * carries out commands and reports events. The element shows it; the frame's messages and the element's methods send
 * the commands.
 *
 * The result of the reader's last try in an exercise.
 * @typedef {{result: "right" | "wrong" | "solved", action: string} | null} Feedback
 */

import { EngineClient } from "../engine/client.js";
import { emptyModel, PERSON, savedGame, specOf } from "../game/model.js";
import { Problem } from "../ui/notices/problem.js";
import { Store } from "../ui/store.js";
import { EmbedController, noSaves } from "./embed-controller.js";
import { checkSeat, findSpec, modeOf, recordOf, startStateFrom, turnStep, unreadableOptions } from "./game.js";

/**
 * @import { GameState } from "../engine/protocol.js"
 * @import { Engine } from "../game/context.js"
 * @import { Model, SavedGame } from "../game/model.js"
 * @import { FoundGame } from "../lens/search/foreign-games.js"
 * @import { Sentence } from "../i18n/keys.js"
 * @import { Analyst } from "./analyst.js"
 * @import { Command } from "./messages/commands.js"
 * @import { EmbedOptions, Events, GameSnapshot } from "./element/game-types.d.ts"
 * @import { StartState } from "./embed-controller.js"
 * @import { Exercise } from "./exercise.js"
 */

export class Session {
    /** @type {EmbedOptions} */
    options = {};
    /** Created with the first search. @type {Promise<Analyst> | null} */
    analyst = null;
    /** The game of the options, if it is in the form of another program. @type {FoundGame | null} */
    foreign = null;
    #ready = false;
    /** The state of the game when it was loaded. @type {GameState | null} */
    #initialState = null;

    /**
     * @param {object} parts
     * @param {(type: keyof Events | "form", detail: any) => void} parts.tell  receives events; errors have `key` and
     *     `params` for `t`. `form`: a game in the form of another program has been loaded
     * @param {Engine & {close(): void}} [parts.engine]
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
        this.controller.onAction = (action, player) => this.#onAction(action, player);
        this.controller.onTry = (result, action) => this.#onTry(result, action);
        let before = this.store.value;
        this.store.subscribe((model) => {
            this.#onModelChange(before, model);
            before = model;
        });
    }

    /** @returns {Exercise | null} */
    get exercise() {
        return this.controller.exercise;
    }

    /** Whether the reader may play in the position shown. */
    get interactive() {
        const { state } = this.store.value;
        if (!state || modeOf(this.options) === "replay") return false;
        return !this.exercise || this.exercise.isReadersTurn(state);
    }

    /**
     * Starts the game that the options describe. Mistakes in the options become notices, and the valid part of them is
     * used.
     * @param {EmbedOptions} options
     * @param {Sentence[]} problems  found while reading the options
     * @param {SavedGame | null} [game]  the game to continue, instead of the one that the options name
     */
    async start(options, problems, game = null) {
        this.applyLooks(options, problems);
        const lost = unreadableOptions(problems);
        const recover = async (/** @type {unknown} */ failure) => {
            const { recovered } = await import("./usable-options.js");
            return { ...(await recovered(this, options, lost, failure)), now: game };
        };
        const begin = async () => ({ ...(await this.startStateOf(options)), now: game });
        await this.controller.startWith({ begin: lost.length ? () => Promise.reject() : begin, recover });
        this.applyLooks(this.options, []);
        this.tellForm();
    }

    /** Reports how a game in the form of another program was read, after it has been loaded. */
    tellForm() {
        if (this.foreign) this.tell("form", this.foreign);
        this.foreign = null;
    }

    close() {
        this.analyst?.then((analyst) => analyst.close());
        this.engine.close();
    }

    /**
     * Carries out a command and returns its reply. Rejects with a `Problem` and then leaves the game unchanged.
     * @param {Command} name
     * @param {any} payload
     * @returns {Promise<any>}
     */
    async command(name, payload) {
        const { handlers, payloadOf } = await import("./messages/handlers.js");
        const checked = payloadOf(name, payload);
        const { state } = this.store.value;
        if (!state && name !== "load" && name !== "setState") throw new Problem("embed.bad.noGame");
        return (await handlers[name](this, checked)) ?? this.snapshot();
    }

    /** @returns {GameSnapshot} */
    snapshot() {
        const model = this.store.value;
        const { state, seats, paused, thinking } = model;
        const saved = savedGame(model);
        if (!state || !saved) throw new Problem("embed.bad.noGame");
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
     * Returns the start state that options describe. Rejects with a `Problem` and then leaves the board of the
     * engine unchanged.
     * @param {EmbedOptions} options
     * @returns {Promise<StartState>}
     */
    async startStateOf(options) {
        const { games, levels } = this.store.value;
        const record = await recordOf(options, games, (game) => {
            this.foreign = game;
        });
        const { players } = findSpec(games, record.game);
        for (const seat of options.seats ?? []) checkSeat(levels, seat, "seats");
        if (modeOf(options) !== "exercise") return startStateFrom(options, record, players);
        const { checkedExercise, exerciseIn } = await import("./exercise.js");
        const { record: first, steps } = exerciseIn(record, options.solution);
        const before = savedGame(this.store.value)?.record;
        return startStateFrom(options, first, players, await checkedExercise(this.engine, first, steps, before));
    }

    /**
     * Applies the options that change only the appearance. Mistakes in them become notices.
     * @param {EmbedOptions} options
     * @param {Sentence[]} problems
     */
    applyLooks(options, problems) {
        this.options = options;
        for (const { key, params } of problems) this.controller.tell({ key, params, tone: "error" });
        const { language = "auto", theme = "auto", coordinates = false, orientation = "auto" } = options;
        const on = coordinates ? /** @type {const} */ ("on") : /** @type {const} */ ("off");
        const settings = { language: language === "auto" ? "" : language, theme, coordinates: on, shortcuts: false };
        this.controller.setSettings(settings);
        const { layout } = this.store.value;
        if (layout && orientation !== "auto" && orientation % turnStep(layout) !== 0) {
            const params = { value: orientation, step: turnStep(layout) };
            this.controller.tell({ key: "embed.bad.turn", params, tone: "error" });
        }
    }

    /** Whether a restart would change anything: the position differs from the first one, or there is feedback. */
    get hasMoved() {
        const { state } = this.store.value;
        return Boolean(state) && (state !== this.#initialState || this.feedback.value !== null);
    }

    /** @param {string} action @param {number} player */
    #onAction(action, player) {
        const { state } = this.store.value;
        if (!state) return;
        // A person who continues after an exercise has read its result.
        if (!this.exercise && this.store.value.seats[player] === PERSON) this.feedback.update(() => null);
        this.tell("action", { action, player, ply: state.ply });
        if (state.outcome.state === "ongoing") return;
        const { outcome, players } = this.snapshot();
        this.tell("gameover", { outcome, players });
    }

    /** @param {"right" | "wrong" | "solved"} result @param {string} action */
    #onTry(result, action) {
        this.feedback.update(() => ({ result, action }));
        this.tell("exercise", { result, action, tries: this.exercise?.tries ?? 0 });
        if (result === "solved" && this.options.seats) import("./exercise.js").then(({ goOn }) => goOn(this));
    }

    /** @param {Model} before @param {Model} model */
    #onModelChange(before, model) {
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
        // A new layout means a new game.
        if (model.layout !== before.layout) this.#initialState = state;
        const first = !this.#ready;
        this.#ready = true;
        if (first) this.tell("ready", { state: this.snapshot() });
        const same =
            state === before.state &&
            model.seats === before.seats &&
            model.paused === before.paused &&
            (model.thinking === null) === (before.thinking === null);
        if (!first && !same) this.tell("state", { state: this.snapshot() });
        // Feedback about a wrong try belongs to the position of the try, and the first position of an exercise has no
        // feedback.
        const over = this.feedback.value?.result === "wrong" || state.ply === this.exercise?.start;
        if (state !== before.state && over) this.feedback.update(() => null);
    }
}
