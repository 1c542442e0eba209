/** The words of course pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemText } from "../../../web/course/validate.js";
import { courseWords, sharedWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { schema } from "./engine.mjs";

const t = translator(await loadLanguage(languages[0], sharedWords, courseWords));

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
