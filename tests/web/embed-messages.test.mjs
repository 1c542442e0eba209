import assert from "node:assert/strict";
import { test } from "node:test";
import { Messenger } from "../../web/embed/messages.js";

/** A frame's window, the page around it, and whatever was posted to either. */
function scene({ allowed = ["*"], alone = false } = {}) {
    /** @type {any[]} */
    const posted = [];
    const windowNamed = (/** @type {string} */ name) => ({
        postMessage: (/** @type {any} */ data, /** @type {string} */ target) =>
            posted.push({ at: name, target, ...data }),
    });
    const parent = windowNamed("parent");
    /** @type {any} */
    const here = {
        parent,
        listener: null,
        addEventListener: (_, /** @type {any} */ listener) => (here.listener = listener),
    };
    if (alone) here.parent = here;
    /** @type {any[]} */
    const commands = [];
    const game = Object.assign(new EventTarget(), {
        say: (/** @type {any} */ { key }) => `in words: ${key}`,
        command: async (/** @type {string} */ name, /** @type {any} */ payload) => {
            commands.push([name, payload]);
            if (payload.action === "bad") throw Object.assign(new Error("no"), { code: "action", detail: "really" });
            return { ply: 7 };
        },
    });
    const clock = { now: 0 };
    new Messenger({ game, allowed, here, now: () => clock.now });
    return {
        posted,
        commands,
        clock,
        game,
        parent,
        windowNamed,
        /** @param {any} data @param {any} [from] */
        async hear(data, { source = parent, origin = "https://course.example" } = {}) {
            await here.listener({ data, source, origin });
            return posted.splice(0);
        },
    };
}

test("a command from the page around is carried out and answered to it alone", async () => {
    const { hear, commands } = scene();
    const answers = await hear({ quintet: 1, type: "play", id: "a1", action: "PLACE 1,1" });
    const target = "https://course.example";
    assert.deepEqual(answers, [
        { at: "parent", target, quintet: 1, type: "reply", id: "a1", to: "play", result: { ply: 7 } },
    ]);
    assert.equal(commands[0][0], "play");
    assert.deepEqual(await hear({ quintet: 1, type: "play", action: "x" }), [], "without an id nobody waits");
    const [refused] = await hear({ quintet: 1, type: "play", id: 2, action: "bad" });
    assert.deepEqual(
        [refused.type, refused.id, refused.code, refused.message, refused.detail],
        ["error", 2, "action", "no", "really"],
    );
});

test("what has not our mark is not for us", async () => {
    const { hear, commands } = scene();
    for (const data of [null, undefined, 7, "quintet", [], { type: "play" }, { source: "react-devtools" }]) {
        assert.deepEqual(await hear(data), []);
    }
    assert.equal(commands.length, 0);
});

test("messages of another version and unknown commands are refused in words", async () => {
    const { hear, commands } = scene();
    assert.equal((await hear({ quintet: 2, type: "play", id: 1 }))[0].code, "version");
    for (const type of ["__proto__", "constructor", "toString", "close", "", 7, null, { play: 1 }]) {
        const [answer] = await hear({ quintet: 1, type, id: 1 });
        assert.deepEqual([answer.type, answer.code], ["error", "command"], String(type));
    }
    assert.equal(commands.length, 0);
});

test("strange ids come back only if they are texts or numbers, and not too long", async () => {
    const { hear } = scene();
    assert.equal((await hear({ quintet: 1, type: "getState", id: "x".repeat(5000) }))[0].id.length, 100);
    for (const id of [{}, [], NaN, Infinity, null, true]) {
        assert.deepEqual(await hear({ quintet: 1, type: "getState", id }), []);
    }
});

test("other windows, and other origins where one is named, are told so and not listened to", async () => {
    const { hear, commands, windowNamed } = scene({ allowed: ["https://course.example"] });
    const [toStranger] = await hear(
        { quintet: 1, type: "play", id: 1 },
        { source: windowNamed("sibling"), origin: "https://course.example" },
    );
    assert.deepEqual([toStranger.at, toStranger.code], ["sibling", "stranger"]);
    const [toParent] = await hear({ quintet: 1, type: "getState", id: 1 }, { origin: "https://evil.example" });
    assert.deepEqual([toParent.target, toParent.code], ["https://evil.example", "stranger"]);
    assert.equal(toParent.result, undefined);
    const [toOpaque] = await hear({ quintet: 1, type: "getState", id: 1 }, { origin: "null" });
    assert.deepEqual([toOpaque.target, toOpaque.code], ["*", "stranger"], "an opaque origin has no name to post to");
    assert.equal(commands.length, 0);
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].type, "reply");
});

test("an opaque parent may command where `null` is named", async () => {
    const { hear } = scene({ allowed: ["null"] });
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }, { origin: "null" }))[0].type, "reply");
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].code, "stranger");
});

test("strangers cannot make the frame talk without end", async () => {
    const { hear, windowNamed } = scene();
    const sibling = windowNamed("sibling");
    let answers = 0;
    for (let count = 0; count < 500; ++count)
        answers += (await hear({ quintet: 1, type: "play" }, { source: sibling })).length;
    assert.equal(answers, 20);
    assert.equal(
        (await hear({ quintet: 1, type: "getState", id: 1 }))[0].type,
        "reply",
        "and take nothing from the parent",
    );
});

test("a flood is cut off and told once a second; what comes later is heard again", async () => {
    const { hear, commands, clock } = scene();
    clock.now = 5000;
    const answers = [];
    for (let count = 0; count < 1000; ++count)
        answers.push(...(await hear({ quintet: 1, type: "getState", id: count })));
    assert.equal(commands.length, 60);
    assert.deepEqual(
        answers.filter(({ type }) => type === "error").map(({ code }) => code),
        ["flood"],
    );
    clock.now += 2000;
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].type, "reply");
});

test("events go to the page around, and only to origins that may hear them", () => {
    const told = (/** @type {string[]} */ allowed, alone = false) => {
        const { game, posted } = scene({ allowed, alone });
        game.dispatchEvent(
            Object.assign(new Event("quintet-action"), { detail: { action: "STEAL", player: 1, ply: 2 } }),
        );
        return posted;
    };
    assert.deepEqual(told(["*"]), [
        { at: "parent", target: "*", quintet: 1, type: "action", action: "STEAL", player: 1, ply: 2 },
    ]);
    assert.deepEqual(
        told(["https://a.example", "https://b.example"]).map(({ target }) => target),
        ["https://a.example", "https://b.example"],
    );
    assert.deepEqual(told(["*"], true), [], "by itself it has nobody to tell");
});
