/** Every catalogue: the same keys and blanks in every language, and every key used. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { languages } from "../../../web/i18n/t.js";
import { assertForms, blanksOf, catalogueIn, catalogueNames, textsOf } from "./catalogues.mjs";

const web = new URL("../../../web/", import.meta.url);
const catalogues = new Map(
    await Promise.all(catalogueNames.map(async (name) => /** @type {const} */ ([name, await catalogueIn(name)]))),
);

/** Words that every language writes as English does. */
const NAMES =
    /Quintet|MB|Python|JavaScript|JSON|CSV|Elo|COMP30024|CSCI|zip|stun:\S+|\w+\.txt|SCORM|LMS|iframe|HTML|Max|Min|[MQTI]\[[^\]]*\]|\[[^\]]*\]|`[^`]*`|\{\w+\}/g;

/** Powers, such as `b^{d}`, look like blanks and are none. @param {any} message */
const withoutPowers = (message) => textsOf(message).map((text) => text.replace(/\^\{[^}]*\}/g, ""));

for (const [name, { en: english, ...others }] of catalogues) {
    test(`${name}: every language has the keys and blanks of English, and own words`, () => {
        assertForms("en", english);
        for (const [language, messages] of Object.entries(others)) {
            assert.deepEqual(Object.keys(messages), Object.keys(english), language);
            assertForms(language, messages);
            for (const [key, message] of Object.entries(messages)) {
                const place = `${language} ${key}`;
                assert.deepEqual(blanksOf(withoutPowers(message)), blanksOf(withoutPowers(english[key])), place);
                for (const text of textsOf(message)) {
                    const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                    assert.ok(text !== "" && (own || !/\p{L}{2,}/u.test(text.replace(NAMES, ""))), `${place}: ${text}`);
                }
            }
        }
    });
}

/** The scripts that may name keys, without comments. @type {string[]} */
const sources = [];
for (const name of await readdir(web, { recursive: true })) {
    if (!name.endsWith(".js") || /^(node_modules|i18n|examples)\//.test(name)) continue;
    sources.push((await readFile(new URL(name, web), "utf8")).replace(/^ *(\/\*\*|\*|\/\/).*/gm, ""));
}
for (const name of ["pages.mjs", "build/page-document.mjs", "licences/build.mjs", "teach/documents.mjs"])
    sources.push(await readFile(new URL(name, web), "utf8"));
const code = sources.join("\n");
const named = new Set([...code.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/gi)].map(([, key]) => key));
const beginnings = [
    ...new Set(
        [...code.matchAll(/[`"]([a-z][\w-]*\.(?:[\w-]+\.)*[\w-]*)(?=\$\{|(?<=\.)")/gi)].map(([, start]) => start),
    ),
];

// The texts of a lesson are named by its parts; the lesson's own test looks at them.
const english = [...catalogues].filter(([name]) => !/^learn\/search\/(?!frame)/.test(name));
const keys = new Set(english.flatMap(([, { en }]) => Object.keys(en)));

test("the first word of a key stands in one catalogue", () => {
    /** @type {Record<string, Set<string>>} */
    const places = {};
    for (const [name, { en }] of english) {
        // The lessons on all games share a word; the second one is the game.
        const place = name.replace(/^lessons\/.*/, "lessons");
        for (const key of Object.keys(en)) {
            const [word] = key.split(".");
            places[word] = (places[word] ?? new Set()).add(place);
        }
    }
    const shared = Object.entries(places).filter(([, names]) => names.size > 1);
    assert.deepEqual(
        shared.map(([word, names]) => `${word}: ${[...names].join(", ")}`),
        [],
    );
});

test("every key is used", () => {
    const unused = [...keys].filter((key) => !named.has(key) && !beginnings.some((start) => key.startsWith(start)));
    assert.deepEqual(unused, []);
});

test("every language is in the list, and in the page of linked zips", async () => {
    const thin = await readFile(new URL("course/pack/thin-main.js", web), "utf8");
    for (const { id } of languages) assert.ok(thin.includes(`/i18n/pack/${id.toLowerCase()}.js"`), id);
});

/** Keys that repeat a text for a reason. @type {Record<string, string>} */
const REPEATED = {
    "notice.newGame": "a notice is known by its key",
    "licences.title": "the page of licences loads no other catalogue",
};

/** Whether scripts name a key as a whole, and none computes keys like it. @param {string} key */
const isFree = (key) =>
    named.has(key) && !beginnings.some((start) => start.split(".").length > 2 && key.startsWith(start));

test("two keys do not hold the same text, unless one of them is computed", () => {
    // Titles of a game's lessons and rules may agree.
    const plain = english.filter(([name]) => !/^(lessons|rules|terms)\b/.test(name));
    /** @type {Map<string, {name: string, key: string}[]>} */
    const byText = new Map();
    for (const [name, catalogue] of plain) {
        for (const [key, message] of Object.entries(catalogue.en)) {
            if (
                !/\p{L}/u.test(
                    textsOf(message)
                        .join()
                        .replace(/\{\w+\}/g, ""),
                )
            )
                continue;
            const text = JSON.stringify(languages.map(({ id }) => catalogue[id][key]));
            byText.set(text, [...(byText.get(text) ?? []), { name, key }]);
        }
    }
    const repeated = [...byText.values()].flatMap((all) => {
        const keys = all.filter(({ key }) => named.has(key) && !(key in REPEATED));
        return keys.flatMap((one, at) =>
            keys
                .slice(at + 1)
                .filter(
                    (other) =>
                        [one.name, "common"].includes(other.name) ||
                        one.name === "common" ||
                        (isFree(one.key) && isFree(other.key)),
                )
                .map((other) => `${one.key}: ${other.key}`),
        );
    });
    assert.deepEqual(repeated, []);
});
