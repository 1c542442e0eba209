/** The words of course pages. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { problemText } from "../../web/course/validate.js";
import { courseMessages, withCourse } from "../../web/i18n/course.js";
import { languages, translator } from "../../web/i18n/t.js";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";
import { schema } from "./course-engine.mjs";

const catalogues = await loadCatalogues(courseMessages);
const folder = fileURLToPath(new URL("../../web/course/", import.meta.url));
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
const t = translator(await withCourse(languages[0]));

testCatalogues(catalogues);

test("every key that the page uses exists, and every key is used", () => {
    const found = (/** @type {RegExp} */ pattern) =>
        new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key)));
    const whole = found(/["'`](course\.[A-Za-z-]+(?:\.[A-Za-z-]+)*)["'`]/g);
    const beginnings = [...found(/`(course\.(?:[A-Za-z]+\.)*)\$\{/g)];
    // The page is no key.
    whole.delete("course.html");
    for (const key of whole) assert.ok(t.has(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("the schema's limits and types have sentences, and places are named as people say them", () => {
    const text = JSON.stringify(schema);
    for (const [, type] of text.matchAll(/"type":"(\w+)"/g)) assert.ok(t.has(`course.type.${type}`), type);
    for (const limit of ["minimum", "maximum", "exclusiveMinimum", "minItems", "maxItems", "minLength", "maxLength"]) {
        assert.equal(text.includes(`"${limit}":`), t.has(`course.bad.${limit}`), limit);
    }
    const problem = {
        path: ["items", 2, "hints", 0, "cost"],
        key: "course.bad.maximum",
        params: { value: "2", limit: 1 },
    };
    assert.equal(problemText(t, problem), "task 3, hint 1, cost: must be at most 1 (found 2)");
    const typed = { path: ["items", 0, "points"], key: "course.bad.type", params: { value: "x", types: "number" } };
    assert.equal(problemText(t, typed), "task 1, points: must be a number (found “x”)");
});
