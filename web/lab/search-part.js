/** `<quintet-lab-search>`: how the search thinks, depth by depth, for those who study it. */
import { css, html, nothing } from "lit";
import { shared } from "../app/styles.js";
import { shortAction } from "../app/words.js";
import { branchingFactors } from "./graph.js";
import { LabPart } from "./lab-part.js";
import { scrollingBox } from "./scroll-styles.js";
import { decimal, secondsText } from "./words.js";

export class SearchPart extends LabPart {
    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["thinking"];

    static styles = [
        shared,
        scrollingBox,
        css`
            :host {
                display: grid;
                grid-template-rows: minmax(0, 1fr);
                min-block-size: 0;
            }
            p {
                margin: 0;
                padding-block: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            table {
                inline-size: 100%;
                border-collapse: collapse;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            th,
            td {
                padding: 3px var(--space-2) 3px 0;
                border-block-end: var(--stroke) solid var(--rule);
                text-align: start;
                white-space: nowrap;
            }
            th {
                color: var(--ink-soft);
                font-weight: 500;
            }
            td:nth-child(2) {
                font-weight: 600;
            }
            tr.changed td:nth-child(2) {
                color: var(--accent);
            }
        `,
    ];

    render() {
        const { model, t } = this;
        const { depths, player } = model.thinking;
        if (depths.length === 0) return html`<p>${t("lab.search.empty")}</p>`;
        const factors = branchingFactors(depths);
        const heads = ["depth", "best", "value", "score", "nodes", "factor", "time"];
        return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("lab.tab.search")}><table>
            <thead><tr>${heads.map((head) => html`<th scope="col">${t(`lab.search.${head}`)}</th>`)}</tr></thead>
            <tbody>${depths.map(({ depth, best, chances, scores, nodes, seconds }, index) => {
                const by = factors[index];
                return html`<tr class=${index > 0 && depths[index - 1].best !== best ? "changed" : ""}>
                    <td>${t.number(depth)}</td>
                    <td><bdi>${shortAction(t, best)}</bdi></td>
                    <td>${t.percent(chances[player])}</td>
                    <td>${t.number(scores[player])}</td>
                    <td>${t.compact(nodes)}</td>
                    <td>${by === null ? nothing : t("lab.search.times", { number: decimal(t, by, 1) })}</td>
                    <td>${secondsText(t, seconds)}</td>
                </tr>`;
            })}</tbody>
        </table>
        <p>${t("lab.search.text")}</p></div>`;
    }
}

customElements.define("quintet-lab-search", SearchPart);
