/**
 * The boards of the front page: the engine plays one move every few seconds, on one board after the other. A game that
 * is over starts again.
 */

import { html } from "lit";
import { EngineClient } from "../engine/client.js";
import "../rules/figure-element.js";
import { loadRules } from "../rules/sections.js";

/**
 * @import { ReactiveElement } from "lit"
 * @import { GameSpec } from "../engine/protocol.js"
 * @import { FigureElement } from "../rules/figure-element.js"
 * @import { Figure, GameRules } from "../rules/sections.js"
 *
 * @typedef {{game: string, players: GameSpec["players"], rules: GameRules, figure: Figure, isOver: boolean}} Miniature
 */

/** Milliseconds between two moves. */
const PAUSE_MS = 1800;
/** Moves on a board when it is first shown. */
const FIRST_MOVES = 12;
/** Nodes of the search for each move: enough for sensible moves. */
const NODES = 2000;
/** Width of the pictures divided by their height. */
const ASPECT = 1.25;

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

export class MiniatureBoards {
    #engine = new EngineClient();
    /** @type {Map<string, Miniature>} */
    #miniatures = new Map();
    #turn = 0;
    #isPaused = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;

    /** @param {string[]} games @param {ReactiveElement} page  shows the pictures */
    constructor(games, page) {
        this.games = games;
        this.page = page;
    }

    /** Whether boards play by themselves, or would without a pause. */
    get canMove() {
        return !stillness.matches && this.#miniatures.size > 0;
    }

    /** Shows all boards, then plays. Rejects if the engine cannot start. */
    async begin() {
        const { games } = await this.#engine.games();
        for (const game of this.games) {
            const { aspect: _, ...rules } = await loadRules(game);
            const players = games.find(({ id }) => id === game)?.players ?? [];
            const miniature = { game, players, rules: { ...rules, aspect: ASPECT }, ...this.#start(game) };
            for (let move = 0; move < FIRST_MOVES; ++move) await this.#move(miniature);
            this.#miniatures.set(game, miniature);
            this.page.requestUpdate();
            await this.page.updateComplete;
            await this.#draw(game);
        }
        if (!this.#isPaused) this.resume();
    }

    pause() {
        this.#isPaused = true;
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }

    resume() {
        this.pause();
        this.#isPaused = false;
        if (this.canMove) this.#timer = setTimeout(() => this.#playOn(), PAUSE_MS);
    }

    /** The board of a game, once it is known. @param {string} game */
    picture(game) {
        const miniature = this.#miniatures.get(game);
        if (!miniature) return null;
        const { players, rules, figure } = miniature;
        return html`<quintet-figure .figure=${figure} .rules=${rules} .players=${players} .engine=${this.#engine}></quintet-figure>`;
    }

    /** @param {string} game */
    #start(game) {
        return { figure: { record: { game, actions: [] }, claims: {} }, isOver: false };
    }

    /** Adds the engine's move, or starts over after the end. @param {Miniature} miniature */
    async #move(miniature) {
        const { game, figure, isOver } = miniature;
        if (isOver) return Object.assign(miniature, this.#start(game));
        const { actions = [] } = figure.record;
        await this.#engine.load(figure.record);
        const { best } = await this.#engine.search({ nodes: NODES, seed: actions.length });
        const record = { game, actions: [...actions, best] };
        const { state } = await this.#engine.play(best);
        return Object.assign(miniature, { figure: { ...figure, record }, isOver: state.outcome.state !== "ongoing" });
    }

    /** Plays one move after the other: the boards share one engine. Stops without an engine. */
    async #playOn() {
        const timer = this.#timer;
        try {
            await this.#playNext();
        } catch {
            return this.pause();
        }
        if (timer === this.#timer) this.resume();
    }

    /** Plays on the next board, unless the page is hidden. */
    async #playNext() {
        if (document.hidden) return;
        const game = this.games[this.#turn++ % this.games.length];
        const miniature = this.#miniatures.get(game);
        if (!miniature) return;
        await this.#move(miniature);
        this.page.requestUpdate();
        await this.page.updateComplete;
        await this.#draw(game);
    }

    /** @param {string} game */
    #draw(game) {
        const figure = /** @type {FigureElement | null} */ (
            this.page.renderRoot.querySelector(`[data-game="${game}"] quintet-figure`)
        );
        return figure?.draw();
    }
}
