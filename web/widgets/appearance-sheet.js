/** The styles of boards and pieces that are not in the page's own style sheet. */

import { looksText } from "../board/looks/looks.js";

const drawer = new CSSStyleSheet();
drawer.replaceSync(looksText);

/** Adds the styles to the page. */
export function addLooks() {
    if (!document.adoptedStyleSheets.includes(drawer))
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawer];
}
