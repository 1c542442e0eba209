/** `<quintet-game>` for any page: the element with Quintet's colours and sizes, which other pages do not define. */
import { unsafeCSS } from "lit";
import { QuintetGame } from "./game-element.js";
import { tokensText } from "./tokens.js";

/** @import { QuintetGameElement } from "./game-types.d.ts" */

QuintetGame.styles = [unsafeCSS(tokensText), ...QuintetGame.styles];
/** @satisfies {new () => QuintetGameElement} */
const element = QuintetGame;
customElements.define("quintet-game", element);
