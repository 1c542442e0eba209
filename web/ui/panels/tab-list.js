/**
 * Tabs as in the ARIA Authoring Practices: the list is one stop for the Tab key, arrow keys move between tabs, and the
 * focused tab is selected. The panel must have the id `part`; a tab has the id `tab-` plus its name.
 *
 * `tabs`: translation keys by name; `count` fills their blank. `choose` resolves when the selected tab has been
 * rendered.
 * @typedef {{label: string, tabs: Record<string, Key<"count">>, count?: number, chosen: string,
 *            choose: (name: string) => Promise<unknown>}} Tabs
 */
import { html } from "lit";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/** Renders the list of tabs. @param {Translate} t @param {Tabs} how */
export function tabList(t, { label, tabs, count = 0, chosen, choose }) {
    const keyed = async (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ event) => {
        const list = event.currentTarget;
        const name = tabOfKey(event.key, Object.keys(tabs), chosen, t.language.direction === "rtl");
        if (name === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        await choose(name);
        /** @type {HTMLElement | null} */ (list.querySelector(`#tab-${name}`))?.focus();
    };
    return html`<div role="tablist" aria-label=${label} @keydown=${keyed}>
        ${Object.entries(tabs).map(
            ([
                name,
                key,
            ]) => html`<button type="button" role="tab" id="tab-${name}" data-tab=${name} aria-controls="part"
            aria-selected=${String(name === chosen)} tabindex=${name === chosen ? 0 : -1}
            @click=${() => choose(name)}>${t(key, { count })}</button>`,
        )}
    </div>`;
}

/**
 * Returns the tab that a key selects, if any.
 * @param {string} key
 * @param {string[]} names
 * @param {string} chosen
 * @param {boolean} rtl
 * @returns {string | undefined}
 */
function tabOfKey(key, names, chosen, rtl) {
    const now = names.indexOf(chosen);
    const forward = rtl ? -1 : 1;
    const target = { ArrowRight: now + forward, ArrowLeft: now - forward, Home: 0, End: names.length - 1 }[key];
    return target === undefined ? undefined : names[(target + names.length) % names.length];
}
