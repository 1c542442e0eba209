/**
 * `<quintet-report-cross>`: each participant against each other. A cell is a button that shows these games. The cells
 * are one stop for the Tab key; arrow keys move between them.
 */
import { css, html, nothing } from "lit";
import { pairKey } from "../facts.js";
import { decimal, nameOf } from "../names.js";
import { ReportElement } from "../report-element.js";
import { pause } from "../slices.js";
import { tableStyles } from "../table-styles.js";
import "../../ui/tables/wide-table-element.js";

/** How many rows one task draws. */
const ROWS = 5;

export class CrossElement extends ReportElement {
    static properties = { at: { state: true }, rows: { state: true } };

    static styles = [
        tableStyles,
        css`
            th,
            td {
                padding: 0;
            }
            th {
                padding: 4px var(--space-2) 4px 0;
            }
            thead th {
                padding-inline: 2px;
                text-align: center;
            }
            thead th.fixed {
                text-align: start;
            }
            .rank {
                color: var(--ink-soft);
            }
            td {
                min-inline-size: 58px;
                border: 1px solid var(--paper);
                text-align: center;
            }
            td.self,
            td.none {
                background: repeating-linear-gradient(135deg, var(--paper-sunken) 0 3px, transparent 3px 7px);
            }
            td button {
                display: block;
                inline-size: 100%;
                min-block-size: 40px;
                padding: 0 6px;
                border: 0;
                border-radius: 3px;
                background: color-mix(in srgb, var(--accent) calc(var(--share) * 46%), var(--paper-sunken));
                color: var(--ink);
                white-space: nowrap;
            }
            td button:hover {
                box-shadow: inset 0 0 0 2px var(--accent);
            }
            td button:focus-visible {
                outline-offset: -2px;
            }
            td button {
                position: relative;
            }
            td small {
                color: inherit;
                font-size: 0.75em;
            }
            @media print {
                td button {
                    min-block-size: 0;
                    padding: 3px 6px;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** How many rows are drawn: some more in each task, because a class has hundreds of cells. */
        this.rows = ROWS;
        /** Row and column of the cell that Tab reaches. @type {number[]} */
        this.at = [0, 1];
    }

    render() {
        const { results, facts, t, rows, printing } = this;
        const { order } = facts;
        if (order.length < 2) return nothing;
        const many = results.players.length > 2;
        return html`<p class="soft">${t(many ? "report.crossMany" : "report.crossText")}</p>
            <quintet-wide-table @keydown=${this.keyed}><table role="grid" aria-label=${t("report.cross")}>
            <thead><tr><th scope="col" class="fixed"><span class="unseen">${t("report.participant")}</span></th>${order.map(
                (other, column) =>
                    html`<th scope="col"><abbr title=${nameOf(t, results.participants[other])}>${t.number(column + 1)}</abbr></th>`,
            )}</tr></thead>
            <tbody>${order.slice(0, printing ? order.length : rows).map(
                (
                    one,
                    row,
                ) => html`<tr><th scope="row" class="fixed"><span class="name" title=${nameOf(t, results.participants[one])}><span class="rank">${t.number(row + 1)}.</span>
                    <bdi>${nameOf(t, results.participants[one])}</bdi></span></th>${order.map((other, column) => this.cell(one, other, row, column))}</tr>`,
            )}</tbody>
        </table></quintet-wide-table>`;
    }

    /** @param {number} one @param {number} other @param {number} row @param {number} column */
    cell(one, other, row, column) {
        const { facts, results, t, at } = this;
        const pairing = facts.pairings.get(pairKey(one, other));
        if (!pairing) return html`<td class=${one === other ? "self" : "none"}></td>`;
        const { wins, draws, losses } = pairing;
        const games = wins + draws + losses;
        const points = wins + draws / 2;
        const label = t("report.crossCell", {
            one: nameOf(t, results.participants[one]),
            other: nameOf(t, results.participants[other]),
            wins,
            draws,
            losses,
        });
        return html`<td><button type="button" data-cell="${row} ${column}" title=${label}
            tabindex=${row === at[0] && column === at[1] ? 0 : -1} style="--share: ${(points / games).toFixed(2)}"
            @click=${() => this.showGames({ participant: one, against: other, ending: "" })}
            @focus=${() => {
                this.at = [row, column];
            }}><bdi dir="ltr">${decimal(t, points, 1)}<small> / ${t.number(games)}</small></bdi><span class="unseen">, ${label}</span></button></td>`;
    }

    updated() {
        if (this.rows < this.facts.order.length) pause().then(() => (this.rows += ROWS));
    }

    willUpdate() {
        // The cell that Tab reaches must be a button.
        const { order, pairings } = this.facts;
        const played = (/** @type {number[]} */ [row, column]) => pairings.has(pairKey(order[row], order[column]));
        if (played(this.at)) return;
        const cells = order.flatMap((_, row) => order.map((__, column) => [row, column]));
        this.at = cells.find(played) ?? this.at;
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const rtl = this.t.language.direction === "rtl" ? -1 : 1;
        const steps = { ArrowRight: [0, rtl], ArrowLeft: [0, -rtl], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
        const step = steps[/** @type {keyof typeof steps} */ (event.key)];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        // Skips cells without games, such as that of a participant against itself.
        for (let [row, column] = this.at; ; ) {
            [row, column] = [row + step[0], column + step[1]];
            if (row < 0 || column < 0 || row >= this.facts.order.length || column >= this.facts.order.length) return;
            const found = /** @type {HTMLElement | null} */ (
                this.renderRoot.querySelector(`[data-cell="${row} ${column}"]`)
            );
            if (found) return found.focus();
        }
    }
}

customElements.define("quintet-report-cross", CrossElement);
