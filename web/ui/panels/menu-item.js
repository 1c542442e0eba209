import { html, nothing } from "lit";
import { icon } from "../step-icons.js";

/**
 * An entry of a menu, which `forms/item-styles.js` styles: a picture and words.
 * @param {string} name  finds it (`data-do`)
 * @param {unknown} picture
 * @param {unknown} label
 * @param {((event: MouseEvent) => unknown) | undefined} act
 * @param {{href?: string, leads?: boolean, off?: boolean, opened?: boolean}} [more]  `href`: it is a link; `leads`: it
 *     ends with an arrow; `off`: it can't be used now; `opened`: whether what it shows below is open
 */
export function menuItem(name, picture, label, act, { href, leads, off = false, opened } = {}) {
    const content = html`${picture}<span>${label}</span>${leads ? icon("onward") : nothing}`;
    return href === undefined
        ? html`<button type="button" class="item" data-do=${name} ?disabled=${off} aria-expanded=${opened ?? nothing}
            @click=${act}>${content}</button>`
        : html`<a class="item" data-do=${name} href=${href} @click=${act}>${content}</a>`;
}
