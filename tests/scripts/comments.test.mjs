// scripts/lib/comments.mjs: only what is too wide moves, and nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapComments } from "../../scripts/lib/comments.mjs";

/** Wraps at 30 characters. @param {string[]} lines @returns {string[]} */
const wrapped = (...lines) => wrapComments(lines.join("\n"), 30).text.split("\n");

test("what is over the width goes on in the paragraph, as far as that is needed", () => {
    assert.deepEqual(
        wrapped(
            "    // one two three four five six",
            "    // seven",
            "    // eight nine",
            "",
            "    // ten",
            "int x; // code with a long comment",
        ),
        [
            "    // one two three four five",
            "    // six seven",
            "    // eight nine",
            "",
            "    // ten",
            "int x; // code with a long comment",
        ],
    );
});

test("items of a list, tags and what follows them stay apart", () => {
    assert.deepEqual(wrapped("/// - an item that is longer than", "/// - another", "///   and more of it"), [
        "/// - an item that is longer",
        "///   than",
        "/// - another",
        "///   and more of it",
    ]);
    assert.deepEqual(wrapped(" * a text that is longer than it may", " * @param {number} x  one"), [
        " * a text that is longer than",
        " * it may",
        " * @param {number} x  one",
    ]);
    assert.deepEqual(wrapped(" * @param {number} x @param {string} y"), [
        " * @param {number} x",
        " * @param {string} y",
    ]);
});

test("a comment of one line becomes one of several, with its tags on lines of their own", () => {
    assert.deepEqual(wrapped("/** A sentence. @type {string | null} */"), [
        "/**",
        " * A sentence.",
        " * @type {string | null}",
        " */",
    ]);
    assert.deepEqual(wrapped(" * the last line of a comment here */"), [" * the last line of a comment", " * here */"]);
});

test("code, quotations and long addresses are not broken", () => {
    assert.deepEqual(wrapped("// this calls `search(a, b, c)` now"), ["// this calls", "// `search(a, b, c)` now"]);
    const address = `// ${"https://example.org/".repeat(3)}`;
    assert.deepEqual(wrapped(address), [address]);
});

test("lines that are too wide are reported by number", () => {
    assert.deepEqual(wrapComments("// short\n// a comment that is wider than thirty\n", 30).wide, [2]);
    assert.deepEqual(wrapComments("// short\n", 30), { text: "// short\n", wide: [] });
});
