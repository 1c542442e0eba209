/**
 * Recognises the kind of a text or file that a reader drops, pastes or chooses on a page. Links have the same kinds
 * (`../../record/address.js`).
 *
 * @import { LinkKind } from "../../record/address.js"
 * @import { NewNotice } from "../../ui/notices/noticed.js"
 *
 * `page`: an address of this site. `unknown`: anything else, perhaps a game in the form of another program.
 * @typedef {LinkKind | "page" | "results" | "receipt" | "agent" | "unknown"} Kind
 *
 * `isSure`: whether the page must respond even if it does not open this kind. `link`: without `#`. `entries`: files and
 * folders, if the browser lists them. `name`: of the text's file. `tell`: receives a problem, in place of a notice.
 * @typedef {{name?: string, tell?: (notice: NewNotice) => void}} How
 * @typedef {How & {kind: Kind, isSure: boolean, link?: string, text?: string, files: File[],
 *            entries: (File | FileSystemEntry)[]}} Found
 */

import { linkKind, PAGES, withoutMode } from "../../record/address.js";
import { linkIn } from "../../record/link.js";
import { textOf } from "../../record/record-files.js";
import { addressOf } from "../../ui/site.js";

/** The number of bytes that are read to recognise a file. */
const LOOKED_AT = 1_000_000;
/** The pages that show each kind. @type {Record<string, string>} */
export const HOMES = {
    ...PAGES,
    game: "play.html",
    analysis: "play.html",
    friend: "play.html",
    results: "arena.html",
    agent: "arena.html",
    receipt: "course/receipts.html",
    unknown: "play.html",
};
const AGENT = /\.(py|m?js|zip)$/i;
/** Patterns that match only texts of a kind. @type {[Kind, RegExp][]} */
export const SIGNS = [
    ["results", /^\s*\{[\s\S]*"format"\s*:\s*"quintet-results"/],
    ["activity", /^\s*\{[\s\S]*"quintet"\s*:\s*"activity"/],
    ["receipt", /BEGIN QUINTET RECEIPT-----/],
    ["game", /^\s*(\{|\[\s*\{)[\s\S]*"game"\s*:/],
];

/**
 * Returns the link in a text, or null.
 * @param {string} given
 * @returns {{kind: Kind, link: string} | null}  for a `page`, the whole address
 */
export function linkOf(given) {
    const text = given.trim();
    const link = linkIn(text) ?? "";
    const asked = linkKind(link);
    if (asked && asked !== "game") return { kind: asked, link: withoutMode(link) };
    const [, page] = /(?:^|\/)([^/?#]*)[?#]/.exec(text) ?? [];
    if (page === PAGES.lens || page === PAGES.arena) return { kind: page === PAGES.lens ? "lens" : "arena", link };
    const site = addressOf("");
    const [path] = text.startsWith(site) ? text.slice(site.length).split(/[?#]/) : [""];
    if (/\.html$/.test(path) && !/^(index|play|embed)\.html$/.test(path)) return { kind: "page", link: text };
    return asked ? { kind: asked, link } : null;
}

/**
 * Returns the kind of content and its parts.
 * @param {How & {text?: string, files?: File[], entries?: (File | FileSystemEntry)[], isMeant?: boolean}} given
 *     `isMeant`: whether the reader certainly means the page
 * @returns {Promise<Found>}
 */
export async function recognise({ text, files = [], entries = files, isMeant = files.length > 0, ...how }) {
    if (entries.some((each) => AGENT.test(each.name) || isFolder(each))) {
        return { ...how, kind: "agent", isSure: true, files, entries };
    }
    const link = files.length ? null : linkOf(text ?? "");
    if (link) return { ...how, ...link, isSure: true, text, files, entries };
    // A file that cannot be read counts as empty here; the page reports the error.
    const start = files.length
        ? await files[0]
              .slice(0, LOOKED_AT)
              .text()
              .catch(() => "")
        : (text ?? "");
    const kind = SIGNS.find(([, sign]) => sign.test(start))?.[0];
    return { ...how, kind: kind ?? "unknown", isSure: kind !== undefined || isMeant, text, files, entries };
}

/** @param {File | FileSystemEntry} entry */
const isFolder = (entry) => "isDirectory" in entry && entry.isDirectory;

/**
 * Returns the text of the content.
 * @param {Found} found
 * @returns {Promise<string>} rejects with a Problem if the file is too large
 */
export const textFound = ({ text = "", files: [file] }) => (file ? textOf(file) : Promise.resolve(text));
