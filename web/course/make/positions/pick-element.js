/**
 * `<quintet-make-pick>`: the position of an item, on whose board cells or moves are chosen instead of typed. The board
 * is loaded when it is opened.
 *
 * Event: `quintet-pick` {text, label}: the cell or move that was pressed, and the label of the token on top of the
 * cell. Its form decides what that changes.
 */
import { css, html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { actionMarks } from "../../../board/marking.js";
import { shake } from "../../../board/motion/shake.js";
import { buttonName } from "../../../game/sentences/action-texts.js";
import { given } from "../../../ui/page-element.js";
import { BoardHost } from "../../../widgets/boards/board-host.js";
import { cellPress } from "../../../widgets/boards/cell-press.js";
import { fieldStyles } from "../field-styles.js";
import { boardStyles } from "./board-styles.js";

/**
 * @import { EngineClient } from "../../../engine/client.js"
 * @import { BoardLayout, GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * A position whose legal actions are presses on its cells.
 * @param {GameState} state @param {BoardLayout} layout
 * @returns {GameState}
 */
export function pressable(state, layout) {
    const { board, legal } = state;
    const all = layout.cells.map(({ id }) => id);
    // A board without edges has the cells with tokens, and those that can be gone to.
    const open = [...board.tokens.map(({ cell }) => cell), ...legal.map(({ to }) => to).filter(Boolean)];
    const cells = [...new Set(all.length ? all : open)];
    return {
        ...state,
        outcome: { state: "ongoing", winner: null, reason: "" },
        board: { ...board, hands: [] },
        legal: cells.map(cellPress),
        lastAction: null,
        lastEffects: [],
        lastRound: [],
    };
}

export class PickElement extends BoardHost {
    /** @type {PropertyDeclarations} */
    static properties = {
        record: { attribute: false },
        players: { attribute: false },
        what: { attribute: false },
        chosen: { attribute: false },
        there: { state: true },
    };

    static styles = [
        fieldStyles,
        boardStyles,
        css`
            .frame {
                margin-block-start: var(--space-2);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {EngineClient} */
        this.engine = given;
        /** @type {GameRecord} */
        this.record = given;
        /** @type {string[]} */
        this.players = [];
        /** @type {"cells" | "moves"} */
        this.what = "cells";
        /** Cells or moves. @type {string[]} */
        this.chosen = [];
        /** The position that is shown. @type {{state: GameState, shown: GameState, layout: BoardLayout} | null} */
        this.there = null;
        this.opened = false;
        this.asked = "";
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const text = JSON.stringify(this.record);
        if (!this.opened || text === this.asked) return;
        this.asked = text;
        this.load(text);
    }

    /** @param {string} text  of the record */
    async load(text) {
        const { state, layout } = await this.engine.load(this.record).catch(() => ({ state: null, layout: null }));
        if (this.asked !== text || !state || !layout) return;
        this.there = { state, layout, shown: this.what === "cells" ? pressable(state, layout) : state };
    }

    /** @param {any} event */
    toggled({ target }) {
        this.opened = target.open;
        this.requestUpdate();
    }

    get shown() {
        const { there, players, marks, what } = this;
        const { layout = null, shown: state = null } = there ?? {};
        return { layout, state, players, turn: true, marks, still: what === "cells" };
    }

    /** @param {string} text */
    act(text) {
        this.board?.clearSelection();
        const label = this.tokens.filter(({ cell }) => cell === text).at(-1)?.label ?? "";
        this.dispatchEvent(new CustomEvent("quintet-pick", { detail: { text, label } }));
    }

    /** The tokens of the position, lower ones first. */
    get tokens() {
        return this.there?.state.board.tokens ?? [];
    }

    /** What is chosen, on the board. */
    get marks() {
        const { chosen, what, there } = this;
        if (what === "cells") {
            // The label of a token stands for the cell that it is on.
            const cellOf = (/** @type {string} */ text) =>
                this.tokens.find(({ label }) => label === text)?.cell ?? text;
            return chosen.map((text) => ({ role: "hint", cells: [cellOf(text)] }));
        }
        return (there?.state.legal ?? []).filter(({ text }) => chosen.includes(text)).flatMap(actionMarks);
    }

    render() {
        const { t, what } = this;
        return html`<details @toggle=${this.toggled}><summary>${t("make.pick")}</summary>
            <p class="more">${t(`make.pick.${what}.more`)}</p>${this.position()}</details>`;
    }

    position() {
        const { t, there, fitted, players, chosen } = this;
        if (!there) return html`<p class="more" role="status">${t("turn.loading")}</p>`;
        const { layout } = there;
        const { aspect } = fitted.fit;
        return html`<div class="frame ${aspect === 0 ? "open" : ""}" role="group" aria-label=${t("make.pick")}
                style=${styleMap({ "--aspect": String(aspect || 1) })}><div class="room"></div>
                <div class="board">${this.boardPart()}</div></div>
            ${
                this.extras.length
                    ? html`<div class="buttons">${this.extras.map(
                          (action) => html`<button type="button" class="button" data-action=${action.text}
                        @click=${() => this.act(action.text)}>${buttonName(action, { players, layout }, t)}</button>`,
                      )}</div>`
                    : nothing
            }
            <p class="more" role="status">${chosen.length ? t("make.picked", { chosen: chosen.join(" · ") }) : t("make.pickedNone")}</p>`;
    }

    /** @param {CustomEvent} event */
    async refused({ detail }) {
        if (this.board) shake(this.board, detail);
    }
}

customElements.define("quintet-make-pick", PickElement);
