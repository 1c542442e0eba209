/**
 * The items' positions for paper: drawn by the engine, and each with the code of an address that puts it on the site's
 * board.
 *
 * `player`: whose turn it is, of `players`. `code`: the QR code with a description for screen readers; null where the
 * sheet is on no site, or the position is too long for a code.
 * @typedef {{svg: string, player: number, players: string[], link: string, code: (label: string) => unknown}} Picture
 *
 * By number of the item: the position that it begins with, or one for each of its stops.
 * @typedef {Map<number, Picture[]>} Pictures
 */

import { encodeLink } from "../../record/link.js";
import { withoutUsual } from "../../record/record.js";
import { addressOf } from "../../ui/site.js";
import { shownRecord } from "../activity.js";

/**
 * @import { GameRecord, Item } from "../activity.js"
 * @import { CheckTools } from "../kinds/kinds.js"
 */

/** The reader of the link moves for all players: an engine would change the position at once. */
const SEAT = "person";
/** Links of more characters hold the position without the game before it: their codes would be hard to read. */
const LONG = 700;

/** @typedef {Pick<CheckTools, "engine" | "games">} Tools */

/**
 * Draws the position that a record shows. It holds nothing of what comes after it.
 * @param {Tools} tools
 * @param {GameRecord} shown
 * @param {string} board  address of the page with the board, or ""
 * @param {boolean} alone  whether the link leaves out the game before the position
 * @returns {Promise<Picture>} rejects if the engine refuses the record
 */
async function drawPosition({ engine, games }, shown, board, alone) {
    const { game, options, setup, actions } = shownRecord(shown);
    const record = { game, ...(options && { options }), ...(setup && { setup }), actions };
    const [{ svg }, { end }] = await Promise.all([
        engine.call("svg", record, { legend: false }),
        engine.call("describe", record, actions?.length ?? 0),
    ]);
    const spec = games.find(({ id }) => id === game);
    const players = spec?.players ?? [];
    const seats = players.map(() => SEAT).join(",");
    const linkTo = async (/** @type {GameRecord} */ linked) =>
        `${board}#${await encodeLink(withoutUsual(linked, spec?.options ?? []))}&seats=${seats}`;
    let link = board && (await linkTo(record));
    if (link && (alone || link.length > LONG))
        link = await linkTo({ game, ...(options && { options }), setup: end.position });
    return { svg, player: end.toMove, players, link, code: link ? await codeOf(link) : () => null };
}

/** @param {string} link @returns {Promise<Picture["code"]>} */
async function codeOf(link) {
    const { qrDrawing, qrModules } = await import("../../ui/links/qr.js");
    // The page draws itself often, and computing a code takes longer than drawing it.
    const modules = qrModules(link);
    return (label) => modules && qrDrawing(modules, label);
}

/**
 * Draws the positions of all items that have one, one after another.
 * @param {Tools} tools
 * @param {Item[]} items
 * @param {string} board
 * @returns {AsyncGenerator<[number, Picture[]]>}
 */
export async function* drawPositions(tools, items, board) {
    for (const [number, { record, stops }] of items.entries()) {
        if (!record) continue;
        const shown = stops?.map((/** @type {{ply: number}} */ { ply }) => ({ ...record, ply })) ?? [record];
        const pictures = [];
        try {
            // Between two stops lies what the first one may ask about.
            for (const each of shown) pictures.push(await drawPosition(tools, each, board, Boolean(stops)));
            yield [number, pictures];
        } catch {
            // The item itself says what is wrong with its position.
        }
    }
}

/** The address of a page for links on paper; "" where it is a file, which only this device has. @param {string} page */
export function printable(page) {
    const address = addressOf(page);
    return /^https?:/.test(address) ? address : "";
}
