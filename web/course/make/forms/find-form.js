/** The fields of a position with something to find in it. */
import { html, nothing } from "lit";
import { changed } from "../draft.js";
import { inside } from "../editing.js";
import { choiceField, faultOf, numberField } from "../fields.js";
import { actionChoice } from "./fields/action-choice.js";
import { conditionFields, freshCondition } from "./fields/condition-fields.js";
import { positionField, positionOf } from "./fields/position-field.js";

/**
 * @import { FoundPosition } from "../positions/position-element.js"
 * @import { ItemForm } from "./forms.js"
 */

const GOALS = ["best", "win", "line", "reach", "legal", "how-many", "winner"];

/** What a goal begins with. @type {Record<string, () => Record<string, unknown>>} */
const fresh = {
    win: () => ({ within: 1 }),
    reach: () => ({ conditions: [freshCondition()] }),
};

/** The goal of a puzzle, as an item can have it. @param {FoundPosition["puzzle"]} puzzle */
function goalOf(puzzle) {
    if (!puzzle) return undefined;
    const { goal, solutions } = puzzle;
    if (goal.kind === "win") return { kind: "win", within: goal.count ?? 1 };
    return { kind: "line", right: solutions.map(({ action }) => action) };
}

/** @type {ItemForm} */
export const find = {
    fresh: () => ({ goal: { kind: "best" } }),
    from: positionOf,
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const goal = inside(editing, "goal");
        const { kind } = goal.value;
        const pick = (/** @type {string} */ chosen) => set({ goal: { kind: chosen, ...fresh[chosen]?.() } });
        const take = (/** @type {FoundPosition} */ { record, puzzle }) =>
            set(changed({ record }, { goal: goalOf(puzzle) ?? value.goal }));
        return html`${positionField(editing, tools, { take })}
            ${choiceField(
                goal,
                "kind",
                t("make.goal"),
                GOALS.map((each) => [each, t(`make.find.${each}`)]),
                { change: pick, help: t(`make.find.${kind}.more`) },
            )}
            ${faultOf(editing, "goal", true)}
            ${kind === "win" ? numberField(goal, "within", t("make.within"), { least: 1, most: 20 }) : nothing}
            ${kind === "best" ? numberField(goal, "margin", t("make.bestMargin"), { least: 0.5, most: 50, step: "any", unit: 0.01, usual: t.number(3.5), help: t("make.bestMarginHelp") }) : nothing}
            ${kind === "line" ? actionChoice(goal, tools, "right", t("make.rightMoves"), value.record, true) : nothing}
            ${kind === "legal" ? actionChoice(goal, tools, "action", t("make.whichMove"), value.record, false) : nothing}
            ${kind === "reach" ? conditionFields(goal, tools, value.record) : nothing}`;
    },
};
