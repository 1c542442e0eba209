/**
 * Buttons with icons. `name`: tests find a button by it (`data-do`). `off`: it does nothing but stays focusable, since
 * a disabled button would lose the focus.
 */
import { html } from "lit";
import { icon } from "../more-icons.js";

/**
 * A button with an icon and words.
 * @param {string} name @param {Parameters<typeof icon>[0]} picture @param {string} label @param {() => unknown} act
 * @param {{primary?: boolean, off?: boolean}} [how]
 */
export const button = (name, picture, label, act, { primary = false, off = false } = {}) =>
    html`<button type="button" class="button ${primary ? "primary" : ""}" data-do=${name} aria-disabled=${String(off)}
        @click=${() => off || act()}>${icon(picture)}${label}</button>`;

/**
 * A button with an icon alone.
 * @param {string} name @param {Parameters<typeof icon>[0]} picture @param {string} label @param {() => unknown} act
 * @param {{bare?: boolean, off?: boolean}} [how]
 */
export const iconButton = (name, picture, label, act, { bare = false, off = false } = {}) =>
    html`<button type="button" class="button square ${bare ? "bare" : ""}" data-do=${name} aria-label=${label} title=${label}
        aria-disabled=${String(off)} @click=${() => off || act()}>${icon(picture)}</button>`;
