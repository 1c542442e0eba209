/**
 * An arena in an embedded element, in place of a game: the reader writes an agent in an editor and lets it play against
 * one opponent. The result of each game is an `exercise` event. This file and the arena are loaded only in mode
 * `arena`.
 *
 * @typedef {Awaited<ReturnType<typeof prepare>>} Prepared
 */

import { html } from "lit";
import { ArenaClient } from "../../arena/engine/arena-client.js";
import { openTryout } from "../../arena/tryout-view/open-tryout.js";
import { findSpec } from "../game.js";
import { opening, refuseFirst, uselessOptions } from "../modes.js";
import { ShownMode, wordsOf } from "../shown-mode.js";
import { readTask } from "./arena-options-of.js";

/**
 * @import { MatchRecord } from "../../arena/match/record.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Notice } from "../../ui/notices/notices-element.js"
 * @import { QuintetGame } from "../element/game-element.js"
 * @import { ArenaSnapshot, EmbedOptions } from "../element/game-types.d.ts"
 * @import { Task } from "./arena-options-of.js"
 */

/** The name of the agent's only file, by language. */
const FILES = { python: "agent.py", javascript: "agent.js" };

export class ArenaSession extends ShownMode {
    #tries = 0;
    #solved = false;
    /** Problems found in the options, as message keys. @type {Sentence[]} */
    #problems = [];
    /** IDs of the notices that are already reported to the page. @type {Set<number>} */
    #told = new Set();

    /**
     * @param {QuintetGame} game  the element that shows the arena
     * @param {EmbedOptions} options
     * @param {Task} task
     */
    constructor(game, options, task) {
        super(game, options);
        this.task = task;
        /** @type {Awaited<ReturnType<typeof openTryout>> | null} */
        this.tryout = null;
    }

    /** The commands of an arena besides `load`. */
    commands = { getState: () => this.snapshot() };

    /** Prepares the arena without showing it. @param {Prepared} prepared */
    async open({ engine, spec }) {
        const { form, script, code, opponent } = this.task;
        const t = await wordsOf(this.options);
        const options = Object.entries(this.options.options ?? {}).map(([name, value]) => [name, String(value)]);
        this.tryout = await openTryout({
            t,
            agent: {
                id: "reader",
                name: t("seat.you"),
                language: script,
                form,
                className: "",
                game: spec.id,
                files: { [FILES[script]]: new TextEncoder().encode(code) },
                changed: 0,
            },
            options: Object.fromEntries(options),
            rivals: spec.players.slice(1).map(() => opponent),
            onOver: (over) => this.#over(over),
            makeEngine: () => engine,
        });
    }

    /** Shows the arena in its element and starts reporting events. @param {Sentence[]} problems */
    show(problems) {
        const { game, tryout } = this;
        if (!tryout) return;
        const { arena } = tryout;
        this.enter(arena.t, arena.t("shared.arena"));
        for (const problem of problems) this.report(problem);
        arena.store.subscribe(({ notices }) => this.#follow(notices));
        this.#follow(arena.model.notices);
        game.tell("ready", { state: this.snapshot() });
    }

    close() {
        super.close();
        this.tryout?.arena.close();
    }

    view() {
        const { tryout, game } = this;
        const t = game.t;
        if (!tryout || !t) return html``;
        const notices = tryout.arena.model.notices.filter(({ key }) => t.has(key));
        const problems = [...this.#problems, ...notices].map(({ key, params }) => html`<p>${t(key, params)}</p>`);
        return this.withTask(html`<div role="alert" style="grid-area: players">${problems}</div>
            <div class="board">${tryout.element}</div>`);
    }

    /**
     * Shows a problem above the editor and reports it as an `error` event.
     * @param {Sentence} problem
     * @param {string} [detail]
     */
    report({ key, params }, detail = "") {
        this.#problems.push({ key, params });
        this.game.tell("error", { key, params, detail });
    }

    /** @returns {ArenaSnapshot} */
    snapshot() {
        const { arena } = /** @type {NonNullable<typeof this.tryout>} */ (this.tryout);
        const [{ files }] = arena.model.agents;
        const decoder = new TextDecoder();
        const code = Object.values(files).map((bytes) => decoder.decode(bytes))[0] ?? "";
        return { code, tries: this.#tries, solved: this.#solved };
    }

    /** @param {{points: number, record: MatchRecord}} over */
    #over({ points, record }) {
        this.#tries += 1;
        const reached = Math.round(100 * points) >= this.task.goal;
        this.#solved ||= reached;
        this.game.tell("exercise", {
            result: reached ? "solved" : "wrong",
            action: record.actions.at(-1) ?? "",
            tries: this.#tries,
            points,
            fault: record.match.forfeit?.kind ?? "",
        });
    }

    /** @param {Notice[]} notices */
    #follow(notices) {
        for (const { id, key, params, detail, tone } of notices) {
            if (tone === "error" && !this.#told.has(id)) this.game.tell("error", { key, params, detail });
            this.#told.add(id);
        }
        this.game.requestUpdate();
    }
}

/**
 * Opens the arena that the element's options describe. Invalid options are reported above the editor; the others apply.
 * @param {QuintetGame} game
 */
export async function openIn(game) {
    const { options, problems } = game.readOptions();
    const isLatest = opening(game);
    const prepared = await prepare(options);
    const session = await sessionOf(game, options, prepared);
    if (!isLatest()) return session.close();
    session.show([...problems, ...uselessOptions(options), ...prepared.problems]);
}

/**
 * Replaces the element's contents with an arena. Rejects and changes nothing if an option is invalid.
 * @param {QuintetGame} game @param {EmbedOptions} options
 */
export async function load(game, options) {
    refuseFirst(uselessOptions(options));
    const prepared = await prepare(options, true);
    try {
        refuseFirst(prepared.problems);
        const session = await sessionOf(game, options, prepared);
        session.show([]);
        return session.snapshot();
    } catch (error) {
        prepared.engine.close();
        throw error;
    }
}

/**
 * Starts an engine and reads the options. An unknown game is reported and replaced by the first one.
 * @param {EmbedOptions} options
 * @param {boolean} [strict]  whether to reject if the game or its options are wrong
 */
async function prepare(options, strict = false) {
    const engine = new ArenaClient();
    try {
        const [{ games, levels }, sources] = await Promise.all([
            engine.games(),
            import("../../../build/wasm/agent-sources.js"),
        ]);
        const wanted = options.game ?? games[0].id;
        const known = games.some(({ id }) => id === wanted);
        /** @type {Sentence[]} */
        const unknown = known ? [] : [{ key: "problem.unknownGame", params: { game: wanted } }];
        const spec = findSpec(games, known ? wanted : games[0].id);
        if (strict) await engine.load({ game: spec.id, options: options.options, actions: [] });
        const styles = (await engine.call("styles", spec.id)).styles.map(({ name }) => name);
        const { task, problems } = readTask(options, { game: spec, levels, styles }, sources);
        return { engine, spec, task, problems: [...unknown, ...problems] };
    } catch (error) {
        engine.close();
        throw error;
    }
}

/** @param {QuintetGame} game @param {EmbedOptions} options @param {Prepared} prepared */
async function sessionOf(game, options, prepared) {
    const session = new ArenaSession(game, options, prepared.task);
    await session.open(prepared);
    return session;
}
