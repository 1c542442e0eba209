/**
 * `<quintet-lens-children>`: the children of a node of UCT with visits, mean, bonus and their sum, the highest first,
 * and the constant that weighs the bonus.
 */
import { css, html, nothing } from "lit";
import { decimalIn } from "../../i18n/formats.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { range } from "../../ui/forms/fields.js";
import { shownNode } from "../lens-model.js";
import { NUMBERS, USUAL } from "../search/lens-options.js";
import { rewardText } from "../sentences/scores.js";
import { StudyElement } from "../study/study-element.js";
import { boundsOf, upper } from "../trace/bounds.js";
import { figureStyles } from "../why/table-styles.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** The constant, in thousandths, up to which the slider goes, and its step. */
const SLIDER = { most: 4000, step: 100 };

export class ChildrenElement extends StudyElement {
    /** @type {(keyof LensModel)[]} */
    static sees = ["replay", "cursor", "step", "selected", "request", "named"];

    static styles = [
        fieldStyles,
        figureStyles,
        css`
            :host {
                display: block;
                margin-block-end: var(--space-2);
            }
            table {
                inline-size: 100%;
            }
            .chosen {
                background: color-mix(in srgb, var(--accent) 14%, transparent);
                font-weight: 600;
            }
            .row {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    /** The node whose children are shown: the one that selects, or the nearest one with children that have visits. */
    get node() {
        const { replay, cursor, step, selected } = this.model;
        if (!replay || !cursor) return -1;
        if (selected < 0 && step > 0) {
            const event = replay.event(step - 1);
            if (event.kind === "select") return event.node;
        }
        const isVisited = (/** @type {number} */ child) => cursor.nodes[child].visits > 0;
        const shown = shownNode(this.model);
        // In the end no node is current, and the move at the root is chosen.
        let node = shown < 0 && step > 0 ? (cursor.roots[0] ?? -1) : shown;
        while (node >= 0 && !cursor.nodes[node].children.some(isVisited)) node = cursor.nodes[node].parent;
        return node;
    }

    /** @param {Translate} t */
    content(t) {
        const { model, names, node: number, lens } = this;
        const { replay, cursor, request, step } = model;
        const exploration = request.options.exploration ?? USUAL.exploration;
        const said = decimalIn(t, exploration / 1000, 2);
        const slider = range({
            label: t("lens.option.exploration"),
            name: "exploration",
            value: exploration,
            least: NUMBERS.exploration[0],
            most: SLIDER.most,
            step: SLIDER.step,
            said,
            shown: said,
            change: (value) => lens.change({ exploration: value }),
        });
        if (number < 0 || !replay || !cursor) return slider;
        const node = cursor.nodes[number];
        // A child without visits is new: its playout is under way.
        const visited = boundsOf(cursor, number, exploration).filter(({ visits }) => visits > 0);
        const ranked = visited.sort((a, b) => upper(b) - upper(a));
        const event = replay.event(Math.max(0, step - 1));
        // In the end the search plays the child with the most visits.
        const isEnd = step > 0 && shownNode(model) < 0;
        const best = isEnd
            ? ranked.reduce((most, each) => (each.visits > most.visits ? each : most), ranked[0])
            : ranked[0];
        // What the search itself has added up decides between equal ones.
        const chosen = event.kind === "select" && event.node === number ? event.child : (best?.node ?? -1);
        ranked.sort((a, b) => Number(b.node === chosen) - Number(a.node === chosen));
        const path = cursor.texts(number).map(names.nameOf);
        return html`<table>
                <caption>${t("children.of", { node: path.at(-1) ?? t("predict.root") })}</caption>
                <thead><tr><th scope="col" class="text"><span class="unseen">${t("children.child")}</span></th>
                    <th scope="col">${t("lens.variable.visits")}</th><th scope="col">${t("lens.variable.mean")}</th>
                    <th scope="col">${t("lens.variable.bonus")}</th><th scope="col">${t("children.sum")}</th></tr></thead>
                <tbody>${ranked.map((child) => {
                    const isChosen = child.node === chosen && node.untried === 0;
                    return html`<tr class=${isChosen ? "chosen" : ""} data-child=${child.node} aria-current=${isChosen ? "true" : nothing}>
                        <th scope="row" class="text">${isChosen ? "▸ " : nothing}<bdi dir="ltr">${names.nameOf(child.text)}</bdi></th>
                        <td>${t.number(child.visits)}</td><td>${rewardText(t, child.mean)}</td>
                        <td>${rewardText(t, child.bonus)}</td><td>${rewardText(t, upper(child))}</td></tr>`;
                })}</tbody>
            </table>
            ${node.untried > 0 ? html`<p>${t("children.untried", { count: node.untried })}</p>` : nothing}
            ${slider}`;
    }
}

customElements.define("quintet-lens-children", ChildrenElement);
