/**
 * Dishonest hosts, peers and people who look on: whatever they send, nothing happens in another player's name, nothing
 * that has happened changes, and the game can continue.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Wire } from "../../../web/friend/live/wire.js";
import { bringBack } from "../../../web/friend/replace.js";
import { storageOf } from "../app-engine.mjs";
import { connection, GAME, join, makeHost, makePeer, page, pair, record, settle, stranger } from "./live.mjs";

const chexers = { game: "chexers", actions: [] };
const minute = { kind: "game", seconds: 60, increment: 0 };

/**
 * Lies to a peer over the host's connection.
 * @returns a function that sends and returns what the peer complains about
 */
function hostOf(host, peer) {
    const { wire } = host.session.table.peerOf(1);
    return async (type, fields) => {
        peer.session.problem = "";
        wire.send(type, fields);
        await settle();
        return peer.session.problem;
    };
}

/** A game of two after two actions; the host can lie. */
async function begun(how) {
    const { ann, bob } = await pair(how);
    await ann.play("PLACE 0,0");
    await bob.play("PLACE 2,2");
    const say = hostOf(ann, bob);
    const table = (change = {}, actions = ann.actions(), round = 1) => {
        const view = ann.session.table.view();
        return say("table", { round, table: { ...view, record: { ...view.record, actions }, ...change } });
    };
    return { ann, bob, say, table };
}

/** Whether host and peer can still play, each one action. */
async function continues(ann, bob) {
    bob.session.problem = "";
    await ann.play();
    await bob.play();
    assert.deepEqual(bob.actions(), ann.actions());
    assert.equal(bob.session.problem, "");
}

test("a host that acts for the peer in its table is refused", async () => {
    const { ann, bob, table } = await begun();
    for (const more of [
        ["PLACE 1,1", "PLACE 4,4"],
        ["PLACE 1,1", "PLACE 4,4", "PLACE 3,3", "PLACE 4,3"],
    ])
        assert.equal(await table({}, [...ann.actions(), ...more]), "forged");
    assert.equal(bob.actions().length, 2);
    await continues(ann, bob);
});

test("a host that resigns or runs out of time in the peer's name is refused", async () => {
    const { ann, bob, table } = await begun({ clock: minute });
    await ann.play("PLACE 1,1");
    for (const reason of ["resigned", "time"]) {
        assert.equal(await table({ ending: { reason, player: 1, ply: 3 } }), reason);
        assert.equal(bob.store.value.ending, null);
        // Nor is there a new game after an end that does not count.
        const { view } = bob.session;
        assert.equal(await table({ record: { ...view.record, actions: [] } }, [], 2), "past");
    }
    assert.equal(await table({ ending: { reason: "time", player: 0, ply: 3 } }), "time", "it is not its turn");
    await bob.play();
    await continues(ann, bob);
});

test("a clock that the host sends with its moves cannot end the peer's time", async () => {
    const times = (ann, more) => [...ann.session.table.view().clock.times, ...more];
    for (const spent of [57_600, 60_000, 8e7]) {
        const { ann, bob, say, table } = await begun({ clock: minute });
        const clock = { ...ann.session.table.view().clock, times: times(ann, [0]), spent };
        assert.equal(await say("did", { round: 1, ply: 2, action: "PLACE 1,1", clock }), "");
        assert.ok(bob.store.value.clock.turn.spent < 5000);
        assert.ok(bob.notices().includes("friend.live.host.clock"));
        const ending = { reason: "time", player: 1, ply: 3 };
        assert.equal(await table({ clock, ending }, [...ann.actions(), "PLACE 1,1"]), "time");
        assert.equal(bob.store.value.ending, null);
    }
    // Nor does a time that the host counts for an action of the peer.
    const { ann, bob, say, table } = await begun({ clock: minute });
    const [first] = times(ann, []);
    const clock = { ...ann.session.table.view().clock, times: [first, 0, 0], spent: 0 };
    await say("did", { round: 1, ply: 2, action: "PLACE 1,1", clock });
    await bob.play();
    const late = { ...clock, times: [...clock.times, 59_000], spent: 0 };
    await say("did", { round: 1, ply: 3, action: bob.actions()[3], clock: late });
    const next = { ...late, times: [...late.times, 0] };
    await say("did", { round: 1, ply: 4, action: "PLACE 0,4", clock: next });
    const ending = { reason: "time", player: 1, ply: 5 };
    assert.equal(await table({ clock: next, ending }, bob.actions()), "time");
});

test("time that is over by the peer's own clock ends the game", async () => {
    const { ann, bob } = await begun({ clock: minute });
    await ann.play("PLACE 1,1");
    ann.time += 60_000;
    bob.time += 59_000;
    ann.session.timedOut(1);
    for (let wait = 0; wait < 100 && !bob.store.value.ending; ++wait) await settle();
    assert.deepEqual(bob.store.value.ending, { reason: "time", player: 1, ply: 3 });
});

test("a host cannot take its own resignation back, play on, or begin another game", async () => {
    const { ann, bob, say, table } = await begun();
    await ann.controller.resign();
    await settle();
    const ending = { reason: "resigned", player: 0, ply: 2 };
    assert.deepEqual(bob.store.value.ending, ending);
    assert.equal(await table({ ending: null }), "past");
    assert.equal(await say("did", { round: 1, ply: 2, action: "PLACE 1,1", clock: null }), "past");
    assert.equal(await table({ ending: null }, [], 2), "past", "a rematch without consent");
    await bob.controller.rematch();
    await settle();
    const hive = { game: "hive", options: {}, actions: [] };
    assert.equal(await table({ ending: null, record: hive }, [], 2), "past", "consent to a rematch, not to Hive");
    assert.equal(await table({ ending: null }, [], 5), "past");
    assert.deepEqual(bob.store.value.ending, ending);
    await ann.controller.rematch();
    await settle();
    assert.deepEqual([bob.actions(), bob.store.value.ending], [[], null]);
    await bob.play();
    assert.deepEqual(ann.actions(), bob.actions());
});

test("another board under the same actions is refused", async () => {
    const { bob, table } = await begun();
    for (const change of [{ options: { size: "6" } }, { setup: "5 b" }])
        assert.equal(await table({ record: { ...record, ...change, actions: bob.actions() } }), "past");
    assert.equal(bob.store.value.state.options.size, "5");
});

test("a clock that counts other times is refused, and one that runs ahead is mentioned", async () => {
    const { ann, bob, table } = await begun({ clock: minute });
    const { clock } = ann.session.table.view();
    for (const other of [null, { ...clock, times: [0, 80_000_000] }, { ...clock, times: [] }])
        assert.equal(await table({ clock: other }), "otherClock");
    assert.equal(await table({ clock: { ...clock, rule: { ...minute, seconds: 600 } } }), "otherClock");
    await ann.play("PLACE 1,1");
    await table({ clock: { ...ann.session.table.view().clock, spent: 40_000 } });
    assert.ok(bob.notices().includes("friend.live.host.clock"));
    assert.ok(bob.store.value.clock.turn.spent <= 2500);
});

test("a clock cannot be moved on bit by bit", async () => {
    const { ann, bob, say, table } = await begun({ clock: minute });
    await ann.play("PLACE 1,1");
    const { clock } = ann.session.table.view();
    await say("pong", { at: 0 });
    for (let at = 0; at < 40; ++at) {
        const { spent } = bob.store.value.clock.turn;
        await table({ clock: { ...clock, spent: spent + 2400 } });
    }
    assert.ok(bob.store.value.clock.turn.spent <= 2500, String(bob.store.value.clock.turn.spent));
    assert.ok(bob.notices().includes("friend.live.host.clock"));
    assert.equal(await table({ ending: { reason: "time", player: 1, ply: 3 } }), "time");
    assert.equal(bob.store.value.ending, null);
});

test("a little more time for each action adds up, and is mentioned", async () => {
    const { ann, bob } = await pair({ clock: minute });
    const { wire } = ann.session.table.peerOf(1);
    const send = wire.send.bind(wire);
    wire.send = () => true;
    const clock = { rule: minute, times: [], spent: 0 };
    const cells = ["PLACE 0,0", "PLACE 4,4", "PLACE 0,1", "PLACE 4,3", "PLACE 0,2", "PLACE 3,4", "PLACE 2,0"];
    for (const [ply, text] of cells.entries()) {
        if (ply % 2) await bob.play(text);
        clock.times.push(ply % 2 ? 2000 : 0);
        send("did", { round: 1, ply, action: text, clock: { ...clock, times: [...clock.times] } });
        await settle();
    }
    assert.equal(bob.actions().length, 7);
    assert.ok(bob.notices().includes("friend.live.host.clock"));
});

test("time that a host counts while the peer was away is mentioned, and ends no game", async () => {
    const { ann, bob } = await begun({ clock: minute });
    await ann.play("PLACE 1,1");
    ann.session.table.peerOf(1).wire.close();
    await settle();
    const model = ann.store.value;
    ann.store.update((old) => ({ ...old, clock: { ...model.clock, turn: { ply: 3, spent: 59_500 } } }));
    await join(ann, bob, 1);
    assert.ok(bob.store.value.clock.turn.spent >= 59_500, "the host's clock is shown");
    assert.ok(bob.notices().includes("friend.live.host.clock"));
    const view = ann.session.table.view();
    const ending = { reason: "time", player: 1, ply: 3 };
    assert.equal(await hostOf(ann, bob)("table", { round: 1, table: { ...view, ending } }), "time");
});

test("consent to taking back is no consent to anything else", async () => {
    const { ann, bob, table } = await begun();
    await bob.controller.undo();
    await settle();
    assert.equal(await table({}, [], 2), "past");
    assert.equal(await table({}, ["PLACE 4,4"]), "past");
    assert.equal(await table({ ending: { reason: "resigned", player: 1, ply: 1 } }, ["PLACE 0,0"]), "resigned");
    await ann.session.answer(true);
    await settle();
    assert.deepEqual(bob.actions(), ["PLACE 0,0"]);
    await bob.play();
    assert.deepEqual(ann.actions(), bob.actions());
});

test("consent to taking back counts once, for the last action of the player who asked", async () => {
    const { ann, bob, table } = await begun();
    await ann.play("PLACE 1,1");
    await bob.play("PLACE 3,3");
    await bob.controller.undo();
    await settle();
    const all = [...ann.actions()];
    const asked = { wish: "undo", by: 0 };
    for (const length of [0, 1, 2]) assert.equal(await table({}, all.slice(0, length)), "past");
    assert.equal(await table({ asked }, all.slice(0, 3)), "");
    assert.equal(await table({}, all.slice(0, 1)), "past", "a second time");
    assert.equal(bob.session.agreed, null);
});

test("consent to a rematch counts once, and everyone moves one seat on", async () => {
    const { bob, say, table } = await begun();
    await bob.controller.resign();
    await settle();
    await bob.controller.rematch();
    await settle();
    for (const player of [null, 2]) {
        assert.equal(await say("welcome", { version: 1, player, token: "x".repeat(24) }), "seat");
    }
    assert.equal(await table({ ending: null, asked: { wish: "rematch", by: 0 } }, [], 2), "");
    assert.deepEqual([bob.session.player, bob.store.value.seats], [0, ["person", "away"]]);
    assert.equal(await table({ ending: null }, [], 3), "past", "a second time");
    assert.equal(await say("welcome", { version: 1, player: 1, token: "x".repeat(24) }), "seat");
});

test("consent to taking back lapses when the game continues", async () => {
    const { ann, bob, table } = await begun();
    await bob.controller.undo();
    await settle();
    for (const desk of [ann, bob]) await desk.play();
    assert.equal(bob.actions().length, 4);
    assert.equal(await table({}, ["PLACE 0,0"]), "past");
});

test("another game on the board does not make a peer forget this one", async () => {
    const { ann, bob } = await begun();
    ann.session.table.peerOf(1).wire.close();
    await settle();
    const back = await page(bob.storage);
    await back.controller.chooseGame("hive");
    await bringBack(back.controller, GAME);
    makePeer(back, "Bob", bob.keep);
    await join(ann, back, 1);
    const { view } = back.session;
    await hostOf(ann, back)("table", { round: 1, table: { ...view, record: { ...view.record, actions: [] } } });
    assert.deepEqual([back.session.problem, back.actions()], ["past", ann.actions()]);
});

test("an end lies at the end of the game", async () => {
    const { bob, table } = await begun();
    assert.equal(await table({ ending: { reason: "resigned", player: 0, ply: 1 } }), "garbled");
    assert.equal(bob.store.value.ending, null);
});

test("who asked for a rematch and loads the page again is taken along", async () => {
    const { ann, bob, line } = await pair();
    await ann.play();
    await bob.controller.resign();
    await settle();
    await bob.controller.rematch();
    await settle();
    line.near.close();
    await settle();
    const back = await page(bob.storage);
    makePeer(back, "Bob", bob.keep);
    await ann.controller.rematch();
    await settle();
    assert.equal(ann.session.table.round, 2);
    await join(ann, back, 1);
    assert.deepEqual([back.session.problem, back.store.value.seats], ["", ["person", "away"]]);
    await back.play();
    assert.deepEqual(ann.actions(), back.actions());
});

test("an action or a resignation that was not heard is sent again after a reload", async () => {
    const { ann, bob, line } = await pair();
    await ann.play();
    line.near.close();
    await settle();
    await bob.play();
    const back = await page(bob.storage);
    makePeer(back, "Bob", bob.keep);
    const again = await join(ann, back, 1);
    assert.deepEqual([ann.actions().length, back.session.problem], [2, ""]);
    again.near.close();
    await settle();
    await back.controller.resign();
    const last = await page(back.storage);
    makePeer(last, "Bob", back.keep);
    await join(ann, last, 1);
    assert.deepEqual(ann.store.value.ending, { reason: "resigned", player: 1, ply: 2 });
    assert.deepEqual(last.store.value.ending, ann.store.value.ending);
});

test("a device that has lost its last moves keeps its game until its player believes the host", async () => {
    const { ann, bob, line } = await pair();
    await ann.play();
    const [storage, kept] = [storageOf(Object.fromEntries(bob.storage.map)), bob.keep];
    for (const desk of [bob, ann]) await desk.play();
    line.near.close();
    await settle();
    const back = await page(storage);
    makePeer(back, "Bob", kept);
    await join(ann, back, 1);
    assert.deepEqual([back.session.problem, back.actions()], ["forged", ann.actions().slice(0, 1)]);
    const { buttons } = back.session.describe(/** @type {any} */ (String));
    assert.deepEqual(
        buttons.map(({ key }) => key),
        ["believe"],
    );
    await buttons[0].act();
    await settle();
    assert.deepEqual([back.session.disputed, back.actions()], [null, ann.actions()]);
    await back.play();
    assert.deepEqual([ann.actions().length, back.actions()], [4, ann.actions()]);
    assert.equal(await hostOf(ann, back)("table", { round: 1, table: { ...back.session.view, record } }), "past");
    assert.deepEqual([back.session.disputed, back.actions()], [null, ann.actions()], "only the first table of a visit");
});

test("a peer that asks for the table all the time gets it a few times", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin(record);
    const mallory = await stranger(ann, 1);
    const tables = () => mallory.heard.filter(({ type }) => type === "table").length;
    const before = tables();
    for (let seq = 1000; seq < 3000; ++seq) mallory.far.send(JSON.stringify({ type: "sync", seq, game: GAME }));
    await settle();
    assert.ok(tables() - before < 20, `${tables() - before} tables`);
    await ann.play();
    mallory.far.send(JSON.stringify({ type: "sync", seq: 5000, game: GAME }));
    const last = () => mallory.heard.findLast(({ type }) => type === "table").table.record.actions;
    for (let wait = 0; wait < 100 && !last().length; ++wait) await settle();
    assert.deepEqual(last(), ann.actions(), "the last one asked for comes, with what has happened since");
});

test("a peer that repeats a wish is heard once", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin(record);
    const mallory = await stranger(ann, 1);
    await ann.play();
    const tables = () => mallory.heard.filter(({ type }) => type === "table").length;
    const before = tables();
    for (let at = 0; at < 20; ++at) {
        await mallory.say("ask", { round: 1, wish: "undo" });
        await mallory.say("answer", { round: 1, wish: "undo", yes: false });
    }
    assert.equal(tables() - before, 1);
    assert.deepEqual(ann.session.table.asked, { wish: "undo", by: 1, yes: [1] });
});

test("two peers that wish and refuse in turn get a few tables", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away", "away"]).begin(chexers);
    const [mallory, trudy] = [await stranger(ann, 1), await stranger(ann, 2)];
    await ann.play();
    const tables = () => mallory.heard.filter(({ type }) => type === "table").length;
    const before = tables();
    for (let at = 0; at < 30; ++at) {
        await mallory.say("ask", { round: 1, wish: "undo" });
        await trudy.say("answer", { round: 1, wish: "undo", yes: false });
    }
    assert.ok(tables() - before < 30, `${tables() - before} tables`);
    assert.equal(ann.session.table.peers.length, 2, "neither is disconnected");
});

test("messages about connections are heard a few times a second", () => {
    const [near, far] = connection();
    const heard = [];
    let now = 0;
    const parts = { game: GAME, other: "peer", heard: ({ code }) => heard.push(code), fault: assert.fail };
    const wire = new Wire({ ...parts, now: () => now });
    wire.attach(near);
    let seq = 0;
    const signal = () => {
        seq += 1;
        near.heard(JSON.stringify({ type: "signal", seq, game: GAME, code: String(seq) }));
    };
    for (let at = 0; at < 1000; ++at) signal();
    assert.equal(heard.length, 10);
    now += 3000;
    for (let at = 0; at < 1000; ++at) signal();
    assert.equal(heard.length, 13);
    wire.close();
    far.close();
});

/** Lies: a change of an honest table, and what else a host can say. */
const action = fc.constantFrom("PLACE 0,0", "PLACE 1,1", "PLACE 2,2", "PLACE 3,3", "PLACE 4,4", "STEAL", "");
const ending = fc.oneof(
    fc.constant(null),
    fc.record({ reason: fc.constantFrom("resigned", "time"), player: fc.nat(2), ply: fc.nat(4) }),
);
const change = fc.record(
    {
        ending,
        asked: fc.constantFrom(null, { wish: "undo", by: 1 }, { wish: "rematch", by: 0 }),
        more: fc.array(action),
    },
    { requiredKeys: [] },
);
const lie = fc.oneof(
    fc.record({
        type: fc.constant("table"),
        round: fc.nat(3),
        kept: fc.nat(6),
        change,
        game: fc.constantFrom(undefined, "hive", "halma"),
        times: fc.option(fc.array(fc.nat(90_000), { maxLength: 4 })),
    }),
    fc.record({ type: fc.constant("did"), round: fc.nat(2), ply: fc.nat(5), action }),
    fc.record({ type: fc.constant("welcome"), player: fc.option(fc.nat(2)) }),
    fc.record({ type: fc.constant("refused"), wish: fc.constantFrom("undo", "rematch"), by: fc.nat(2) }),
    fc.record({ type: fc.constant("no"), why: fc.constantFrom("busy", "illegal", "early", "over") }),
);

/** The fields of a lie, from the host's true table. @param {any} lie @param {any} view */
function fields(lie, view) {
    const { type, change, kept, game, times, ...rest } = lie;
    if (type === "welcome") return { version: 1, token: "x".repeat(24), ...rest };
    if (type === "did") return { clock: view.clock, ...rest };
    if (type === "no") return { of: 1, ...rest };
    if (type !== "table") return rest;
    const { more = [], ...changed } = change;
    const actions = [...view.record.actions.slice(0, kept), ...more];
    const clock = view.clock && times ? { ...view.clock, times } : view.clock;
    return {
        ...rest,
        table: { ...view, ...changed, clock, record: { ...view.record, ...(game ? { game } : {}), actions } },
    };
}

/** @param {any} desk @param {number} player @param {number} count */
const madeBy = (desk, player, count) => desk.actions().filter((_, ply) => ply % count === player);

for (const [name, seats, game] of /** @type {const} */ ([
    ["two", ["person", "away"], record],
    ["three", ["person", "away", "away"], chexers],
])) {
    test(`whatever a host says among ${name}, it does nothing in a peer's name`, async () => {
        const run = fc.asyncProperty(
            fc.array(lie, { minLength: 1, maxLength: 12 }),
            fc.boolean(),
            async (lies, clocked) => {
                const [ann, bob] = [await page(), await page()];
                await makeHost(ann, [...seats]).begin({ ...game, ...(clocked ? { clock: minute } : {}) });
                makePeer(bob, "Bob");
                await join(ann, bob, 1);
                if (seats.length > 2) {
                    const cem = await page();
                    makePeer(cem, "Cem");
                    await join(ann, cem, 2);
                }
                await ann.play();
                await bob.play();
                const own = madeBy(bob, 1, seats.length);
                const say = hostOf(ann, bob);
                for (const each of lies) {
                    await say(each.type, fields(each, ann.session.table.view()));
                    assert.deepEqual(madeBy(bob, 1, seats.length), own);
                    const { state, ending, seats: shown } = bob.store.value;
                    assert.equal(state.game, game.game);
                    assert.equal(shown[1], "person");
                    if (ending) assert.notDeepEqual([ending.reason, ending.player], ["resigned", 1]);
                    if (ending) assert.notDeepEqual(ending.reason, "time");
                    assert.deepEqual(state.actions.slice(0, 2), ann.actions().slice(0, 2));
                }
            },
        );
        await fc.assert(run, { numRuns: 25 });
    });
}

const claim = fc.oneof(
    fc.record({
        type: fc.constant("act"),
        round: fc.nat(2),
        ply: fc.nat(4),
        action,
        spent: fc.option(fc.nat(1e8)),
    }),
    fc.record({ type: fc.constant("resign"), round: fc.nat(2), ply: fc.nat(4) }),
    fc.record({ type: fc.constant("ask"), round: fc.nat(2), wish: fc.constantFrom("undo", "rematch") }),
    fc.record({
        type: fc.constant("answer"),
        round: fc.nat(2),
        wish: fc.constantFrom("undo", "rematch"),
        yes: fc.boolean(),
    }),
    fc.record({ type: fc.constant("sync") }),
    fc.record({
        type: fc.constant("hello"),
        version: fc.constant(1),
        name: fc.string(),
        token: fc.constant(null),
        watch: fc.boolean(),
    }),
);

for (const player of [1, null]) {
    const who = player === null ? "someone who looks on" : "a peer";
    test(`whatever ${who} says, the host's own moves and game stand`, async () => {
        const run = fc.asyncProperty(fc.array(claim, { minLength: 1, maxLength: 12 }), async (claims) => {
            const ann = await page();
            await makeHost(ann, ["person", "away"]).begin(record);
            const bob = await page();
            makePeer(bob, "Bob");
            if (player === null) await join(ann, bob, 1);
            const mallory = await stranger(ann, player);
            await ann.play("PLACE 0,0");
            for (const { type, ...rest } of claims) {
                await mallory.say(type, rest);
                const { ending, state } = ann.store.value;
                assert.equal(state.actions[0], "PLACE 0,0");
                assert.equal(ann.session.table.round, 1);
                if (player === null) assert.deepEqual([ending, state.length], [null, 1]);
                else
                    assert.ok(
                        state.length <= 2 && ending?.player !== 0,
                        "it has one turn, and only its own game to lose",
                    );
            }
        });
        await fc.assert(run, { numRuns: 25 });
    });
}
