/**
 * Reads which game or page an address names. After the first board, `ui/browser/history.js` owns the play page's
 * address.
 */

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Link } from "./link.js"
 */

/**
 * `friend`: a turn by link, or half of a live connection. `brought`: a file that another page of the site hands over.
 * @typedef {"game" | "analysis" | "friend" | "brought" | "lens" | "arena" | "activity"} LinkKind
 */

/** Patterns that identify the kind of a link; the first match decides. @type {[LinkKind, RegExp][]} */
const SIGNS = [
    ["friend", /^(turn|join|answer)=/],
    ["analysis", /^lab(=|&|$)/],
    ["brought", /^brought=/],
    ["lens", /(^|&)(mode=(lens|code)(&|$)|algorithm=|tree=)/],
    ["arena", /(^|&)(mode=arena(&|$)|opponent=)/],
    ["activity", /(^|&)sheet=/],
    ["game", /(^|&)(game|record)=/],
];

/** The pages for links that do not name a game for the play page. @type {Record<string, string>} */
export const PAGES = { lens: "lens.html", arena: "arena.html", activity: "course.html" };

/**
 * Returns the kind of a link.
 * @param {string} link  the part of an address after `#` or `?`, with or without that character
 * @returns {LinkKind | ""} "" if the kind is unknown
 */
export function linkKind(link) {
    const names = link.replace(/^[#?]/, "");
    return SIGNS.find(([, sign]) => sign.test(names))?.[0] ?? "";
}

/** Returns the link in the address, or null. @returns {Promise<Link | null>} */
export async function askedLink({ hash, search } = location) {
    const text = hash.length > 1 ? hash : /[?&](game|record)=/.test(search) ? search : "";
    // A link to the analysis does not put another game on the board.
    return text && /^(game)?$/.test(linkKind(text)) ? (await import("./link.js")).readLink(text) : null;
}

/** Returns the game that the address names, or null. @returns {Promise<GameRecord | null>} */
export const askedGame = async () => (await askedLink())?.record ?? null;

/**
 * Returns the address of the page that a link belongs to, or "" if that is the play page.
 * @param {{hash: string, search: string}} address
 */
export function askedPage({ hash, search }) {
    const link = (hash.length > 1 ? hash : search).slice(1);
    const page = PAGES[linkKind(link)];
    return page ? `${page}#${withoutMode(link)}` : "";
}

/** Returns a link without its `mode`, as the pages of the lens and the arena read it. @param {string} link */
export const withoutMode = (link) =>
    link
        .split("&")
        .filter((name) => !/^mode=(lens|arena)$/.test(name))
        .join("&");
