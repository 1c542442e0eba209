/**
 * Tabs after the pattern of the ARIA Authoring Practices: one stop for the Tab key, arrow keys lead from tab to tab, and the tab with
 * the focus is the one that is chosen. The panel has the id `part`, a tab `tab-` and its name.
 *
 * @typedef {import("../i18n/t.js").Translate} Translate
 *
 * `tabs`: names, and the keys of their translations. `choose` is done when the choice is to be seen.
 * @typedef {{label: string, tabs: Record<string, string>, chosen: string, choose: (name: string) => Promise<unknown>}} Tabs
 */
import { html } from "lit";

/** @param {Translate} t @param {Tabs} how */
export function tabList(t, { label, tabs, chosen, choose }) {
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
            @click=${() => choose(name)}>${t(key)}</button>`,
        )}
    </div>`;
}

/**
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
