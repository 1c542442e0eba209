/**
 * Embed codes: options and a size as HTML for another page.
 *
 * @typedef {{width: number, height: number}} Size  in CSS pixels
 */

import { encodeLink } from "../../record/link.js";
import { escaped, frameOf } from "../../ui/links/frame-code.js";
import { definitions } from "../options.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 */

/** Maximum length of a readable list of actions, in characters; longer lists are packed. */
const MAX_PLAIN_LENGTH = 400;

/**
 * Returns a game as options: readable, or packed if its list of actions is long.
 * @param {GameRecord} record
 * @returns {Promise<EmbedOptions>}
 */
export async function gameOptions({ game, options = {}, setup, actions = [], ply }) {
    const shown = ply === undefined ? {} : { ply };
    if (actions.join(";").length > MAX_PLAIN_LENGTH) {
        return { record: await encodeLink({ game, options, setup, actions }), ...shown };
    }
    return {
        game,
        ...(Object.keys(options).length ? { options } : {}),
        ...(setup ? { setup } : {}),
        ...(actions.length ? { actions } : {}),
        ...shown,
    };
}

/**
 * Returns an option's value as text that reads back as the same value.
 * @param {keyof EmbedOptions} name
 * @param {any} value
 */
export function textOf(name, value) {
    if (name === "solution") return value.map((/** @type {string[]} */ step) => step.join("|")).join(";");
    if (name === "actions") return value.join(";");
    if (name === "options") {
        return Object.entries(value)
            .map((pair) => pair.join("="))
            .join(",");
    }
    if (Array.isArray(value)) return value.join(",") || "none";
    return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Returns pairs of name and text, in the order of the definitions. @param {EmbedOptions} options */
const pairs = (options) =>
    definitions
        .filter(({ name }) => options[name] !== undefined)
        .map(({ name }) => /** @type {[string, string]} */ ([name, textOf(name, options[name])]));

/** Like `encodeURIComponent`, but leaves characters unescaped that are allowed in a query. @param {string} text */
const encode = (text) =>
    encodeURIComponent(text)
        .replaceAll("%20", "+")
        .replace(/%(2C|3B|3A|2F|7C|3D)/g, (code) => decodeURIComponent(code));

/**
 * Returns the address of a frame.
 * @param {string} site  address of the folder with `embed.html`
 * @param {EmbedOptions} options
 */
export function frameAddress(site, options) {
    const query = pairs(options).map(([name, text]) => `${name}=${encode(text)}`);
    return `${new URL("embed.html", site).href}?${query.join("&")}`;
}

/**
 * Returns the code of a frame.
 * @param {string} site
 * @param {EmbedOptions} options
 * @param {Size} size
 * @param {string} title  name of the frame for screen readers
 */
export const frameCode = (site, options, size, title) => frameOf(frameAddress(site, options), size, title);

/**
 * Returns the code of a frame for notes in Markdown, as wide as their text. It is valid in HTML and in MDX.
 * @param {string} site
 * @param {EmbedOptions} options
 * @param {Pick<Size, "height">} size
 * @param {string} title  name of the frame for screen readers
 */
export function notesCode(site, options, { height }, title) {
    const [src, name] = [frameAddress(site, options), title].map(escaped);
    return `<iframe src="${src}" title="${name}" width="100%" height="${height}" frameBorder="0" loading="lazy"></iframe>`;
}

/**
 * Returns the code of an element, with its script.
 * @param {string} site
 * @param {EmbedOptions} options
 * @param {Size} size
 */
export function elementCode(site, options, { width, height }) {
    const attributes = pairs(options).map(([name, text]) => `${name}="${escaped(text)}"`);
    const script = escaped(new URL("quintet-game.js", site).href);
    return `<script type="module" src="${script}"></script>
<quintet-game ${attributes.join(" ")} style="width: ${width}px; max-width: 100%; height: ${height}px"></quintet-game>`;
}
