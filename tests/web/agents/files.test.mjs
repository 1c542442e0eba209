/** Files that a reader brings: what becomes an agent, what is refused, and how its form is recognised. */
import assert from "node:assert/strict";
import buffer from "node:buffer";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { forms } from "../../../build/wasm/agent-sources.js";
import { recogniseForm } from "../../../web/agents/forms.js";
import { readAgentFiles } from "../../../web/agents/read-files.js";
import { choosesAll } from "../../../web/arena/arena-model.js";
import { catalogueIn } from "../i18n/catalogues.mjs";

const words = await catalogueIn("arena");

import { strToU8, zipSync } from "../../../web/node_modules/fflate/esm/index.mjs";

// Node 18 keeps it in a module.
globalThis.File ??= /** @type {any} */ (buffer).File;

const MEGABYTE = 1024 * 1024;
const agent = "def agent(observation):\n    return observation.legal_actions[0]\n";

/** @param {string} name @param {string | Uint8Array} contents @param {string} [path] */
function file(name, contents, path) {
    const made = new File([/** @type {any} */ (contents)], name);
    if (path) Object.defineProperty(made, "webkitRelativePath", { value: path });
    return made;
}

/** @param {Record<string, string | Uint8Array>} contents @param {object} [options] */
const zip = (contents, options) =>
    zipSync(
        Object.fromEntries(
            Object.entries(contents).map(([name, text]) => [name, typeof text === "string" ? strToU8(text) : text]),
        ),
        options,
    );

/** @param {Uint8Array} bytes @param {string} [name] */
const readZip = (bytes, name = "mine.zip") => readAgentFiles([file(name, bytes)]);

/** Changes the declared sizes of everything in a zip. @param {Uint8Array} bytes @param {number} size */
function withDeclaredSize(bytes, size) {
    const changed = Buffer.from(bytes);
    for (let at = 0; at < changed.length - 4; ++at) {
        if (changed.readUInt32LE(at) === 0x02014b50) changed.writeUInt32LE(size, at + 24);
        if (changed.readUInt32LE(at) === 0x04034b50) changed.writeUInt32LE(size, at + 22);
    }
    return new Uint8Array(changed);
}

test("one file, a folder and a zip become an agent's files", async () => {
    const one = await readAgentFiles([file("greedy.py", agent)]);
    assert.deepEqual([one.name, Object.keys(one.files), one.problems], ["greedy", ["greedy.py"], []]);
    assert.equal(new TextDecoder().decode(one.files["greedy.py"]), agent);

    const folder = await readAgentFiles([
        file("main.py", agent, "team/main.py"),
        file("board.py", "", "team/lib/board.py"),
        file("main.pyc", "", "team/__pycache__/main.cpython-311.pyc"),
        file("HEAD", "", "team/.git/HEAD"),
        file(".DS_Store", "", "team/.DS_Store"),
    ]);
    assert.deepEqual([folder.name, folder.folder], ["team", "team"]);
    assert.deepEqual(Object.keys(folder.files), ["main.py", "lib/board.py"]);

    const zipped = await readZip(
        zip({ "work/team/main.py": agent, "work/team/data.txt": "1", "__MACOSX/work/._main.py": "x" }),
    );
    assert.deepEqual([zipped.name, zipped.folder], ["mine", "mine"], "the zip is the folder around its files");
    assert.deepEqual(Object.keys(zipped.files), ["work/team/main.py", "work/team/data.txt"]);
    assert.equal(new TextDecoder().decode(zipped.files["work/team/main.py"]), agent);
});

const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}.py`, ""]));
const zeros = new Uint8Array(21 * MEGABYTE);
const cutOff = zip({ "a.py": agent.repeat(200) });

test("as many files as the program takes; beyond that, the numbers are given", async () => {
    const program = await readFile(new URL("../../../engine/agents/quintet_agents/files.py", import.meta.url), "utf8");
    assert.match(program, /^MOST_FILES = 2000$/m);
    assert.match(program, /^MOST_BYTES = 20 \* 1024 \* 1024$/m);
    const { "f0.py": _, ...most } = many;
    assert.equal(Object.keys((await readZip(zip(most))).files).length, 2000);
    const params = async (/** @type {Uint8Array} */ bytes) =>
        (await readZip(bytes)).problems.map((each) => each.params);
    assert.deepEqual(await params(zip(many)), [{ name: "mine.zip", found: 2001, most: 2000 }]);
    assert.deepEqual(await params(zip({ "a.py": zeros })), [{ name: "mine.zip", size: 21, most: 20 }]);
    const files = Object.keys(many).map((name) => file(name, agent, `team/${name}`));
    const { problems } = await readAgentFiles(files);
    assert.deepEqual(problems, [{ key: "arena.refused.many", params: { name: "team", found: 2001, most: 2000 } }]);
});

/** @type {[string, () => Promise<{problems: {key: string}[]}>, string][]} */
const refused = [
    ["nothing at all", () => readAgentFiles([]), "empty"],
    ["only what is left out", () => readZip(zip({ "__MACOSX/a.py": "" })), "empty"],
    ["a file of 50 MB", () => readAgentFiles([file("a.py", new Uint8Array(50 * MEGABYTE))]), "large"],
    ["a zip of 50 MB", () => readZip(new Uint8Array(50 * MEGABYTE)), "large"],
    ["too many files", () => readZip(zip(many)), "many"],
    ["a bomb that says its size", () => readZip(zip({ "a.py": zeros })), "large"],
    ["a bomb that says it is small", () => readZip(withDeclaredSize(zip({ "a.py": zeros }), 100)), "large"],
    ["a name above the folder", () => readZip(zip({ "../evil.py": agent })), "outside"],
    ["a name above, inside", () => readZip(zip({ "a/../../evil.py": agent })), "outside"],
    ["an absolute name", () => readZip(zip({ "/etc/evil.py": agent })), "outside"],
    ["a name on a drive", () => readZip(zip({ "C:\\evil.py": agent })), "outside"],
    ["a name with a line end", () => readZip(zip({ "a\nb.py": agent })), "name"],
    ["folders in folders", () => readZip(zip({ [`${"d/".repeat(13)}a.py`]: agent })), "deep"],
    ["no zip", () => readZip(strToU8("this is no zip at all, but a text")), "broken"],
    ["an empty zip file", () => readZip(new Uint8Array(0)), "broken"],
    ["a zip that is cut off", () => readZip(cutOff.subarray(0, cutOff.length - 30)), "broken"],
    ["a zip in a zip", () => readZip(zip({ "inner.zip": zip({ "a.py": agent }) })), "nested"],
    ["another archive", () => readAgentFiles([file("a.tar.gz", "x")]), "archive"],
    ["neither Python nor JavaScript", () => readAgentFiles([file("a.txt", agent)]), "nothing"],
];

for (const [name, read, key] of refused) {
    test(`refused with a sentence: ${name}`, async () => {
        const { problems, ...rest } = await read();
        assert.deepEqual(
            problems.map((problem) => problem.key),
            [`arena.refused.${key}`],
        );
        assert.deepEqual(/** @type {any} */ (rest).files, {});
        assert.equal(/** @type {any} */ (rest).name === "", name === "nothing at all");
        for (const messages of Object.values(words)) assert.ok(`arena.refused.${key}` in messages);
    });
}

test("every refusal has a sentence, and every blank of a sentence is filled", async () => {
    const { en: messages } = words;
    const folder = new URL("../../../web/agents/", import.meta.url);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    const texts = (await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")))).join("\n");
    const used = [...texts.matchAll(/(?:new Problem|refusal)\("(?:arena\.refused\.)?(\w+)"(?:, \{([^}]*)\})?/g)];
    assert.ok(used.length >= 15);
    for (const [, key, params = ""] of used) {
        const message = messages[`arena.refused.${key}`];
        assert.ok(message, key);
        const given = params.split(",").map((part) => part.trim().split(":")[0]);
        for (const [, blank] of JSON.stringify(message).matchAll(/\{(\w+)\}/g))
            assert.ok(given.includes(blank), `${key}: ${blank}`);
    }
});

/** @param {Record<string, string>} texts @param {string | null} [game] */
const recognise = (texts, game) =>
    recogniseForm(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])), game);

/** Files of a folder of the tests, by path. @param {string} folder @returns {Promise<Record<string, string>>} */
async function folderOf(folder, above = "") {
    const root = new URL(`../../agents/${folder}/`, import.meta.url);
    /** @type {Record<string, string>} */
    const texts = {};
    for (const entry of await readdir(fileURLToPath(root), { withFileTypes: true })) {
        if (entry.isDirectory())
            Object.assign(texts, await folderOf(`${folder}/${entry.name}`, `${above}${entry.name}/`));
        else if (entry.name.endsWith(".py"))
            texts[above + entry.name] = await readFile(new URL(entry.name, root), "utf8");
    }
    return texts;
}

for (const [game, form] of Object.entries({
    chexers: "comp30024-2019",
    cachex: "comp30024-2022",
    tetress: "comp30024-2024",
    halma: "csci561-2019",
    hive: "short",
})) {
    test(`the form of an honest agent is recognised: ${game}`, async () => {
        const { candidates, problems } = await recognise(await folderOf(`honest/${game}`));
        assert.deepEqual(problems, []);
        assert.deepEqual([candidates[0]?.form, candidates[0]?.isChosen], [form, true]);
    });
}

/** A player of Chexers in 2019. @param {string} [head] */
const player = (head = "class Player:") =>
    `${head}\n    def __init__(self, colour): pass\n    def action(self): pass\n    def update(self, colour, action): pass\n`;

/** @type {Record<string, Record<string, string>>} */
const uncertain = {
    "two files": { "a.py": agent, "b.py": agent },
    "a base that is called as the export": {
        "team/__init__.py": "from team.clever import Clever as Player\n",
        "team/base.py": player(),
        "team/clever.py": "from team.base import Player\nclass Clever(Player):\n    def action(self): pass\n",
    },
    "two packages": { "alpha/__init__.py": player(), "beta/__init__.py": player() },
    "a base of the same name in a package beside": {
        "better/player.py": "from plain import player\nclass Player(player.Player):\n    depth = 2\n",
        "plain/player.py": player(),
    },
    "an older one": { "tester.py": player(), "old.py": player() },
    "what the course hands out": { "your_team_name/player.py": player("class ExamplePlayer:") },
    "a module of another case": { "team/__init__.py": "from .Player import Player\n", "team/player.py": player() },
    "a factory": { "__init__.py": "from functools import partial\nPlayer = partial(print, 1)\n" },
};

for (const [name, texts] of Object.entries(uncertain)) {
    test(`the page does not guess, but asks the driver: ${name}`, async () => {
        const { candidates } = await recognise(texts);
        assert.ok(candidates.every(({ isChosen }) => !isChosen));
    });
}

test("games with an agent of a course begin at the start, others with an opening", () => {
    const agents = /** @type {any[]} */ ([
        { id: "a", form: "short" },
        { id: "b", form: "comp30024-2019" },
    ]);
    const chooses = (/** @type {string[]} */ ...seats) => choosesAll({ agents, forms }, seats);
    assert.deepEqual(
        [chooses("agent:a", "random"), chooses("agent:a", "agent:b"), chooses("random")],
        [false, true, false],
    );
});

test("a class has the name that Python knows", async () => {
    const { candidates } = await recognise({ "player.py": player("class Max\u207fPlayer:") });
    assert.deepEqual([candidates[0].className, candidates[0].isChosen], ["MaxnPlayer", true]);
});

test("what is missing or wrong is said with its line", async () => {
    const none = await recognise({ "a.py": "class Other:\n    pass\n" });
    assert.deepEqual([none.candidates, none.problems.map(({ key }) => key)], [[], ["arena.refused.noAgent"]]);
    const wrong = await recognise({ "a.py": "def agent(o):\n    return (1\n\nx = = 2\n" });
    assert.equal(wrong.problems[0].key, "arena.refused.syntax");
    const numpy = await recognise({ "a.py": `import os\nimport numpy as np\n${agent}` });
    assert.deepEqual(numpy.problems, [
        { key: "arena.refused.module", params: { file: "a.py", line: 2, module: "numpy" } },
    ]);
    const script = await recognise({ "a.js": "// mine\nexport function agent(o) { return o.legal_actions[0]; }" });
    const [{ form, language, line, isChosen }] = script.candidates;
    assert.deepEqual(
        { form, language, line, isChosen },
        { form: "short", language: "javascript", line: 2, isChosen: true },
    );
});
