/** `<quintet-arena-limits>`: the limits of agents: those of the course, or the reader's own. */
import { css, html, nothing } from "lit";
import { LIMITS, limitsOf, MOST } from "../../agents/limits.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { number } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { ArenaElement } from "../arena-element.js";
import { agentsHere } from "../arena-model.js";

/** @import { ArenaModel } from "../arena-model.js" */

export class LimitsElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["limits", "agents", "forms", "options", "game"];

    static styles = [
        itemStyles,
        controlStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
            }
            .row,
            .note {
                padding: 0;
            }
        `,
    ];

    render() {
        const { t, model, arena } = this;
        const { preset } = model.limits;
        return html`${segments({
            label: t("arena.limits"),
            name: "preset",
            options: ["course", "own"].map((value) => ({ value, text: t(`arena.limits.${value}`) })),
            value: preset,
            choose: (name) => arena.update({ limits: { ...model.limits, preset: /** @type {"own"} */ (name) } }),
        })}${preset === "course" ? this.course() : this.own()}`;
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
            return html`<p class="note line"><span>${arena.ownAgents.formName(form.id)}:</span>${parts.map((part) => html`<span>${part}</span>`)}</p>`;
        });
    }

    own() {
        const { t, model, arena } = this;
        const { limits } = model;
        return LIMITS.map((name) =>
            number({
                name,
                label: t(`arena.limit.${name}`),
                value: limits.own[name] ?? "",
                least: 0.1,
                most: MOST[name],
                step: "any",
                usual: t("arena.limit.none"),
                change: (text, input) => {
                    const value = Number(text) > 0 ? Math.min(Number(text), MOST[name]) : null;
                    input.value = String(value ?? "");
                    arena.update({ limits: { ...limits, own: { ...limits.own, [name]: value } } });
                },
            }),
        );
    }
}

customElements.define("quintet-arena-limits", LimitsElement);
