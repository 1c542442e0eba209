/**
 * Reads the options of an embedded game from an address, from attributes and from an object.
 * `web/record/option-table.js` lists the options.
 */

import { definitions, isRecordName, PACKED, readOptions } from "../record/grammar.js";

/**
 * @import { Sentence } from "../i18n/keys.js"
 * @import { EmbedOptions } from "./element/game-types.d.ts"
 */

export { definitions, isIn, namesOf } from "../record/grammar.js";

/**
 * Reads the options in an address.
 * @param {string} address  the query or the fragment, with or without `?` or `#`
 * @returns {{options: EmbedOptions, problems: Sentence[]}}
 */
export function fromAddress(address) {
    const pairs = [...new URLSearchParams(address.replace(/^[?#]/, ""))];
    if (!pairs.some(([name]) => name === PACKED)) return readOptions(pairs);
    // Unpacking is asynchronous, so the game stays a link that is read when the game starts.
    const isPart = (/** @type {string} */ name) => isRecordName(name) && name !== "ply";
    const link = String(new URLSearchParams(pairs.filter(([name]) => isPart(name))));
    return readOptions([["record", link], ...pairs.filter(([name]) => !isPart(name))]);
}

/** Reads the attributes that are options and ignores all others. @param {Element} element */
export const fromAttributes = (element) =>
    readOptions(
        definitions
            .filter(({ name }) => element.hasAttribute(name))
            .map(({ name }) => [name, element.getAttribute(name)]),
    );

/**
 * Reads the options in an object. Any other value is reported as a problem.
 * @param {unknown} object
 * @returns {ReturnType<typeof readOptions>}
 */
export function fromObject(object) {
    if (typeof object !== "object" || object === null || Array.isArray(object)) {
        return { options: {}, problems: [{ key: "embed.bad.object", params: {} }] };
    }
    return readOptions(Object.entries(object));
}
