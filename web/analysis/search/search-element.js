/**
 * `<quintet-analysis-search>`: a table of the search for people who study it: one row per depth, or one row per action
 * if the search counts visits.
 */

import { css, html, nothing } from "lit";
import { actionEntry } from "../../game/sentences/action-texts.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { decimalIn, smallPercentIn } from "../../i18n/formats.js";
import { scrollingBox } from "../../ui/page-styles/scroll-styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { branchingFactors, unfinishedDepth } from "./depths.js";
import { secondsText, valueText } from "./search-sentences.js";

/**
 * @import { SearchDepth, SearchVisits } from "../../engine/protocol.js"
 * @import { Key } from "../../i18n/keys.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

export class SearchElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["thinking", "state", "base"];

    static properties = { terms: { state: true } };

    static styles = [
        scrollingBox,
        css`
            :host {
                display: grid;
                grid-template-rows: minmax(0, 1fr);
                min-block-size: 0;
            }
            p {
                padding-block: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            ${tableStyles}
            th,
            td {
                padding: 3px var(--space-2) 3px 0;
                white-space: nowrap;
            }
            td:nth-child(2) {
                font-weight: 600;
            }
            tr.changed td:nth-child(2) {
                color: var(--accent);
            }
            summary {
                min-block-size: var(--tap);
                padding-block: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 500;
                cursor: pointer;
            }
            tr.unfinished td {
                color: var(--ink-soft);
                font-weight: 400;
            }
        `,
    ];

    constructor() {
        super();
        /** Whether the static evaluation is shown: closed, being loaded, open, or not to be had. */
        this.terms = /** @type {"closed" | "loading" | "open" | "missing"} */ ("closed");
    }

    render() {
        const { depths, progress } = this.model.thinking;
        const visits = progress?.visits ?? [];
        if (visits.length) return this.box(this.visits(visits), "analysis.search.visits.text");
        const unfinished = unfinishedDepth(depths, progress);
        if (depths.length === 0 && !unfinished) return this.box(nothing, "analysis.search.empty");
        return this.box(this.depths(depths, unfinished), "analysis.search.text");
    }

    /** @param {unknown} table @param {Key} text  key of the explanation */
    box(table, text) {
        const { t } = this;
        return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("shared.search")}>${table}<p>${t(text)}</p>${this.evaluation()}</div>`;
    }

    /** The static evaluation, term by term. It is loaded when a reader opens it. */
    evaluation() {
        const { t, terms, model, players } = this;
        if (!model.state || this.over) return nothing;
        return html`<details @toggle=${this.toggled}><summary>${t("analysis.terms")}</summary>${
            terms === "open"
                ? html`<quintet-position-terms .record=${{ ...model.base, actions: model.state.actions }}
                    .players=${players.map((_, player) => playerName(t, players, player))}></quintet-position-terms>`
                : terms === "missing"
                  ? html`<p role="alert">${t("notice.notLoaded")}</p>`
                  : nothing
        }</details>`;
    }

    /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
    async toggled({ currentTarget }) {
        if (!currentTarget.open) {
            this.terms = "closed";
            return;
        }
        this.terms = "loading";
        const loaded = await import("../../lens/why/position-terms.js").then(
            () => true,
            () => false,
        );
        if (this.terms === "loading") this.terms = loaded ? "open" : "missing";
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
                    <td>${by === null ? nothing : t("analysis.search.times", { number: decimalIn(t, by, 1) })}</td>
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
                    <td>${smallPercentIn(t, entry.share)}</td>
                    <td>${valueText(t, entry, player)}</td>
                    <td>${t.number(entry.scores[player])}</td>
                </tr>`,
            )}${
                rest > 0.0005
                    ? html`<tr class="unfinished"><td colspan="2">${t("shared.otherMoves")}</td><td>${smallPercentIn(t, rest)}</td><td colspan="2"></td></tr>`
                    : nothing
            }</tbody>
        </table>`;
    }

    /** A number; small ones are exact, so that the reader can check the branching factors. @param {number} number */
    count(number) {
        return number < 100_000 ? this.t.number(number) : this.t.compact(number);
    }
}

customElements.define("quintet-analysis-search", SearchElement);
