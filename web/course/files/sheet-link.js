/** A sheet as the part of an address after `#`: `sheet=` with the activity packed as links to games are. */

import { pack, unpack } from "../../record/link.js";

/** @import { Activity } from "../activity.js" */

const NAME = "sheet";
/** Longer addresses are cut off by mail programs and course systems. */
export const MAX_ADDRESS = 16_000;
/** The name of the frame in which a teacher tries a sheet; it saves nothing, and the page around it says so. */
export const TRIAL_FRAME = "quintet-trial";

/** @param {Activity} sheet @returns {Promise<string>} without `#` */
export async function writeSheetLink(sheet) {
    return `${NAME}=${await pack(JSON.stringify(sheet))}`;
}

/**
 * @param {string} hash  with or without `#`
 * @returns {Promise<string | null>} the text of the activity; null if there is none
 */
export async function readSheetLink(hash) {
    const packed = new URLSearchParams(hash.replace(/^#/, "")).get(NAME);
    return packed === null ? null : unpack(packed);
}
