/** `<quintet-looks>`: the board and the pieces to choose from, each with a picture. */

import { css, html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../../board/board.js";
import { boards, pieces, valuesOf } from "../../board/looks/looks.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { given, PageElement } from "../../ui/page-element.js";

/**
 * @import { BoardLayout, GameState } from "../../engine/protocol.js"
 * @import { Looks } from "../appearance.js"
 *
 * What the pictures show: cells of a board, with a token of each player.
 * @typedef {{shape: BoardLayout["shape"], capabilities: string[], players: string[], kinds: string[]}} Sample
 */

/** The cells of a picture, by shape, in units of the distance between neighbouring cells. */
const SAMPLES = {
    pointy_hexagon: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 0.5, y: 0.866 },
        { x: 1.5, y: 0.866 },
    ],
    square: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 1 },
        { x: 2, y: 1 },
    ],
};

/**
 * Returns a few cells of a board.
 * @param {BoardLayout["shape"]} shape
 * @param {string[]} capabilities  those that its tokens need
 * @returns {BoardLayout}
 */
function sampleLayout(shape, capabilities) {
    const cells = SAMPLES[shape].map((centre, index) => ({ id: String(index), centre, name: "" }));
    return { shape, cells, lines: [], zones: [], sides: [], capabilities };
}

/**
 * Returns a position with a token of each player.
 * @param {BoardLayout} layout
 * @param {number} players
 * @param {string[]} kinds  of their tokens
 */
function sampleState({ cells }, players, kinds) {
    const tokens = [0, 4, 2].slice(0, players).map((cell, player) => {
        const { id, centre } = cells[cell];
        return { cell: id, centre, height: 0, player, kind: kinds[player] ?? "", label: "" };
    });
    const board = { tokens, hands: [], tallies: [], marks: [], eliminated: [] };
    return /** @type {any} */ ({ board, legal: [], lastAction: null, lastEffects: [], lastRound: [] });
}

/**
 * Returns what the pictures show of a game.
 * @param {{layout: BoardLayout | null, state: GameState | null}} model
 * @param {string[] | undefined} players
 */
export function sampleOf({ layout, state }, players) {
    if (!layout || !state) return {};
    const { shape, capabilities } = layout;
    return { shape, capabilities, players, kinds: players?.map((_, player) => state.board.hands[player]?.kind ?? "") };
}

/** The pictures are for the eye only: their names stand below them. */
const wordless = () => "";

export class LooksElement extends PageElement {
    static properties = { looks: { attribute: false }, sample: { attribute: false } };

    static styles = [
        itemStyles,
        css`
            .choices {
                display: grid;
                grid-template-columns: repeat(2, minmax(0, 1fr));
                gap: var(--space-2);
                padding-inline: var(--space-2);
            }
            h4 {
                padding-block: var(--space-2) var(--space-1);
            }
            .choice {
                display: grid;
                grid-template-columns: none;
                position: relative;
                gap: var(--space-1);
                justify-items: center;
                padding: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius);
                cursor: pointer;
            }
            .choice:hover {
                background: var(--paper-sunken);
            }
            .choice:has(:checked) {
                border-color: var(--accent);
                box-shadow: 0 0 0 var(--stroke) var(--accent);
                font-weight: 600;
            }
            @media (forced-colors: active) {
                .choice:has(:checked) {
                    outline: 3px solid Highlight;
                }
            }
            .choice:has(:focus-visible) {
                outline: var(--stroke-strong) solid var(--focus);
                outline-offset: 2px;
            }
            input {
                position: absolute;
                opacity: 0;
            }
            quintet-board {
                inline-size: 100%;
                block-size: 92px;
                pointer-events: none;
            }
            .note {
                padding-block: var(--space-2) 0;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Looks} */
        this.looks = given;
        /** @type {Partial<Sample>} */
        this.sample = {};
        /** @type {(change: Partial<Looks>) => unknown} */
        this.choose = given;
        this.layout = sampleLayout("square", []);
    }

    willUpdate() {
        const { shape = "pointy_hexagon", capabilities = [] } = this.sample;
        // A hand has kinds of pieces, with drawings.
        const needed = capabilities.filter((name) => name === "hands");
        if (shape === this.layout.shape && needed.length === this.layout.capabilities.length) return;
        this.layout = sampleLayout(shape, needed);
    }

    render() {
        const { t } = this;
        const { board, pieces: set } = this.looks;
        const kinds = this.layout.capabilities.length > 0;
        const sets = pieces.filter(({ id }) => id !== "kinds" || id === set || kinds);
        return html`
            <section>
                <h4 id="boards">${t("board.name")}</h4>
                <div class="choices" role="radiogroup" aria-labelledby="boards">
                    ${boards.map(({ id }) => this.choice("board", id, id, set))}
                </div>
            </section>
            <section>
                <h4 id="pieces">${t("tally.pieces")}</h4>
                <div class="choices" role="radiogroup" aria-labelledby="pieces">
                    ${sets.map(({ id }) => this.choice("pieces", id, board, id))}
                </div>
                <p class="note">${t("looks.note")}</p>
            </section>`;
    }

    /**
     * Renders one look to choose, with a picture of a board and pieces that wear it.
     * @param {"board" | "pieces"} name  of the setting
     * @param {string} value
     * @param {string} board
     * @param {string} set
     */
    choice(name, value, board, set) {
        const { t, looks, layout } = this;
        const values = Object.entries(valuesOf(board, set)).map(([key, text]) => [`--${key}`, text]);
        const { players = ["red", "green"], kinds = [] } = this.sample;
        const state = sampleState(layout, players.length, kinds);
        return html`<label class="choice">
            <input type="radio" name=${name} value=${value} .checked=${looks[name] === value}
                @change=${() => this.choose({ [name]: value })} />
            <quintet-board still aria-hidden="true" style=${styleMap(Object.fromEntries(values))} .layout=${layout}
                .state=${state} .players=${players} .t=${wordless}></quintet-board>
            <span>${t(`looks.${name}.${value}`)}</span>
        </label>`;
    }
}

customElements.define("quintet-looks", LooksElement);
