// Signs of life during long steps, and Ctrl+C.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { Clone } from "./clone.mjs";

for (const [script, words, program, step] of [
    ["play", ["--no-serve"], "npm", "Building the site"],
    ["measure", ["--sizes"], "node", "Measuring"],
]) {
    test(`scripts/${script}: a step that is silent for a while is named again`, async (t) => {
        const clone = await Clone.make(t);
        const goOn = path.join(clone.home, "go-on");
        await clone.standIn(
            program,
            `if [[ $1 == --version ]]; then echo v18.20.4; exit; fi
            while [[ ! -e "${goOn}" ]]; do sleep 0.05; done`,
        );
        const run = clone.start(script, words, { QUINTET_PATIENCE: "1" });
        await run.says(`... ${step}, for `);
        await writeFile(goOn, "");
        assert.equal((await run.end()).status, 0);
    });
}

test("Ctrl+C during a Node test run ends the script, although the runner catches it", async (t) => {
    const clone = await Clone.make(t);
    await clone.standIn(
        "node",
        `case $1 in
        --version) echo v18.20.4 ;;
        --test)
            trap 'exit 1' INT
            echo "tests begin"
            while :; do sleep 0.05; done
            ;;
        esac`,
    );
    const run = clone.start("test", ["wasm", "web"]);
    await run.says("tests begin");
    run.interrupt();
    const { signal, output } = await run.end();
    assert.equal(signal, "SIGINT");
    assert.match(output, /Interrupted\.\n$/);
    assert.doesNotMatch(output, /Part: web|passed/);
});
