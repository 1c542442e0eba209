// Tells whether a module is the script that Node was started with.

import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Returns whether Node was started with this module rather than importing it. Node gives the path as it was typed,
 * which may lead through symbolic links, and the module's URL without them.
 * @param {string} url  `import.meta.url` of the module
 */
export function isStarted(url) {
    try {
        return realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
    } catch {
        // No script at all, as with --eval, or a word that is no file.
        return false;
    }
}
