// Names the files that a computed import of a catalogue can load. esbuild would keep all of them in every page that
// uses a single one.

import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const computedImport = /import\(`(\.{1,2}\/[^`$]*)((?:\$\{\w+\}\/)*\$\{\w+\})\.js`\)/g;

/** Whether a script is a catalogue. @param {string} file */
export const isCatalogue = (file) => file.startsWith(here) && path.dirname(file) !== here;

/** Largest English catalogue that is in one file with others, in bytes. */
const SMALL = 4000;

const small = readdirSync(here).filter((name) => {
    const english = path.join(here, name, "en.js");
    return existsSync(english) && statSync(english).size <= SMALL;
});

/** The small catalogues of each language, which come in one file, by its name. @type {Map<string, string[]>} */
export const joinedCatalogues = new Map(
    readdirSync(path.join(here, small[0])).map((file) => [
        `words-${path.parse(file).name}`,
        small.map((name) => path.join(here, name, file)),
    ]),
);

/** Names below a folder, `depth` folders deep, such as `hive/en`. @param {string} folder @param {number} depth */
const namesIn = (folder, depth) =>
    readdirSync(folder)
        .filter((name) => name.endsWith(".js") === (depth === 1))
        .flatMap((name) =>
            depth === 1
                ? name.slice(0, -".js".length)
                : namesIn(path.join(folder, name), depth - 1).map((inner) => `${name}/${inner}`),
        )
        .sort();

/**
 * Replaces the computed imports of catalogues in a script. Files that it imports anyway are left out.
 * @param {string} file
 * @param {string} source
 */
export function nameCatalogues(file, source) {
    return source.replace(computedImport, (whole, folder, rest) => {
        const place = path.join(path.dirname(file), folder);
        if (!place.startsWith(here + path.sep)) return whole;
        const later = namesIn(place, rest.split("/").length).filter(
            (name) => !source.includes(`"${folder}${name}.js"`),
        );
        const loads = later.map((name) => `${JSON.stringify(name)}: () => import("${folder}${name}.js")`);
        const name = rest.replace(/^\$\{(\w+)\}$/, "$1");
        return `({ ${loads.join(", ")} })[${name === rest ? `\`${rest}\`` : name}]()`;
    });
}
