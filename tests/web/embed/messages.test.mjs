import assert from "node:assert/strict";
import { test } from "node:test";
import { hintsFor, Messenger } from "../../../web/embed/messages/messages.js";

/** A messenger with fake windows of the frame and its parent page, and the messages posted to them. */
function scene({ allowed = ["*"], alone = false, origin = "https://quintet.example" } = {}) {
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
        origin,
        listener: null,
        addEventListener: (_, /** @type {any} */ listener) => (here.listener = listener),
        removeEventListener: () => (here.listener = null),
    };
    if (alone) here.parent = here;
    /** @type {any[]} */
    const commands = [];
    /** @type {any[]} */
    const said = [];
    const game = Object.assign(new EventTarget(), {
        say: (/** @type {any} */ { key, params }) => {
            said.push(params);
            return `in words: ${key}`;
        },
        command: async (/** @type {string} */ name, /** @type {any} */ payload) => {
            commands.push([name, payload]);
            if (payload.action === "bad") throw Object.assign(new Error("no"), { code: "action", detail: "really" });
            return { ply: 7 };
        },
    });
    const clock = { now: 0 };
    /** What is to be done after a while. @type {(() => void)[]} */
    const waiting = [];
    new Messenger({ game, allowed, here, now: () => clock.now, later: (work) => waiting.push(work) });
    return {
        posted,
        commands,
        said,
        clock,
        game,
        parent,
        windowNamed,
        waiting,
        /** @param {any} data @param {any} [from] */
        async hear(data, { source = parent, origin = "https://course.example" } = {}) {
            await here.listener?.({ data, source, origin });
            return posted.splice(0);
        },
    };
}

test("a command of the parent page is carried out, and only the parent page gets the reply", async () => {
    const { hear, commands } = scene();
    const answers = await hear({ quintet: 1, type: "play", id: "a1", action: "PLACE 1,1" });
    const target = "https://course.example";
    assert.deepEqual(answers, [
        { at: "parent", target, quintet: 1, type: "reply", id: "a1", to: "play", result: { ply: 7 } },
    ]);
    assert.equal(commands[0][0], "play");
    assert.deepEqual(
        await hear({ quintet: 1, type: "play", action: "x" }),
        [],
        "a command without an id gets no reply",
    );
    const [refused] = await hear({ quintet: 1, type: "play", id: 2, action: "bad" });
    assert.deepEqual(
        [refused.type, refused.id, refused.code, refused.message, refused.detail],
        ["error", 2, "action", "no", "really"],
    );
});

test("messages without the mark and without fields of a command are ignored", async () => {
    const { hear, commands } = scene();
    for (const data of [null, undefined, 7, "quintet", [], { type: "play" }, { source: "react-devtools" }]) {
        assert.deepEqual(await hear(data), []);
    }
    assert.equal(commands.length, 0);
});

test("messages of another version and unknown commands are refused with a message", async () => {
    const { hear, commands } = scene();
    assert.equal((await hear({ quintet: 2, type: "play", id: 1 }))[0].code, "version");
    for (const type of ["__proto__", "constructor", "toString", "close", "", 7, null, { play: 1 }]) {
        const [answer] = await hear({ quintet: 1, type, id: 1 });
        assert.deepEqual([answer.type, answer.code], ["error", "command"], String(type));
    }
    assert.equal(commands.length, 0);
});

test("a command without the mark or as text gets an error that shows the right form", async () => {
    const { hear, commands, said } = scene();
    for (const message of [
        { type: "play", action: "PLACE 1,1", id: 4 },
        { type: "goTo", ply: 0, id: 4 },
        JSON.stringify({ quintet: 1, type: "getState", id: 4 }),
    ]) {
        const [answer, ...others] = await hear(message);
        assert.deepEqual([answer.type, answer.code, answer.id, others], ["error", "version", 4, []]);
        assert.equal(said.at(-1).mark, "quintet: 1");
    }
    for (const other of ["quintet", '{"quintet":', '{"type":"play"}', { type: "load" }, { type: "resize", ply: 1 }]) {
        assert.deepEqual(await hear(other), [], JSON.stringify(other));
    }
    let answers = 0;
    for (let count = 0; count < 100; ++count) answers += (await hear({ type: "play", action: "x" })).length;
    assert.ok(answers < 20, "the number of errors is limited");
    assert.equal(commands.length, 0);
});

test("the error about an unknown command lists the known ones", async () => {
    const { hear, said } = scene();
    await hear({ quintet: 1, type: "reset", id: 1 });
    assert.match(said[0].allowed, /^load, play, .*, setState$/);
});

test("`ready` says how to address the frame, including a sandboxed one", () => {
    for (const [origin, target] of [
        ["https://quintet.example", "https://quintet.example"],
        ["null", "*"],
    ]) {
        const { game, posted } = scene({ origin });
        game.dispatchEvent(Object.assign(new Event("quintet-ready"), { detail: { state: {} } }));
        game.dispatchEvent(Object.assign(new Event("quintet-state"), { detail: { state: {} } }));
        assert.deepEqual(
            posted.map((message) => message.target),
            [target, "*"],
        );
    }
});

test("console hints tell authors about a sandbox and about a `parent` that is not the parent page", () => {
    const here = (/** @type {any} */ more) => ({ parent: {}, origin: "https://q.example", location: {}, ...more });
    assert.deepEqual(hintsFor(here({}), ["*"]), []);
    const alone = here({ origin: "null" });
    alone.parent = alone;
    assert.deepEqual(hintsFor(alone, ["*"]), []);
    assert.match(hintsFor(here({ origin: "null" }), ["*"])[0], /sandbox.*"\*"/);
    const around = { location: { ancestorOrigins: ["https://course.example"] } };
    assert.deepEqual(hintsFor(here(around), ["https://course.example"]), []);
    const [hint] = hintsFor(here(around), ["https://other.example"]);
    assert.match(hint, /https:\/\/other\.example.*not to https:\/\/course\.example/);
});

test("a reply repeats only ids that are texts or numbers, cut to a maximum length", async () => {
    const { hear } = scene();
    assert.equal((await hear({ quintet: 1, type: "getState", id: "x".repeat(5000) }))[0].id.length, 100);
    for (const id of [{}, [], NaN, Infinity, null, true]) {
        assert.deepEqual(await hear({ quintet: 1, type: "getState", id }), []);
    }
});

test("commands of other windows, and of origins that `parent` does not name, are refused with an error", async () => {
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
    assert.deepEqual([toOpaque.target, toOpaque.code], ["*", "stranger"], "an opaque origin cannot be a target");
    assert.equal(commands.length, 0);
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].type, "reply");
});

test("a parent page with an opaque origin may send commands if `parent` names `null`", async () => {
    const { hear } = scene({ allowed: ["null"] });
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }, { origin: "null" }))[0].type, "reply");
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].code, "stranger");
});

test("the number of errors to refused senders is limited", async () => {
    const { hear, windowNamed } = scene();
    const sibling = windowNamed("sibling");
    let answers = 0;
    for (let count = 0; count < 400; ++count)
        answers += (await hear({ quintet: 1, type: "play" }, { source: sibling })).length;
    assert.equal(answers, 20);
    assert.equal(
        (await hear({ quintet: 1, type: "getState", id: 1 }))[0].type,
        "reply",
        "and take nothing from the parent",
    );
});

test("messages above the rate limit are dropped with one error per second, and later ones are handled again", async () => {
    const { hear, commands, clock } = scene();
    clock.now = 5000;
    const answers = [];
    for (let count = 0; count < 400; ++count)
        answers.push(...(await hear({ quintet: 1, type: "getState", id: count })));
    assert.equal(commands.length, 60);
    assert.deepEqual(
        answers.filter(({ type }) => type === "error").map(({ code }) => code),
        ["flood"],
    );
    clock.now += 1000;
    for (let count = 0; count < 400; ++count) await hear({ quintet: 1, type: "getState", id: count });
    assert.equal(commands.length, 90, "30 more in a second");
    clock.now += 2000;
    assert.equal((await hear({ quintet: 1, type: "getState", id: 1 }))[0].type, "reply");
});

test("a flood is not heard at all, whatever it says and whoever sends it, and later commands are", async () => {
    for (const source of [undefined, { postMessage() {} }]) {
        const { hear, commands, waiting, clock } = scene();
        clock.now = 5000;
        let read = 0;
        let answered = 0;
        const message = {
            get quintet() {
                read += 1;
                return 1;
            },
            type: "getState",
            id: 1,
        };
        for (let count = 0; count < 200_000; ++count)
            answered += (await hear(message, source ? { source } : {})).length;
        assert.ok(read <= 2 * 500 && answered <= 61, `${read} read, ${answered} answered`);
        assert.equal(waiting.length, 1);
        clock.now += 1000;
        waiting[0]();
        const before = commands.length;
        await hear({ quintet: 1, type: "getState", id: 2 });
        assert.equal(commands.length, before + 1);
    }
});

test("events go to the parent page, and only to allowed origins", () => {
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
    assert.deepEqual(told(["*"], true), [], "a page that is not in a frame sends no events");
});
