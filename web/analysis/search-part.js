/**
 * `<quintet-analysis-search>`: a table of the search for people who study it: one row per depth, or one row per action
 * if the search counts visits.
 *
 * @typedef {import("../engine/protocol.js").SearchDepth} SearchDepth
 * @typedef {import("../engine/protocol.js").SearchVisits} SearchVisits
 */
import { css, html, nothing } from "lit";
import { actionEntry } from "../game/action-texts.js";
import { scrollingBox } from "../ui/scroll-styles.js";
import { shared } from "../ui/styles.js";
import { AnalysisPart } from "./analysis-part.js";
import { branchingFactors, unfinishedDepth } from "./depths.js";
import { decimal, secondsText, valueText } from "./words.js";

export class SearchPart extends AnalysisPart {
    /** @type {(keyof import("./analysis-model.js").AnalysisModel)[]} */
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
            tr.unfinished td {
                color: var(--ink-soft);
                font-weight: 400;
            }
        `,
    ];

    render() {
        const { t } = this;
        const { depths, progress } = this.model.thinking;
        const visits = progress?.visits ?? [];
        if (visits.length) return this.box(this.visits(visits), "analysis.search.visits.text");
        const unfinished = unfinishedDepth(depths, progress);
        if (depths.length === 0 && !unfinished) return html`<p>${t("analysis.search.empty")}</p>`;
        return this.box(this.depths(depths, unfinished), "analysis.search.text");
    }

    /** @param {unknown} table @param {string} text  key of the explanation */
    box(table, text) {
        const { t } = this;
        return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("analysis.tab.search")}>${table}<p>${t(text)}</p></div>`;
    }

    /** @param {string[]} heads */
    head(heads) {
        return html`<thead><tr>${heads.map((head) => html`<th scope="col">${this.t(`analysis.search.${head}`)}</th>`)}</tr></thead>`;
    }

    /** @param {SearchDepth[]} depths @param {ReturnType<typeof unfinishedDepth>} unfinished */
    depths(depths, unfinished) {
        const { model, t } = this;
        const { player } = model.thinking;
        const factors = branchingFactors(depths);
        return html`<table>
            ${this.head(["depth", "best", "value", "score", "nodes", "factor", "time"])}
            <tbody>${depths.map((entry, index) => {
                const { depth, best, scores, nodes, seconds } = entry;
                const by = factors[index];
                return html`<tr class=${index > 0 && depths[index - 1].best !== best ? "changed" : ""}>
                    <td>${t.number(depth)}</td>
                    <td>${actionEntry(t, model.layout, this.legalAction(best))}</td>
                    <td>${valueText(t, entry, player)}</td>
                    <td>${t.number(scores[player])}</td>
                    <td>${this.count(nodes)}</td>
                    <td>${by === null ? nothing : t("analysis.search.times", { number: decimal(t, by, 1) })}</td>
                    <td>${secondsText(t, seconds)}</td>
                </tr>`;
            })}${unfinished ? this.unfinished(unfinished) : nothing}</tbody>
        </table>`;
    }

    /**
     * The row of the unfinished depth, without a value: it may still change.
     * @param {{depth: number, nodes: number, seconds: number}} unfinished
     */
    unfinished({ depth, nodes, seconds }) {
        const { model, t } = this;
        const { busy, progress } = model.thinking;
        return html`<tr class="unfinished">
            <td>${t.number(depth)}</td>
            <td colspan="3">${t(busy && !progress?.finished ? "analysis.search.underWay" : "analysis.search.unfinished")}</td>
            <td>${this.count(nodes)}</td>
            <td></td>
            <td>${secondsText(t, seconds)}</td>
        </tr>`;
    }

    /** @param {SearchVisits[]} visits */
    visits(visits) {
        const { model, t } = this;
        const { player } = model.thinking;
        const rest = 1 - visits.reduce((sum, { share }) => sum + share, 0);
        return html`<table>
            ${this.head(["move", "visits", "share", "value", "score"])}
            <tbody>${visits.map(
                (entry) => html`<tr>
                    <td>${actionEntry(t, model.layout, this.legalAction(entry.action))}</td>
                    <td>${this.count(entry.visits)}</td>
                    <td>${shareText(t, entry.share)}</td>
                    <td>${valueText(t, entry, player)}</td>
                    <td>${t.number(entry.scores[player])}</td>
                </tr>`,
            )}${
                rest > 0.0005
                    ? html`<tr class="unfinished"><td colspan="2">${t("analysis.search.others")}</td><td>${shareText(t, rest)}</td><td colspan="2"></td></tr>`
                    : nothing
            }</tbody>
        </table>`;
    }

    /** A number; small ones are exact, so that the reader can check the branching factors. @param {number} number */
    count(number) {
        return number < 100_000 ? this.t.number(number) : this.t.compact(number);
    }
}

/**
 * A share in percent with one decimal: most actions get less than one percent.
 * @param {import("../i18n/t.js").Translate} t
 * @param {number} share
 */
const shareText = (t, share) =>
    new Intl.NumberFormat(t.language.id, {
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
    }).format(share);

customElements.define("quintet-analysis-search", SearchPart);
