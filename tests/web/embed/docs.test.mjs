import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { notesCode } from "../../../web/embed/builder/codes.js";
import { LOOKS } from "../../../web/embed/builder/forms/builder-form.js";
import { COMMANDS, EVENTS } from "../../../web/embed/messages/commands.js";
import { payloadOf, payloads } from "../../../web/embed/messages/payloads.js";
import { leanTable, referenceText, withOptionTypes } from "../../../web/embed/messages/reference.mjs";
import { definitions } from "../../../web/embed/options.js";
import { languages } from "../../../web/i18n/t.js";
import { worksIn } from "../../../web/record/grammar.js";
import { table } from "../../../web/record/option-table.js";
import { HandEngine, Search } from "../app-engine.mjs";
import { catalogueIn } from "../i18n/catalogues.mjs";

const web = new URL("../../../web/", import.meta.url);
const reference = await readFile(new URL("embed/README.md", web), "utf8");
const types = withOptionTypes(await readFile(new URL("embed/element/game-types.d.ts", web), "utf8"));

test("the reference's tables of options are made from the table of options", () => {
    assert.equal(reference, referenceText(reference), "node web/embed/messages/reference.mjs writes the tables");
});

test("every option has a meaning, and a default or the description of one, in every language", async () => {
    for (const [language, messages] of Object.entries(await catalogueIn("builder"))) {
        for (const { name, default: value, without } of definitions) {
            assert.ok(messages[`meaning.${name}`], `${language}: meaning.${name}`);
            assert.ok(value ?? messages[`standard.${without}`], `${language}: the default of ${name}`);
        }
        for (const { name, values = [] } of LOOKS) {
            assert.ok(messages[`builder.${name}`], `${language}: the builder's field of ${name}`);
            const shown = values.filter((value) => !languages.some(({ id }) => id === value));
            for (const value of shown) assert.ok(messages[`builder.${name}.${value}`], `${language}: ${name}=${value}`);
        }
        const meanings = Object.keys(messages).filter((key) => key.startsWith("meaning."));
        assert.equal(meanings.length, definitions.length, language);
    }
});

/** The names in code of a sentence of the reference. @param {RegExp} sentence */
const namesInSentence = (sentence) =>
    [...(reference.match(sentence)?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name).sort();
/** Names of the options that work in a place. @param {any} place */
const working = (place) => definitions.filter((each) => !each.only && worksIn(each, place)).map(({ name }) => name);

test("the reference says which options work in the lens, in the arena and in links", async () => {
    const { en: english } = await catalogueIn("builder");
    for (const [mode, sentence] of /** @type {const} */ ([
        ["lens", /With `mode=lens` (.*?) Other/s],
        ["arena", /error appears at its line\. (.*?);/s],
    ])) {
        const expected = working(mode).filter((name) => name !== "mode");
        assert.deepEqual(
            namesInSentence(sentence).filter((name) => name !== "tree"),
            expected.sort(),
            mode,
        );
        const intro = String(english[`builder.reference.${mode}Intro`]).replace(/^.*With it, /s, "");
        for (const name of expected) assert.match(intro, new RegExp(`\\b${name}\\b`));
    }
    const except = definitions.filter(({ name }) => !working("page").includes(name) && !table[name].only);
    assert.deepEqual(namesInSentence(/accept all names except (.*?);/s), except.map(({ name }) => name).sort());
});

test("the table that loads with a board is the table without its documentation", async () => {
    const lean = (await import(`data:text/javascript,${encodeURIComponent(leanTable())}`)).table;
    assert.deepEqual(Object.keys(lean), Object.keys(table));
    for (const { name, type, part, values, only, notIn } of definitions) {
        const row = only ? { only } : { type, part, values, notIn: notIn?.join(" ") };
        assert.deepEqual(lean[name], JSON.parse(JSON.stringify(row)), name);
    }
});

test("the line for notes in Markdown is the one that the builder writes, valid in HTML and in MDX", async () => {
    const notes = await readFile(new URL("embed/notes.md", web), "utf8");
    const lines = notes.match(/^<iframe.*$/gm) ?? [];
    const code = notesCode(
        "https://quintet.example.org/",
        { game: "cachex", options: { size: 5 } },
        { height: 500 },
        "Cachex",
    );
    assert.deepEqual(lines, [code, code]);
    assert.doesNotMatch(code, /[{}]|style=|frameborder/);
});

/** The names in an interface of the type declarations, or the strings of a union. @param {string} name */
function namesIn(name, source = types) {
    const [, body] =
        source.match(new RegExp(`export (?:interface ${name}|type ${name} =) \\{\\n(.*?)\\n\\}`, "s")) ?? [];
    return [...(body ?? "").matchAll(/^ {4}"?([\w-]+)"?\??:/gm)].map(([, member]) => member);
}

test("the types declare exactly the options, commands, events, modes and controls", () => {
    assert.deepEqual(
        namesIn("EmbedOptions"),
        definitions.map(({ name }) => name),
    );
    assert.match(types, /^ {4}theme\?: \("auto" \| "light" \| "dark"\);$/m);
    assert.match(types, /^ {4}controls\?: Control\[\];$/m);
    assert.deepEqual(namesIn("Commands"), COMMANDS);
    assert.deepEqual(Object.keys(payloads), COMMANDS);
    assert.deepEqual(namesIn("Events"), EVENTS);
    for (const [name, values] of Object.entries({
        Mode: table.mode.values,
        Control: table.controls.values,
        LensPane: table.panes.values,
    })) {
        const [, body] = types.match(new RegExp(`export type ${name} = (.*?);`)) ?? [];
        assert.equal(body, values.map((value) => `"${value}"`).join(" | "));
    }
});

/** The names in the first column of the reference's table with this heading. @param {string} heading */
function namesInTable(heading) {
    const start = reference.indexOf(`| ${heading} | field`);
    const rows = reference.slice(start, reference.indexOf("\n\n", start)).split("\n").slice(2);
    return rows.flatMap((row) => [...row.split(" | ")[0].matchAll(/`(\w+)`/g)].map(([, name]) => name));
}

test("the reference lists every command and every event, and no others", () => {
    assert.deepEqual(namesInTable("command").sort(), [...COMMANDS].sort());
    assert.deepEqual(namesInTable("event").sort(), [...EVENTS].sort());
});

test("reference, types and engine agree on levels and on what a search takes", async () => {
    const engine = new HandEngine();
    const { levels, games } = await engine.games();
    const ids = levels.map(({ id }) => id);
    assert.equal(table.game.default, games[0].id);
    const [, union] = types.match(/export type Level =([^;]+);/) ?? [];
    assert.deepEqual(
        [...union.matchAll(/"(\w+)"/g)].map(([, id]) => id),
        ids,
    );
    const [, row] = reference.match(/^\| `setLevel` \| .*? \| (.*) \|$/m) ?? [];
    assert.deepEqual(
        [...row.matchAll(/`(\w+)`/g)].map(([, id]) => id),
        ["person", ...ids],
    );

    const fields = ["level", "algorithm", "timeMs", "depth", "nodes", "lines", "seed"];
    const engineTypes = await readFile(new URL("../build/wasm/shapes.d.ts", web), "utf8");
    for (const source of [types, engineTypes]) {
        assert.deepEqual(namesIn("SearchRequest", source).sort(), [...fields].sort());
        assert.match(source, /\/\*\* The number of lines to report, 1 to 64\. \*\//);
    }
    const [, request] = reference.match(/^\| `search` \| `request`: (.*?) \|/m) ?? [];
    assert.deepEqual([...request.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(), [...fields].sort());
    assert.match(request, /`lines` \(1 to 64\)/);
    const values = {
        level: "easy",
        algorithm: games[0].algorithms[0],
        timeMs: 1,
        depth: 1,
        nodes: 1,
        lines: 64,
        seed: 1,
    };
    assert.deepEqual(payloadOf("search", { request: values }).request, values);
    await engine.load({ game: games[0].id });
    const search = new Search();
    const record = { game: games[0].id };
    assert.deepEqual(search.start(record, values), {});
    assert.throws(() => payloadOf("search", { request: { ...values, lines: 65 } }));
    assert.match(search.start(record, { ...values, lines: 65 }).error.message, /lines must be 1 to 64/);
});

const sources = new Map();
for (const file of ["record/grammar.js", "record/link.js"])
    sources.set(file, await readFile(new URL(file, web), "utf8"));
for (const folder of ["embed", "embed/arena", "embed/builder", "embed/element", "embed/lens"]) {
    for (const name of (await readdir(new URL(`${folder}/`, web))).filter((file) => file.endsWith(".js"))) {
        sources.set(`${folder}/${name}`, await readFile(new URL(`${folder}/${name}`, web), "utf8"));
    }
}
test("no template contains words outside the translations", () => {
    for (const [path, source] of sources) {
        for (const [, text] of source.matchAll(/<[a-z][^<>]*>([^<>${}`]+)<\//g)) {
            assert.doesNotMatch(text, /\p{L}{2,}/u, `${path}: ${text}`);
        }
    }
});

test("the types that other sites get declare every shape that they use", async () => {
    const shapes = await readFile(new URL("../build/wasm/shapes.d.ts", web), "utf8");
    const all = [...shapes.matchAll(/^export type (\w+)/gm)].map(([, name]) => name);
    for (const name of ["quintet-engine", "quintet-game"]) {
        const own = await readFile(new URL(`../build/site/${name}.d.ts`, web), "utf8");
        assert.doesNotMatch(own, /^import |shapes\.js/m, "a file that stands alone");
        const declared = [...own.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, each]) => each);
        assert.deepEqual([...new Set(declared)], declared, "each is declared once");
        const code = own.replace(/\/\*\*.*?\*\//gs, "");
        for (const shape of all.filter((each) => new RegExp(`[:<|(] ?${each}\\b`).test(code))) {
            assert.ok(declared.includes(shape), `${name}: ${shape}`);
        }
    }
    const engine = await readFile(new URL("../build/site/quintet-engine.d.ts", web), "utf8");
    for (const shape of all) assert.match(engine, new RegExp(`^export type ${shape}\\b`, "m"));
});
