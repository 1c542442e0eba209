/** Reads files of records that the user chooses or drops on the page. */

import { Problem } from "../ui/notices/problem.js";

/** File types with one or several games, in the forms of this page and of other programs. */
export const RECORD_FILES = ".json,.jsonl,.txt,.uhp,.pgn,.sgf,.log,.csv,application/json,text/plain";

/** Maximum size of a file, far above any collection of games that the page can show. */
const MAX_BYTES = 8_000_000;

/**
 * Returns the text of a file in UTF-8, or in UTF-16LE with a byte order mark.
 * @param {File} file
 * @returns {Promise<string>} rejects with a Problem if the file is too large
 */
export async function textOf(file) {
    if (file.size > MAX_BYTES) throw new Problem("problem.tooLong");
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Windows PowerShell writes UTF-16 with `>`.
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
}
