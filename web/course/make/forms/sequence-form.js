/** The fields of a line of right actions: recorded by playing it on a board, or typed. */
import { html } from "lit";
import "../positions/line-element.js";
import { codeField, faultOf } from "../fields.js";
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
        const read = (/** @type {string} */ lines) =>
            lines
                .split("\n")
                .map((line) =>
                    line
                        .split(OR)
                        .map((each) => each.trim())
                        .filter(Boolean),
                )
                .filter((line) => line.length);
        const shown = (/** @type {string[][]} */ list) => list.map((step) => step.join(` ${OR} `)).join("\n");
        const recorded = (/** @type {CustomEvent<{steps: string[][]}>} */ { detail }) =>
            set({ steps: detail.steps.length ? detail.steps : undefined });
        return html`${positionField(editing, tools)}
            ${
                record
                    ? html`<fieldset><legend>${t("make.line")}</legend><p class="more">${t("make.lineHelp")}</p>
                <quintet-make-line .tools=${tools.tools} .engine=${tools.maker.engine} .record=${record} .steps=${steps}
                    @quintet-steps=${recorded}></quintet-make-line>
                ${codeField(editing, "steps", t("make.lineText"), { rows: 3, shown, read })}</fieldset>`
                    : html`<p class="more">${t("make.positionFirst")}</p>${faultOf(editing, "steps")}`
            }`;
    },
};
