// The texts of seats that a page can have, and what it says of others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ContestProblem, parseSeat } from "../../web/arena/match/seats.js";

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
    ["", /^seat "": level:NAME, algorithm:NAME, style:NAME, agent:ID or random expected$/],
    ["person", /level:NAME, algorithm:NAME/],
    ["random:1", /level:NAME, algorithm:NAME/],
    ["ugi:./engine", /level:NAME, algorithm:NAME/],
    ["level", /^seat "level": there is no level ""; there are easy, hard$/],
    ["level:Hard", /there is no level "Hard"; there are easy, hard/],
    ["algorithm:magic,depth=1", /there is no algorithm "magic"; there are alpha-beta, uct/],
    ["algorithm:uct", /needs a limit, time=MS, nodes=N or depth=N/],
    ["algorithm:,nodes=0", /nodes: a number from 1 to \d+ expected, found "0"/],
    ["algorithm:,nodes=1e3", /found "1e3"/],
    ["algorithm:,depth=101", /depth: a number from 1 to 100 expected, found "101"/],
    ["algorithm:,constructor=1", /time=, nodes= or depth= expected, found "constructor=1"/],
    ["algorithm:,nodes=5,temperature=3", /temperature= is for matches of the program/],
    ["level:easy,weight.tempo=3", /weight.tempo= is for matches of the program/],
    ["random,nodes=3", /takes no settings, found "nodes=3"/],
    ["style:bold", /there is no style "bold"; there are greedy/],
    ["agent:", /agent:ID expected/],
]) {
    test(`the seat "${text}" is refused`, () => {
        assert.throws(
            () => parseSeat(text, known),
            (error) => {
                assert.ok(error instanceof ContestProblem);
                assert.match(error.message, message);
                return true;
            },
        );
    });
}

test("a game without styles says so", () => {
    assert.throws(() => parseSeat("style:bold", { ...known, styles: [] }), /there is no style "bold"; cachex has none/);
});
