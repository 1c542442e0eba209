/** `scripts/measure` reaches its end: it visits the built site as a stranger, plays and reports. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const skip = existsSync(path.join(repository, "build", "site", "index.html")) ? false : "there is no built site";

test("scripts/measure reports every size and time", { skip, timeout: 400_000 }, async () => {
    const script = path.join(repository, "scripts", "measure.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [script, "--visits", "1", "--slower", "1"]);
    assert.match(stdout, /^JavaScript( +[\d.]+ kB){4}$/m);
    assert.match(stdout, /^WebAssembly( +[\d.]+ kB){4}$/m);
    for (const [name, unit] of [
        ["first board to use, cold, Fast 3G", "ms"],
        ["  of that, the page's own processor time", "ms"],
        ["first board to use, from the cache", "ms"],
        ["longest task while an engine thinks", "ms"],
        ["longest frame while an engine thinks", "ms"],
        ["  of an empty page, while a worker computes", "ms"],
        ["from tap to the new position", "ms"],
        ["private memory of the tab", "MB"],
        ["40 boards in another page, all drawn", "ms"],
        ["private memory of that page", "MB"],
        ["20,000 playouts, something drawn", "ms"],
        ["20,000 playouts of the slowest game", "ms"],
    ]) {
        const [, value] = new RegExp(`^${name} +(\\d+) ${unit}\\b`, "m").exec(stdout) ?? [];
        assert.ok(value !== undefined, `${name}: ${stdout}`);
    }
});
