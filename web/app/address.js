/**
 * Keeps the game in the address, after `#`, so that it can be sent and bookmarked, and opens what is put there.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 */

import { isLabHash } from "./lab-hash.js";
import { savedGame, specOf } from "./model.js";
import { withoutUsual } from "./record.js";

/** Browsers refuse more than a few changes of the address a second. */
const DELAY_MS = 400;

/** How games are written into links. The first board is there before it is needed, but for a visit that follows a link. */
const links = () => import("./link.js");

/** @param {string} hash @returns {Promise<GameRecord>} */
const decode = async (hash) => (await links()).decodeLink(hash);

/**
 * What stands after `#` in a link to the game on the board; empty if there is none.
 * @param {Model} model
 * @param {number} [ply]  the position that the link shows, if not the one shown now
 */
export async function linkTo(model, ply) {
    const record = savedGame(model)?.record;
    if (!record) return "";
    const { encodeLink } = await links();
    const usual = withoutUsual(record, specOf(model)?.options ?? []);
    if (ply === undefined) return encodeLink(usual);
    return encodeLink({ ...usual, ply: ply < (record.actions?.length ?? 0) ? ply : undefined });
}

/** The game that the address names, if any. @returns {Promise<GameRecord | null>} */
export async function askedGame() {
    // A link to the analysis asks for no other game on the board.
    return location.hash.length > 1 && !isLabHash(location.hash) ? decode(location.hash) : null;
}

/**
 * @param {import("./controller.js").Controller} controller
 */
export function keepAddress(controller) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {import("../engine/protocol.js").GameState | null} */
    let shown = null;

    async function write() {
        const hash = await linkTo(controller.store.value).catch(() => "");
        if (!hash || isLabHash(location.hash)) return;
        try {
            history.replaceState(null, "", `#${hash}`);
        } catch {
            // In a frame without an origin of its own the address cannot be changed; the game goes on without.
        }
    }

    controller.store.subscribe(({ state }) => {
        if (state === shown) return;
        shown = state;
        clearTimeout(timer);
        timer = setTimeout(write, DELAY_MS);
    });
    // Only what a reader puts there, not what `write` did. The event knows what that was even if `write` comes in between.
    window.addEventListener("hashchange", ({ oldURL, newURL }) => {
        clearTimeout(timer);
        const { hash } = new URL(newURL);
        // Into the analysis and back, the game stays.
        if (isLabHash(hash)) return;
        const returned = isLabHash(new URL(oldURL).hash) && (hash.length <= 1 || history.state?.behindLab);
        // If it cannot be opened, the address names the game on the board again.
        if (returned) write();
        else if (hash.length > 1) controller.openRecord(decode(hash)).then(write);
    });
}
