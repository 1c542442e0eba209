/** The fields of code that tests grade. */
import { html, nothing } from "lit";
import { plainTree } from "../../../lens/search/plain-tree.js";
import { button } from "../../../ui/forms/buttons.js";
import { entry, without } from "../editing.js";
import { choiceField, codeField, faultOf, numberField, textField, toggleField } from "../fields.js";
import { positionField } from "./fields/position-field.js";

/**
 * @import { Editing } from "../editing.js"
 * @import { FormTools, ItemForm } from "./forms.js"
 */

const MOST_TESTS = 40;
const START = "def f():\n    pass";

/** What is written as JSON, or a text. @param {string} text */
function readValue(text) {
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
}

/** @param {string} text */
const readNames = (text) => text.split(/[\s,]+/).filter(Boolean);

/** One test. @param {Editing} editing  of the item @param {FormTools} tools @param {number} place */
function testFields(editing, tools, place) {
    const { t, value, set, path } = editing;
    const test = entry(editing, "tests", place);
    const { tests } = value;
    const { tree, record, margin, ranking, leaves, most, looked, name } = test.value;
    const hasMore = [margin, ranking, leaves, most, looked, name].some((each) => each !== undefined);
    return html`<fieldset data-test=${place + 1}><legend>${t("course.testNumber", { number: place + 1 })}</legend>
        ${codeField(test, "call", t("make.test.call"), { help: place === 0 ? t("make.test.callHelp") : "" })}
        ${record === undefined ? codeField(test, "tree", t("lens.start.treeLabel"), { read: plainTree }) : nothing}
        ${
            tree === undefined
                ? html`<details ?open=${record !== undefined}><summary>${t("make.position")}</summary>
                    ${positionField(test, tools, { optional: true })}</details>`
                : nothing
        }
        ${codeField(test, "expect", t("course.expected"), { shown: JSON.stringify, read: readValue, help: place === 0 ? t("make.test.expectHelp") : "" })}
        <div class="pair">${numberField(test, "points", t("make.points"), { least: 0, step: "any", usual: "1" })}
            ${toggleField(test, "hidden", t("make.test.hidden"))}</div>
        <details ?open=${hasMore}><summary>${t("make.test.more")}</summary>
            ${textField(test, "name", t("make.itemTitle"))}
            <div class="pair">${numberField(test, "leaves", t("make.test.leaves"), { least: 0 })}
                ${numberField(test, "most", t("make.test.most"), { least: 0 })}</div>
            ${codeField(test, "looked", t("make.test.looked"), { shown: (names) => names.join(" "), read: readNames })}
            ${numberField(test, "margin", t("make.margin"), { least: 0, step: "any", usual: "0" })}
            ${toggleField(test, "ranking", t("make.test.ranking"))}</details>
        ${faultOf({ ...editing, path: [...path, "tests"] }, /** @type {any} */ (place), true)}
        <div class="buttons">${button("drop-test", "close", t("make.test.remove", { number: place + 1 }), () => set({ tests: without(tests, place) }), { off: tests.length === 1 })}</div>
    </fieldset>`;
}

/** @type {ItemForm} */
export const code = {
    fresh: () => ({ code: START, tests: [{}] }),
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const { tests = [] } = value;
        const languages = [
            ["python", "Python"],
            ["javascript", "JavaScript"],
        ];
        return html`${choiceField(editing, "language", t("app.language"), languages, { usual: "python" })}
            ${codeField(editing, "code", t("make.startCode"), { rows: 6 })}
            ${codeField(editing, "model", t("make.model"), { rows: 8, help: t("make.modelHelp") })}
            ${tests.map((/** @type {any} */ _, /** @type {number} */ place) => testFields(editing, tools, place))}
            ${faultOf(editing, "tests", true)}
            <div class="buttons">${button("test", "plus", t("make.test.add"), () => set({ tests: [...tests, {}] }), { off: tests.length >= MOST_TESTS })}</div>
            <div class="pair">${numberField(editing, "time_s", t("make.test.time"), { least: 0.1, most: 60, step: "any", usual: "5" })}
                ${value.language === "javascript" ? nothing : numberField(editing, "memory_mb", t("make.test.memory"), { least: 16, most: 1024, usual: "1024" })}</div>`;
    },
};
