/** Opens a program that is dropped or pasted on the page of the lens in *My search*. */

import { languageOf } from "./own-code.js";
import { MAX_CODE } from "./packed-code.js";

/**
 * @import { Found } from "../../game/open/recognise.js"
 * @import { QuintetLens } from "../quintet-lens.js"
 * @import { OwnElement } from "./own-element.js"
 */

/** Names that only a player of the arena has. */
const PLAYER = /\bobservation\b|\bdef (action|update)\(self\b/;

/**
 * @param {QuintetLens} element
 * @param {Found} found
 * @returns {Promise<boolean>} false for a program that isn't a search in one file
 */
export async function openDropped(element, { files: [file, ...others], entries }) {
    if (
        !file ||
        others.length > 0 ||
        !/\.(py|m?js)$/i.test(file.name) ||
        entries?.some((each) => "isDirectory" in each && each.isDirectory)
    )
        return false;
    const code = await file.text();
    if (PLAYER.test(code) || code.length > MAX_CODE) return false;
    element.lens.show({ code, script: languageOf(file.name) });
    if (element.study !== "own") await element.toggleStudy("own");
    // An editor that is open has code already.
    await /** @type {OwnElement | null} */ (element.renderRoot.querySelector("quintet-lens-own"))?.openFile(file);
    return true;
}
