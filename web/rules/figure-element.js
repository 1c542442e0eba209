/**
 * `<quintet-figure>`: a position on a real board, with the targets of a piece or with actions that the reader can step
 * through. It keeps its place on the page until it is drawn.
 */
import { css, html, nothing, svg } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../board/board.js";
import { boundsOf, UNIT, widened } from "../board/drawing/geometry.js";
import { ownColours } from "../board/drawing/player-token.js";
import { lastActionSentence, playerName } from "../game/sentences/game-sentences.js";
import { icon } from "../ui/icons.js";
import { given, PageElement } from "../ui/page-element.js";
import { around, reaching, windowOn } from "./crop.js";
import { marksOf } from "./figure-marks.js";
import { shapesOf } from "./shapes.js";

/**
 * @import { QuintetBoard } from "../board/board.js"
 * @import { EngineClient } from "../engine/client.js"
 * @import { BoardLayout, GameState, Mark } from "../engine/protocol.js"
 * @import { Figure, GameRules } from "./sections.js"
 * @import { Square } from "./shapes.js"
 */

/** Space around the cells of a figure, in cells from the centre of the outermost one. */
const margin = { frame: 0.62, plane: 0.95 };

export class FigureElement extends PageElement {
    static properties = {
        figure: { attribute: false },
        rules: { attribute: false },
        players: { attribute: false },
        engine: { attribute: false },
        caption: { attribute: false },
        layout: { state: true },
        state: { state: true },
        marks: { state: true },
        place: { state: true },
        played: { state: true },
    };

    static styles = css`
        :host {
            display: block;
            min-inline-size: 0;
        }
        .window {
            position: relative;
            container-type: inline-size;
            overflow: hidden;
            border-radius: var(--radius);
            background: var(--paper-sunken);
        }
        .window.whole {
            overflow: visible;
            background: none;
        }
        quintet-board {
            position: absolute;
            /* Touches on a figure scroll the page, as on a picture. */
            pointer-events: none;
        }
        quintet-board.unplaced {
            inset: 0;
            visibility: hidden;
        }
        .bar {
            display: flex;
            gap: var(--space-3);
            align-items: center;
            justify-content: space-between;
            min-block-size: var(--tap);
            margin-block-start: var(--space-2);
        }
        .bar p {
            color: var(--ink-soft);
            font-size: var(--text-small);
            overflow-wrap: anywhere;
        }
        .bar .button {
            flex: none;
            padding-inline: var(--space-3);
        }
        figcaption {
            margin-block-start: var(--space-2);
            line-height: 1.5;
        }
        .shapes {
            --square: 4.5cqi;
            display: flex;
            position: absolute;
            inset: 0;
            flex-wrap: wrap;
            gap: 0 calc(2 * var(--square));
            align-content: space-evenly;
            align-items: end;
            justify-content: center;
        }
        .shapes span {
            display: flex;
            gap: var(--square);
            align-items: end;
        }
        .shapes svg {
            inline-size: calc(var(--wide) * var(--square));
            overflow: visible;
        }
        .shapes rect {
            fill: var(--own);
            stroke: var(--token-edge);
            stroke-width: 5;
        }
    `;

    constructor() {
        super();
        /** @type {Figure} */
        this.figure = given;
        /** @type {GameRules} */
        this.rules = given;
        /** @type {string[]} */
        this.players = [];
        /** @type {EngineClient} */
        this.engine = given;
        this.caption = "";
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {GameState | null} */
        this.state = null;
        /** @type {Mark[]} */
        this.marks = [];
        /**
         * CSS position of the board relative to the window; null until it is known.
         * @type {Record<string, string> | null}
         */
        this.place = null;
        /** Number of steps played. */
        this.played = 0;
    }

    /** Draws the figure for the first time. */
    async draw() {
        const { record, unlike } = this.figure;
        const other =
            unlike && (await this.engine.load({ ...record, options: { ...record.options, ...unlike } })).state;
        const { state, layout } = await this.engine.load(record);
        this.marks = marksOf(this.figure, state, other ?? null);
        this.layout = layout;
        this.state = state;
        await this.updateComplete;
        const board = this.board;
        if (!board) return;
        await board.updateComplete;
        this.place = this.placeOf(board, state, layout);
    }

    /** @returns {QuintetBoard | null} */
    get board() {
        return this.renderRoot.querySelector("quintet-board");
    }

    /** @param {QuintetBoard} board @param {GameState} state @param {BoardLayout} layout */
    placeOf(board, state, layout) {
        const { frame, steps = [] } = this.figure;
        const { aspect, least } = this.rules;
        const { x, y, width, height } = /** @type {SVGSVGElement} */ (board.picture).viewBox.baseVal;
        const picture = { left: x, top: y, right: x + width, bottom: y + height };
        const boundsAround = (/** @type {string[]} */ cells, /** @type {number} */ cellsAround) =>
            widened(boundsOf(cells.map((cell) => board.cellPlace(cell))), cellsAround * UNIT);

        if (frame) return around(picture, windowOn(boundsAround(frame, margin.frame), aspect));
        // Show a bounded board whole, and an unbounded one where tokens stand or actions happen.
        if (layout.cells.length) return around(picture, windowOn(picture, aspect));
        const next = state.legal.filter(({ text }) => steps.includes(text)).map(({ to }) => to);
        const cells = [
            ...state.board.tokens.map(({ cell }) => cell),
            ...this.marks.flatMap((mark) => mark.cells),
            ...next,
        ];
        const smallest = least && { width: least.width * UNIT, height: least.height * UNIT };
        const shown = windowOn(boundsAround(cells, margin.plane), aspect, smallest);
        return around(reaching(picture, shown), shown);
    }

    /** Plays the next step, or returns to the start after the last. */
    async step() {
        const { record, steps = [] } = this.figure;
        const played = this.played < steps.length ? this.played + 1 : 0;
        const actions = [...(record.actions ?? []), ...steps.slice(0, played)];
        try {
            this.state = (await this.engine.load({ ...record, actions })).state;
            this.played = played;
        } catch (error) {
            this.dispatchEvent(new CustomEvent("quintet-trouble", { detail: error, bubbles: true, composed: true }));
        }
    }

    render() {
        const { figure, rules, caption, layout, place } = this;
        const whole = layout !== null && layout.cells.length > 0 && !figure.frame && !figure.shapes;
        return html`<figure>
            <div class="window ${whole ? "whole" : ""}" style="aspect-ratio: ${rules.aspect}">
                ${layout ? (figure.shapes ? this.shapes() : this.drawing(place)) : nothing}
            </div>
            ${caption ? html`<figcaption>${caption}</figcaption>` : nothing}
            ${figure.steps ? this.bar() : nothing}
        </figure>`;
    }

    /** @param {Record<string, string> | null} place */
    drawing(place) {
        const { figure, players, layout, state, played, marks } = this;
        return html`<quintet-board still class=${place ? "" : "unplaced"} style=${styleMap(place ?? {})}
            .layout=${layout} .state=${state} .players=${players} .marks=${played ? [] : marks}
            .coordinates=${figure.coordinates ?? false}></quintet-board>`;
    }

    /** Renders whose turn it is, the last action and the result, and the button for the next step. */
    bar() {
        const { figure, t, played } = this;
        const over = played === (figure.steps?.length ?? 0);
        return html`<div class="bar">
            <p role="status">${this.state ? this.status(this.state) : nothing}</p>
            <button type="button" class="button" ?disabled=${!this.state} @click=${this.step}>
                ${icon(over ? "undo" : "resume")}${t(over ? "button.back" : "rules.show")}
            </button>
        </div>`;
    }

    /** @param {GameState} state */
    status(state) {
        const { t, players, layout } = this;
        const { outcome, toMove } = state;
        if (this.played === 0) return t("turn.person", { player: playerName(t, players, toMove) });
        if (outcome.state === "ongoing") return lastActionSentence(t, { players, layout }, state);
        const result =
            outcome.state === "drawn"
                ? t("result.drawn")
                : t("result.won", { player: playerName(t, players, outcome.winner) });
        return t("rules.result", { result, reason: t(`reason.${outcome.reason}`) });
    }

    shapes() {
        const { t, players, state, layout } = this;
        const families = state && layout ? shapesOf(state.legal, layout) : [];
        return html`<ul class="shapes" style=${ownColours(players, 0)}>${families.map(
            ({ name, turns }) => html`
            <li><span role="img" aria-label=${t("board.shape", { name })}>${turns.map(drawnShape)}</span></li>`,
        )}</ul>`;
    }
}

/** @param {Square[]} squares */
function drawnShape(squares) {
    const width = 1 + Math.max(...squares.map(({ x }) => x));
    const height = 1 + Math.max(...squares.map(({ y }) => y));
    return html`<svg viewBox="0 0 ${100 * width} ${100 * height}" style="--wide: ${width}" aria-hidden="true">
        ${squares.map(({ x, y }) => svg`<rect x=${100 * x + 4} y=${100 * y + 4} width="92" height="92" rx="14" />`)}
    </svg>`;
}

customElements.define("quintet-figure", FigureElement);
