/**
 * The form for an answer: number fields, or buttons for what can be chosen.
 *
 * `give`: called with an answer; `refuse`: with why a field is refused. `key`: changes with every question, so that
 * fields are empty again. `more`: the button beside the one that checks.
 * @typedef {{exploration?: number, give: (answer: number[]) => void, refuse: (why: string) => void, key: number,
 *            more: unknown}} Form
 */

import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { decimalIn } from "../../i18n/formats.js";
import { text as textField } from "../../ui/forms/fields.js";
import { rewardText, scoreText } from "../sentences/scores.js";
import { isInfinite } from "../trace/events.js";
import { readNumber } from "./answers.js";
import { failText } from "./predict-sentences.js";
import { marksCut } from "./questions/question.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Names } from "../sentences/step-sentences.js"
 * @import { Question } from "./questions/question.js"
 */

/** So many children to mark stand as buttons; more of them stand in a list. */
const MOST_BUTTONS = 8;
/** The fields of a window. */
const BOUNDS = ["alpha", "beta"];

/** @param {Translate} t @param {Question} question @param {Names} names @param {Form} form */
export function answerForm(t, question, names, form) {
    switch (question.kind) {
        case "value":
            return keyed(form.key, valueForm(t, question, names, form));
        case "window":
            return keyed(form.key, windowForm(t, question, form));
        case "fail":
            return failForm(t, form);
        case "cut":
            return marksCut(question) ? markForm(t, question, names, form) : cutForm(t, question, form);
        default:
            return question.child < 0 ? selectForm(t, question, names, form) : choiceForm(t, question, names, form);
    }
}

/**
 * Reads the fields of a form. Browsers submit no forms in a sandboxed frame, so the button and the Enter key call this.
 * @param {Translate} t
 * @param {Event} event  of an element in the form
 * @param {Form} form
 */
function check(t, event, { give, refuse }) {
    event.preventDefault();
    const element = /** @type {HTMLElement} */ (event.currentTarget).closest("form");
    const fields = [...(element?.querySelectorAll("input") ?? [])];
    const numbers = fields.map(({ value }) => readNumber(value));
    for (const [index, field] of fields.entries()) field.setAttribute("aria-invalid", String(numbers[index] === null));
    const wrong = numbers.indexOf(null);
    if (wrong < 0) return give(/** @type {number[]} */ (numbers));
    refuse(whyRefused(t, fields[wrong]));
    fields[wrong].focus();
}

/**
 * Says which field needs a number, and how to type the others that a bound may be.
 * @param {Translate} t
 * @param {HTMLInputElement} field
 */
function whyRefused(t, { value, labels, name }) {
    const label = labels?.[0]?.textContent?.trim() ?? "";
    const text = value.trim();
    const why = text ? t("predict.badNumber", { field: label, text }) : t("predict.needsNumber", { field: label });
    const typed = { minus: "−∞", typedMinus: "-inf", typed: "inf" };
    return t.sentences(why, BOUNDS.includes(name) && t("predict.infinite", typed));
}

/** @param {Translate} t @param {unknown} fields @param {Form} form */
const numberForm = (t, fields, form) =>
    html`<form novalidate aria-labelledby="ask" @keydown=${(/** @type {KeyboardEvent} */ event) =>
        event.key === "Enter" && /** @type {Element} */ (event.target).localName === "input" && check(t, event, form)}>
        ${fields}<div class="row end"><button type="button" class="button primary" @click=${(/** @type {Event} */ event) => check(t, event, form)}>${t("shared.check")}</button>${form.more}</div></form>`;

/**
 * A field; phones show keys for numbers, which have no minus.
 * @param {string} name
 * @param {unknown} label
 * @param {Question} question
 */
const field = (name, label, { answer }) =>
    textField({
        name,
        label,
        code: true,
        keys: answer.every((each) => isInfinite(each) || (each >= 0 && Number.isInteger(each))) ? "numeric" : "text",
    });

/** @param {Translate} t @param {Question} question @param {Names} names @param {Form} form */
function valueForm(t, question, { players }, form) {
    const several = question.answer.length > 1;
    const fields = question.answer.map((_, player) =>
        field(`value${player}`, several ? players[player] : t("predict.value"), question),
    );
    return numberForm(t, fields, form);
}

/** @param {Translate} t @param {Question} question @param {Form} form */
function windowForm(t, question, form) {
    const bound = (/** @type {"alpha" | "beta"} */ name, /** @type {string} */ sign, /** @type {string} */ label) =>
        html`<span class="bound">${field(name, t(`predict.${name}`), question)}<button type="button" class="button square"
            data-bound=${name} aria-label=${label} title=${label} @click=${(/** @type {Event} */ event) => put(event, sign)}><bdi dir="ltr">${sign}</bdi></button></span>`;
    return numberForm(
        t,
        [bound("alpha", "−∞", t("predict.minusInfinity")), bound("beta", "∞", t("predict.infinity"))],
        form,
    );
}

/** Writes a sign into the field beside a button. @param {Event} event @param {string} sign */
function put({ currentTarget }, sign) {
    const input = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector("input");
    if (!input) return;
    input.value = sign;
    input.focus();
}

/** @param {unknown} content @param {number[]} answer @param {Form} form @param {string} [kind] */
const button = (content, answer, { give }, kind = "") =>
    html`<button type="button" class="button ${kind}" data-answer=${answer.join()} aria-describedby="ask"
        @click=${() => give(answer)}>${content}</button>`;

/** @param {Translate} t @param {Question} question @param {Form} form */
const cutForm = (t, { from }, form) =>
    html`<div class="choices">${button(t("predict.searched"), [-1], form)}${button(t("predict.cutOff"), [from], form)}</div>
        <div class="row end">${form.more}</div>`;

/** @param {Translate} t @param {Form} form */
const failForm = (t, form) =>
    html`<div class="choices">${[-1, 0, 1].map((end) => button(failText(t, end), [end], form))}</div>
        <div class="row end">${form.more}</div>`;

/** @param {Translate} t @param {Question} question @param {Names} names @param {Form} form */
const choiceForm = (t, { choices }, { nameOf }, form) =>
    html`<div class="choices">${choices.map(({ text, node = -1, value = 0 }) =>
        button(t("predict.choice.value", { action: nameOf(text), value: scoreText(t, value) }), [node], form),
    )}</div><div class="row end">${form.more}</div>`;

/** @param {Translate} t @param {Question} question @param {Names} names @param {Form} form */
function markForm(t, { choices }, { nameOf }, form) {
    const texts = choices.map(({ text, value = 0 }) =>
        t("predict.choice.value", { action: nameOf(text), value: scoreText(t, value) }),
    );
    if (texts.length > MOST_BUTTONS) return keyed(form.key, markList(t, texts, form));
    return html`<div class="choices">${texts.map((text, index) => button(text, [index], form, "leaf"))}${button(
        t("predict.none"),
        [-1],
        form,
    )}</div><div class="row end">${form.more}</div>`;
}

/**
 * Many children: a list in which arrow keys choose, and which is one stop of the Tab key.
 * @param {Translate} t @param {string[]} texts @param {Form} form
 */
function markList(t, texts, form) {
    const choice = (/** @type {string} */ text, /** @type {number} */ index) =>
        html`<label class="leaf"><input type="radio" name="mark" value=${index} data-answer />${text}</label>`;
    const give = (/** @type {Event} */ event) => {
        event.preventDefault();
        const list = /** @type {HTMLElement} */ (event.currentTarget).closest("form");
        const chosen = /** @type {HTMLInputElement | null} */ (list?.querySelector("input:checked"));
        if (chosen) return form.give([Number(chosen.value)]);
        list?.querySelector("input")?.focus();
    };
    return html`<form class="marks" novalidate role="radiogroup" aria-labelledby="ask" @keydown=${(
        /** @type {KeyboardEvent} */ event,
    ) => event.key === "Enter" && /** @type {Element} */ (event.target).localName === "input" && give(event)}>
        <div class="list">${texts.map(choice)}</div>
        <div class="row end">${choice(t("predict.none"), -1)}<button type="button" class="button primary" @click=${give}>${t("shared.check")}</button>${form.more}</div>
    </form>`;
}

/** @param {Translate} t @param {Question} question @param {Names} names @param {Form} form */
function selectForm(t, { choices, facts }, { nameOf }, form) {
    const { exploration = 1414 } = form;
    const constant = decimalIn(t, exploration / 1000, 2);
    return html`<p class="formula">${t("predict.formula", { constant, visits: facts.count ?? 0 })}</p>
        <div class="choices even">${choices.map(({ text, node = -1, mean = 0, visits = 0 }) =>
            button(
                t("predict.choice.visits", { action: nameOf(text), mean: rewardText(t, mean), count: visits }),
                [node],
                form,
            ),
        )}</div><div class="row end">${form.more}</div>`;
}
