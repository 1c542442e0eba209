/**
 * `<quintet-options>`: the options of a game, from the engine's description.
 *
 * Event: `quintet-option` {name, value}.
 */
import { html, LitElement } from "lit";
import { itemStyles } from "../ui/item-styles.js";
import { given } from "../ui/part.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../engine/protocol.js").OptionSpec} OptionSpec */

export class OptionsPart extends LitElement {
    static properties = { spec: { attribute: false }, values: { attribute: false }, t: { attribute: false } };

    static styles = [shared, itemStyles];

    constructor() {
        super();
        /** @type {import("../engine/protocol.js").GameSpec} */
        this.spec = given;
        /** @type {Record<string, string | number>} */
        this.values = {};
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    render() {
        const { spec, t } = this;
        return spec.options.map(
            (option) => html`<label class="row">
                <span>${t(`option.${spec.id}.${option.name}`)}</span>
                <select data-option=${option.name} @change=${(
                    /** @type {Event & {target: HTMLSelectElement}} */ event,
                ) => this.choose(option.name, event.target.value)}>
                    ${valuesOf(option).map(
                        (value) => html`<option value=${value}
                        .selected=${value === String(this.values[option.name])}>
                        ${valueName(t, spec.id, option, value)}
                    </option>`,
                    )}
                </select>
            </label>`,
        );
    }

    /** @param {string} name @param {string} value */
    choose(name, value) {
        this.dispatchEvent(new CustomEvent("quintet-option", { detail: { name, value } }));
    }
}

/** @param {OptionSpec} option @returns {string[]} */
function valuesOf({ kind, choices, minimum, maximum }) {
    if (kind === "choice") return choices;
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
}

/**
 * @param {import("../i18n/t.js").Translate} t
 * @param {string} game
 * @param {OptionSpec} option
 * @param {string} value
 */
function valueName(t, game, { name, kind }, value) {
    if (kind === "integer") return t(`unit.${game}.${name}`, { value: Number(value) });
    return t(`choice.${game}.${name}.${value}`);
}

customElements.define("quintet-options", OptionsPart);
