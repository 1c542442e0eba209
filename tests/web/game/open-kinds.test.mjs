/** What a reader may bring to a page, and what the page takes it for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf, recognise, textFound } from "../../../web/game/open/recognise.js";
import { askedPage, linkKind } from "../../../web/record/address.js";
import { addressOf } from "../../../web/ui/site.js";

const links = {
    "game=cachex&o.size=5&actions=PLACE+1,3": "game",
    "record=%7B%22game%22%3A%22hive%22%7D": "game",
    "lab=1&game=cachex": "analysis",
    lab: "analysis",
    "turn=abc": "friend",
    "join=abc": "friend",
    "answer=abc": "friend",
    "brought=1": "brought",
    "game=cachex&algorithm=alpha-beta": "lens",
    "mode=lens&game=cachex": "lens",
    "tree=((1+2)+(3+4))": "lens",
    "mode=arena&game=cachex": "arena",
    "game=cachex&opponent=level:easy": "arena",
    "sheet=eJw": "activity",
    "language=fa": "",
    top: "",
};

test("each link has a kind, after # and after ?", () => {
    for (const [link, kind] of Object.entries(links)) {
        for (const sign of ["", "#", "?"]) assert.equal(linkKind(sign + link), kind, sign + link);
    }
});

test("an address that the board does not show leads to its page", () => {
    const asked = (/** @type {string} */ hash) => askedPage({ hash, search: "" });
    assert.equal(asked("#mode=lens&game=cachex"), "lens.html#game=cachex");
    assert.equal(asked("#game=cachex&mode=arena"), "arena.html#game=cachex");
    assert.equal(asked("#sheet=eJw"), "course.html#sheet=eJw");
    for (const hash of ["#game=cachex", "#lab", "#turn=a", "#top", ""]) assert.equal(asked(hash), "", hash);
    assert.equal(askedPage({ hash: "", search: "?mode=lens&tree=(1+2)" }), "lens.html#tree=(1+2)");
});

test("an address in a text says by its page what it is", () => {
    const site = "https://q.example/";
    const kinds = {
        [`${site}#game=cachex`]: "game",
        [`${site}?game=cachex`]: "game",
        [`${site}lens.html#game=cachex`]: "lens",
        [`${site}arena.html#game=cachex`]: "arena",
        [`${site}course.html#sheet=eJw`]: "activity",
        [`${site}#lab=1&game=cachex`]: "analysis",
        [addressOf("learn/puzzles/index.html#game=hive")]: "page",
        [addressOf("course.html?src=examples/course/cachex.json")]: "page",
        [addressOf("rules/hive.html")]: "page",
        [`${site}rules/hive.html`]: undefined,
        [addressOf("play.html")]: undefined,
        [`${site}#top`]: undefined,
        "hello; world": undefined,
        "{ a: 1 }": undefined,
    };
    for (const [text, kind] of Object.entries(kinds)) assert.equal(linkOf(` ${text}\n`)?.kind, kind, text);
    assert.equal(linkOf(`${site}#mode=lens&tree=(1+2)`)?.link, "tree=(1+2)");
    // A pattern that looked for an end from every place would take minutes.
    assert.equal(linkOf("x".repeat(1_000_000)), null);
});

const file = (/** @type {string} */ text, name = "file.json") => new File([text], name);
const folder = /** @type {any} */ ({ name: "agent", isDirectory: true });

test("a text or a file is known by what it contains", async () => {
    /** @type {Record<string, [string, boolean]>} */
    const texts = {
        '{"game": "cachex", "actions": []}': ["game", true],
        '[{"game":"cachex"}]': ["game", true],
        '{"format": "quintet-results", "game": "hive"}': ["results", true],
        '{"quintet": "activity", "items": [{"record": {"game": "hive"}}]}': ["activity", true],
        "Dear teacher,\n-----BEGIN QUINTET RECEIPT-----\n1.a.b": ["receipt", true],
        "https://q.example/#game=hive": ["game", true],
        '[Event "x"]\n1. wS1': ["unknown", false],
        "hello; world": ["unknown", false],
    };
    for (const [text, [kind, isSure]] of Object.entries(texts)) {
        const pasted = await recognise({ text });
        assert.deepEqual([pasted.kind, pasted.isSure], [kind, isSure], text);
        if (pasted.link !== undefined) continue;
        const dropped = await recognise({ files: [file(text)] });
        assert.deepEqual([dropped.kind, dropped.isSure], [kind, true], `a file with ${text}`);
        assert.equal(await textFound(dropped), text);
    }
    assert.equal((await recognise({ text: "hello; world", isMeant: true })).isSure, true, "dropped text");
    for (const name of ["agent.py", "agent.js", "agent.mjs", "agents.ZIP"]) {
        assert.equal((await recognise({ files: [file("x", name)] })).kind, "agent", name);
    }
    assert.equal((await recognise({ files: [file("", "agent")], entries: [folder] })).kind, "agent");
});
