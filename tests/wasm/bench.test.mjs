// The engine searches identically as a native program and as WebAssembly.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { loadFullModule, loadModule, native, newChecks, searchToTheEnd, shownBy } from "./module.mjs";

const checks = await newChecks();
const page = await loadModule();
const lens = await loadFullModule();
const session = new page.Session();
const other = new lens.Session();

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
            assert.deepEqual(other.load(shownBy(session)), session.load(shownBy(session)));
            const request = { nodes: 10_000, lines: 3 };
            const [found, expected] = searches.map((each) => searchToTheEnd(each, shownBy(session), request));
            assert.equal(found.nodes, expected.nodes);
            assert.deepEqual(found.lines, expected.lines);
        }
    });
}
