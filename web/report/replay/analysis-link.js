/** The address of the analysis for a game of the results. */
import { encodeAnalysisLink } from "../../analysis/link.js";

/** @import { GameRecord } from "../../engine/protocol.js" */

/** @param {string} page  the address of the play page @param {GameRecord} record */
export const analysisLink = async (page, record) => `${page}#${(await encodeAnalysisLink(record)).hash}`;
