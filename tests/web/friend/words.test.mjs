/** The translations of games with people elsewhere. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { catalogueIn } from "../i18n/catalogues.mjs";

const catalogues = await catalogueIn("friend");
const folder = fileURLToPath(new URL("../../../web/friend/", import.meta.url));
const entries = await readdir(folder, { recursive: true });
const sources = await Promise.all(
    entries.filter((name) => name.endsWith(".js")).map((name) => readFile(path.join(folder, name), "utf8")),
);

test("every fault and every verdict has a sentence", async () => {
    const texts = sources.join("\n");
    const why = [...texts.matchAll(/(?:this|table)\.fault\(peer, "(\w+)"/g)].map(([, key]) => key);
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
