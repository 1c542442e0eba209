/**
 * `<quintet-lab-palette>`: what can be put on the board, by player and kind, with how many are left; the eraser; and the marks that
 * the game has. One of them is chosen.
 *
 * Event: `quintet-tool` {tool}.
 */
import { css, html, nothing, svg } from "lit";
import { given } from "../app/part.js";
import { playerToken, tokenStyles } from "../app/player-token.js";
import { shared } from "../app/styles.js";
import { playerName } from "../app/words.js";
import { drawingOf } from "../board/drawings.js";
import { playerStyle } from "../board/player-marks.js";
import { choiceStyles } from "./choice-styles.js";
import { icon } from "./icons.js";
import { LabPart } from "./lab-part.js";
import { left } from "./setup.js";

/** @typedef {import("./setup.js").Tool} Tool */
/** @typedef {import("../engine/protocol.js").BoardSetup} BoardSetup */

export class PalettePart extends LabPart {
    static properties = { ...LabPart.properties, setup: { attribute: false }, tool: { attribute: false } };

    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["base"];

    static styles = [
        shared,
        tokenStyles,
        choiceStyles,
        css`
            .palette {
                display: grid;
                gap: var(--space-1);
            }
            .tile {
                display: block;
                inline-size: 30px;
                block-size: 30px;
            }
            .tile .face {
                fill: var(--own);
                stroke: var(--token-edge);
                stroke-width: 3;
            }
            .tile .drawing {
                color: var(--own-text);
            }
            .tile .solid {
                fill: currentColor;
            }
            .tile .shell {
                fill: currentColor;
                fill-opacity: 0.16;
                stroke: currentColor;
                stroke-width: 3.6;
                stroke-linejoin: round;
            }
            .tile .wing {
                fill: currentColor;
                fill-opacity: 0.08;
                stroke: currentColor;
                stroke-width: 2.6;
            }
            .tile .stripe,
            .tile .limb {
                fill: none;
                stroke: currentColor;
                stroke-width: 3.4;
                stroke-linecap: round;
                stroke-linejoin: round;
            }
            .left {
                min-inline-size: 1.2em;
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
            }
        `,
    ];

    constructor() {
        super();
        /** What has been put down. @type {BoardSetup} */
        this.setup = given;
        /** What is chosen. @type {Tool} */
        this.tool = given;
    }

    render() {
        const { t, players, setup } = this;
        const owned = players.map((_, player) => setup.kinds.filter((kind) => kind.player === player));
        const rows = owned.every(({ length }) => length === 1) ? [owned.flat()] : owned;
        return html`
            <h2 id="palette">${t("lab.edit.place")}</h2>
            <div class="palette" role="group" aria-labelledby="palette">
                ${rows.map((kinds) => html`<div class="row">${kinds.map((kind) => this.kindButton(kind))}</div>`)}
                <div class="row">
                    ${this.toolButton({ kind: "erase" }, icon("erase"), t("lab.edit.erase"))}
                    ${setup.marks.map(({ name }) => this.toolButton({ kind: "mark", name }, nothing, t(`lab.edit.mark.${name}`)))}
                </div>
            </div>`;
    }

    /** @param {BoardSetup["kinds"][number]} kind */
    kindButton(kind) {
        const { t, players, setup } = this;
        const drawing = drawingOf(kind.kind);
        const several = setup.kinds.filter(({ player }) => player === kind.player).length > 1;
        const count = left(setup, kind);
        const picture = drawing
            ? html`<svg class="tile" viewBox="-52 -58 104 116" aria-hidden="true" style=${playerStyle(players, kind.player)}>
                ${svg`<path class="face" d="M0 -54L47 -27V27L0 54L-47 27V-27Z" /><g class="drawing">${drawing}</g>`}</svg>`
            : playerToken(players, kind.player);
        const name = t("board.token", { player: playerName(t, players, kind.player), kind: t(`kind.${kind.kind}`) });
        const counted = several ? html`<span class="left">${t.number(Math.max(0, count))}</span>` : nothing;
        const tool = /** @type {Tool} */ ({ kind: "token", player: kind.player, token: kind.kind });
        const text = several ? nothing : playerName(t, players, kind.player);
        return this.toolButton(tool, html`${picture}${text}${counted}`, name, `${kind.player}${kind.kind}`);
    }

    /** @param {Tool} tool @param {unknown} content @param {string} name @param {string} [key] */
    toolButton(tool, content, name, key = "name" in tool ? tool.name : tool.kind) {
        const chosen = JSON.stringify(tool) === JSON.stringify(this.tool);
        const worded = tool.kind !== "token";
        return html`<button type="button" class="choice" data-tool=${key} aria-pressed=${String(chosen)} title=${name}
            aria-label=${name} @click=${() => this.choose(tool)}>${content}${worded ? name : nothing}</button>`;
    }

    /** @param {Tool} tool */
    choose(tool) {
        this.dispatchEvent(new CustomEvent("quintet-tool", { detail: { tool } }));
    }
}

customElements.define("quintet-lab-palette", PalettePart);
