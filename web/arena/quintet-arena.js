/** `<quintet-arena>`: the reader's own agents play here. `open-arena.js` creates it. */
import { html, nothing } from "lit";
import "../ui/notices/notices-element.js";
import { goBack } from "../ui/browser/way-back.js";
import { hear, watchSize } from "../ui/connected.js";
import { troubleText } from "../ui/notices/trouble-text.js";
import { given, PageElement } from "../ui/page-element.js";
import { stateStyles } from "../ui/page-styles/state-styles.js";
import { tabList } from "../ui/panels/tab-list.js";
import { tabStyles } from "../ui/panels/tab-styles.js";
import { share } from "../ui/share.js";
import { icon } from "../ui/step-icons.js";
import { follow } from "../ui/store.js";
import "./agents-view/agents-element.js";
import { emptyArena, isRunning, specOf } from "./arena-model.js";
import { arenaStyles } from "./arena-styles.js";

/**
 * @import { ArenaModel, View } from "./arena-model.js"
 * @import { Arena } from "./arena.js"
 */

/** The width from which on tabs stand in the header, in pixels. */
const WIDE = 860;

/** The views, and what loads those that are not shown at first. @type {Record<View, () => Promise<unknown>>} */
const views = {
    agents: async () => {},
    tryout: () => import("./tryout-view/tryout-element.js"),
    match: () => import("./match-view/match-element.js"),
    results: () => import("./results-view/results-element.js"),
};
const TABS = /** @type {const} */ ({
    agents: "arena.view.agents",
    tryout: "arena.view.tryout",
    match: "arena.view.match",
    results: "arena.view.results",
});

export class QuintetArena extends PageElement {
    static properties = {
        model: { state: true },
        wide: { type: Boolean, reflect: true },
        loaded: { state: true },
    };

    static styles = [tabStyles, stateStyles, arenaStyles];

    constructor() {
        super();
        /** @type {Arena} */
        this.arena = given;
        this.model = emptyArena();
        share(this, { words: "t", model: "model", commands: "arena" });
        /** The address of the page that led here, "" if there is none. */
        this.cameFrom = "";
        this.wide = false;
        /** Settles when agents can be brought. @type {Promise<unknown>} */
        this.ready = Promise.resolve();
        /** The views that are there. @type {Set<View>} */
        this.loaded = new Set(["agents"]);
        follow(this, () => this.arena.store);
        watchSize(this, ({ width }) => {
            this.wide = width >= WIDE;
        });
        hear(this, "pagehide", () => this.arena.ownAgents.keepAll());
        // Closing the page would end a match.
        hear(this, "beforeunload", (event) => isRunning(this.model) && event.preventDefault());
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.arena.close();
    }

    render() {
        const { model, t, cameFrom } = this;
        const game = specOf(model);
        const ready = model.phase === "ready";
        return html`<div class="page">
                <quintet-header>
                    ${cameFrom ? html`<a class="button bare square" data-do="leave" href=${cameFrom} aria-label=${t("button.back")} title=${t("button.back")} @click=${goBack}>${icon("back")}</a>` : nothing}
                    <h1 tabindex="-1">${t("shared.arena")} <small>${game ? t(`game.${game.id}`) : ""}</small></h1>
                </quintet-header>
                <main>
                    ${ready ? this.tabs() : nothing}
                    <div class="view" id="part" role=${ready ? "tabpanel" : nothing} aria-labelledby=${ready ? `tab-${model.view}` : nothing}>${ready ? this.view() : this.stateText()}</div>
                </main>
            </div>
            <quintet-notices popover="manual"></quintet-notices>`;
    }

    tabs() {
        const { model, t, arena } = this;
        return tabList(t, {
            label: t("arena.views"),
            tabs: TABS,
            chosen: model.view,
            choose: async (name) => {
                arena.show(/** @type {View} */ (name));
                await this.updateComplete;
            },
        });
    }

    view() {
        const { model, t, loaded } = this;
        if (!loaded.has(model.view)) return html`<div class="state" role="status">${t("arena.loadingView")}</div>`;
        switch (model.view) {
            case "tryout":
                return html`<quintet-arena-tryout></quintet-arena-tryout>`;
            case "match":
                return html`<quintet-arena-match></quintet-arena-match>`;
            case "results":
                return html`<quintet-arena-results></quintet-arena-results>`;
            default:
                return html`<quintet-arena-agents></quintet-arena-agents>`;
        }
    }

    stateText() {
        const { model, t } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${t("arena.loading")}</div>`;
        return html`<div class="state" role="alert"><h2>${t("arena.trouble")}</h2>${troubleText(t, model.trouble)}
            <button type="button" class="button primary" @click=${() => location.reload()}>${t("button.retry")}</button></div>`;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const before = /** @type {ArenaModel | undefined} */ (changed.get("model"));
        const { view } = this.model;
        if (before?.view !== view) {
            const place = this.renderRoot.querySelector(".view");
            if (place) place.scrollTop = 0;
        }
        if (!this.loaded.has(view)) this.load(view);
    }

    /** @param {View} view */
    async load(view) {
        try {
            await views[view]();
            this.loaded = new Set([...this.loaded, view]);
        } catch {
            this.arena.tell({ key: "notice.notLoaded", tone: "error" });
            this.arena.update({ view: "agents" });
        }
    }
}

customElements.define("quintet-arena", QuintetArena);
