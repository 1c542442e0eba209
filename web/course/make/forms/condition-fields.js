/**
 * The conditions of a goal that the engine judges, as lessons have them. What a condition may hold is in
 * `engine/play/goals/goal.hpp`; the engine refuses what does not fit the game and says why.
 */
import { html, nothing } from "lit";
import { entry, without } from "../editing.js";
import { button, choiceField, faultOf, linesField, numberField, toggleField } from "../fields.js";

/** The fields that each kind of condition reads. @type {Record<string, string[]>} */
const FIELDS = {
    captures: ["count"],
    converts: ["count"],
    clears: ["count"],
    action: ["name", "cells"],
    hops: ["count"],
    tally: ["name", "count"],
    occupies: ["cells", "zone", "count"],
    leaves: ["cells", "zone", "count"],
    joins: ["cells"],
    surrounds: ["cells", "count"],
    pins: ["cells"],
    replies: ["count"],
    safe: ["cells"],
    win: [],
    "one-of": ["actions"],
};

export const freshCondition = () => ({ kind: "captures" });

/**
 * @param {import("../editing.js").Editing} goal
 * @param {import("./forms.js").FormTools} _tools
 * @param {import("../../activity.js").GameRecord | undefined} _record
 */
export function conditionFields(goal, _tools, _record) {
    const { t, value, set } = goal;
    const { conditions = [] } = value;
    const add = () => set({ conditions: [...conditions, freshCondition()] });
    return html`<fieldset><legend>${t("make.conditions")}</legend>
        <p class="more">${t("make.conditionsHelp")}</p>
        ${conditions.map((/** @type {any} */ { kind }, /** @type {number} */ place) => {
            const each = entry(goal, "conditions", place);
            const reads = FIELDS[kind] ?? [];
            const remove = () => set({ conditions: without(conditions, place) });
            const has = (/** @type {string} */ name) => reads.includes(name);
            return html`<div class="inner">
                ${choiceField(
                    each,
                    "kind",
                    t("course.one.conditions", { number: place + 1 }),
                    Object.keys(FIELDS).map((name) => [name, t(`make.condition.${name}`)]),
                    {
                        change: (chosen) =>
                            set({
                                conditions: conditions.map((/** @type {any} */ old, /** @type {number} */ number) =>
                                    number === place ? { kind: chosen } : old,
                                ),
                            }),
                    },
                )}
                ${has("count") ? numberField(each, "count", t("make.count"), { least: 1, most: 1000, usual: t("make.usual") }) : nothing}
                ${has("name") ? nameField(each) : nothing}
                ${has("cells") ? cellsField(each) : nothing}
                ${has("zone") ? textOf(each, "zone", t("make.zone")) : nothing}
                ${has("actions") ? linesField(each, "actions", t("make.movesAsText"), { help: t("make.movesHelp"), rows: 2 }) : nothing}
                ${toggleField(each, "not", t("make.not"))}
                ${faultOf(goal, /** @type {any} */ ("conditions"), true)}
                <div class="buttons">${button("drop", "close", t("make.removeCondition"), remove, { off: conditions.length === 1 })}</div></div>`;
        })}
        <div class="buttons">${button("condition", "resume", t("make.addCondition"), add)}</div></fieldset>
        ${numberField(goal, "within", t("make.within"), { least: 1, most: 20, usual: "1" })}`;
}

/** @param {import("../editing.js").Editing} each */
const nameField = (each) => textOf(each, "name", each.t(`make.name.${each.value.kind}`));

/** Cells, with spaces between. @param {import("../editing.js").Editing} each */
function cellsField(each) {
    const { t, value, set } = each;
    const write = (/** @type {any} */ { target }) => {
        const cells = target.value.split(/\s+/).filter(Boolean);
        set({ cells: cells.length ? cells : undefined });
    };
    return html`<label class="row"><span>${t("make.cells")}</span><input class="short" type="text" dir="ltr" spellcheck="false" autocomplete="off"
        .value=${(value.cells ?? []).join(" ")} @change=${write} /></label><p class="more">${t("make.cellsHelp")}</p>${faultOf(each, "cells")}`;
}

/** @param {import("../editing.js").Editing} each @param {string} name @param {string} label */
function textOf(each, name, label) {
    const { value, set } = each;
    const write = (/** @type {any} */ { target }) => set({ [name]: target.value.trim() });
    return html`<label class="row"><span>${label}</span><input class="short" type="text" dir="ltr" spellcheck="false" autocomplete="off"
        .value=${value[name] ?? ""} @change=${write} /></label>${faultOf(each, name)}`;
}
