/** Adds the styles of boards and pieces that are not in the page's own style sheet. */

import { looksText } from "../board/looks/looks.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(looksText);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
