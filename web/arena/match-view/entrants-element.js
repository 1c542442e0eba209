/** `<quintet-arena-entrants>`: who takes part in a match: agents, reference players, levels. */
import { css, html, nothing } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { toggle } from "../../ui/forms/fields.js";
import { ArenaElement } from "../arena-element.js";
import { agentsHere } from "../arena-model.js";
import { nameWithElo } from "./seat-options.js";
import { groupsOf } from "./seats.js";

/** @import { ArenaModel } from "../arena-model.js" */

export class EntrantsElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["agents", "game", "opponents", "draft"];

    static styles = [
        fieldStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
            }
            fieldset {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
            }
            legend {
                display: flex;
                gap: var(--space-3);
                align-items: center;
                inline-size: 100%;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 600;
            }
            legend button {
                min-block-size: 28px;
                padding: 0 var(--space-2);
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                color: var(--accent);
                font-size: var(--text-small);
            }
            legend button:hover {
                background: var(--paper-sunken);
            }
            @media (pointer: coarse) {
                .choice {
                    min-block-size: var(--tap);
                }
            }
            .choice span {
                min-inline-size: 0;
                overflow: hidden;
                text-overflow: ellipsis;
            }
            .none {
                color: var(--ink-soft);
            }
        `,
    ];

    render() {
        const { t, model } = this;
        const own = agentsHere(model).map(({ id, name }) => ({ seat: `agent:${id}`, name, about: "" }));
        return html`
            ${own.length ? this.group("own", own) : html`<p class="none">${t("arena.match.noAgents")}</p>`}
            ${groupsOf(model.opponents).map(({ group, list }) =>
                this.group(
                    group,
                    list.map((each) => ({ seat: each.seat, name: nameWithElo(t, each), about: each.about ?? "" })),
                ),
            )}`;
    }

    /** @param {string} group @param {{seat: string, name: string, about: string}[]} list */
    group(group, list) {
        const { t, model, arena } = this;
        const { seats } = model.draft;
        const all = list.every(({ seat }) => seats.includes(seat));
        return html`<fieldset data-group=${group}><legend><span>${t(`arena.group.${group}`)}</span>${
            list.length > 1
                ? html`<button type="button" @click=${() => this.chooseAll(list, !all)}>${t(all ? "arena.match.noneOf" : "arena.match.allOf")}<span class="unseen">: ${t(`arena.group.${group}`)}</span></button>`
                : nothing
        }</legend>${list.map(({ seat, name, about }) =>
            toggle({
                label: name,
                name: seat,
                on: seats.includes(seat),
                why: about,
                change: (on) => arena.matches.choose(seat, on),
            }),
        )}</fieldset>`;
    }

    /** @param {{seat: string}[]} list @param {boolean} chosen */
    chooseAll(list, chosen) {
        const given = list.map(({ seat }) => seat);
        const others = this.model.draft.seats.filter((seat) => !given.includes(seat));
        this.arena.matches.set({ seats: chosen ? [...others, ...given] : others });
    }
}

customElements.define("quintet-arena-entrants", EntrantsElement);
