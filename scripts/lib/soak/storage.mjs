// Storage that is full, refused or damaged in the middle of games.

import { repeat } from "./counts.mjs";
import { actionsOn, atRest, onPage, playFirst, reload, startSmall } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

/** What the host does to the storage of a running page, and what undoes it. */
const hosts = {
    full: () => {
        Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
        IDBObjectStore.prototype.put = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    },
    refused: () => {
        for (const name of /** @type {const} */ (["getItem", "setItem", "removeItem"])) {
            Storage.prototype[name] = () => {
                throw new DOMException("denied", "SecurityError");
            };
        }
        IDBDatabase.prototype.transaction = () => {
            throw new DOMException("denied", "InvalidStateError");
        };
    },
    damaged: () => {
        for (const key of Object.keys(localStorage)) {
            if (key !== "quintet/welcomed") localStorage.setItem(key, (localStorage.getItem(key) ?? "").slice(0, -3));
        }
    },
};
const kinds = /** @type {(keyof typeof hosts)[]} */ (Object.keys(hosts));

/** Plays while the storage fails, and loads the page again: the address has the game. @type {Part} */
export const storage = {
    full: 60,
    unit: "failures",
    run: (rounds) =>
        onPage({}, async (page, lost) => {
            const round = async (/** @type {number} */ number) => {
                const kind = kinds[number % kinds.length];
                await startSmall(page);
                await playFirst(page, 2);
                await page.evaluate(hosts[kind]);
                await playFirst(page, 3);
                const before = await actionsOn(page);
                // The address follows a moment later.
                await page.waitForTimeout(1000);
                await reload(page);
                const after = await actionsOn(page);
                if (after.slice(0, 5).join() !== before.slice(0, 5).join()) {
                    lost.push(
                        `With ${kind} storage, a game of ${before.length} actions had ${after.length} after a reload.`,
                    );
                }
            };
            return repeat(rounds, round, () => atRest(page));
        }),
};
