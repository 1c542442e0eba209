/** The documents for teachers: their links, and the same content in every language. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "../../../web/i18n/t.js";
import { pages } from "../../../web/pages.mjs";
import { bibtex } from "../../../web/teach/documents.mjs";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, root), "utf8");
const documentsOf = pages.filter(({ documents }) => documents);

/** @param {string} folder @param {string} id */
const documentIn = (folder, id) => read(`web/${folder}/${id.toLowerCase()}.md`);

const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map(([, found]) => found);
const linksOf = (/** @type {string} */ text) => all(text, /\]\(((?:[^()\s]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)\)/g);
const anchorsOf = (/** @type {string} */ text) => all(text, /^#+ .* \{#([\w-]+)\}$/gm);

for (const { address, documents = "" } of documentsOf) {
    for (const { id } of languages) {
        const text = documentIn(documents, id);

        test(`${documents}, ${id}: every link leads somewhere`, () => {
            const links = [...linksOf(text), ...all(text, /<iframe src="(\.[^"]+)"/g)];
            assert.ok(links.length >= 4, String(links.length));
            for (const link of links) {
                const { pathname, hash, search } = new URL(link, `https://site/${address}`);
                const target = pathname.slice(1);
                const page = pages.find((each) => each.address === target);
                assert.ok(page || existsSync(new URL(`web/${target}`, root)), link);
                const sheet = new URLSearchParams(search).get("src");
                assert.ok(!sheet || existsSync(new URL(`web/${sheet}`, root)), link);
                if (!page?.documents || !hash) continue;
                assert.ok(anchorsOf(documentIn(page.documents, id)).includes(hash.slice(1)), link);
            }
        });

        test(`${documents}, ${id}: the same sections, links, code and names as in English`, () => {
            const english = documentIn(documents, "en");
            const parts = {
                anchors: anchorsOf,
                links: linksOf,
                blocks: (/** @type {string} */ each) => all(each, /^(```.*?^```)/gms),
                names: (/** @type {string} */ each) => all(each, /\{([\w-]+(?:\.[\w-]+)+)\}/g).sort(),
                rows: (/** @type {string} */ each) => all(each, /^(\|)/gm),
                steps: (/** @type {string} */ each) => all(each, /^(\d\.|-) /gm),
            };
            for (const [name, partsOf] of Object.entries(parts)) {
                assert.deepEqual(partsOf(text), partsOf(english), name);
            }
            const code = (/** @type {string} */ each) => [...new Set(all(each, /(?<!`)`([^`\n]+)`/g))].sort();
            assert.deepEqual(code(text), code(english), "code");
            // What other systems call their settings stays as it is on their pages.
            const labels = (/** @type {string} */ each) => all(each, /\*([A-Z][\w ,-]+)\*/g).sort();
            assert.deepEqual(labels(text), labels(english), "labels");
        });
    }
}

test("the entry for BibTeX and the file for citations have the version of the program", () => {
    const [, version] = read("CMakeLists.txt").match(/project\(quintet VERSION (\S+)/) ?? [];
    const [, date] = read("CHANGELOG.md").match(new RegExp(`^## ${version} - (\\d+-\\d+-\\d+)$`, "m")) ?? [];
    const file = read("CITATION.cff");
    assert.equal(file.match(/^version: "(.*)"$/m)?.[1], version);
    assert.equal(file.match(/^date-released: "(.*)"$/m)?.[1], date);
    const entry = bibtex(file);
    assert.ok(entry.includes(`version = {${version}}`) && entry.includes(`year    = {${date.slice(0, 4)}}`), entry);
    assert.ok(entry.includes("author  = {{The Quintet developers}}"), entry);
});
