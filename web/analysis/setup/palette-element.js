/**
 * `<quintet-analysis-palette>`: the tools of the editor: the tokens by player and kind with the number left, the
 * eraser, and the game's marks. One tool is chosen.
 *
 * Event: `quintet-tool` {tool}.
 */
import { css, html, nothing, svg } from "lit";
import { drawingOf, drawingStyles } from "../../board/drawing/drawings.js";
import { playerStyle } from "../../board/drawing/player-marks.js";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { choiceStyles } from "../../ui/forms/choice-styles.js";
import { given } from "../../ui/page-element.js";
import { AnalysisElement } from "../analysis-element.js";
import { icon } from "../icons.js";
import { tokensLeft } from "./setup.js";

/**
 * @import { BoardSetup } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Tool } from "./setup.js"
 */

export class PaletteElement extends AnalysisElement {
    static properties = { setup: { attribute: false }, tool: { attribute: false } };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["base"];

    static styles = [
        tokenStyles,
        choiceStyles,
        drawingStyles,
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
            .left {
                min-inline-size: 1.2em;
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
            }
            @media (max-width: 360px) {
                .choice {
                    padding-inline: var(--space-1);
                }
                .tile {
                    inline-size: 26px;
                    block-size: 26px;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The setup on the board. @type {BoardSetup} */
        this.setup = given;
        /** The chosen tool. @type {Tool} */
        this.tool = given;
    }

    render() {
        const { t, players, setup } = this;
        const owned = players.map((_, player) => setup.kinds.filter((kind) => kind.player === player));
        const single = owned.every(({ length }) => length === 1);
        const rows = single ? [] : owned;
        return html`
            <h2 id="palette">${t("analysis.edit.place")}</h2>
            <div class="palette" role="group" aria-labelledby="palette">
                ${rows.map((kinds) => html`<div class="row">${kinds.map((kind) => this.kindButton(kind))}</div>`)}
                <div class="row">
                    ${single ? owned.flat().map((kind) => this.kindButton(kind)) : nothing}
                    ${this.toolButton({ kind: "erase" }, icon("erase"), t("analysis.edit.erase"))}
                    ${setup.marks.map(({ name }) => this.toolButton({ kind: "mark", name }, nothing, t(`analysis.edit.mark.${name}`)))}
                </div>
            </div>`;
    }

    /** @param {BoardSetup["kinds"][number]} kind */
    kindButton(kind) {
        const { t, players, setup } = this;
        const drawing = drawingOf(kind.kind);
        const several = setup.kinds.filter(({ player }) => player === kind.player).length > 1;
        const count = tokensLeft(setup, kind);
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

customElements.define("quintet-analysis-palette", PaletteElement);
