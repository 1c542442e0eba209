/**
 * `<quintet-header>`: the header of every page: the way home, the page's heading, its own buttons and the doors to all
 * other pages.
 *
 *     <quintet-header><h1>Heading</h1><button>…</button></quintet-header>
 *
 * The page styles the heading and its buttons with `headStyles`.
 */
import { html, nothing, svg } from "lit";
import { sharedWords, siteWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { framed, icon, logo } from "../../ui/icons.js";
import { PageElement } from "../../ui/page-element.js";
import { addressOf } from "../../ui/site.js";
import { shared } from "../../ui/styles.js";
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

/** @param {Translate} t */
const hasWords = (t) => t.has("site.menu") && t.has("shared.play");

const menu = framed(svg`<path d="M4.5 7h15m-15 5h15m-15 5h15" />`);

export class HeaderElement extends PageElement {
    static properties = {
        alone: { type: Boolean },
        here: { attribute: false },
        due: { attribute: false },
        opened: { state: true },
    };

    static styles = [shared, headerStyles];

    constructor() {
        super();
        /** Whether the page runs in another one, where the rest of the site is out of place. */
        this.alone = false;
        /** The address of what the page shows, if it differs from the page's. */
        this.here = location.href;
        /** The reader's own mistakes that are due as puzzles. */
        this.due = 0;
        /** The open door, "menu" for all of them, or "". */
        this.opened = "";
        /** @type {Record<string, Door>} */
        this.doors = {};
        this.outside = (/** @type {Event} */ event) => {
            if (!event.composedPath().includes(this)) this.opened = "";
        };
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.opened = "";
        document.removeEventListener("pointerdown", this.outside);
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

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        if (!changed.has("opened")) return;
        if (this.opened) document.addEventListener("pointerdown", this.outside);
        else document.removeEventListener("pointerdown", this.outside);
    }

    render() {
        const { t, alone } = this;
        if (alone) return html`<header><slot></slot></header>`;
        if (!t || !hasWords(t)) return nothing;
        const home = addressOf("index.html");
        return html`<header @keydown=${this.keyed} @focusout=${this.left}>
            <a class="home" href=${home} aria-current=${this.isHere(home) ? "page" : nothing}>${logo}<span class="name">${t("app.name")}</span></a>
            <slot></slot>
            <nav aria-label=${t("site.menu")}>
                ${Object.keys(names).map((door) => this.door(door))}
                ${this.place(
                    "menu",
                    html`<button type="button" class="button bare square" data-door="menu" aria-expanded=${String(this.opened === "menu")}
                        aria-label=${t("site.menu")} title=${t("site.menu")} @click=${() => this.toggle("menu")}>${menu}${this.badge()}</button>`,
                )}
            </nav>
        </header>`;
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
        const { t, due } = this;
        const target = addressOf(address);
        const current = this.isHere(target)
            ? "page"
            : covers && this.here.startsWith(addressOf(covers))
              ? "true"
              : nothing;
        return html`<a href=${target} aria-current=${current}>${t(name)}${
            id === "puzzles" && due ? html`<small>${t("shared.due", { count: due })}</small>` : nothing
        }</a>`;
    }

    /** How many mistakes are due, on the button that leads to them. */
    badge() {
        const { t, due } = this;
        if (!due) return nothing;
        const count = t("shared.due", { count: due });
        return html`<span class="due" title=${count}><span aria-hidden="true">${t.number(Math.min(MOST, due))}</span><span class="unseen">${count}</span></span>`;
    }

    /** Whether a link leads to what the page shows. A game is named after `#`; other pages use it for their content. */
    isHere(/** @type {string} */ address) {
        const [page, hash] = address.split("#");
        const [here, place = ""] = this.here.split("#");
        return page === here.replace(/\/$/, "/index.html") && (!hash || hash === place);
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
