/** The fields of a line of right actions: recorded by playing it on a board, or typed. */
import { html } from "lit";
import "../positions/line-element.js";
import { faultOf } from "../fields.js";
import { positionField, positionOf } from "./fields/position-field.js";

/** @import { ItemForm } from "./forms.js" */

const OR = "|";

/** @type {ItemForm} */
export const sequence = {
    fresh: () => ({}),
    from: positionOf,
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const { record, steps = [] } = value;
        const write = (/** @type {any} */ { target }) => {
            const lines = target.value.split("\n").map((/** @type {string} */ line) =>
                line
                    .split(OR)
                    .map((each) => each.trim())
                    .filter(Boolean),
            );
            const kept = lines.filter((/** @type {string[]} */ line) => line.length);
            set({ steps: kept.length ? kept : undefined });
        };
        const recorded = (/** @type {CustomEvent<{steps: string[][]}>} */ { detail }) =>
            set({ steps: detail.steps.length ? detail.steps : undefined });
        return html`${positionField(editing, tools)}
            ${
                record
                    ? html`<fieldset><legend>${t("make.line")}</legend><p class="more">${t("make.lineHelp")}</p>
                <quintet-make-line .tools=${tools.tools} .engine=${tools.maker.engine} .record=${record} .steps=${steps}
                    @quintet-steps=${recorded}></quintet-make-line>
                <label class="stack"><span>${t("make.lineText")}</span><textarea rows="3" dir="ltr" spellcheck="false"
                    .value=${steps.map((/** @type {string[]} */ step) => step.join(` ${OR} `)).join("\n")} @change=${write}></textarea></label>
                </fieldset>`
                    : html`<p class="more">${t("make.positionFirst")}</p>`
            }
            ${faultOf(editing, "steps")}`;
    },
};
