// The texts of seats that a page can have, and what it says of others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSeat } from "../../../web/arena/match/seats/seats.js";

const known = {
    game: { id: "cachex", algorithms: ["alpha-beta", "uct"] },
    levels: [{ id: "easy" }, { id: "hard" }],
    styles: ["greedy"],
};

test("seats are read", () => {
    const read = (text) => {
        const { text: same, ...seat } = parseSeat(text, known);
        assert.equal(same, text);
        return seat;
    };
    assert.deepEqual(read("random"), { kind: "random", name: "" });
    assert.deepEqual(read("style:greedy"), { kind: "style", name: "greedy" });
    assert.deepEqual(read("agent:7"), { kind: "agent", name: "7" });
    assert.deepEqual(read("level:hard"), { kind: "level", name: "hard", request: { level: "hard" } });
    assert.deepEqual(read("level:easy,nodes=50"), {
        kind: "level",
        name: "easy",
        request: { level: "easy", nodes: 50 },
    });
    assert.deepEqual(read("algorithm:,depth=1"), { kind: "algorithm", name: "", request: { depth: 1 } });
    assert.deepEqual(read("algorithm,time=100"), { kind: "algorithm", name: "", request: { timeMs: 100 } });
    assert.deepEqual(read("algorithm:uct,nodes=9,depth=2"), {
        kind: "algorithm",
        name: "uct",
        request: { algorithm: "uct", nodes: 9, depth: 2 },
    });
});

for (const [text, message] of [
    ["", /^seat "": must be level:NAME, algorithm:NAME, style:NAME, agent:ID or random$/],
    ["person", /level:NAME, algorithm:NAME/],
    ["random:1", /level:NAME, algorithm:NAME/],
    ["ugi:./engine", /level:NAME, algorithm:NAME/],
    ["level", /^seat "level": the level must be one of easy, hard \(found ""\)$/],
    ["level:Hard", /the level must be one of easy, hard \(found "Hard"\)/],
    ["algorithm:magic,depth=1", /the algorithm must be one of alpha-beta, uct \(found "magic"\)/],
    ["algorithm:uct", /needs a limit, time=MS, nodes=N or depth=N/],
    ["algorithm:,nodes=0", /nodes must be a number from 1 to \d+ \(found "0"\)/],
    ["algorithm:,nodes=1e3", /found "1e3"/],
    ["algorithm:,depth=101", /depth must be a number from 1 to 100 \(found "101"\)/],
    ["algorithm:,constructor=1", /must be time=, nodes= or depth= \(found "constructor=1"\)/],
    ["algorithm:,nodes=5,temperature=3", /temperature= is for matches of the program/],
    ["level:easy,weight.tempo=3", /weight.tempo= is for matches of the program/],
    ["random,nodes=3", /must have no settings \(found "nodes=3"\)/],
    ["style:bold", /the style must be one of greedy.* \(found "bold"\)/],
    ["agent:", /must be agent:ID/],
]) {
    test(`the seat "${text}" is refused`, () => {
        assert.throws(
            () => parseSeat(text, known),
            (error) => {
                assert.ok(error instanceof Error);
                assert.match(error.message, message);
                return true;
            },
        );
    });
}

test("a game without styles says so", () => {
    assert.throws(() => parseSeat("style:bold", { ...known, styles: [] }), /cachex has no styles/);
});
