/** The drawer to play with someone on another device. */

import { html } from "lit";
import { friendsOf } from "../../friend/friends.js";
import { clockWords, friendWords, menuWords, newGameWords, opponentWords, sharedWords } from "../../i18n/catalogues.js";
import "../../friend/parts/friend-drawer.js";
import "../../ui/panels/drawer.js";

/** @import { Drawer } from "./index.js" */

/** @type {Drawer} */
export const drawer = {
    heading: "shared.friend",
    words: [menuWords, sharedWords, friendWords, newGameWords, opponentWords, clockWords],
    content: (app, subject) =>
        html`<quintet-friend .app=${app} .friends=${friendsOf(app)} .subject=${subject}></quintet-friend>`,
};
