/** The fields of questions: choice, number and text. They may have a still position beside them. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/forms/buttons.js";
import { toggle } from "../../../ui/forms/fields.js";
import { icon } from "../../../ui/more-icons.js";
import { replaced, without } from "../editing.js";
import { faultOf, linesField, numberField, texts, toggleField } from "../fields.js";
import { positionField, positionOf } from "./fields/position-field.js";

/**
 * @import { Editing } from "../editing.js"
 * @import { FormTools, ItemForm } from "./forms.js"
 */

const MOST_OPTIONS = 12;

/** The options of a question, and which are right. @param {Editing} editing */
export function choiceFields(editing) {
    const { t, value, set, path } = editing;
    const { options = [], right = [], several = false } = value;
    const name = ["right", ...path].join("-");
    const mark = (/** @type {number} */ place, /** @type {boolean} */ on) => {
        const others = several ? right.filter((/** @type {number} */ each) => each !== place) : [];
        const all = [...others, ...(on ? [place] : [])].sort((a, b) => a - b);
        set({ right: all.length ? all : undefined });
    };
    const remove = (/** @type {number} */ place) => {
        const left = right
            .filter((/** @type {number} */ each) => each !== place)
            .map((/** @type {number} */ each) => (each > place ? each - 1 : each));
        set({ options: without(options, place), right: left.length ? left : undefined });
    };
    const one = (/** @type {boolean} */ on) =>
        set({ several: on || undefined, right: on || right.length < 2 ? right : [right[0]] });
    return html`<fieldset class="options"><legend>${t("make.options")}</legend>
        ${options.map((/** @type {any} */ option, /** @type {number} */ place) => {
            const number = t("course.one.options", { number: place + 1 });
            return html`<div class="option"><label class="mark" title=${t("make.isRight")}>
                    <input type=${several ? "checkbox" : "radio"} name=${name} data-right=${place} aria-label=${t("make.isRightOption", { number: place + 1 })}
                        .checked=${live(right.includes(place))} @change=${(/** @type {any} */ { target }) => mark(place, target.checked)} /></label>
                <div class="grow">${texts({ ...editing, path: [...path, "options"] }, /** @type {any} */ (place), number, option, (text) => set({ options: replaced(options, place, text ?? "") }))}</div>
                <button type="button" class="button bare square" aria-label=${t("make.removeOption", { number: place + 1 })} title=${t("shared.remove")}
                    aria-disabled=${String(options.length <= 2)} @click=${() => options.length > 2 && remove(place)}>${icon("close")}</button></div>`;
        })}
        ${faultOf(editing, "right")}${faultOf(editing, "options", true)}
        <div class="buttons">${button("option", "plus", t("make.addOption"), () => set({ options: [...options, ""] }), { off: options.length >= MOST_OPTIONS })}</div>
        ${toggle({ name: "several", label: t("make.several"), on: several, change: one })}
        ${toggleField(editing, "mixed", t("make.mixedOptions"))}</fieldset>`;
}

/** @param {Editing} editing */
export const numberFields = (editing) => html`<div class="pair">
    ${numberField(editing, "right", editing.t("make.right"), { step: "any" })}
    ${numberField(editing, "margin", editing.t("make.margin"), { least: 0, step: "any", usual: "0" })}</div>
    ${editing.value.margin === undefined ? nothing : html`<p class="more">${editing.t("make.marginHelp")}</p>`}`;

/** @param {Editing} editing */
export const textFields = (editing) =>
    linesField(editing, "right", editing.t("make.rightTexts"), { help: editing.t("make.rightTextsHelp") });

/** @type {Record<string, (editing: Editing) => unknown>} */
export const answerFields = { choice: choiceFields, number: numberFields, text: textFields };

/** @param {(editing: Editing) => unknown} fields */
const withStill = (fields) => (/** @type {Editing} */ editing, /** @type {FormTools} */ tools) =>
    html`${fields(editing)}${positionField(editing, tools, { optional: true })}`;

/** @type {ItemForm} */
export const choice = {
    fresh: () => ({ options: ["", ""] }),
    from: positionOf,
    fields: withStill(choiceFields),
};
/** @type {ItemForm} */
export const number = { fresh: () => ({}), from: positionOf, fields: withStill(numberFields) };
/** @type {ItemForm} */
export const text = { fresh: () => ({}), from: positionOf, fields: withStill(textFields) };
