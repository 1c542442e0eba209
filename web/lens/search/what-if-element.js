/**
 * `<quintet-lens-what-if>`: the options of the search. Changing one searches again. Options that do not fit are
 * disabled, with the reason.
 */
import { css, html, nothing } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice, number, toggle } from "../../ui/forms/fields.js";
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
        fieldStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
                align-content: start;
            }
            :host(:not([brief])) .fields {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
            }
            :host([brief]) .row {
                flex: none;
            }
            :host([brief]) .flags {
                align-self: center;
            }
            /* In a line, as long as each field can show its value; those of no use give their room to the others. */
            :host([slim]) .row {
                flex: 1 1 3.5rem;
                max-inline-size: max-content;
            }
            :host([slim]) input {
                padding-inline-end: 0;
            }
            :host([slim]) .row:has(select) {
                flex-basis: 5rem;
            }
            :host([slim]) :is(.flags, .row:has(> :disabled)) {
                display: none;
            }
            select,
            input[type="number"] {
                min-block-size: 36px;
            }
            :disabled {
                opacity: 0.5;
                cursor: not-allowed;
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
        return choice({
            name,
            label: t(name === "algorithm" ? "lens.algorithm" : `lens.option.${name}`),
            off: Boolean(why),
            why,
            value: chosen,
            values: values.map((value) => [value, text(value), whyNotValue(value)]),
            change: (value) => lens.change({ [name]: value }),
        });
    }

    /** @param {keyof typeof NUMBERS} name */
    number(name) {
        const { t, options, lens } = this;
        const [least, most] = NUMBERS[name];
        const usual = /** @type {Record<string, unknown>} */ (USUAL)[name];
        const value = options[name] ?? usual ?? "";
        const why = this.why(name);
        const change = (/** @type {string} */ text, /** @type {HTMLInputElement} */ input) => {
            // A number out of range becomes the nearest one in it.
            const near = Math.max(least, Math.min(most, Math.round(Number(text)) || least));
            input.value = String(text.trim() === "" ? value : near);
            lens.change({ [name]: Number(input.value) });
        };
        return number({ name, label: t(`lens.option.${name}`), least, most, value, off: Boolean(why), why, change });
    }

    /** @param {"alpha" | "beta"} name @param {string} open  how no bound is written */
    bound(name, open) {
        const { t, options, lens } = this;
        const other = name === "alpha" ? (options.beta ?? SCORE_LIMIT) : (options.alpha ?? -SCORE_LIMIT);
        const value = options[name] ?? "";
        const change = (/** @type {string} */ text, /** @type {HTMLInputElement} */ input) => {
            const next = text.trim() === "" ? undefined : Math.round(Number(text));
            const good =
                next === undefined ||
                (Math.abs(next) < SCORE_LIMIT && (name === "alpha" ? next < other : next > other));
            if (good) lens.change({ [name]: next });
            else input.value = String(value);
        };
        return number({
            name,
            label: t(`lens.option.${name}`),
            usual: open,
            value,
            off: Boolean(this.why(name)),
            change,
        });
    }

    flags() {
        return html`<div class="flags">${FLAGS.map((name) => this.flag(name))}</div>`;
    }

    /** @param {(typeof FLAGS)[number]} name */
    flag(name) {
        const { t, options, lens } = this;
        const byOrder = name === "table" && options.order === "table" ? t("lens.why.tableOrder") : "";
        const why = this.why(name) || byOrder;
        return toggle({
            name,
            label: html`${t(`lens.option.${name}`)} ${why ? html`<span class="why">${why}</span>` : nothing}`,
            on: Boolean(options[name] || byOrder),
            off: Boolean(why),
            why,
            change: (on) => lens.change({ [name]: on }),
        });
    }

    /** @param {string} term */
    term(term) {
        const { t, options, lens } = this;
        const without = options.without ?? [];
        const name = t.has(`term.${term}`) ? t(`term.${term}`) : term;
        const change = (/** @type {boolean} */ on) => {
            const rest = without.filter((each) => each !== term);
            const off = on ? rest : [...rest, term];
            lens.change({ without: off.length ? off : undefined });
        };
        return toggle({ name: term, label: name, on: !without.includes(term), change });
    }
}

customElements.define("quintet-lens-what-if", WhatIfElement);
