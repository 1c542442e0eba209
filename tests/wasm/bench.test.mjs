// The engine searches identically as a native program and as WebAssembly.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { loadFullModule, loadModule, newChecks, repository, shownBy } from "./module.mjs";

const native = path.join(repository, "build", "native", "quintet");
const checks = await newChecks();
const page = await loadModule();
const lens = await loadFullModule();
const session = new page.Session();

for (const { id: game } of session.games().games) {
    test(`${game}: the bench signature equals that of the native program`, () => {
        const output = execFileSync(native, ["bench", "--game", game], { encoding: "utf8" });
        const [, signature] = output.match(new RegExp(`^${game} .* ([0-9a-f]{16})$`, "m"));
        assert.equal(checks.bench(game).signature, signature);
    });

    test(`${game}: the page's module, whose weights are constants, finds the same as the lens's`, () => {
        const searches = [new page.Search(), new lens.Search()];
        session.load({ game });
        for (let ply = 0; ply < 12; ply += 3) {
            for (let step = 0; step < 3; step++) session.play(session.state().state.legal.at(step).text);
            const [found, expected] = searches.map((each) => {
                each.start(shownBy(session), { nodes: 10_000, lines: 3 });
                for (;;) {
                    const { progress } = each.step(1000);
                    if (progress.finished) return progress;
                }
            });
            assert.equal(found.nodes, expected.nodes);
            assert.deepEqual(found.lines, expected.lines);
        }
    });
}
