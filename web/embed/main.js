/** The frame: one game, as its address says, and messages to and from the page around it. */
import { QuintetGame } from "../element/game-element.js";
import { Messenger } from "./messages.js";
import { fromAddress } from "./options.js";

// The page brings the colours along.
customElements.define("quintet-game", QuintetGame);

const given = fromAddress(location.search);
const game = Object.assign(new QuintetGame(), { readOptions: () => given });

new Messenger({ game, allowed: given.options.parent ?? ["*"] });

const root = document.documentElement;
const main = document.createElement("main");
const heading = document.createElement("h1");
// What is beyond the element, such as the name of the document and the scroll bar of a list, follows it.
new MutationObserver(() => {
    Object.assign(root, { lang: game.lang, dir: game.dir });
    if (game.dataset.theme) root.dataset.theme = game.dataset.theme;
    else delete root.dataset.theme;
    heading.textContent = game.ariaLabel;
    document.title = `${game.ariaLabel} – Quintet`;
}).observe(game, { attributeFilter: ["lang", "dir", "data-theme", "aria-label"] });

main.append(heading, game);
document.body.append(main);
// A frame is looked at as a whole; what waits is the frame itself (`loading="lazy"`).
game.begin();
