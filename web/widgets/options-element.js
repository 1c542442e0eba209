/**
 * `<quintet-options>`: the options of a game, from the engine's description.
 *
 * Event: `quintet-option` {name, value}.
 */
import { css, html } from "lit";
import { controlStyles } from "../ui/forms/control-styles.js";
import { choice, toggle } from "../ui/forms/fields.js";
import { itemStyles } from "../ui/forms/item-styles.js";
import { segments } from "../ui/forms/segments.js";
import { given, PageElement } from "../ui/page-element.js";
import "../ui/forms/stepper-element.js";

/** @import { GameSpec, OptionSpec } from "../engine/protocol.js" */

/** Maximum number of values shown as segments. */
const MAX_SEGMENTS = 4;

export class OptionsElement extends PageElement {
    static properties = { spec: { attribute: false }, values: { attribute: false } };

    static styles = [
        itemStyles,
        controlStyles,
        css`
            .row {
                flex-wrap: wrap;
                gap: var(--space-1) var(--space-3);
                padding: var(--space-1) 0;
                padding-inline-start: var(--space-1);
            }
            .row:has(.segments) {
                min-block-size: 0;
            }
            quintet-stepper {
                min-inline-size: 196px;
            }
            legend {
                padding: var(--space-1);
            }
            fieldset .row {
                flex-wrap: nowrap;
                padding-inline-start: var(--space-3);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {GameSpec} */
        this.spec = given;
        /** @type {Record<string, string | number>} */
        this.values = {};
    }

    render() {
        return this.spec.options.map((option) => this.option(option));
    }

    /**
     * Renders the control that suits the values: switches, segments, a stepper for numbers, or a list.
     * @param {OptionSpec} option
     */
    option(option) {
        const values = valuesOf(option);
        const parts = partsOf(values);
        if (parts.length > 1) return this.switches(option, parts);
        if (values.length <= MAX_SEGMENTS) return this.row(option, this.segments(option, values));
        if (option.kind === "integer") return this.row(option, this.stepper(option, values));
        return this.list(option, values);
    }

    /** @param {OptionSpec} option @param {unknown} control */
    row(option, control) {
        return html`<div class="row"><span>${this.label(option)}</span>${control}</div>`;
    }

    /** @param {OptionSpec} option */
    label({ name }) {
        return this.t(`option.${this.spec.id}.${name}`);
    }

    /** @param {OptionSpec} option @param {string[]} values */
    segments(option, values) {
        return segments({
            label: this.label(option),
            name: option.name,
            options: values.map((value) => ({ value, text: this.valueName(option, value) })),
            value: String(this.values[option.name]),
            choose: (value) => this.choose(option.name, value),
        });
    }

    /** @param {OptionSpec} option @param {string[]} values */
    stepper(option, values) {
        const { t } = this;
        return html`<quintet-stepper data-option=${option.name} .label=${this.label(option)}
            .steps=${values.map((value) => ({ value, text: this.valueName(option, value) }))}
            .value=${String(this.values[option.name])} .less=${t("option.smaller")} .more=${t("option.larger")}
            .rtl=${t.language.direction === "rtl"} @quintet-step=${(/** @type {CustomEvent} */ event) =>
                this.choose(option.name, event.detail.value)}></quintet-stepper>`;
    }

    /** @param {OptionSpec} option @param {string[]} parts  see `partsOf` */
    switches(option, parts) {
        const chosen = String(this.values[option.name]);
        const set = (/** @type {string} */ part, /** @type {boolean} */ on) =>
            this.choose(option.name, parts.filter((each) => (each === part ? on : chosen.includes(each))).join(""));
        return html`<fieldset data-choice=${option.name}>
            <legend>${this.label(option)}</legend>
            ${parts.map((part) =>
                toggle({
                    label: this.valueName(option, part),
                    name: part,
                    on: chosen.includes(part),
                    slides: true,
                    change: (on) => set(part, on),
                }),
            )}
        </fieldset>`;
    }

    /** @param {OptionSpec} option @param {string[]} values */
    list(option, values) {
        const { name } = option;
        return choice({
            name,
            label: this.label(option),
            value: this.values[name],
            values: values.map((value) => [value, this.valueName(option, value)]),
            change: (value) => this.choose(name, value),
        });
    }

    /** @param {string} name @param {string} value */
    choose(name, value) {
        this.dispatchEvent(new CustomEvent("quintet-option", { detail: { name, value } }));
    }

    /** @param {OptionSpec} option @param {string} value */
    valueName({ name, kind }, value) {
        const { t, spec } = this;
        if (kind === "integer") return t(`unit.${spec.id}.${name}`, { value: Number(value) });
        return t(`choice.${spec.id}.${name}.${value}`);
    }
}

/** @param {OptionSpec} option @returns {string[]} */
function valuesOf({ kind, choices, minimum, maximum }) {
    if (kind === "choice") return choices;
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
}

/**
 * Returns the letters whose subsets, in this order, are exactly the values: each letter is a switch. Empty for any
 * other values.
 * @param {string[]} values
 */
export function partsOf(values) {
    const letters = values.filter((value) => value.length === 1);
    const subsets = [""];
    for (const letter of letters) subsets.push(...subsets.map((each) => each + letter));
    return subsets.length === values.length && subsets.every((each) => values.includes(each)) ? letters : [];
}

customElements.define("quintet-options", OptionsElement);
