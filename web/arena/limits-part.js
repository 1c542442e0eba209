/** `<quintet-arena-limits>`: the limits of agents: those of the course, or the reader's own. */
import { css, html, nothing } from "lit";
import { choiceStyles } from "../ui/choice-styles.js";
import { itemStyles } from "../ui/item-styles.js";
import { shared } from "../ui/styles.js";
import { agentsHere } from "./arena-model.js";
import { ArenaPart } from "./arena-part.js";
import { LIMITS, limitsOf, MOST } from "./limits.js";

/** @typedef {import("./arena-model.js").ArenaModel} ArenaModel */

export class LimitsPart extends ArenaPart {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["limits", "agents", "forms", "options", "game"];

    static styles = [
        shared,
        itemStyles,
        choiceStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
            }
            .row {
                justify-content: start;
                padding: 0;
            }
            label.row {
                justify-content: space-between;
            }
            .row input {
                inline-size: 7em;
            }
            .note {
                padding: 0;
            }
        `,
    ];

    render() {
        const { t, model, arena } = this;
        const { preset } = model.limits;
        const presets = /** @type {const} */ (["course", "own"]);
        return html`<div class="row" role="group" aria-label=${t("arena.limits")}>${presets.map(
            (
                name,
            ) => html`<button type="button" class="choice" data-preset=${name} aria-pressed=${String(name === preset)}
                @click=${() => arena.update({ limits: { ...model.limits, preset: name } })}>${t(`arena.limits.${name}`)}</button>`,
        )}</div>${preset === "course" ? this.course() : this.own()}`;
    }

    /** What the course allows, for each form that the agents of the game have. */
    course() {
        const { t, model, arena } = this;
        const used = new Set(agentsHere(model).map(({ form }) => form));
        const forms = model.forms.filter(({ id }) => used.has(id));
        if (forms.length === 0) return nothing;
        return forms.map((form) => {
            const limits = limitsOf(form, model.options);
            const parts = LIMITS.filter((name) => limits[name] !== null).map((name) =>
                t(`arena.limit.said.${name}`, { value: limits[name] ?? 0 }),
            );
            return html`<p class="note line"><span>${arena.desk.formName(form.id)}:</span>${parts.map((part) => html`<span>${part}</span>`)}</p>`;
        });
    }

    own() {
        const { t, model, arena } = this;
        const { limits } = model;
        return LIMITS.map(
            (name) => html`<label class="row"><span>${t(`arena.limit.${name}`)}</span>
            <input type="number" data-limit=${name} min="0.1" max=${MOST[name]} step="any" placeholder=${t("arena.limit.none")}
                .value=${limits.own[name] === null ? "" : String(limits.own[name])}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
                    const number = Number(target.value);
                    const value = target.value !== "" && number > 0 ? Math.min(number, MOST[name]) : null;
                    target.value = value === null ? "" : String(value);
                    arena.update({ limits: { ...limits, own: { ...limits.own, [name]: value } } });
                }} /></label>`,
        );
    }
}

customElements.define("quintet-arena-limits", LimitsPart);
