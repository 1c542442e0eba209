/** Reads what an address asks for. On the play page `ui/browser/history.js` owns the address after the first board. */

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Link } from "./link.js"
 */

/**
 * `friend`: a turn by link, or half of a live connection. `brought`: a file that another page of the site hands over.
 * @typedef {"game" | "analysis" | "friend" | "brought" | "lens" | "arena" | "activity"} LinkKind
 */

/** The names by which links of each kind are known; the first that fits decides. @type {[LinkKind, RegExp][]} */
const SIGNS = [
    ["friend", /^(turn|join|answer)=/],
    ["analysis", /^lab(=|&|$)/],
    ["brought", /^brought=/],
    ["lens", /(^|&)(mode=lens(&|$)|algorithm=|tree=)/],
    ["arena", /(^|&)(mode=arena(&|$)|opponent=)/],
    ["activity", /(^|&)sheet=/],
    ["game", /(^|&)(game|record)=/],
];

/** The pages that show other links than those to a game on the board. @type {Record<string, string>} */
export const PAGES = { lens: "lens.html", arena: "arena.html", activity: "course.html" };

/**
 * Returns the kind of a link.
 * @param {string} link  the part of an address after `#` or `?`, with or without that character
 * @returns {LinkKind | ""} "" for none that is known
 */
export function linkKind(link) {
    const names = link.replace(/^[#?]/, "");
    return SIGNS.find(([, sign]) => sign.test(names))?.[0] ?? "";
}

/** Returns the link in the address, or null. @returns {Promise<Link | null>} */
export async function askedLink({ hash, search } = location) {
    const text = hash.length > 1 ? hash : /[?&](game|record)=/.test(search) ? search : "";
    // A link to the analysis does not ask for another game on the board.
    return text && /^(game)?$/.test(linkKind(text)) ? (await import("./link.js")).readLink(text) : null;
}

/** Returns the game that the address names, or null. @returns {Promise<GameRecord | null>} */
export const askedGame = async () => (await askedLink())?.record ?? null;

/**
 * Returns the address of another page than the board's if an address asks for it, else "".
 * @param {{hash: string, search: string}} address
 */
export function askedPage({ hash, search }) {
    const link = (hash.length > 1 ? hash : search).slice(1);
    const page = PAGES[linkKind(link)];
    return page ? `${page}#${withoutMode(link)}` : "";
}

/** Returns a link as the pages of the lens and the arena read it. @param {string} link */
export const withoutMode = (link) =>
    link
        .split("&")
        .filter((name) => !/^mode=(lens|arena)$/.test(name))
        .join("&");
