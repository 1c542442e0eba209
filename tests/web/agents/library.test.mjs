/** The agents that a reader keeps: in the browser's storage, without one, and beside foreign contents. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes } from "../browser.mjs";
import { content } from "../drive/agents.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser({ sources: true });

/** Runs in the page: keeps and reads agents. @param {{fails: string}} options */
async function use({ fails }) {
    const { AgentLibrary } = await import("/web/agents/library.js");
    const { readAgentFiles } = await import("/web/agents/read-files.js");
    if (fails) {
        IDBObjectStore.prototype.put = () => {
            throw new DOMException("no", fails);
        };
    }
    const library = new AgentLibrary();
    const bytes = new TextEncoder().encode("def agent(o): pass\n");
    /** @param {string} id @param {number} changed */
    const make = (id, changed) => ({
        id,
        name: `Agent ${id}`,
        language: "python",
        form: "short",
        className: "beta:Player",
        file: "lib/a.py",
        folder: "team",
        game: "cachex",
        files: { "lib/a.py": bytes, "main.py": bytes },
        changed,
    });
    const refusals = [await library.put(make("one", 1)), await library.put(make("two", 2))];
    await library.put({ ...make("one", 3), name: "renamed" });
    const names = (await library.all()).map(({ name }) => name);
    const [{ className, file, folder }] = await library.all();
    const again = (await new AgentLibrary().all()).map(({ name }) => name);
    const zip = await library.exportZip(make("one", 0));
    const { files } = await readAgentFiles([new File([zip], "one.zip")]);
    await library.remove("one");
    const left = (await library.all()).map(({ id }) => id);
    return {
        refusals: refusals.map((refusal) => refusal?.key ?? null),
        names,
        chosen: [className, file, folder],
        again,
        files: Object.entries(files).map(([name, data]) => [name, new TextDecoder().decode(data)]),
        left,
        stored: library.stored,
    };
}

const files = [
    ["lib/a.py", "def agent(o): pass\n"],
    ["main.py", "def agent(o): pass\n"],
];
const names = ["renamed", "Agent two"];
const chosen = ["beta:Player", "lib/a.py", "team"];

test("agents are kept, replaced, exported and removed", async () => {
    const page = await browser.open("/web/test.html", { content });
    const seen = await page.evaluate(use, { fails: "" });
    assert.deepEqual(seen, { refusals: [null, null], names, chosen, again: names, files, left: ["two"], stored: true });
});

for (const [reason, key, stored] of /** @type {const} */ ([
    ["QuotaExceededError", "arena.refused.full", true],
    ["UnknownError", "arena.refused.unstored", false],
])) {
    test(`a storage that fails with ${reason} is told, and agents last for the visit`, async () => {
        const page = await browser.open("/web/test.html", { content });
        const seen = await page.evaluate(use, { fails: reason });
        assert.deepEqual(seen, { refusals: [key, key], names, chosen, again: [], files, left: ["two"], stored });
    });
}

test("agents of earlier versions are read, and contents of others are left out", async () => {
    const page = await browser.open("/web/test.html", { content });
    const seen = await page.evaluate(async () => {
        const { AgentLibrary } = await import("/web/agents/library.js");
        const bytes = new Uint8Array(3);
        const good = { name: "a", language: "python", form: "", className: "", game: "", files: { "a.py": bytes } };
        await new AgentLibrary().put({ id: "good", ...good, changed: 1 });
        const { openDB } = await import("idb");
        const database = await openDB("quintet-agents", 1);
        const hostile = [
            { id: "no files", ...good, files: null, changed: 1 },
            { id: "texts", ...good, files: { "a.py": "text" }, changed: 1 },
            { id: "language", ...good, language: "perl", changed: 1 },
            { id: "name", ...good, name: { toString: 1 }, changed: 1 },
            { id: "time", ...good, changed: "now" },
            { id: "large", ...good, files: { "a.py": new Uint8Array(21 * 1024 * 1024) }, changed: 1 },
        ];
        const earlier = { id: "of an earlier version", ...good, changed: 2 };
        for (const each of [...hostile, earlier]) await database.put("agents", each);
        const all = (await new AgentLibrary().all()).map(({ id, file, folder }) => [id, file, folder]);
        return { all, aside: JSON.parse(localStorage.getItem("quintet/damaged/agents/language") ?? "{}") };
    });
    assert.deepEqual(seen.all, [
        ["of an earlier version", "", ""],
        ["good", "", ""],
    ]);
    // What can't be read is named, and its text is under another name.
    assert.equal(seen.aside.language, "perl");
    const bar = page.locator("quintet-damaged .text");
    await becomes(async () => /damaged and unreadable: an agent\./.test(await bar.innerText()), true);
});
