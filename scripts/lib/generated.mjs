// Generated modules.

import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** @param {string} file @param {string} text */
function writeChanged(file, text) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/**
 * Writes a module, and its declarations beside it. Leaves files alone that would not change.
 * @param {string} out  ends in .js
 * @param {string} head  of both files
 * @param {string} code
 * @param {string} declarations
 */
export function writeGenerated(out, head, code, declarations) {
    writeChanged(out, head + code);
    writeChanged(out.replace(/\.js$/, ".d.ts"), head + declarations);
}
