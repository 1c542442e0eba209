/** `<quintet-arena-agents>`: the choice of the game, the reader's agents for it, and how to get another one. */

import { css, html, nothing } from "lit";
import { timeIn } from "../../i18n/formats.js";
import { button, iconButton } from "../../ui/forms/buttons.js";
import { text } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { repeat } from "../../ui/repeat.js";
import "./add-element.js";
import { ArenaElement } from "../arena-element.js";
import { agentsHere } from "../arena-model.js";
import { MAX_AGENT_NAME } from "./own-agents.js";
import "../game-choice-element.js";
import { icon } from "../icons.js";
import "./question-element.js";
import { viewStyles } from "../view-styles.js";

/** @import { Agent, ArenaModel } from "../arena-model.js" */

export class AgentsElement extends ArenaElement {
    static properties = { renaming: { state: true } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = ["games", "game", "agents", "stored", "question", "busy", "templates", "forms"];

    static styles = [
        itemStyles,
        viewStyles,
        css`
            ul {
                display: grid;
            }
            li {
                display: flex;
                flex-wrap: wrap;
                gap: 0 var(--space-1);
                align-items: center;
                padding-block: var(--space-1);
                border-block-start: var(--stroke) solid var(--rule);
            }
            li:first-child {
                border: 0;
            }
            .item {
                flex: 1 1 220px;
                padding-block: var(--space-2);
            }
            .name {
                overflow: hidden;
                font-weight: 600;
                text-overflow: ellipsis;
                white-space: nowrap;
            }
            .acts {
                display: flex;
                margin-inline-start: auto;
            }
            li form {
                padding-block: var(--space-2);
            }
            .note {
                padding: 0;
            }
            .note .icon {
                display: inline-block;
                inline-size: 18px;
                block-size: 18px;
                vertical-align: -4px;
            }
            .welcome {
                display: grid;
                gap: var(--space-1);
            }
        `,
    ];

    constructor() {
        super();
        /** The id of the agent that is being renamed, or "". */
        this.renaming = "";
    }

    render() {
        const { model, t } = this;
        const agents = agentsHere(model);
        const empty = model.agents.length === 0;
        return html`
            ${empty ? html`<div class="welcome"><h2>${t("arena.welcome")}</h2><p class="soft">${t("arena.welcomeText")}</p></div>` : nothing}
            <quintet-arena-games></quintet-arena-games>
            ${model.question ? html`<quintet-arena-question></quintet-arena-question>` : nothing}
            ${agents.length > 0 ? this.list(agents) : nothing}
            ${model.stored ? nothing : html`<p class="note" role="note">${icon("warning")} ${t("arena.notStored")}</p>`}
            <quintet-arena-add></quintet-arena-add>`;
    }

    /** @param {Agent[]} agents */
    list(agents) {
        const { t, model, arena } = this;
        return html`<section class="card" aria-labelledby="own">
            <h2 id="own">${t("arena.own", { game: t(`game.${model.game}`) })}</h2>
            <ul>${repeat(
                agents,
                ({ id }) => id,
                (agent) =>
                    html`<li data-agent=${agent.id}>${this.renaming === agent.id ? this.renameForm(agent) : this.row(agent)}</li>`,
            )}</ul>
            <div class="buttons">${button("tournament", "trophy", t("arena.toMatch"), () => arena.show("match"))}</div>
        </section>`;
    }

    /** @param {Agent} agent */
    row(agent) {
        const { t, arena } = this;
        const count = Object.keys(agent.files).length;
        const open = () => {
            arena.tryout.show(agent.id);
            arena.show("tryout");
        };
        return html`<button type="button" class="item" data-do="open" @click=${open}>
                <span class="what">
                    <bdi class="name">${agent.name}</bdi>
                    <span class="line"><span>${arena.ownAgents.formName(agent.form)}</span><span>${t(`arena.language.${agent.language}`)}</span>${
                        count > 1 ? html`<span>${t("arena.files", { count })}</span>` : nothing
                    }<span>${timeIn(t, agent.changed)}</span></span>
                </span>
            </button>
            <span class="acts">
                ${this.act("rename", agent, () => this.rename(agent.id))}
                ${this.act("copy", agent, () => this.duplicate(agent.id))}
                ${this.act("save", agent, () => arena.ownAgents.exportAgent(agent.id))}
                ${this.act("remove", agent, () => this.erase(agent.id))}
            </span>`;
    }

    /** @param {"rename" | "copy" | "save" | "remove"} name @param {Agent} agent @param {() => void} act */
    act(name, agent, act) {
        return iconButton(name, name, this.t(`arena.act.${name}`, { name: agent.name }), act, { bare: true });
    }

    /** @param {Agent} agent */
    renameForm({ id, name }) {
        const { t } = this;
        const keyed = (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            this.renaming = "";
            this.focusOn(id, "rename");
        };
        return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.renamed(event, id)} @keydown=${keyed}>
            ${text({ name: "name", label: t("shared.name"), stack: null, most: MAX_AGENT_NAME, needed: true, value: name })}
            <button class="button" data-do="renamed">${t("shared.done")}</button>
        </form>`;
    }

    /** @param {string} id */
    async rename(id) {
        this.renaming = id;
        await this.updateComplete;
        /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector("li input"))?.select();
    }

    /** @param {SubmitEvent} event @param {string} id */
    async renamed(event, id) {
        event.preventDefault();
        const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
        if (!name) return;
        this.renaming = "";
        this.arena.ownAgents.rename(id, name);
        await this.focusOn(id, "rename");
    }

    /** @param {string} id */
    async duplicate(id) {
        const copy = this.arena.ownAgents.duplicate(id);
        if (copy) await this.focusOn(copy, "open");
    }

    /** @param {string} id */
    async erase(id) {
        const ids = agentsHere(this.model).map((agent) => agent.id);
        const next = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
        this.arena.ownAgents.remove(id);
        if (next) await this.focusOn(next, "remove");
    }

    /** @param {string} id @param {string} command */
    async focusOn(id, command) {
        await this.updateComplete;
        const rows = /** @type {NodeListOf<HTMLElement>} */ (this.renderRoot.querySelectorAll("li"));
        const row = [...rows].find((each) => each.dataset.agent === id);
        /** @type {HTMLElement | null | undefined} */ (row?.querySelector(`[data-do=${command}]`))?.focus();
    }
}

customElements.define("quintet-arena-agents", AgentsElement);
