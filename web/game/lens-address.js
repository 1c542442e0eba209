/** The address of the search lens for a position. */

import { encodeLink } from "./link.js";

/**
 * @param {import("../engine/protocol.js").GameRecord} record
 * @param {string} [page]  the address of the lens's page
 */
export const lensAddress = async (record, page = "lens.html") => `${page}#${await encodeLink(record)}`;
