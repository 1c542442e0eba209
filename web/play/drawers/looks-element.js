/** `<quintet-looks>`: the board and the pieces to choose from, each with a picture, and the theme. */

import { css, html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { menuWords } from "../../i18n/catalogues.js";
import "../../board/board.js";
import { boards, pieces, valuesOf } from "../../board/looks/looks.js";
import { specOf } from "../../game/model.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { PanelElement } from "../../widgets/panel-element.js";
import "../../ui/drawer.js";
import { shared } from "../../ui/styles.js";

/**
 * @import { BoardLayout, GameState } from "../../engine/protocol.js"
 * @import { Drawer } from "./index.js"
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
 * Returns a position of the sample: a token of each player.
 * @param {GameState} state
 * @param {BoardLayout} layout
 * @param {number} players
 * @returns {GameState}
 */
function sampleState(state, layout, players) {
    const at = [0, 4, 2].slice(0, players);
    const tokens = at.map((cell, player) => {
        const { id, centre } = layout.cells[cell];
        const kind = state.board.hands[player]?.kind ?? "";
        return { cell: id, centre, height: 0, player, kind, label: "" };
    });
    const board = { tokens, hands: [], tallies: [], marks: [], eliminated: [] };
    return { ...state, board, legal: [], lastAction: null, lastEffects: [], lastRound: [] };
}

/** The pictures are for the eye only: their names stand below them. */
const wordless = () => "";

export class LooksElement extends PanelElement {
    static styles = [
        shared,
        itemStyles,
        css`
            .choices {
                display: grid;
                grid-template-columns: repeat(2, minmax(0, 1fr));
                gap: var(--space-2);
                padding-inline: var(--space-2);
            }
            .choice {
                display: grid;
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
        this.layout = sampleLayout("square", []);
    }

    willUpdate() {
        const { shape, capabilities } = this.model.layout ?? this.layout;
        // A hand has kinds of pieces, with drawings.
        const needed = capabilities.filter((name) => name === "hands");
        if (shape === this.layout.shape && needed.length === this.layout.capabilities.length) return;
        this.layout = sampleLayout(shape, needed);
    }

    render() {
        const { t, model } = this;
        const { board, pieces: set } = model.settings;
        const kinds = this.layout.capabilities.length > 0;
        const sets = pieces.filter(({ id }) => id !== "kinds" || id === set || kinds);
        return html`
            <section>
                <h3 id="boards">${t("board.name")}</h3>
                <div class="choices" role="radiogroup" aria-labelledby="boards">
                    ${boards.map(({ id }) => this.choice("board", id, id, set))}
                </div>
            </section>
            <section>
                <h3 id="pieces">${t("tally.pieces")}</h3>
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
        const { t, model, controller, layout } = this;
        const values = Object.entries(valuesOf(board, set)).map(([key, text]) => [`--${key}`, text]);
        const players = specOf(model)?.players ?? [];
        const state = model.state && sampleState(model.state, layout, players.length);
        return html`<label class="choice">
            <input type="radio" name=${name} value=${value} .checked=${model.settings[name] === value}
                @change=${() => controller.setSettings({ [name]: value })} />
            <quintet-board still aria-hidden="true" style=${styleMap(Object.fromEntries(values))} .layout=${layout}
                .state=${state} .players=${players} .t=${wordless}></quintet-board>
            <span>${t(`looks.${name}.${value}`)}</span>
        </label>`;
    }
}

customElements.define("quintet-looks", LooksElement);

/** @type {Drawer} */
export const drawer = {
    heading: "menu.boardLooks",
    words: [menuWords],
    content: () => html`<quintet-looks></quintet-looks>`,
};
