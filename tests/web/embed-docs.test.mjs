import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { describedOptions } from "../../web/embed/builder/option-docs.js";
import { COMMANDS, EVENTS } from "../../web/embed/commands.js";
import { CONTROLS, LENS, MODES } from "../../web/embed/options.js";
import { payloadOf, payloads } from "../../web/embed/payloads.js";
import { LENS_NAMES, PANES } from "../../web/lens/lens-link.js";
import { ALGORITHMS } from "../../web/lens/lens-options.js";
import { HandEngine, Search } from "./app-engine.mjs";
import { catalogueIn } from "./catalogues.mjs";

const web = new URL("../../web/", import.meta.url);
const reference = await readFile(new URL("embed/README.md", web), "utf8");
const types = await readFile(new URL("embed/element/game-types.d.ts", web), "utf8");
const { en: english } = await catalogueIn("builder");

/** A table of options as the reference has it. @param {typeof describedOptions} options */
const tableOf = (options) =>
    [
        "| name | values, or an example | default | meaning |",
        "|---|---|---|---|",
        ...options.map(({ name, values, example, standard, usual }) => {
            const code = (/** @type {string} */ text) => `\`${text.replaceAll("|", "\\|")}\``;
            const without = standard === undefined ? english[`standard.${usual}`] : code(standard);
            const meaning = String(english[`meaning.${name}`]).replaceAll("|", "\\|");
            return `| ${code(name)} | ${code(values?.join(", ") ?? example)} | ${without} | ${meaning} |`;
        }),
    ].join("\n");

test("the reference's tables of options are the definitions", () => {
    for (const only of [undefined, "lens", "arena"]) {
        const table = tableOf(describedOptions.filter(({ mode }) => mode === only));
        assert.ok(reference.includes(table), `web/embed/README.md should contain:\n${table}`);
    }
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
        describedOptions.map(({ name }) => name),
    );
    assert.deepEqual(namesIn("Commands"), COMMANDS);
    assert.deepEqual(Object.keys(payloads), COMMANDS);
    assert.deepEqual(namesIn("Events"), EVENTS);
    for (const [name, values] of Object.entries({ Mode: MODES, Control: CONTROLS })) {
        const [, body] = types.match(new RegExp(`export type ${name} = (.*?);`)) ?? [];
        assert.equal(body, values.map((value) => `"${value}"`).join(" | "));
    }
});

test("the lens reads the options that embeds take for it, and the types name its algorithms and panes", () => {
    assert.deepEqual([...LENS].sort(), [...LENS_NAMES].sort());
    for (const [name, values] of Object.entries({ LensAlgorithm: ALGORITHMS, LensPane: PANES })) {
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
    assert.equal(describedOptions.find(({ name }) => name === "game")?.standard, games[0].id);
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
for (const file of ["game/grammar.js", "game/link.js"]) sources.set(file, await readFile(new URL(file, web), "utf8"));
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
