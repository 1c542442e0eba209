/** Adds the styles of boards and pieces that are not in the page's own style sheet. */

import { looksText } from "../board/looks/looks.js";

const drawer = new CSSStyleSheet();
drawer.replaceSync(looksText);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawer];
