// Names the files that a computed import of a catalogue can load. esbuild would keep all of them in every page that
// uses a single one.

import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const computedImport = /import\(`(\.\/[^`$]*)((?:\$\{\w+\}\/)*\$\{\w+\})\.js`\)/g;

/** Whether a script is a catalogue. @param {string} file */
export const isCatalogue = (file) => file.startsWith(here) && path.dirname(file) !== here;

/** Names below a folder, `depth` folders deep, such as `hive/en`. @param {string} folder @param {number} depth */
const namesIn = (folder, depth) =>
    readdirSync(path.join(here, folder))
        .filter((name) => name.endsWith(".js") === (depth === 1))
        .flatMap((name) =>
            depth === 1
                ? name.slice(0, -".js".length)
                : namesIn(`${folder}${name}/`, depth - 1).map((inner) => `${name}/${inner}`),
        )
        .sort();

/**
 * Replaces the computed imports in a script of this folder. Files that it imports anyway are left out.
 * @param {string} file
 * @param {string} source
 */
export function nameCatalogues(file, source) {
    if (path.dirname(file) !== here) return source;
    return source.replace(computedImport, (_, folder, rest) => {
        const later = namesIn(folder, rest.split("/").length).filter(
            (name) => !source.includes(`"${folder}${name}.js"`),
        );
        const loads = later.map((name) => `${JSON.stringify(name)}: () => import("${folder}${name}.js")`);
        const name = rest.replace(/^\$\{(\w+)\}$/, "$1");
        return `({ ${loads.join(", ")} })[${name === rest ? `\`${rest}\`` : name}]()`;
    });
}
