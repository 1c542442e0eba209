/** The address of the analysis for a game of the results. */
import { encodeAnalysisLink } from "../../analysis/link.js";

/**
 * @param {string} page  the address of the play page
 * @param {import("../../engine/protocol.js").GameRecord} record
 */
export const analysisLink = async (page, record) => `${page}#${(await encodeAnalysisLink(record)).hash}`;
