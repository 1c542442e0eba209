/** Templates for fields of the builder's page: looks, size, and the parts that every field has. */
import { html, nothing } from "lit";
import { languages } from "../../i18n/t.js";
import { noticeText } from "../../ui/notice-text.js";
import { MAX_SIZE, MIN_SIZE } from "./builder-check.js";
import { CONTROLS, controlSwitched, controlsOf, hasEffect, LOOKS } from "./builder-form.js";

/** @typedef {import("./builder-page.js").BuilderPage} BuilderPage */

const SIZES = { small: [280, 280], phone: [390, 500], large: [640, 640] };

/** @param {string[][]} values  pairs of a value and its name @param {string} chosen */
export const optionList = (values, chosen) =>
    values.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`);

/**
 * The problem of a field, below the field. The element is always there, because screen readers announce changes only in
 * existing live regions. The field refers to it with `aria-describedby`.
 * @param {BuilderPage} page
 * @param {keyof import("./builder-check.js").Faults} name
 */
export function faultOf(page, name) {
    const fault = page.faults[name];
    return html`<div class="fault" id="${name}-problem" aria-live="polite">${
        fault
            ? html`<p class="problem">${noticeText(page.t, fault.problem)}
            ${fault.detail ? html`<bdi class="more" lang="en" dir="ltr">${fault.detail}</bdi>` : nothing}</p>`
            : nothing
    }</div>`;
}

/** @param {BuilderPage} page @param {string} name @param {boolean} on @param {(on: boolean) => void} act */
export function toggle({ t }, name, on, act) {
    return html`<label class="choice">
        <input type="checkbox" data-toggle=${name} .checked=${on} @change=${(/** @type {any} */ { target }) => act(target.checked)} />
        <span>${t(`builder.${name}`)}</span>
    </label>`;
}

/** @param {BuilderPage} page */
export function controlsChoice(page) {
    const { t, form } = page;
    if (!hasEffect("controls", form.mode)) return nothing;
    const shown = controlsOf(form);
    return html`<details>
        <summary>${t("builder.controls")}</summary>
        ${CONTROLS.map((name) =>
            toggle(page, `control.${name}`, shown.includes(name), (on) =>
                page.change({ controls: controlSwitched(form, name, on) }),
            ),
        )}
    </details>`;
}

/** @param {BuilderPage} page */
export function looksChoice(page) {
    const { t, form } = page;
    const nameOf = (/** @type {string} */ name, /** @type {string} */ value) =>
        languages.find(({ id }) => id === value)?.name ?? t(`builder.${name}.${value}`);
    const fields = LOOKS.filter(({ name }) => hasEffect(name, form.mode)).map(({ name, type, values = [] }) => {
        const value = /** @type {any} */ (form)[name];
        if (type === "flag") return toggle(page, name, value, (on) => page.change({ [name]: on }));
        return html`<label class="row"><span>${t(`builder.${/** @type {string} */ (name)}`)}</span>
            <select id=${name} @change=${(/** @type {any} */ { target }) => page.change({ [name]: target.value })}>
                ${optionList(
                    values.map((each) => [each, nameOf(name, each)]),
                    value,
                )}
            </select></label>`;
    });
    return html`<details>
        <summary>${t("shared.appearance")}</summary>
        ${fields}
    </details>`;
}

/** @param {BuilderPage} page */
export function sizeChoice(page) {
    const { t, form, idealHeight, typed } = page;
    const field = (
        /** @type {"width" | "height"} */ name,
    ) => html`<label class="row"><span>${t(`builder.${name}`)}</span>
        <input id=${name} type="number" min=${MIN_SIZE} max=${MAX_SIZE} .value=${typed[name] ?? String(form[name])}
            aria-invalid=${page.faults[name] ? "true" : nothing} aria-describedby="${name}-problem"
            @input=${(/** @type {any} */ { target }) => page.sizeTyped(name, target.value)} /></label>
        ${faultOf(page, name)}`;
    const fitting = Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.round(idealHeight)));
    return html`<fieldset>
        <legend>${t("builder.size")}</legend>
        <div class="sizes">
            ${Object.entries(SIZES).map(
                ([name, [width, height]]) => html`<button type="button" class="button" data-size=${name}
                aria-pressed=${form.width === width && form.height === height}
                @click=${() => page.resize({ width, height })}>${t(`builder.size.${name}`)}</button>`,
            )}
        </div>
        ${field("width")} ${field("height")}
        ${
            idealHeight && fitting !== form.height
                ? html`<div><button type="button" class="button" id="fit"
                @click=${() => page.resize({ height: fitting })}>${t("builder.fit", { height: fitting })}</button></div>`
                : nothing
        }
    </fieldset>`;
}
