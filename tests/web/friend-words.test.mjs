/** The translations of games with people elsewhere. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { friendMessages } from "../../web/i18n/friend.js";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";

const catalogues = await loadCatalogues(friendMessages);
const folder = fileURLToPath(new URL("../../web/friend/", import.meta.url));
const entries = await readdir(folder, { recursive: true });
const sources = await Promise.all(
    entries.filter((name) => name.endsWith(".js")).map((name) => readFile(path.join(folder, name), "utf8")),
);

testCatalogues(catalogues, { names: /stun:\S+/g });

test("every key that the code names exists, and every key is used", () => {
    assert.ok(sources.length > 20);
    const code = sources.map((source) => source.replace(/\/\*\*.*?\*\//gs, ""));
    const found = (/** @type {RegExp} */ pattern) =>
        new Set(code.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key)));
    const whole = found(/["'`](friend\.[A-Za-z0-9.]+)["'`]/g);
    const beginnings = [...found(/`(friend\.(?:[A-Za-z]+\.)*)\$\{/g)];
    for (const key of whole) assert.ok(key in catalogues.en, key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("every fault and every verdict has a sentence", async () => {
    const texts = sources.join("\n");
    const why = [...texts.matchAll(/(?:this|table)\.fault\(guest, "(\w+)"/g)].map(([, key]) => key);
    const wrong = [...texts.matchAll(/return "(early|past|notYourTurn)";|: "(illegal)";/g)].map(([, a, b]) => a ?? b);
    assert.ok(why.length > 5 && new Set(wrong).size === 4);
    const harmless = ["over", "busy", "elsewhere", "oldRound"];
    for (const key of [...why, ...wrong]) {
        if (!harmless.includes(key)) assert.ok(`friend.live.fault.${key}` in catalogues.en, key);
    }
    const consent = await readFile(path.join(folder, "live/consent.js"), "utf8");
    const refused = [...texts.matchAll(/accuse\("(\w+)"\)/g), ...consent.matchAll(/(?:return|:) "(\w+)";/g)];
    assert.ok(refused.length > 10);
    for (const [, key] of refused) {
        assert.ok(`friend.live.host.${key}` in catalogues.en, key);
    }
    for (const kind of ["changed", "forged", "other", "notYours"]) {
        assert.ok(`friend.mail.verdict.${kind}` in catalogues.en, kind);
    }
});
