/**
 * `<quintet-lens-terms>`: the static evaluation of a position, term by term, with the sum for each player. Used by the
 * lens and by the analysis.
 */
import { css, html, nothing } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { numberText } from "../sentences/scores.js";
import { figureStyles } from "./table-styles.js";
import { termTable } from "./terms.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Explanation, TermGroup, TermRow } from "./terms.js"
 */

export class TermsElement extends PageElement {
    static properties = {
        explanation: { attribute: false },
        players: { attribute: false },
        heading: { attribute: false },
    };

    static styles = [
        figureStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-2);
                min-inline-size: 0;
            }
            code {
                font-size: 0.92em;
            }
            tr.part th {
                padding-inline-start: var(--space-4);
                color: var(--ink-soft);
            }
            tr.part td {
                color: var(--ink-soft);
            }
            th small {
                display: block;
                color: var(--ink-soft);
                font-size: inherit;
                white-space: normal;
            }
            td small {
                color: var(--ink-soft);
                font-size: inherit;
            }
            /* In a narrow pane the features stand below, so that all players have room. */
            quintet-wide-table {
                container-type: inline-size;
            }
            @container (max-width: 440px) {
                td small {
                    display: block;
                }
                th,
                td {
                    padding-inline-end: var(--space-2);
                }
            }
            tfoot th,
            tfoot td {
                border-block-start: var(--stroke-strong) solid var(--rule);
                font-weight: 600;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Explanation} */
        this.explanation = given;
        /** The names of the players. @type {string[]} */
        this.players = [];
        /** The caption: what is evaluated. */
        this.heading = "";
    }

    render() {
        const { t, players, heading } = this;
        const { groups, scores, exact, linear, whole } = termTable(this.explanation);
        const { lastStep } = this.explanation;
        return html`<quintet-wide-table label=${heading}><table>
                <caption>${heading}</caption>
                <thead><tr><th scope="col">${t("evaluation.term")}</th><th scope="col">${t("evaluation.weight")}</th>${players.map(
                    (player) => html`<th scope="col">${player}</th>`,
                )}</tr></thead>
                <tbody>${groups.map((group) => this.group(group))}</tbody>
                <tfoot><tr><th scope="row">${t("evaluation.sum")}</th><td></td>${scores.map(
                    (score) => html`<td>${this.number(score)}</td>`,
                )}</tr></tfoot>
            </table></quintet-wide-table>
            <p>${t.sentences(t(exact ? "evaluation.exact" : "evaluation.inexact"), t(linear ? "evaluation.linear" : "evaluation.notLinear"), !whole && t("evaluation.decimals"))}</p>
            ${lastStep && groups.some(({ name }) => name === "") ? html`<p>${t(`evaluation.step.${lastStep}`)}</p>` : nothing}`;
    }

    /** A group with one row is that row. @param {TermGroup} group */
    group({ name, rows, sums }) {
        if (rows.length === 1) return this.row(rows[0], name);
        return html`<tr data-term=${name}><th scope="row">${this.name(name, name)}</th><td></td>${sums.map(
            (sum) => html`<td>${this.number(sum)}</td>`,
        )}</tr>${rows.map((row) => this.row(row, null))}`;
    }

    /** @param {TermRow} row @param {string | null} group  null below the row of a group */
    row({ name, weight, contributions, features }, group) {
        return html`<tr class=${group === null ? "part" : ""} data-term=${name}>
            <th scope="row">${group === null ? html`<code dir="ltr">${name}</code>` : this.name(name, group)}</th>
            <td>${name ? this.number(weight) : nothing}</td>
            ${contributions.map(
                (contribution, player) => html`<td>${this.number(contribution, features[player])}</td>`,
            )}</tr>`;
    }

    /**
     * A number to three decimals, with the feature that it has from its weight. Both run from left to right.
     * @param {number} number @param {number} [feature]
     */
    number(number, feature) {
        const { t } = this;
        const text = (/** @type {number} */ exact) => numberText(t, Math.round(1000 * exact) / 1000 || 0);
        const times = feature ? html` <small>${t("compare.times", { number: text(feature) })}</small>` : nothing;
        return html`<bdi dir="ltr">${text(number)}${times}</bdi>`;
    }

    /**
     * The engine's name of a term, and what it means where the language has words for it.
     * @param {string} name
     * @param {string} group
     */
    name(name, group) {
        const { t } = this;
        if (!name) return t(this.explanation.lastStep ? "evaluation.lastStep" : "evaluation.rest");
        const key = `term.${group}`;
        return html`<code dir="ltr">${name}</code>${t.has(key) ? html`<small>${t(key)}</small>` : nothing}`;
    }
}

customElements.define("quintet-lens-terms", TermsElement);
