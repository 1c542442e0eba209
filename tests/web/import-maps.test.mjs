/**
 * The import maps with which the sources run as they are: what they name is there, and the pages' policies allow them.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** The pages of a folder and its subfolders. @param {string} folder @returns {string[]} */
function pagesIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.name === "node_modules") return [];
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? pagesIn(name) : name.endsWith(".html") ? [name] : [];
    });
}

const maps = pagesIn(web).flatMap((page) => {
    const html = readFileSync(page, "utf8");
    const text = html.match(/<script type="importmap">(.*?)<\/script>/s)?.[1];
    return text === undefined ? [] : [{ page, html, text }];
});

test("there are pages with import maps", () => assert.ok(maps.length >= 10));

for (const { page, html, text } of maps) {
    test(`${path.relative(web, page)}: its import map names what is there, and its policy allows the map`, () => {
        for (const [name, target] of Object.entries(JSON.parse(text).imports)) {
            assert.ok(existsSync(path.join(path.dirname(page), target)), `${name}: ${target}`);
        }
        const allowed = html.match(/'sha256-([^']*)'/)?.[1];
        if (allowed) assert.equal(allowed, createHash("sha256").update(text).digest("base64"));
    });
}
