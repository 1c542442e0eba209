/** `<quintet-report-table>`: the participants by rank, with their ratings drawn on one scale. */
import { css, html, nothing, svg } from "lit";
import { eloText, faultName, nameOf, shareText, timeText } from "../names.js";
import { isKnown } from "../ratings.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";
import "../../ui/tables/wide-table-element.js";

/** @import { TableRow } from "../results.js" */

/** The width of the drawn ratings, in units of their pictures. */
const WIDTH = 200;
/** Space at both ends, so that marks are whole. */
const EDGE = 6;

/** @param {TableRow} row @returns {row is TableRow & {elo: number}} */
const isRated = (row) => isKnown(row.elo, row.elo_low, row.elo_high);

/** The ends of the scale that holds all ratings with their errors. @param {TableRow[]} table */
export function scaleOf(table) {
    const rated = table.filter(isRated);
    if (rated.length === 0) return null;
    const ends = rated.flatMap(({ elo, elo_low: low, elo_high: high }) =>
        [elo, low, high].filter((value) => Number.isFinite(value)).map(Number),
    );
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    return from < to ? { from, to } : { from: from - 1, to: to + 1 };
}

export class RankingElement extends ReportElement {
    static styles = [
        tableStyles,
        css`
            /* All columns fit into 1280 pixels. */
            thead th {
                white-space: normal;
            }
            .rating {
                display: block;
                inline-size: 180px;
                block-size: 18px;
            }
            .rating:dir(rtl) {
                transform: scaleX(-1);
            }
            .reach {
                stroke: var(--ink);
                stroke-width: 1.6;
            }
            .place {
                fill: var(--accent);
                stroke: var(--paper);
                stroke-width: 1.5;
            }
            .known {
                fill: var(--paper);
                stroke: var(--ink-soft);
                stroke-width: 2;
            }
            .faults {
                min-inline-size: 150px;
                white-space: normal;
            }
            .faults span {
                display: block;
                font-weight: 400;
            }
            small {
                color: var(--ink-soft);
                font-size: inherit;
            }
            @media print {
                .rating {
                    inline-size: 100px;
                }
                .faults {
                    min-inline-size: 0;
                }
            }
        `,
    ];

    render() {
        const { results, t } = this;
        const { table } = results;
        if (table.length === 0) return html`<p class="soft">${t("report.noTable")}</p>`;
        const scale = scaleOf(table);
        const faulty = table.some(({ faults = {} }) => Object.values(faults).some((count) => count > 0));
        const timed = table.some(({ median_ms: median }) => Number.isFinite(median));
        const limited = table.some(({ most_share: share }) => Number.isFinite(share));
        return html`<quintet-wide-table label=${t("report.table")}><table>
            <thead><tr>
                <th scope="col" class="fixed">${t("report.participant")}</th>
                ${scale ? html`<th scope="col" class="number">${t("column.elo")}</th><th scope="col">${t("report.interval")}</th>` : nothing}
                ${["score", "games", "wins", "draws", "losses"].map((name) => html`<th scope="col" class="number">${t(`column.${name}`)}</th>`)}
                ${faulty ? html`<th scope="col">${t("report.byFault")}</th>` : nothing}
                ${timed ? html`<th scope="col" class="number">${t("report.median")}</th><th scope="col" class="number">${t("report.worst")}</th>` : nothing}
                ${limited ? html`<th scope="col" class="number">${t("report.mostShare")}</th>` : nothing}
            </tr></thead>
            <tbody>${table.map((row, index) => this.row(row, index, { scale, faulty, timed, limited }))}</tbody>
        </table></quintet-wide-table>`;
    }

    /**
     * @param {TableRow} row
     * @param {number} index
     * @param {{scale: ReturnType<typeof scaleOf>, faulty: boolean, timed: boolean, limited: boolean}} shown
     */
    row(row, index, { scale, faulty, timed, limited }) {
        const { results, t } = this;
        const { participant, games, wins, draws, losses } = row;
        const who = results.participants[participant];
        const name = nameOf(t, who);
        // A share of the points; other programs may leave it out.
        const given = row.score != null && row.score >= 0 && row.score <= 1;
        const score = given ? row.score : games > 0 ? (wins + draws / results.players.length) / games : null;
        return html`<tr data-participant=${participant}>
            <th scope="row" class="fixed"><span class="name">${t.number(index + 1)}. <button type="button" class="plain" title=${name}
                @click=${() => this.showGames({ participant, against: -1, ending: "" })}><bdi>${name}</bdi></button></span></th>
            ${scale ? this.rating(row, scale, Number.isFinite(who.elo)) : nothing}
            <td class="number">${shareText(t, score)}</td>
            ${[games, wins, draws, losses].map((count) => html`<td class="number">${t.number(Number(count) || 0)}</td>`)}
            ${faulty ? html`<td class="faults">${this.faults(row)}</td>` : nothing}
            ${timed ? html`<td class="number">${timeText(t, row.median_ms)}</td><td class="number">${timeText(t, row.worst_ms)}</td>` : nothing}
            ${limited ? html`<td class="number">${shareText(t, row.most_share)}</td>` : nothing}
        </tr>`;
    }

    /** @param {TableRow} row */
    faults({ faults = {}, participant }) {
        const { t } = this;
        const kinds = Object.entries(faults).filter(([, count]) => count > 0);
        if (kinds.length === 0) return t.number(0);
        return html`<button type="button" class="plain" @click=${() => this.showGames({ participant, against: -1, ending: "fault" })}>${kinds.map(
            ([kind, count]) => html`<span>${t("report.countOf", { count, name: faultName(t, kind) })}</span>`,
        )}</button>`;
    }

    /**
     * @param {TableRow} row
     * @param {{from: number, to: number}} scale
     * @param {boolean} known  whether it is a yardstick
     */
    rating(row, { from, to }, known) {
        const { t } = this;
        if (!isRated(row)) return html`<td class="number">–</td><td>–</td>`;
        const { elo, elo_low: low, elo_high: high } = row;
        const bounded = Number.isFinite(low) && Number.isFinite(high);
        const at = (/** @type {number} */ value) => EDGE + ((value - from) / (to - from)) * (WIDTH - 2 * EDGE);
        const reach = bounded
            ? svg`<path class="reach" d="M${at(Number(low))} 5V15M${at(Number(high))} 5V15M${at(Number(low))} 10H${at(Number(high))}" />`
            : nothing;
        const words = bounded
            ? t("report.to", { low: eloText(t, low), high: eloText(t, high) })
            : t("report.noInterval");
        return html`<td class="number"><b>${eloText(t, elo)}</b></td>
            <td><svg class="rating" viewBox="0 0 ${WIDTH} 20" aria-hidden="true">${reach}
                <circle class=${known ? "known" : "place"} cx=${at(elo)} cy="10" r="4.5" /></svg>
                <small>${known ? t("report.yardstick") : words}</small></td>`;
    }
}

customElements.define("quintet-report-table", RankingElement);
