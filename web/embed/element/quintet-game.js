/** `<quintet-game>` for any page: the element with the colours and sizes that other pages do not have. */
import { unsafeCSS } from "lit";
import { QuintetGame } from "./game-element.js";
import { tokensText } from "./tokens.js";

/** @import { QuintetGameElement } from "./game-types.d.ts" */

QuintetGame.styles = [unsafeCSS(tokensText), ...QuintetGame.styles];
/** @satisfies {new () => QuintetGameElement} */
const element = QuintetGame;
customElements.define("quintet-game", element);
