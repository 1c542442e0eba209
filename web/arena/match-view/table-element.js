/** `<quintet-arena-table>`: the table of a match, the best first. */
import { css, html, nothing } from "lit";
import { errorOf, isKnown } from "../../report/ratings.js";
import { given, PageElement } from "../../ui/page-element.js";

/** @import { Results } from "../match/results.js" */

export class TableElement extends PageElement {
    static properties = { results: { attribute: false } };

    static styles = css`
        :host {
            display: block;
            overflow-x: auto;
            container-type: inline-size;
            scrollbar-width: thin;
        }
        table {
            inline-size: 100%;
            border-collapse: collapse;
            font-variant-numeric: tabular-nums;
        }
        th,
        td {
            padding: var(--space-1) var(--space-2);
            border-block-end: var(--stroke) solid var(--rule);
            text-align: end;
            white-space: nowrap;
        }
        thead th,
        thead th:first-child {
            color: var(--ink-soft);
            font-size: var(--text-small);
            font-weight: 600;
        }
        th:first-child {
            max-inline-size: 14em;
            overflow: hidden;
            font-weight: 500;
            text-align: start;
            text-overflow: ellipsis;
        }
        /* On a phone: without the number of games, which is the sum of the next three. */
        @container (max-width: 26em) {
            th,
            td {
                padding-inline: 2px;
            }
            th:first-child {
                max-inline-size: 4.5em;
            }
            :is(th, td):nth-child(2) {
                display: none;
            }
            td bdi + bdi {
                display: block;
            }
        }
    `;

    constructor() {
        super();
        /** @type {Results} */
        this.results = given;
    }

    render() {
        const { t, results } = this;
        const columns = ["games", "wins", "draws", "losses", "faults", "elo"];
        return html`<table><thead><tr><th scope="col">${t("shared.name")}</th>${columns.map(
            (name) => html`<th scope="col">${t(`column.${name}`)}</th>`,
        )}</tr></thead><tbody>${results.table
            .filter(({ games }) => games > 0)
            .map((row) => {
                const faults = Object.values(row.faults).reduce((sum, count) => sum + count, 0);
                const { elo, elo_low: low, elo_high: high } = row;
                const error = errorOf(low, high);
                const { name } = results.participants[row.participant];
                return html`<tr><th scope="row" title=${name}><bdi>${name}</bdi></th>
                    ${[row.games, row.wins, row.draws, row.losses, faults].map((value) => html`<td>${t.number(value)}</td>`)}
                    <td>${isKnown(elo, low, high) ? html`<bdi>${t.number(Math.round(elo))}</bdi>${error === null ? nothing : html` <bdi class="soft">±${t.number(error)}</bdi>`}` : "–"}</td></tr>`;
            })}</tbody></table>`;
    }
}

customElements.define("quintet-arena-table", TableElement);
