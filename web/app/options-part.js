/** `<quintet-options>`: what can be chosen about this game, from the engine's own description. A change starts a new game. */
import { css, html, nothing } from "lit";
import { specOf } from "./model.js";
import { Part } from "./part.js";
import { shared } from "./styles.js";

/** @typedef {import("../engine/protocol.js").OptionSpec} OptionSpec */

export class OptionsPart extends Part {
    /** `kinds`: which kinds of options to show; all if empty. */
    static properties = { ...Part.properties, kinds: { attribute: false } };

    static styles = [
        shared,
        css`
            label {
                display: flex;
                gap: var(--space-3);
                align-items: center;
                justify-content: space-between;
                min-block-size: var(--tap);
            }
            select {
                min-block-size: 36px;
                max-inline-size: 60%;
                padding-inline: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-variant-numeric: tabular-nums;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {string[]} */
        this.kinds = [];
    }

    render() {
        const { model, t, controller, kinds } = this;
        const { state } = model;
        const options = specOf(model)?.options ?? [];
        if (!state) return nothing;
        return options
            .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
            .map(
                (option) => html`<label>
                <span>${t(`option.${state.game}.${option.name}`)}</span>
                <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                    controller.newGame({ [option.name]: event.target.value })}>
                    ${valuesOf(option).map(
                        (value) => html`<option value=${value}
                        .selected=${value === String(state.options[option.name])}>
                        ${valueName(t, state.game, option, value)}
                    </option>`,
                    )}
                </select>
            </label>`,
            );
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
