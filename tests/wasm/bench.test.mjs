// The engine searches identically as a native program and as WebAssembly.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { newSession, repository } from "./module.mjs";

const native = path.join(repository, "build", "native", "quintet");
const skip = existsSync(native) ? false : "build/native/quintet is not built";
const session = await newSession();

for (const { id: game } of session.games().games) {
    test(`${game}: the bench signature equals that of the native program`, { skip }, () => {
        const output = execFileSync(native, ["bench", "--game", game], { encoding: "utf8" });
        const [, signature] = output.match(new RegExp(`^${game} .* ([0-9a-f]{16})$`, "m"));
        assert.equal(session.bench(game).signature, signature);
    });
}
