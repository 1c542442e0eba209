// Snippets of sources for pages: their lines, and failure of stale ones.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { cutSnippets, LONGEST_LINE } from "../../scripts/lib/snippets.mjs";
import { algorithms } from "../../web/lens/trace/algorithms.js";

const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const spec = JSON.parse(readFileSync(path.join(repository, "engine/lens/sources.json"), "utf8"));
const readSource = (file) => readFileSync(path.join(repository, file), "utf8");

const cpp = `/// Text with { and "(".
template <class T>
class Search {
    void visit(Node& n) override {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        // A brace in a comment: {
        const char* text = "}";
        LENS_SEARCH(n, n.moves[n.i], static_cast<int>(n.depth) - 1, n.alpha);
        this->note_taken(n, better);
        this->cut(n);
        break;  //@ cut
        LENS_END
    }
    int other(int a) const { return visit(a); }
    // snippet: middle
    int x = 3;

    int y = 4;
    // end of snippet: middle
};
`;
const script = `export class Player {
    /** Plays. */
    async #play(game) {
        if (game) return { game };
        return this.#play(1);
    }
}
function choose(actions) {
    return actions[0];
}
`;
const files = { "a.hpp": cpp, "b.js": script };
const cut = (snippet, changed = {}) => cutSnippets({ it: snippet }, (file) => ({ ...files, ...changed })[file]).it;
const visit = { pieces: [{ file: "a.hpp", function: "visit" }], steps: ["enter", "leaf", "cut"], tidy: "lens" };

test("a search is cut as pseudocode with the steps of its lines", () => {
    assert.deepEqual(cut(visit), {
        file: "a.hpp",
        lines: [
            { text: "Values search(Node& n) {", steps: ["enter"] },
            { text: "    if (is_leaf(n)) return n.values;", steps: ["leaf"] },
            { text: "    // A brace in a comment: {", steps: [] },
            { text: '    const char* text = "}";', steps: [] },
            { text: "    n.value = search(n.moves[n.i], n.depth - 1, n.alpha);", steps: [] },
            { text: "    break;", steps: ["cut"] },
            { text: "}", steps: [] },
        ],
    });
});

test("functions, classes and marked lines of any source are cut as they stand", () => {
    const texts = (piece) => cut({ pieces: [piece] }).lines.map(({ text }) => text);
    assert.deepEqual(texts({ file: "a.hpp", function: "other" }), ["int other(int a) const { return visit(a); }"]);
    assert.deepEqual(texts({ file: "a.hpp", marker: "middle" }), ["int x = 3;", "", "int y = 4;"]);
    assert.deepEqual(texts({ file: "b.js", function: "play", comment: true }), [
        "/** Plays. */",
        "async #play(game) {",
        "    if (game) return { game };",
        "    return this.#play(1);",
        "}",
    ]);
    assert.deepEqual(texts({ file: "b.js", function: "choose" })[1], "    return actions[0];");
    assert.equal(texts({ file: "b.js", function: "Player" }).at(-1), "}");
    const both = cut({
        pieces: [
            { file: "a.hpp", marker: "middle" },
            { file: "b.js", function: "choose" },
        ],
    });
    assert.equal(both.file, "a.hpp");
    assert.deepEqual(both.lines[3], { text: "", steps: [] });
    assert.equal(both.lines.length, 7);
});

test("whatever is stale or does not fit fails, and the message says where", () => {
    const fails = (snippet, message, changed) => assert.throws(() => cut(snippet, changed), message);
    const one = (piece) => ({ pieces: [piece] });
    fails(visit, /^Error: snippet "it": the step "leaf" is marked 0 times/, { "a.hpp": cpp.replace("//@ leaf", "") });
    fails(visit, /a\.hpp: unknown step "leef"/, { "a.hpp": cpp.replace("//@ leaf", "//@ leef") });
    fails(visit, /the step "cut" is marked 2 times/, { "a.hpp": cpp.replace("n.alpha);", "n.alpha);  //@ cut") });
    fails({ ...visit, steps: ["enter", "leaf"] }, /unknown step "cut"/);
    fails(one({ file: "a.hpp", function: "gone" }), /no definitions of gone/);
    fails(one({ file: "a.hpp", function: "other" }), /2 definitions of other/, { "a.hpp": cpp + cpp });
    fails(one({ file: "a.hpp", marker: "gone" }), /"snippet: gone" and "end of snippet: gone" expected/);
    const unclosed = { "a.hpp": cpp.replace("// end of snippet: middle", "") };
    fails(one({ file: "a.hpp", marker: "middle" }), /expected, once each/, unclosed);
    const long = { "b.js": script.replace("actions[0]", "a".repeat(LONGEST_LINE)) };
    fails(one({ file: "b.js", function: "choose" }), /b\.js: longer than 78 characters: return a/, long);
    assert.throws(() => cutSnippets({ it: one({ file: "nowhere.hpp", function: "f" }) }), /no file nowhere\.hpp/);
});

test("every search of the lens is shown, and every step is marked", () => {
    const names = algorithms.flatMap((name) => [name, `${name}.py`]);
    assert.deepEqual(Object.keys(spec).sort(), names.sort());
    for (const [name, { file, lines }] of Object.entries(cutSnippets(spec))) {
        assert.match(
            file,
            name.endsWith(".py") ? /^engine\/lens\/python\/\w+\.py$/ : /^engine\/lens\/walks\/\w+\.hpp$/,
        );
        assert.ok(lines.length > 10 && lines.every(({ text }) => text.length <= LONGEST_LINE), name);
        const shown = lines.map(({ text }) => text).join("\n");
        assert.doesNotMatch(shown, /LENS_|this->|\/\/@|#@|static_cast|note_taken/, name);
        assert.deepEqual(lines.flatMap(({ steps }) => steps).sort(), [...spec[name].steps].sort());
    }
    const [search] = cutSnippets(spec).minimax.lines;
    assert.deepEqual(search, { text: "Values search(Node& n) {", steps: ["enter"] });
});

test("an anchor that is removed from, or misspelt in, any search of the lens fails", () => {
    for (const [name, { pieces, steps }] of Object.entries(spec)) {
        for (const step of steps) {
            for (const other of ["", "$1 nothing"]) {
                const stale = (file) => readSource(file).replace(new RegExp(`(//@|#@) ${step}$`, "m"), other);
                assert.throws(() => cutSnippets({ [name]: spec[name] }, stale), /step/, `${name}: ${step}`);
            }
        }
        for (const { file, function: wanted } of pieces.filter((piece) => piece.function)) {
            const renamed = (each) =>
                each === file
                    ? readSource(each).replaceAll(new RegExp(`\\b${wanted}(?=\\()`, "g"), "renamed")
                    : readSource(each);
            assert.throws(
                () => cutSnippets({ [name]: spec[name] }, renamed),
                new RegExp(`no definitions of ${wanted}`),
            );
        }
    }
});
