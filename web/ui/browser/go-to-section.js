/** @import { LitElement } from "lit" */

/** Scrolls to the section in the address. The browser does not find ids in a shadow tree. @param {LitElement} page */
export function goToSection({ renderRoot }) {
    const id = location.hash.slice(1);
    if (id) renderRoot.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
}
