/**
 * The conditions of a goal that the engine judges, as lessons have them. What a condition may hold is in
 * `engine/services/goals/goal.hpp`; the engine refuses what does not fit the game and says why.
 */
import { html, nothing } from "lit";
import { button } from "../../../../ui/forms/buttons.js";
import { shownRecord } from "../../../activity.js";
import { entry, without } from "../../editing.js";
import { choiceField, codeField, faultOf, linesField, numberField, toggleField } from "../../fields.js";
import { loadedOnce } from "./loaded.js";
import { pickField, toggled } from "./pick-field.js";

/**
 * @import { GameRecord } from "../../../activity.js"
 * @import { Editing } from "../../editing.js"
 * @import { FormTools } from "../forms.js"
 */

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

/** Kinds that look at the first of the cells only. */
const OF_ONE_CELL = ["surrounds", "pins"];

export const freshCondition = () => ({ kind: "captures" });

/** @param {Editing} goal @param {FormTools} tools @param {GameRecord | undefined} record */
export function conditionFields(goal, tools, record) {
    const { t, value, set } = goal;
    const { conditions = [] } = value;
    const known = namesIn(tools, record);
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
                ${has("count") ? numberField(each, "count", t("make.count"), { least: 1, most: 1000, usual: t("shared.default") }) : nothing}
                ${has("name") ? textOf(each, "name", t(`make.name.${kind}`), known[kind]) : nothing}
                ${has("cells") ? cellsField(each, tools, record) : nothing}
                ${has("zone") ? textOf(each, "zone", t("make.zone"), known.zone) : nothing}
                ${has("actions") ? movesField(each, tools, record) : nothing}
                ${toggleField(each, "not", t("make.not"))}
                ${faultOf(goal, /** @type {any} */ ("conditions"), true)}
                <div class="buttons">${button("drop", "close", t("shared.remove"), remove, { off: conditions.length === 1 })}</div></div>`;
        })}
        <div class="buttons">${button("condition", "plus", t("make.addCondition"), add)}</div></fieldset>
        ${numberField(goal, "within", t("make.within"), { least: 1, most: 20, usual: "1" })}`;
}

/**
 * What a position has names for, by what asks for them: kinds of its moves, scores, zones of the board.
 * @param {FormTools} tools
 * @param {GameRecord | undefined} record
 * @returns {Record<string, string[]>}
 */
function namesIn(tools, record) {
    if (!record) return {};
    const shown = shownRecord(record);
    const there = loadedOnce(tools, `load ${JSON.stringify(shown)}`, () => tools.maker.engine.load(shown));
    if (!there) return {};
    const { state, layout } = there;
    const different = (/** @type {string[]} */ names) => [...new Set(names)].sort();
    return {
        action: different(state.legal.map(({ kind }) => kind)),
        tally: different(state.board.tallies.map(({ name }) => name)),
        zone: different(layout.zones.map(({ role }) => role)),
    };
}

/**
 * Cells, pressed on the board or typed with spaces between.
 * @param {Editing} each @param {FormTools} tools @param {GameRecord | undefined} record
 */
function cellsField(each, tools, record) {
    const { t, value, set } = each;
    const { cells = [], kind } = value;
    const take = (/** @type {string[]} */ list) => set({ cells: list.length ? list : undefined });
    const words = {
        stack: false,
        help: t("make.cellsHelp"),
        shown: (/** @type {string[]} */ list) => list.join(" "),
        read: (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean),
    };
    const press = (/** @type {string} */ cell, /** @type {string} */ label) => {
        if (!OF_ONE_CELL.includes(kind)) return take(toggled(cells, cell));
        // A piece with a name may move on the way to the goal.
        const one = label || cell;
        return take(cells[0] === one ? [] : [one]);
    };
    return html`${codeField(each, "cells", t("make.cells"), words)}
        ${record ? pickField(tools, { record, what: "cells", chosen: cells, pick: press }) : nothing}`;
}

/**
 * Moves, made on the board or typed in lines.
 * @param {Editing} each @param {FormTools} tools @param {GameRecord | undefined} record
 */
function movesField(each, tools, record) {
    const { t, value, set } = each;
    const { actions = [] } = value;
    const press = (/** @type {string} */ text) => {
        const list = toggled(actions, text);
        set({ actions: list.length ? list : undefined });
    };
    return html`${linesField(each, "actions", t("make.movesAsText"), { help: t("make.movesHelp"), rows: 2 })}
        ${record ? pickField(tools, { record, what: "moves", chosen: actions, pick: press }) : nothing}`;
}

/**
 * A text for which the position may know names.
 * @param {Editing} each @param {string} name @param {string} label @param {string[]} [names]
 */
function textOf(each, name, label, names = []) {
    const list = ["names", ...each.path, name].join("-");
    return html`${codeField(each, name, label, { stack: false, list, read: (text) => text.trim() })}
        <datalist id=${list}>${names.map((known) => html`<option value=${known}></option>`)}</datalist>`;
}
