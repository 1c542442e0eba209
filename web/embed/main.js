/** The frame: one game with options from the address, and messages from and to the parent page. */

import { QuintetGame } from "./element/game-element.js";
import { EVENTS } from "./messages/commands.js";
import { fromAddress } from "./options.js";

// The plain element is enough: the frame's page has its own style sheet with the colours.
customElements.define("quintet-game", QuintetGame);

const given = fromAddress([location.search.slice(1), location.hash.slice(1)].filter(Boolean).join("&"));
const game = Object.assign(new QuintetGame(), { readOptions: () => given });

/**
 * Events that arrive before the messenger is loaded. It is a separate file, because the first board does not need it.
 * @type {Event[]}
 */
const early = [];
const keep = (/** @type {Event} */ event) => void (early.length < 100 && early.push(event));
/** @param {"addEventListener" | "removeEventListener"} change */
function listen(change) {
    window[change]("message", keep);
    for (const type of EVENTS) game[change](`quintet-${type}`, keep);
}
listen("addEventListener");
import("./messages/messages.js").then(({ hintsFor, Messenger }) => {
    const allowed = given.options.parent ?? ["*"];
    listen("removeEventListener");
    const messenger = new Messenger({ game, allowed });
    for (const event of early) messenger.take(event);
    for (const hint of hintsFor(window, allowed)) console.info(hint);
});

const root = document.documentElement;
const main = document.createElement("main");
const heading = document.createElement("h1");
// The document takes its language, direction, theme and title from the element.
new MutationObserver(() => {
    Object.assign(root, { lang: game.lang, dir: game.dir });
    root.dataset.theme = game.dataset.theme ?? "";
    heading.textContent = game.ariaLabel;
    document.title = `${game.ariaLabel} – Quintet`;
}).observe(game, { attributeFilter: ["lang", "dir", "data-theme", "aria-label"] });

// Start at once: `loading="lazy"` on the frame already delays it until it is in sight.
game.begin();
main.append(heading, game);
document.body.append(main);
