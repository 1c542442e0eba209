/** `<quintet-analysis-bar>`: each player's chances of winning, as a bar and as numbers. */
import { css, html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { wholePercents } from "../../game/sentences/whole-percents.js";
import { AnalysisElement } from "../analysis-element.js";

/** @import { AnalysisModel } from "../analysis-model.js" */

export class BarElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["base", "shares"];

    static styles = [
        tokenStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
            }
            .bar {
                display: flex;
                gap: 2px;
                block-size: 10px;
                overflow: hidden;
                border-radius: 5px;
                background: var(--paper);
                outline: var(--stroke) solid var(--rule);
            }
            .share {
                flex: 0 0 auto;
                inline-size: var(--part);
                background: var(--own);
                forced-color-adjust: none;
                transition: inline-size var(--time-slow) var(--ease);
            }
            ul {
                display: flex;
                flex-wrap: wrap;
                gap: 0 var(--space-4);
                justify-content: space-between;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            li {
                display: flex;
                gap: 6px;
                align-items: center;
            }
            b {
                min-inline-size: 2.6em;
                font-weight: 600;
            }
            .token {
                inline-size: 18px;
                block-size: 18px;
            }
            .unknown {
                color: var(--ink-soft);
            }
        `,
    ];

    render() {
        const { model, t, players } = this;
        const { shares } = model;
        const parts = shares ?? players.map(() => 1 / players.length);
        const whole = wholePercents(parts);
        return html`
            <div class="bar" aria-hidden="true" style=${shares ? "" : "opacity: 0.35"}>
                ${parts.map(
                    (share, player) =>
                        html`<span class="share" style=${styleMap({
                            "--own": `var(--player-${players[player]})`,
                            "--part": `${(share * 100).toFixed(2)}%`,
                        })}></span>`,
                )}
            </div>
            <ul aria-label=${t("thinking.chances")}>
                ${players.map(
                    (_, player) => html`<li>
                    ${playerToken(players, player)}<span>${playerName(t, players, player)}</span>
                    <b class=${shares ? "" : "unknown"}>${shares ? t.percent(whole[player]) : "–"}</b></li>`,
                )}
            </ul>`;
    }
}

customElements.define("quintet-analysis-bar", BarElement);
