/** `<quintet-arena>`: the reader's own agents play here. `open-arena.js` creates it. */
import { html, LitElement, nothing } from "lit";
import "../ui/notices-part.js";
import { icon } from "../ui/icons.js";
import { given } from "../ui/part.js";
import { shared } from "../ui/styles.js";
import { emptyArena, specOf } from "./arena-model.js";
import { arenaStyles } from "./arena-styles.js";
import "./welcome-part.js";

/** The width from which on tabs stand in the header and views have columns, in pixels. */
const WIDE = 860;

export class QuintetArena extends LitElement {
    static properties = {
        t: { attribute: false },
        model: { state: true },
        wide: { type: Boolean, reflect: true },
    };

    static styles = [shared, arenaStyles];

    constructor() {
        super();
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** @type {import("./arena.js").Arena} */
        this.arena = given;
        this.model = emptyArena();
        /** Leaves the arena; without it there is no way back. @type {(() => void) | null} */
        this.leave = null;
        /** The address to which the way back leads. */
        this.home = "";
        this.wide = false;
        this.sizes = new ResizeObserver(() => {
            this.wide = this.clientWidth >= WIDE;
        });
    }

    connectedCallback() {
        super.connectedCallback();
        this.model = this.arena.model;
        this.unsubscribe = this.arena.store.subscribe((model) => {
            this.model = model;
        });
        this.sizes.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unsubscribe?.();
        this.sizes.disconnect();
        this.arena.close();
    }

    render() {
        const { model, t } = this;
        const game = specOf(model);
        return html`<div class="page">
                <header>
                    ${this.leave ? this.backLink() : nothing}
                    <h1 tabindex="-1">${t("arena.title")} <small>${game ? t(`game.${game.id}`) : ""}</small></h1>
                </header>
                <main>${model.phase === "ready" ? this.view() : this.stateText()}</main>
            </div>
            <quintet-notices popover="manual" .model=${model} .controller=${this.arena} .t=${t}></quintet-notices>`;
    }

    view() {
        const { model, t, arena } = this;
        return html`<quintet-arena-welcome .model=${model} .t=${t} .arena=${arena}></quintet-arena-welcome>`;
    }

    stateText() {
        const { model, t } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${t("arena.loading")}</div>`;
        return html`<div class="state" role="alert"><h2>${t("arena.trouble")}</h2><p><bdi lang="en">${model.trouble}</bdi></p>
            <button type="button" class="button primary" @click=${() => location.reload()}>${t("button.retry")}</button></div>`;
    }

    backLink() {
        return html`<a class="button bare" data-do="leave" href=${this.home} @click=${(
            /** @type {MouseEvent} */ event,
        ) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            this.leave?.();
        }}>${icon("back")}${this.t("button.back")}</a>`;
    }
}

customElements.define("quintet-arena", QuintetArena);
