/** Field templates of the builder's page: appearance, size, and parts that other fields use. */
import { html, nothing } from "lit";
import { languages } from "../../../i18n/t.js";
import { choice, number, problemLine, toggle } from "../../../ui/forms/fields.js";
import { noticeText } from "../../../ui/notices/notice-text.js";
import { MAX_SIZE, MIN_SIZE } from "../builder-check.js";
import { CONTROLS, controlSwitched, controlsOf, hasEffect, LOOKS } from "./builder-form.js";

/**
 * @import { Faults } from "../builder-check.js"
 * @import { BuilderPage } from "../builder-page.js"
 */

const SIZES = { small: [280, 280], phone: [390, 500], large: [640, 640] };

/** Returns the problem of a field, "" without one. @param {BuilderPage} page @param {keyof Faults} name */
export function problemOf({ t, faults }, name) {
    const found = faults[name];
    return found ? problemLine(noticeText(t, found.problem), found.detail) : "";
}

/**
 * A checkbox of the form, labelled with the message `builder.NAME`.
 * @param {BuilderPage} page
 * @param {string} name
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export const namedToggle = ({ t }, name, on, change) => toggle({ label: t(`builder.${name}`), name, on, change });

/** The checkboxes of the controls; nothing in a mode without controls. @param {BuilderPage} page */
export function controlsChoice(page) {
    const { t, form } = page;
    if (!hasEffect("controls", form.mode)) return nothing;
    const shown = controlsOf(form);
    return html`<details>
        <summary>${t("builder.controls")}</summary>
        ${CONTROLS.map((name) =>
            namedToggle(page, `control.${name}`, shown.includes(name), (on) =>
                page.change({ controls: controlSwitched(form, name, on) }),
            ),
        )}
    </details>`;
}

/** The fields of the appearance options that have an effect in the chosen mode. @param {BuilderPage} page */
export function looksChoice(page) {
    const { t, form } = page;
    const nameOf = (/** @type {string} */ name, /** @type {string} */ value) =>
        languages.find(({ id }) => id === value)?.name ?? t(`builder.${name}.${value}`);
    const fields = LOOKS.filter(({ name }) => hasEffect(name, form.mode)).map(({ name, type, values = [] }) => {
        const value = /** @type {any} */ (form)[name];
        if (type === "flag") return namedToggle(page, name, value, (on) => page.change({ [name]: on }));
        return choice({
            id: name,
            label: t(`builder.${/** @type {string} */ (name)}`),
            value,
            values: values.map((each) => [each, nameOf(name, each)]),
            change: (chosen) => page.change({ [name]: chosen }),
        });
    });
    return html`<details>
        <summary>${t("shared.appearance")}</summary>
        ${fields}
    </details>`;
}

/** The sizes to choose from, and the fields for width and height. @param {BuilderPage} page */
export function sizeChoice(page) {
    const { t, form, idealHeight, typed } = page;
    const field = (/** @type {"width" | "height"} */ name) =>
        number({
            id: name,
            label: t(`builder.${name}`),
            value: typed[name] ?? form[name],
            least: MIN_SIZE,
            most: MAX_SIZE,
            problem: problemOf(page, name),
            typed: (text) => page.sizeTyped(name, text),
        });
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
