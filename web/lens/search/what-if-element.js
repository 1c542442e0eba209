/**
 * `<quintet-lens-what-if>`: the options of the search. Changing one searches again. Options that do not fit are
 * disabled, with the reason.
 */
import { css, html, nothing } from "lit";
import { inputStyles } from "../../ui/forms/input-styles.js";
import { shared } from "../../ui/styles.js";
import { LensElement } from "../lens-element.js";
import { playersOf } from "../lens-model.js";
import {
    ALGORITHMS,
    algorithmKey,
    FLAGS,
    isParanoid,
    NUMBERS,
    ORDERS,
    SCORE_LIMIT,
    USUAL,
    whyNot,
    whyNotHere,
} from "./lens-options.js";

/**
 * @import { LensModel } from "../lens-model.js"
 * @import { LensOptions } from "./lens-options.js"
 */

const OF_UCT = /** @type {const} */ (["playouts", "playoutPlies", "exploration", "seed"]);
const OF_ASPIRATION = /** @type {const} */ (["guess", "delta"]);

export class WhatIfElement extends LensElement {
    static properties = { brief: { type: Boolean } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "terms", "unbounded", "subject", "replay"];

    static styles = [
        shared,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
                align-content: start;
            }
            .fields {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
                gap: var(--space-2) var(--space-3);
                align-items: end;
            }
            :host([brief]) .fields {
                display: flex;
                flex-wrap: wrap;
                align-items: end;
            }
            :host([brief]) .flags {
                align-self: center;
            }
            /* In a line, as long as each field can show its value; those of no use give their room to the others. */
            :host([slim]) .field {
                flex: 1 1 3.5rem;
                max-inline-size: max-content;
            }
            :host([slim]) input {
                padding-inline-end: 0;
            }
            :host([slim]) .field:has(select) {
                flex-basis: 5rem;
            }
            :host([slim]) :is(.flags, .field:has(> :disabled)) {
                display: none;
            }
            label.field {
                display: grid;
                gap: 2px;
                min-inline-size: 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            select,
            input[type="number"] {
                min-block-size: 36px;
                min-inline-size: 0;
                padding: var(--space-1) var(--space-2);
                color: var(--ink);
                font-variant-numeric: tabular-nums;
            }
            ${inputStyles}
            :disabled {
                opacity: 0.5;
                cursor: not-allowed;
            }
            fieldset {
                min-inline-size: 0;
                margin: 0;
                padding: 0;
                border: 0;
            }
            legend {
                padding: 0 0 2px;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 600;
            }
            .flags {
                display: flex;
                flex-wrap: wrap;
                gap: 0 var(--space-4);
            }
            .flag {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                min-block-size: 36px;
            }
            .flag input {
                flex: none;
                inline-size: 18px;
                block-size: 18px;
                margin: 0;
                accent-color: var(--accent);
            }
            .why {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            :host([brief]) .why {
                display: none;
            }
            :host(:not([brief])) .flags {
                display: grid;
            }
            p {
                margin: 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    constructor() {
        super();
        /** Whether only the main options are shown, in a line. */
        this.brief = false;
    }

    /** @returns {LensOptions} */
    get options() {
        return this.model.request.options;
    }

    /** Why an option is of no use to the algorithm, or "". @param {string} option */
    why(option) {
        const { t, options } = this;
        const key = whyNot(options.algorithm, option, this.model.unbounded);
        return key ? t(key, { algorithm: t(algorithmKey(options.algorithm)) }) : "";
    }

    render() {
        const { t, options, model } = this;
        const uct = options.algorithm === "uct";
        return html`
            <div class="fields">
                ${this.choice("algorithm", ALGORITHMS, (value) => this.algorithmName(value), options.algorithm)}
                ${this.number("depth")}
                ${this.choice("order", ORDERS, (value) => t(`lens.option.order.${value}`), options.order ?? USUAL.order)}
                ${this.brief || model.subject.given ? nothing : this.number("width")}
                ${uct && this.brief ? [this.number("playouts"), this.number("exploration")] : nothing}
                ${this.brief && !uct ? this.flags() : nothing}
            </div>
            ${this.brief ? nothing : this.rest()}`;
    }

    /** An algorithm, with what it becomes with several opponents. @param {string} algorithm */
    algorithmName(algorithm) {
        const { t, model } = this;
        const name = t(algorithmKey(algorithm));
        const more = algorithm !== "paranoid" && isParanoid(algorithm, playersOf(model).length);
        return more ? t("lens.algorithm.severalOpponents", { algorithm: name }) : name;
    }

    rest() {
        const { t, model, options } = this;
        const uct = options.algorithm === "uct";
        return html`
            ${this.flags()}
            <fieldset>
                <legend>${t("lens.option.window")}</legend>
                <div class="fields">${this.bound("alpha", "−∞")} ${this.bound("beta", "∞")}</div>
                ${this.why("window") ? html`<p>${this.why("window")}</p>` : nothing}
            </fieldset>
            <fieldset>
                <legend>${t("lens.option.aspiration")}</legend>
                <div class="fields">${OF_ASPIRATION.map((name) => this.number(name))}</div>
                ${this.why("guess") ? html`<p>${this.why("guess")}</p>` : nothing}
            </fieldset>
            <fieldset>
                <legend>${t(algorithmKey("uct"))}</legend>
                <div class="fields">${OF_UCT.map((name) => this.number(name))}</div>
                ${uct ? nothing : html`<p>${this.why("playouts")}</p>`}
            </fieldset>
            ${
                model.terms.length
                    ? html`<fieldset>
                <legend>${t("lens.option.terms")}</legend>
                <div class="flags terms">${model.terms.map((term) => this.term(term))}</div>
                <p>${t("lens.option.termsText")}</p>
            </fieldset>`
                    : nothing
            }
            <div class="fields">${this.number("nodes")}</div>
            <p>${t("lens.whatIf.text")}</p>`;
    }

    /**
     * @param {"algorithm" | "order"} name
     * @param {readonly string[]} values
     * @param {(value: string) => string} text
     * @param {string} chosen
     */
    choice(name, values, text, chosen) {
        const { t, lens } = this;
        const why = name === "order" ? this.why("order") : "";
        const noTable = this.why("orderTable");
        /** Why a value can't be chosen. @param {string} value */
        const whyNotValue = (value) => {
            if (name === "order") return value === "table" ? noTable : "";
            const key = whyNotHere(value, this.model.subject);
            return key ? t(key, { algorithm: t(algorithmKey(value)) }) : "";
        };
        return html`<label class="field" title=${why || nothing}>${t(name === "algorithm" ? "lens.algorithm" : `lens.option.${name}`)}
            <select data-option=${name} ?disabled=${Boolean(why)} @change=${(
                /** @type {Event & {target: HTMLSelectElement}} */ { target },
            ) => lens.change({ [name]: target.value })}>
                ${values.map(
                    (value) => html`<option value=${value} .selected=${value === chosen}
                        title=${whyNotValue(value) || nothing} ?disabled=${Boolean(whyNotValue(value))}>${text(value)}</option>`,
                )}
            </select>${why ? html`<span class="why">${why}</span>` : nothing}</label>`;
    }

    /** @param {keyof typeof NUMBERS} name */
    number(name) {
        const { t, options, lens } = this;
        const [least, most] = NUMBERS[name];
        const usual = /** @type {Record<string, unknown>} */ (USUAL)[name];
        const value = options[name] ?? usual ?? "";
        const why = this.why(name);
        return html`<label class="field" title=${why || nothing}>${t(`lens.option.${name}`)}
            <input type="number" inputmode="numeric" data-option=${name} min=${least} max=${most} .value=${String(value)}
                ?disabled=${Boolean(why)} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
                    const number = Math.round(Number(target.value));
                    const good = target.value.trim() !== "" && number >= least && number <= most;
                    // What is out of range becomes the nearest number.
                    const kept = good
                        ? number
                        : target.value.trim() === ""
                          ? value
                          : Math.max(least, Math.min(most, number || least));
                    target.value = String(kept);
                    lens.change({ [name]: Number(kept) });
                }} /></label>`;
    }

    /** @param {"alpha" | "beta"} name @param {string} open  how no bound is written */
    bound(name, open) {
        const { t, options, lens } = this;
        const other = name === "alpha" ? (options.beta ?? SCORE_LIMIT) : (options.alpha ?? -SCORE_LIMIT);
        return html`<label class="field">${t(`lens.option.${name}`)}
            <input type="number" inputmode="numeric" data-option=${name} placeholder=${open} .value=${String(options[name] ?? "")}
                ?disabled=${Boolean(this.why(name))} @change=${(
                    /** @type {Event & {target: HTMLInputElement}} */ { target },
                ) => {
                    const number = target.value.trim() === "" ? undefined : Math.round(Number(target.value));
                    const good =
                        number === undefined ||
                        (Math.abs(number) < SCORE_LIMIT && (name === "alpha" ? number < other : number > other));
                    if (!good) target.value = String(options[name] ?? "");
                    else lens.change({ [name]: number });
                }} /></label>`;
    }

    flags() {
        return html`<div class="flags">${FLAGS.map((name) => this.flag(name))}</div>`;
    }

    /** @param {(typeof FLAGS)[number]} name */
    flag(name) {
        const { t, options, lens } = this;
        const byOrder = name === "table" && options.order === "table" ? t("lens.why.tableOrder") : "";
        const why = this.why(name) || byOrder;
        return html`<label class="flag" title=${why || nothing}>
            <input type="checkbox" data-option=${name} .checked=${Boolean(options[name]) || Boolean(byOrder)} ?disabled=${Boolean(why)}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => lens.change({ [name]: target.checked })} />
            <span>${t(`lens.option.${name}`)} ${why ? html`<span class="why">${why}</span>` : nothing}</span>
        </label>`;
    }

    /** @param {string} term */
    term(term) {
        const { t, options, lens } = this;
        const without = options.without ?? [];
        const name = t.has(`term.${term}`) ? t(`term.${term}`) : term;
        return html`<label class="flag">
            <input type="checkbox" data-term=${term} .checked=${!without.includes(term)} @change=${(
                /** @type {Event & {target: HTMLInputElement}} */ { target },
            ) => {
                const rest = without.filter((each) => each !== term);
                const off = target.checked ? rest : [...rest, term];
                lens.change({ without: off.length ? off : undefined });
            }} />
            <span>${name}</span>
        </label>`;
    }
}

customElements.define("quintet-lens-what-if", WhatIfElement);
