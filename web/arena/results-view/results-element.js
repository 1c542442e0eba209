/** `<quintet-arena-results>`: the results that are kept on this device, and the one that is open. */

import { css, html, nothing } from "lit";
import { timeIn } from "../../i18n/formats.js";
import { chooseFiles } from "../../ui/browser/files.js";
import { iconButton } from "../../ui/forms/buttons.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { ArenaElement } from "../arena-element.js";
import { icon } from "../icons.js";
import { viewStyles } from "../view-styles.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { ArenaModel, Kept } from "../arena-model.js"
 */

export class ResultsElement extends ArenaElement {
    static properties = { report: { state: true } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = ["kept", "shown", "results", "games"];

    static styles = [
        itemStyles,
        viewStyles,
        css`
            ul {
                display: grid;
            }
            li {
                display: flex;
                gap: var(--space-1);
                align-items: center;
                border-block-start: var(--stroke) solid var(--rule);
            }
            li:first-child {
                border: 0;
            }
            .item {
                flex: 1;
                min-inline-size: 0;
                min-block-size: 56px;
                padding-block: var(--space-2);
            }
            .name {
                font-weight: 600;
                overflow-wrap: anywhere;
            }
            .head h2 {
                flex: 1 1 240px;
                min-inline-size: 0;
                overflow-wrap: anywhere;
            }
        `,
    ];

    constructor() {
        super();
        /** Whether the report is loaded. */
        this.report = false;
        this.opened = "";
    }

    render() {
        const { model, t } = this;
        return model.results ? this.opening() : this.list(t);
    }

    /** @param {Translate} t */
    list(t) {
        const { model, arena } = this;
        const openFile = () =>
            chooseFiles(([file]) => arena.savedResults.importFile(file), { accept: ".json,application/json" });
        return html`<section class="card" aria-labelledby="kept">
                <h2 id="kept" tabindex="-1">${t("arena.results.title")}</h2>
                ${
                    model.kept.length
                        ? html`<ul>${model.kept.map((kept) => html`<li data-kept=${kept.id}>${this.entry(kept)}</li>`)}</ul>`
                        : html`<div class="empty">${icon("trophy")}<p>${t("arena.results.empty")}</p></div>`
                }
                <div class="buttons"><button type="button" class="button" data-do="import" @click=${openFile}>${icon("open")}${t("arena.results.import")}</button></div>
            </section>`;
    }

    /** @param {Kept} kept */
    entry({ id, name, created, game, played, stored }) {
        const { t, arena } = this;
        return html`<button type="button" class="item" data-do="open" @click=${() => arena.savedResults.open(id)}>
                <span class="what"><bdi class="name">${name}</bdi><span class="line"><span>${t(`game.${game}`)}</span><span>${t(
                    "shared.games",
                    {
                        count: played,
                    },
                )}</span><span>${this.date(created)}</span>${stored ? nothing : html`<span>${t("arena.results.visit")}</span>`}</span></span>
            </button>${this.act("save", name, () => arena.savedResults.exportResults(id))}${this.act("remove", name, () => this.erase(id))}`;
    }

    /** @param {"save" | "remove"} name @param {string} what @param {() => void} act */
    act(name, what, act) {
        return iconButton(name, name, this.t(`arena.act.${name}`, { name: what }), act, { bare: true });
    }

    /** @param {string} id */
    async erase(id) {
        await this.arena.savedResults.remove(id);
        await this.updateComplete;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus();
    }

    /** @param {string} created */
    date(created) {
        const time = new Date(created);
        if (Number.isNaN(time.getTime())) return "";
        return timeIn(this.t, time);
    }

    opening() {
        const { model, t, arena } = this;
        const { results, kept, shown } = model;
        const name = kept.find(({ id }) => id === shown)?.name ?? "";
        return html`<div class="head">
                <button type="button" class="button bare" data-do="back" @click=${() => arena.savedResults.close()}>${icon("back")}${t("arena.results.all")}</button>
                <h2 tabindex="-1"><bdi>${name}</bdi></h2>
            </div>
            ${
                this.report
                    ? html`<quintet-report .results=${results} .analysisPage=${"play.html"}
                .template=${"report-template.html"} .site=${new URL(".", location.href).href}></quintet-report>`
                    : html`<p class="soft" role="status">${t("arena.results.loading")}</p>`
            }`;
    }

    async updated() {
        const { results, shown } = this.model;
        if (shown !== this.opened) {
            this.opened = shown;
            /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({
                preventScroll: true,
            });
        }
        if (!results || this.report) return;
        try {
            await import("../../report/quintet-report.js");
            this.report = true;
        } catch (error) {
            this.arena.tellFailure(error);
        }
    }
}

customElements.define("quintet-arena-results", ResultsElement);
