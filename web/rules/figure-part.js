/**
 * `<quintet-figure>`: a position drawn by the board itself, with where a piece may go, or with an action that the reader can
 * have played.
 */
import { css, html, LitElement, nothing } from "lit";
import "../board/board.js";
import { bestFit } from "../app/fit.js";
import { icon } from "../app/icons.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";

/**
 * @typedef {import("./sections.js").Figure} Figure
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").Mark} Mark
 */

/** As wide as a figure becomes, in CSS pixels. */
const ROOM = { width: 340, height: 340 };

export class FigurePart extends LitElement {
    static properties = {
        figure: { attribute: false },
        players: { attribute: false },
        engine: { attribute: false },
        t: { attribute: false },
        loaded: { state: true },
        played: { state: true },
    };

    static styles = [
        shared,
        css`
            :host {
                display: block;
            }
            figure {
                display: grid;
                gap: var(--space-1);
                justify-items: center;
                margin: 0;
            }
            quintet-board {
                inline-size: 100%;
                block-size: auto;
                aspect-ratio: var(--aspect);
            }
            figcaption {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Figure} */
        this.figure = given;
        /** @type {string[]} */
        this.players = [];
        /** Loads a record and gives its state and layout. @type {(record: import("../engine/protocol.js").GameRecord) => Promise<any>} */
        this.engine = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** @type {{state: GameState, layout: import("../engine/protocol.js").BoardLayout} | null} */
        this.loaded = null;
        this.played = false;
    }

    async firstUpdated() {
        await this.load();
    }

    async load() {
        const { record, action } = this.figure;
        const actions = [...(record.actions ?? []), ...(this.played && action ? [action] : [])];
        this.loaded = await this.engine({ ...record, actions });
    }

    async toggle() {
        this.played = !this.played;
        await this.load();
    }

    render() {
        const { figure, loaded, players, t } = this;
        const { orientation, aspect } = loaded ? bestFit(loaded.layout, ROOM, false) : { orientation: 0, aspect: 1 };
        return html`<figure style=${`--aspect: ${aspect || 1.25}`}>
            ${
                loaded
                    ? html`<quintet-board still .layout=${loaded.layout} .state=${loaded.state} .players=${players} .t=${t}
                .orientation=${orientation} .marks=${this.marks(loaded.state)}></quintet-board>`
                    : nothing
            }
            ${figure.pick && !this.played ? html`<figcaption>${t("rules.targets")}</figcaption>` : nothing}
            ${
                figure.action
                    ? html`<button type="button" class="button" @click=${this.toggle}>
                ${icon(this.played ? "undo" : "resume")}${t(this.played ? "rules.back" : "rules.show")}
            </button>`
                    : nothing
            }
        </figure>`;
    }

    /** @param {GameState} state @returns {Mark[]} */
    marks(state) {
        const { pick, action } = this.figure;
        if (this.played) return [];
        const picked = pick ? state.legal.filter(({ from }) => from === pick) : [];
        const targets = (/** @type {boolean} */ jumps) =>
            picked.filter(({ kind, to }) => to && (kind === "jump") === jumps).map(({ to }) => to);
        const shown = pick ? undefined : state.legal.find(({ text }) => text === action);
        return [
            { role: "selected", cells: pick ? [pick] : [] },
            { role: "target", cells: targets(false) },
            { role: "hop", cells: targets(true) },
            { role: "hint", cells: shown ? [shown.from, shown.to, ...shown.cells].filter(Boolean) : [] },
            { role: "way", cells: shown?.path.length ? [shown.from, ...shown.path, shown.to] : [] },
        ];
    }
}

customElements.define("quintet-figure", FigurePart);
