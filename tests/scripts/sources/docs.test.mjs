// What the documents point at is there: links, headings, files and folders.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
/** The files below a folder whose path ends so. A checkout may come without git. @returns {string[]} */
const filesIn = (/** @type {string} */ folder, /** @type {string} */ ending) =>
    readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        if (!entry.isDirectory()) return name.endsWith(ending) ? [name] : [];
        return ["node_modules", "build", ".git"].includes(entry.name) ? [] : filesIn(name, ending);
    });
// The pages for teachers link to pages of the site; `tests/web/teach/documents.test.mjs` checks them.
const documents = filesIn(".", ".md").filter((name) => !/^web\/teach\/\w+\//.test(name));
const read = (/** @type {string} */ name) => readFileSync(path.join(repository, name), "utf8");

/** What GitHub makes of the headings of a document. @param {string} text */
const anchorsOf = (text) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
        heading
            .toLowerCase()
            .replace(/[^\p{L}\p{N} _-]/gu, "")
            .replaceAll(" ", "-"),
    );

/** Where a link of a document leads, as a path from the repository's root. */
const target = (/** @type {string} */ name, /** @type {string} */ link) =>
    path.normalize(path.join(path.dirname(name), link));

for (const name of documents) {
    const text = read(name);
    const prose = text.replace(/^```.*?^```/gms, "");

    test(`${name}: every link leads somewhere`, () => {
        for (const [, link] of prose.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)) {
            if (!link || /^[a-z]+:/.test(link)) continue;
            const [file, anchor] = link.split("#");
            const found = file ? target(name, file) : name;
            assert.ok(existsSync(path.join(repository, found)), `${link} does not exist`);
            if (!anchor) continue;
            const document = found.endsWith(".md") ? found : path.join(found, "README.md");
            assert.ok(anchorsOf(read(document)).includes(anchor), `${link}: no such heading`);
        }
    });

    test(`${name}: every file and folder that it names exists`, () => {
        // Names with a blank (`<game>`) or a pattern stand for several.
        const named = text.matchAll(/(?<![\w/.$<-])(?:engine|web|wasm|tests|scripts|\.github|\.ci)\/[\w./<>*-]*/g);
        for (const [place] of named) {
            const plain = place.replace(/[<*].*$/, "").replace(/\.+$/, "");
            const folder = plain === place.replace(/\.+$/, "") ? plain : path.dirname(`${plain}x`);
            const places = [folder, path.join(path.dirname(name), folder)];
            assert.ok(
                places.some((each) => existsSync(path.join(repository, each))),
                `${place} does not exist`,
            );
        }
    });
}

test("the pictures of the README are there", () => {
    const pictures = [...read("README.md").matchAll(/<img src="([^"]+)"/g)];
    assert.equal(pictures.length, 5);
    for (const [, picture] of pictures) assert.ok(existsSync(path.join(repository, picture)), picture);
});

test("every guard that SECURITY.md promises names tests that exist", () => {
    const rows = read(".github/SECURITY.md").match(/^\| .*\|$/gm) ?? [];
    assert.ok(rows.length > 10);
    for (const row of rows.slice(1)) {
        const [, input, guard, tests] = row.split(/ ?(?<!\\)\| ?/);
        const named = [...tests.matchAll(/(?<!\[)`([\w/-]+)`/g)].map(([, name]) => `tests/web/${name}.test.mjs`);
        for (const name of named) assert.ok(existsSync(path.join(repository, name)), name);
        assert.ok(named.length || tests.includes("](../tests/") || guard.startsWith("**none"), input);
    }
});

test("the change log has at most 40 lines for a release, under the headings of Keep a Changelog", () => {
    const [, ...releases] = read("CHANGELOG.md").split(/^(?=## )/m);
    assert.match(releases[0], /^## Unreleased$/m);
    for (const release of releases) {
        const lines = release.trimEnd().split("\n");
        assert.ok(lines.length <= 40, `${lines[0]}: ${lines.length} lines`);
        for (const line of lines.slice(1)) assert.match(line, /^$|^### (Added|Changed|Fixed|Removed)$|^(- | {2})/);
    }
});

test("guides use the words of the page for what is on the page", () => {
    const words = filesIn("web/i18n", "/en.js").map(read).join("\n");
    for (const name of ["README.md", "web/embed/README.md", "web/course/README.md"]) {
        const text = read(name);
        const named = [...text.matchAll(/(?<![*\w])\*(\p{Lu}[^*]*[^*.:])\*(?!\*)/gu)];
        const missing = named.map(([, label]) => label.replace(/\s+/g, " ")).filter((label) => !words.includes(label));
        assert.deepEqual(missing, [], name);
    }
    const pages = filesIn("web/examples", ".html").map(read).join("\n");
    const named = [...pages.matchAll(/\b(?:choose|under)\s+“([^”]+)”/g)].map(([, label]) => label.replace(/\s+/g, " "));
    assert.ok(named.length > 2);
    assert.deepEqual(
        named.filter((label) => !words.includes(label)),
        [],
    );
});
