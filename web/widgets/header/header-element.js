/**
 * `<quintet-header>`: the header of every page: the way home, the page's heading, its own buttons and the doors to all
 * other pages.
 *
 *     <quintet-header><h1>Heading</h1><button>…</button></quintet-header>
 *
 * The page styles the heading and its buttons with `headStyles`.
 */
import { html, nothing, svg } from "lit";
import { menuWords, sharedWords, siteWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { hear } from "../../ui/connected.js";
import { framed, icon } from "../../ui/icons.js";
import { logo } from "../../ui/logo.js";
import { PageElement } from "../../ui/page-element.js";
import { addressOf } from "../../ui/site.js";
import { headerStyles } from "./header-styles.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Key } from "../../i18n/keys.js"
 * @import { Door, SiteLink } from "./doors.js"
 */

/** The names of the doors. They have content once `doors.js` has loaded. @type {Record<string, Key>} */
const names = { play: "shared.play", learn: "site.learn", explore: "site.explore", courses: "site.courses" };

/** The largest number on the button of the menu. */
const MOST = 99;

/** The pages that open at the game on the board. */
const OF_GAME = ["lessons", "puzzles", "arena"];

/** @param {Translate} t */
const hasWords = (t) => t.has("site.menu") && t.has("shared.play");

const menu = framed(svg`<path d="M4.5 7h15m-15 5h15m-15 5h15" />`);

const gear = framed(
    svg`<circle cx="12" cy="12" r="2.7" /><path d="M12 4.2v2.6m0 10.4v2.6m7.8-7.8h-2.6M6.8 12H4.2m13.3-5.5-1.8 1.8m-7.4 7.4-1.8 1.8m11 0-1.8-1.8M8.3 8.3 6.5 6.5" /><circle cx="12" cy="12" r="5.6" />`,
);

export class HeaderElement extends PageElement {
    static properties = {
        alone: { type: Boolean },
        game: { attribute: false },
        due: { attribute: false },
        opened: { state: true },
        shownSettings: { state: true },
    };

    static styles = headerStyles;

    constructor() {
        super();
        /** Whether the page runs in another one, where the rest of the site is out of place. */
        this.alone = false;
        /** The game on the board of the play page. */
        this.game = "";
        /** The reader's own mistakes that are due as puzzles, of all games and of this game. */
        this.due = { count: 0, here: 0 };
        /** The open door, "menu" for all of them, or "". */
        this.opened = "";
        /** @type {Record<string, Door>} */
        this.doors = {};
        /** Renders the settings while they are open. @type {((header: HeaderElement) => unknown) | null} */
        this.shownSettings = null;
        const outside = (/** @type {Event} */ event) => {
            if (!event.composedPath().includes(this)) this.opened = "";
        };
        hear(this, "pointerdown", outside, document);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.opened = "";
    }

    willUpdate() {
        const { t } = this;
        if (!t || hasWords(t)) return;
        // Without a network the page works without its header.
        addWords(t, siteWords, sharedWords).then(
            () => this.requestUpdate(),
            () => {},
        );
    }

    render() {
        const { t, alone, due } = this;
        if (alone) return html`<header><slot></slot></header>`;
        if (!t || !hasWords(t)) return nothing;
        const home = addressOf("index.html");
        const name = due.count ? `${t("site.menu")}: ${t("shared.due", due)}` : t("site.menu");
        return html`<header @keydown=${this.keyed} @focusout=${this.left}>
            <a class="home" href=${home} aria-current=${this.isHere(home) ? "page" : nothing}>${logo}<span class="name">${t("app.name")}</span></a>
            <slot></slot>
            <nav aria-label=${t("site.menu")}>
                ${Object.keys(names).map((door) => this.door(door))}
                ${this.place(
                    "menu",
                    html`<button type="button" class="button bare square" data-door="menu" aria-expanded=${String(this.opened === "menu")}
                        aria-label=${name} title=${name} @click=${() => this.toggle("menu")}>${menu}${
                            due.count
                                ? html`<span class="due" aria-hidden="true">${t.number(Math.min(MOST, due.count))}</span>`
                                : nothing
                        }</button>`,
                )}
            </nav>
            <button type="button" class="button bare square" data-do="settings" aria-label=${t("shared.settings")} title=${t("shared.settings")}
                @click=${this.openSettings}>${gear}</button>
        </header>${this.shownSettings?.(this) ?? nothing}`;
    }

    /** @param {string} name */
    door(name) {
        return this.place(
            name,
            html`<button type="button" class="button bare" data-door=${name} aria-expanded=${String(this.opened === name)}
                @click=${() => this.toggle(name)}>${this.t(names[name])}${icon("chevron")}</button>`,
        );
    }

    /** Renders a button and what it opens. @param {string} name @param {unknown} button */
    place(name, button) {
        const { doors, opened } = this;
        const shown = name === "menu" ? Object.values(doors) : [doors[name]];
        return html`<div class="place ${name === "menu" ? "all" : "one"}">${button}${
            opened === name
                ? html`<div class="links">${shown.map((door) => this.links(door, shown.length > 1))}</div>`
                : nothing
        }</div>`;
    }

    /** @param {Door} door @param {boolean} isNamed */
    links({ name, links }, isNamed) {
        const { t } = this;
        return html`<section>
            ${isNamed ? html`<h2>${t(name)}</h2>` : nothing}
            <ul>${links.map((link) => html`<li>${this.link(link)}</li>`)}</ul>
        </section>`;
    }

    /** @param {SiteLink} link */
    link({ id, address, name, covers }) {
        const { t, due, game } = this;
        const of =
            game && OF_GAME.includes(id) ? `#game=${game}${id === "puzzles" && due.here ? "&mode=mine" : ""}` : "";
        const current = this.isHere(addressOf(address))
            ? "page"
            : covers && location.href.startsWith(addressOf(covers))
              ? "true"
              : nothing;
        return html`<a href=${addressOf(address) + of} data-page=${id} aria-current=${current}>${t(name)}${
            id === "puzzles" && due.count ? html`<small>${t("shared.due", { count: due.count })}</small>` : nothing
        }</a>`;
    }

    /** Whether a link leads to what the page shows: on the play page a game or the analysis. @param {string} address */
    isHere(address) {
        const { pathname, hash } = new URL(address);
        if (pathname !== location.pathname.replace(/\/$/, "/index.html")) return false;
        const isAnalysis = location.hash.startsWith("#lab");
        return hash === "#lab" ? isAnalysis : hash ? !isAnalysis && hash === `#game=${this.game}` : true;
    }

    /** Opens or closes a door. @param {string} name */
    async toggle(name) {
        if (this.opened === name) {
            this.opened = "";
            return;
        }
        // Without a network the home page still has the links.
        const loaded = await import("./doors.js").catch(() => null);
        if (!loaded) return location.assign(addressOf("index.html"));
        this.doors = loaded.doors;
        this.opened = name;
    }

    /** Opens the settings, unless the page shows them in a drawer that it has. */
    async openSettings() {
        const how = { bubbles: true, composed: true, cancelable: true };
        if (!this.dispatchEvent(new CustomEvent("quintet-drawer", { detail: { name: "settings" }, ...how }))) return;
        try {
            const { settingsDrawer, showSettings } = await import("../settings/page-settings.js");
            await addWords(this.t, menuWords, sharedWords);
            this.shownSettings = settingsDrawer;
            await showSettings(this);
        } catch {
            // Without a network the next press tries again.
        }
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (!this.opened || event.key !== "Escape") return;
        // The page must not close another layer too.
        event.stopPropagation();
        event.preventDefault();
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-door=${this.opened}]`))?.focus();
        this.opened = "";
    }

    /** @param {FocusEvent} event */
    left({ relatedTarget }) {
        if (relatedTarget && !this.renderRoot.querySelector("nav")?.contains(/** @type {Node} */ (relatedTarget)))
            this.opened = "";
    }
}

customElements.define("quintet-header", HeaderElement);
