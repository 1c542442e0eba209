// Diagrams from the full module are the same as the native program's.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { loadFullModule, native } from "./module.mjs";

const module = await loadFullModule();
const diagram = new module.Diagram();
const records = [
    { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1", "PLACE 2,2"] },
    { game: "hive", actions: ["wS1", "bG1 wS1-", "wQ -wS1"] },
    { game: "chexers", actions: [] },
];

test("the same picture as the program draws", () => {
    for (const record of records) {
        const drawn = execFileSync(native, ["diagram", "--record", "-"], { input: JSON.stringify(record) });
        assert.equal(diagram.svg(record, undefined).svg, drawn.toString());
    }
});

test("options are obeyed, and problems are named", () => {
    const [record] = records;
    const bare = diagram.svg({ ...record, ply: 1 }, { legend: false, coordinates: false, rings: ["0,0"] }).svg;
    assert.match(bare, /1 ply, blue to move/);
    assert.doesNotMatch(bare, /<text/);
    assert.match(diagram.svg(record, { rings: ["9,9"] }).error.message, /unknown cell "9,9"/);
    assert.match(diagram.svg({ game: "chess" }, undefined).error.message, /chess/);
    assert.match(diagram.svg(record, 3).error.message, /diagram/);
});
