/**
 * A search lens in an embedded element, in place of a game. This file and the lens itself are loaded only in mode
 * `lens`. The options are converted to a lens link and then read like the address of the lens's own page.
 *
 * @typedef {Awaited<ReturnType<typeof prepare>>} Prepared
 */

import { html } from "lit";
import { LensClient } from "../../lens/engine/lens-client.js";
import { SPEEDS } from "../../lens/lens-model.js";
import { openLens } from "../../lens/open-lens.js";
import { troubleView } from "../../lens/search/trouble.js";
import { sentenceNames } from "../../lens/sentences/names.js";
import { sentenceOf } from "../../lens/sentences/step-sentences.js";
import { Problem } from "../../ui/notices/problem.js";
import { invalid } from "../messages/payloads.js";
import { opening, refuseFirst, uselessOptions } from "../modes.js";
import { problemOf } from "../refusal.js";
import { ShownMode, wordsOf } from "../shown-mode.js";
import { linkFrom, partsThatFit } from "./lens-options-of.js";

/**
 * @import { LensModel, Speed } from "../../lens/lens-model.js"
 * @import { QuintetLens } from "../../lens/quintet-lens.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { QuintetGame } from "../element/game-element.js"
 * @import { EmbedOptions, LensSnapshot } from "../element/game-types.d.ts"
 */

export class LensSession extends ShownMode {
    #problems = new Set();
    #ready = false;
    /** The step last reported to the page; -1 before the first report. */
    #told = -1;
    /** Whether the last report said that the lens plays. */
    #playing = false;

    /**
     * @param {QuintetGame} game  the element that shows the lens
     * @param {EmbedOptions} options
     * @param {QuintetLens} element
     */
    constructor(game, options, element) {
        super(game, options);
        this.element = element;
        // The pane to show where there is room for only one.
        element.tab = "tree";
    }

    get lens() {
        return this.element.lens;
    }

    get t() {
        return this.element.t;
    }

    get model() {
        return this.lens.model;
    }

    view() {
        const { t, element } = this;
        const { trouble } = this.model;
        const content = trouble
            ? html`<div class="trouble" role="alert">
                <h2>${t("lens.trouble")}</h2>
                ${troubleView(t, trouble)}
                <div><button type="button" class="button primary" @click=${() => openIn(this.game)}>${t("button.retry")}</button></div>
            </div>`
            : element;
        return this.withTask(html`<div class="board" @quintet-lens=${this.heard}>${content}</div>`);
    }

    /** Shows the lens in its element and reports events from now on. */
    show() {
        this.enter(this.t, this.t("shared.lens"));
        this.lens.store.subscribe((model) => this.#follow(model));
        this.#follow(this.model);
    }

    close() {
        super.close();
        this.lens.close();
    }

    /**
     * Shows a problem as a notice in the lens, which `#follow` reports as an event.
     * @param {Sentence} problem
     * @param {string} detail
     */
    report({ key, params = {} }, detail) {
        this.lens.tell({ key, params, detail, tone: "error" });
    }

    /** Returns the step shown if options describe the same search, else undefined. @param {EmbedOptions} options */
    stepFor(options) {
        const same = (/** @type {EmbedOptions} */ { language, theme, task, ...rest }) => JSON.stringify(rest);
        return same(options) === same(this.options) ? this.model.step : undefined;
    }

    /** Handles the events of the lens, which do not leave the element. @param {CustomEvent} event */
    heard = (event) => {
        event.stopPropagation();
        const { type, ...detail } = event.detail;
        if (this.game.guest !== this) return;
        if (type === "step" && this.#ready && detail.step !== this.#told) {
            this.#told = detail.step;
            this.game.tell("lens", this.snapshot());
        }
        if (type === "exercise") this.game.tell("exercise", detail);
    };

    /** The commands of a lens besides `load`. */
    commands = {
        step: (/** @type {{to?: number, by?: number}} */ where) => this.step(where),
        play: (/** @type {{speed?: Speed}} */ { speed }) => this.play(speed),
        pause: () => this.pause(),
        getState: () => this.snapshot(),
    };

    payloads = {
        play: {
            speed: (/** @type {any} */ speed) => {
                if (speed === undefined || Object.hasOwn(SPEEDS, speed)) return speed;
                throw invalid("speed", Object.keys(SPEEDS).join(" | "));
            },
        },
    };

    /** @returns {LensSnapshot} */
    snapshot() {
        const { t, model, lens } = this;
        const { step, events, replay, cursor, playing } = model;
        const said = replay && cursor ? sentenceOf(t, replay, cursor, sentenceNames(t, model, lens.names)) : "";
        return { step, length: events, node: cursor?.current ?? -1, sentence: said, playing };
    }

    /** Goes to a step. Waits until the search has reached it or has ended. @param {{to?: number, by?: number}} where */
    async step({ to, by }) {
        if ((to === undefined) === (by === undefined)) {
            throw new Problem("embed.bad.command", { field: "to | by", allowed: "number" });
        }
        const target = to ?? this.model.step + Number(by);
        await this.until(({ events, ended, phase }) => ended || events >= target || phase === "trouble");
        const { events } = this.model;
        if (target < 0 || target > events) {
            throw new Problem("embed.bad.number", {
                name: "step",
                value: String(target),
                least: 0,
                most: events,
            });
        }
        this.#checkOpen(target);
        await this.lens.goTo(target);
        return this.snapshot();
    }

    /** Plays the steps automatically. @param {Speed} [speed] */
    async play(speed) {
        await this.until(({ phase }) => phase !== "loading");
        const { step, events, ended } = this.model;
        // From the last step, it starts over.
        if (!ended || step < events) this.#checkOpen(step + 1);
        if (speed) this.lens.setSpeed(speed);
        await this.lens.play();
        return this.snapshot();
    }

    pause() {
        this.lens.pause();
        return this.snapshot();
    }

    /** Throws a `Problem` for a step beyond a question that the reader has not answered. @param {number} step */
    #checkOpen(step) {
        const { asked } = this.model;
        if (asked && step > asked.step) throw new Problem("embed.bad.asked", { most: asked.step });
    }

    /** Waits until a condition holds. @param {(model: LensModel) => unknown} holds */
    until(holds) {
        const { store } = this.lens;
        if (holds(store.value)) return Promise.resolve();
        return /** @type {Promise<void>} */ (
            new Promise((resolve) => {
                const end = store.subscribe((model) => {
                    if (!holds(model)) return;
                    end?.();
                    resolve();
                });
            })
        );
    }

    /** @param {LensModel} model */
    #follow({ notices, trouble, phase, playing }) {
        const { game } = this;
        if (game.guest !== this) return;
        for (const notice of notices) {
            const { id, key, params, detail, tone } = notice;
            // These are mistakes of the author, even if the lens shows them to the reader as information.
            const mistake = tone === "error" || key.startsWith("lens.bad.");
            if (mistake && !this.#problems.has(id)) game.tell("error", { key, params, detail });
            this.#problems.add(id);
        }
        if (trouble && !this.#problems.has(trouble)) {
            this.#problems.add(trouble);
            game.requestUpdate();
            const { place, message } = trouble;
            const key = place === undefined ? "lens.trouble" : "lens.treePlace";
            game.tell("error", { key, params: place === undefined ? {} : { place }, detail: message });
        }
        if (playing !== this.#playing) {
            this.#playing = playing;
            game.tell("lens", this.snapshot());
        }
        if (this.#ready || phase !== "ready") return;
        this.#ready = true;
        const state = this.snapshot();
        this.#told = state.step;
        game.tell("ready", { state });
    }
}

/**
 * Opens the lens that the element's options describe. Invalid options become notices in the lens; the others apply.
 * @param {QuintetGame} game
 */
export async function openIn(game) {
    const { options, problems } = game.readOptions();
    const isLatest = opening(game);
    const prepared = await prepare(options);
    /** @type {{problem: Sentence, detail: string}[]} */
    const refused = [];
    await fit(prepared, options, problems, (error) => refused.push(problemOf(error)));
    const session = await open(game, options, prepared, [
        ...problems,
        ...uselessOptions(options),
        ...prepared.problems,
    ]);
    if (!isLatest()) return session.close();
    session.show();
    for (const { problem, detail } of refused) session.report(problem, detail);
}

/** Returns the lens link of options, the problems in them, and a new engine. @param {EmbedOptions} options */
async function prepare(options) {
    const { link, problems } = await linkFrom(options);
    return { link, problems, engine: new LensClient() };
}

/**
 * Reduces the link's position to the part that the engine accepts.
 * @param {Prepared} prepared @param {EmbedOptions} options
 * @param {Sentence[]} problems  found while reading the options
 * @param {(error: unknown) => void} report
 */
async function fit({ link, engine }, options, problems, report) {
    if (link.tree !== undefined) return;
    if (link.record && (await engine.load(link.record).catch(() => null))) return;
    link.record = (await partsThatFit(engine, options, problems, report)) ?? link.record;
}

/**
 * Creates the lens of a link without showing it.
 * @param {QuintetGame} game @param {EmbedOptions} options @param {Prepared} prepared
 * @param {Sentence[]} problems  become notices in the lens
 */
async function open(game, options, { link, engine }, problems) {
    const t = await wordsOf(options);
    const before = game.guest instanceof LensSession ? game.guest.stepFor(options) : undefined;
    const element = await openLens({
        t,
        link: { ...link, step: before ?? link.step, problems },
        compact: true,
        panes: link.panes,
        makeEngine: () => engine,
    });
    // On paper it keeps the size that its page gives it.
    element.toggleAttribute("framed", true);
    return new LensSession(game, options, element);
}

/**
 * Replaces the element's contents with a lens. Rejects and changes nothing if an option is invalid.
 * @param {QuintetGame} game @param {EmbedOptions} options
 */
export async function load(game, options) {
    refuseFirst(uselessOptions(options));
    const prepared = await prepare(options);
    const { link, engine } = prepared;
    try {
        refuseFirst(prepared.problems);
        const { games } = await engine.games();
        link.record ??= { game: games[0].id };
        if (link.tree !== undefined) await engine.call("readTree", link.tree);
        else await engine.load(link.record);
    } catch (error) {
        engine.close();
        if (error instanceof Problem) throw error;
        const { message, place } = /** @type {any} */ (error);
        throw place === undefined ? error : new Problem("lens.treePlace", { place }, message);
    }
    const session = await open(game, options, prepared, []);
    session.show();
    await session.until(({ phase }) => phase !== "loading");
    return session.snapshot();
}
