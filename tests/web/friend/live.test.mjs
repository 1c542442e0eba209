/** Live games by the rules: what host and peers do, and what neither may do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_PEER_MESSAGE, readMessage } from "../../../web/friend/live/messages.js";
import { graceOf, timeOf } from "../../../web/friend/live/times.js";
import { Wire } from "../../../web/friend/live/wire.js";
import { nextStep } from "../../../web/game/turns.js";
import { connection, GAME, join, makeHost, makePeer, page, pair, record, settle, stranger } from "./live.mjs";

test("messages of any other form are refused", () => {
    const good = { type: "act", seq: 1, game: GAME, round: 1, ply: 0, action: "PLACE 0,0", spent: null };
    const read = (change, from = "peer") =>
        readMessage(typeof change === "string" ? change : JSON.stringify({ ...good, ...change }), from);
    assert.deepEqual(read({}), good);
    for (const change of [
        { type: "constructor" },
        { type: "welcome" },
        { type: 5 },
        { seq: -1 },
        { seq: 1.5 },
        { game: "x" },
        { game: null },
        { ply: -1 },
        { ply: "0" },
        { action: "" },
        { action: "x".repeat(5000) },
        { action: ["PLACE 0,0"] },
        { spent: -5 },
        { spent: "1" },
        { spent: 1e12 },
        { round: null },
        { more: 1 },
        { round: undefined },
    ])
        assert.equal(read(change), null, JSON.stringify(change));
    for (const text of ["", "{", "[]", "null", "5", `"act"`, `{"__proto__":{}}`]) assert.equal(read(text), null, text);
    assert.equal(readMessage(JSON.stringify({ ...good, action: "x".repeat(MAX_PEER_MESSAGE) }), "peer"), null);
    assert.equal(readMessage(new ArrayBuffer(8), "peer"), null);
    const table = { record, seats: [{ kind: "person", name: "", here: true }], clock: null, ending: null, asked: null };
    const shown = { type: "table", seq: 1, game: GAME, round: 1, table };
    assert.deepEqual(read(JSON.stringify(shown), "host"), shown);
    const broken = [
        { seats: [] },
        { seats: 5 },
        { record: 5 },
        { clock: {} },
        { ending: {} },
        { asked: { wish: "money", by: 0 } },
        { seats: [{ kind: "person", name: "a\u202eb", here: true }] },
    ];
    for (const change of broken) {
        assert.equal(
            read(JSON.stringify({ ...shown, table: { ...table, ...change } }), "host"),
            null,
            JSON.stringify(change),
        );
    }
});

test("the way is taken off the time, up to a limit, and a claim beyond it does not count", () => {
    assert.deepEqual(timeOf(5000, 4900, 200), { time: 4900, wrong: false });
    assert.deepEqual(timeOf(5000, null, 200), { time: 4800, wrong: false });
    assert.deepEqual(timeOf(5000, 0, 200), { time: 4800, wrong: true });
    assert.deepEqual(timeOf(5000, 0, 60_000), { time: 4000, wrong: true });
    assert.deepEqual(timeOf(100, 0, null), { time: 100, wrong: false });
    assert.deepEqual(timeOf(1000, 9000, 0), { time: 1000, wrong: true });
    assert.equal(graceOf(null), 250);
    assert.equal(graceOf(99_999), 1250);
});

test("two people play a whole game, and both devices have the same", async () => {
    const { ann, bob } = await pair();
    assert.deepEqual(bob.store.value.seats, ["away", "person"]);
    assert.equal(nextStep(bob.store.value).kind, "away");
    for (let ply = 0; ann.store.value.state.outcome.state === "ongoing"; ++ply) {
        const desk = ply % 2 ? bob : ann;
        await desk.play();
        assert.deepEqual(ann.actions(), bob.actions(), String(ply));
        assert.equal(ann.actions().length, ply + 1);
    }
    assert.equal(bob.store.value.state.outcome.state, "won");
    assert.deepEqual(
        [...ann.notices(), ...bob.notices()].filter((key) => key.startsWith("friend.")),
        [],
    );
});

test("the game begins when everyone is there, and a lost peer stops the game and its clock", async () => {
    const { ann, bob, line } = await pair({ clock: { kind: "game", seconds: 60, increment: 0 } });
    assert.equal(ann.store.value.paused, false);
    await ann.play();
    line.near.close();
    await settle();
    assert.equal(ann.store.value.paused, true);
    assert.equal(bob.store.value.paused, true);
    assert.equal(ann.store.value.clock.since, null);
    await join(ann, bob, 1);
    assert.equal(ann.store.value.paused, false);
    assert.equal(bob.store.value.paused, false);
    await bob.play();
    assert.equal(ann.actions().length, 2);
});

test("what was played while the connection was lost arrives afterwards", async () => {
    const { ann, bob, line } = await pair();
    await ann.play("PLACE 0,0");
    line.near.close();
    await settle();
    await bob.play("PLACE 2,2");
    assert.equal(ann.actions().length, 1);
    await join(ann, bob, 1);
    await settle();
    assert.deepEqual(ann.actions(), ["PLACE 0,0", "PLACE 2,2"]);
    assert.deepEqual(bob.actions(), ["PLACE 0,0", "PLACE 2,2"]);
});

test("when one of two connections ends, what was on its way over it is asked for again", async () => {
    const { ann, bob, line } = await pair();
    const [near, far] = connection();
    ann.session.table.peerOf(1).wire.attach(near);
    bob.session.wire.attach(far);
    // The first connection swallows the host's next message, and then ends.
    line.near.send = () => {};
    await ann.play("PLACE 0,0");
    assert.equal(bob.actions().length, 0);
    line.near.close();
    await settle();
    assert.deepEqual(bob.actions(), ["PLACE 0,0"]);
    assert.equal(ann.store.value.paused, false);
    await bob.play("PLACE 2,2");
    assert.equal(ann.actions().length, 2);
});

test("a connection that is unstable and silent for half a minute is lost, and one that is heard isn't", () => {
    let time = 0;
    const [near] = connection();
    const parts = { heard: () => {}, fault: () => {}, now: () => time };
    const wire = new Wire({ game: GAME, other: "peer", ...parts });
    wire.attach(near);
    // A device that has slept has heard nothing for long.
    time = 60_000;
    near.shaky = true;
    near.changed();
    for (const [seconds, heard, state] of /** @type {const} */ ([
        [89, true, "shaky"],
        [118, false, "shaky"],
        [120, false, "lost"],
    ])) {
        time = 1000 * seconds;
        if (heard) near.heard(JSON.stringify({ type: "pong", seq: 1, game: GAME, at: 0 }));
        wire.ping();
        assert.equal(wire.state, state, `after ${seconds} s`);
    }
    assert.equal(near.open, false);
});

test("a peer whose end opens first still gets in: the host's end drops what comes before it is open", async () => {
    const [ann, bob] = [await page(), await page()];
    await makeHost(ann, ["person", "away"]).begin(record);
    makePeer(bob, "Bob");
    const [near, far] = connection();
    near.open = false;
    bob.session.connect(far, { watch: false });
    ann.session.connect(near, 1);
    await settle();
    assert.equal(ann.session.table.complete, false);
    near.open = true;
    near.changed();
    await settle();
    assert.equal(ann.session.table.peerOf(1).name, "Bob");
    await ann.play();
    assert.deepEqual(bob.actions(), ann.actions());
});

test("after a reload both sides come back to their seats by what they have kept", async () => {
    const { ann, bob, line } = await pair();
    await ann.play("PLACE 0,0");
    await bob.play("PLACE 2,2");
    line.near.close();
    await settle();
    const [ann2, bob2] = [await page(ann.storage), await page(bob.storage)];
    assert.deepEqual(ann2.store.value.seats, ["person", "away"]);
    makeHost(ann2, ann.keep.seats, ann.keep);
    makePeer(bob2, "Bob", bob.keep);
    await join(ann2, bob2, 1);
    await ann2.play("PLACE 1,1");
    assert.deepEqual(bob2.actions(), ["PLACE 0,0", "PLACE 2,2", "PLACE 1,1"]);
    assert.equal(ann2.session.table.peers.length, 1);
    assert.ok(!ann2.notices().includes("friend.live.newHands"));

    const ann3 = await page(ann.storage);
    const { peers: guests, ...former } = ann.keep;
    makeHost(ann3, ann.keep.seats, { ...former, guests });
    const names = ann3.session.table.peers.map((/** @type {any} */ { name }) => name);
    assert.deepEqual(names, ["Bob"], "a table that an earlier version has saved");
});

test("a code in other hands takes the place, and the host hears of it", async () => {
    const { ann, line } = await pair();
    line.near.close();
    await settle();
    const eve = await page();
    makePeer(eve, "Eve");
    await join(ann, eve, 1);
    assert.ok(ann.notices().includes("friend.live.newHands"));
    const third = await page();
    makePeer(third, "Third");
    await join(ann, third, 1);
    assert.ok(third.notices().includes("friend.live.no.taken"), "but not that of someone who is there");
    assert.equal(ann.session.table.peerOf(1).name, "Eve");
});

test("dishonest peers change nothing, and the host hears why", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin(record);
    const mallory = await stranger(ann, 1);
    const act = (fields) => ({ round: 1, ply: 1, action: "PLACE 2,2", spent: null, ...fields });
    const last = async (asked) => (await asked).at(-1);
    assert.equal(await last(mallory.say("act", act({ ply: 0 }))), "notYourTurn");
    await ann.play("PLACE 0,0");
    const before = ann.store.value.state;
    assert.equal(await last(mallory.say("act", act({ action: "PLACE 0,0" }))), "illegal");
    assert.equal(await last(mallory.say("act", act({ action: "DROP TABLE" }))), "illegal");
    assert.equal(await last(mallory.say("act", act({ ply: 2 }))), "early");
    assert.equal(await last(mallory.say("act", act({ ply: 0 }))), "past");
    assert.equal(await last(mallory.say("act", act({ round: 7 }))), "oldRound");
    assert.equal(await last(mallory.say("act", act(), { seq: 2 })), "replayed");
    assert.equal(await last(mallory.say("act", act(), { game: "ijklmnop5678" })), "otherGame");
    await mallory.raw("not json");
    await mallory.raw("x".repeat(MAX_PEER_MESSAGE + 1));
    assert.equal(mallory.heard.at(-1).why, "garbled");
    assert.equal(ann.store.value.state, before, "the board is untouched");
    for (const why of ["garbled", "otherGame"]) assert.ok(ann.notices().includes(`friend.live.fault.${why}`), why);

    assert.equal(await last(mallory.say("act", act())), "garbled", "an honest action is still welcome");
    assert.deepEqual(ann.actions(), ["PLACE 0,0", "PLACE 2,2"]);
    const replay = JSON.stringify({ type: "act", seq: 10, game: GAME, ...act() });
    await mallory.raw(replay);
    assert.equal(mallory.heard.at(-1).why, "replayed");
    assert.equal(ann.actions().length, 2);
});

test("who sends nothing but faults is disconnected", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin(record);
    const mallory = await stranger(ann, 1);
    for (let at = 0; at < 25; ++at) await mallory.raw("{}");
    await settle();
    assert.equal(mallory.far.open, false);
    assert.equal(ann.session.table.peerOf(1).here, false);
    assert.ok(ann.notices().includes("friend.live.dropped"));
});

test("the host's clock stands against a peer's, and says so", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin({ ...record, clock: { kind: "game", seconds: 60, increment: 0 } });
    const mallory = await stranger(ann, 1);
    await ann.play("PLACE 0,0");
    ann.time += 20_000;
    const why = await mallory.say("act", { round: 1, ply: 1, action: "PLACE 2,2", spent: 10 });
    assert.equal(why.at(-1), "clock");
    assert.ok(ann.store.value.clock.times[1] >= 19_000, String(ann.store.value.clock.times));
    assert.ok(ann.notices().includes("friend.live.fault.clock"));
    const { clock } = mallory.heard.findLast(({ type }) => type === "did");
    assert.deepEqual(clock.times, ann.store.value.clock.times);
});

test("an action after the time is over loses by time", async () => {
    const ann = await page();
    await makeHost(ann, ["person", "away"]).begin({ ...record, clock: { kind: "game", seconds: 60, increment: 0 } });
    const mallory = await stranger(ann, 1);
    await ann.play("PLACE 0,0");
    ann.time += 70_000;
    await mallory.say("act", { round: 1, ply: 1, action: "PLACE 2,2", spent: 10 });
    assert.deepEqual(ann.store.value.ending, { reason: "time", player: 1, ply: 1 });
    assert.equal(ann.actions().length, 1);
    assert.deepEqual(mallory.heard.findLast(({ type }) => type === "table").table.ending, ann.store.value.ending);
});

test("clocks agree on both devices", async () => {
    const { ann, bob } = await pair({ clock: { kind: "game", seconds: 300, increment: 2 } });
    for (const [at, desk] of [ann, bob, ann, bob].entries()) {
        ann.time += 3000 + at;
        bob.time += 3000 + at;
        await desk.play();
    }
    assert.deepEqual(bob.store.value.clock.times, ann.store.value.clock.times);
    assert.deepEqual(bob.store.value.clock.rule, ann.store.value.clock.rule);
    for (const time of ann.store.value.clock.times) assert.ok(time >= 2900 && time <= 3100, String(time));
});

test("a peer's time that runs out ends the game by the host's word", { timeout: 400_000 }, async () => {
    const { ann, bob } = await pair({ clock: { kind: "game", seconds: 60, increment: 0 } });
    await ann.play();
    ann.time += 61_000;
    bob.time += 61_000;
    bob.session.timedOut();
    ann.session.timedOut(1);
    while (!bob.store.value.ending) await settle();
    assert.deepEqual(ann.store.value.ending, { reason: "time", player: 1, ply: 1 });
    assert.deepEqual(bob.store.value.ending, ann.store.value.ending);
});

test("taking back needs the consent of the other side, from either", async () => {
    const { ann, bob } = await pair();
    await ann.play("PLACE 0,0");
    await bob.play("PLACE 2,2");
    await bob.controller.undo();
    await settle();
    assert.deepEqual(ann.session.table.asked, { wish: "undo", by: 1, yes: [1] });
    assert.equal(ann.actions().length, 2, "nothing happens without consent");
    await ann.session.answer(false);
    await settle();
    assert.ok(bob.notices().includes("friend.live.refused.undo"));
    assert.ok(!ann.notices().includes("friend.live.refused.undo"), "whose answer it was");
    assert.equal(bob.actions().length, 2);
    await bob.controller.undo();
    await settle();
    await ann.session.answer(true);
    await settle();
    assert.deepEqual([ann.actions(), bob.actions()], [["PLACE 0,0"], ["PLACE 0,0"]]);
    await ann.controller.undo();
    await settle();
    assert.equal(bob.session.view.asked.by, 0);
    const newest = () => bob.store.value.notices.at(-1)?.id;
    const before = newest();
    await bob.session.answer(false);
    await settle();
    assert.equal(newest(), before, "a peer isn't told its own answer");
    assert.ok(ann.notices().includes("friend.live.refused.undo"));
    await ann.controller.undo();
    await settle();
    await bob.session.answer(true);
    await settle();
    assert.deepEqual([ann.actions(), bob.actions()], [[], []]);
    await ann.play("PLACE 1,1");
    assert.deepEqual(bob.actions(), ["PLACE 1,1"]);
    assert.equal(bob.session.problem, "");
});

test("resigning and a rematch: the loser's seat changes, and the next game runs", async () => {
    const { ann, bob } = await pair();
    await ann.play("PLACE 0,0");
    await bob.controller.resign();
    await settle();
    assert.deepEqual(ann.store.value.ending, { reason: "resigned", player: 1, ply: 1 });
    await ann.controller.rematch();
    await settle();
    assert.equal(ann.actions().length, 1, "not without the other");
    await bob.controller.rematch();
    await settle();
    assert.deepEqual([ann.actions(), bob.actions()], [[], []]);
    assert.deepEqual(ann.store.value.seats, ["away", "person"]);
    assert.deepEqual(bob.store.value.seats, ["person", "away"]);
    await bob.play("PLACE 3,3");
    assert.deepEqual(ann.actions(), ["PLACE 3,3"]);
    assert.equal(bob.session.problem, "");
});

const chexers = { game: "chexers", actions: [] };

test("three people play, an engine sits at the host's device, and one looks on", async () => {
    const [ann, bob, cem, dana] = [await page(), await page(), await page(), await page()];
    await makeHost(ann, ["away", "person", "away"]).begin(chexers);
    makePeer(bob, "Bob");
    makePeer(cem, "Cem");
    makePeer(dana, "Dana");
    await join(ann, bob, 0);
    assert.equal(ann.store.value.paused, true, "one is missing");
    await join(ann, cem, 2);
    await join(ann, dana, null);
    assert.equal(ann.store.value.paused, false);
    for (const desk of [bob, ann, cem, bob, ann, cem]) await desk.play();
    for (const desk of [bob, cem, dana]) assert.deepEqual(desk.actions(), ann.actions());
    assert.deepEqual(dana.store.value.seats, ["away", "away", "away"]);
    assert.equal(ann.session.table.spectators, 1);
    await bob.controller.undo();
    await settle();
    await ann.session.answer(true);
    await settle();
    assert.equal(ann.actions().length, 6, "the third has not agreed yet");
    await cem.session.answer(true);
    await settle();
    for (const desk of [ann, bob, cem, dana]) assert.equal(desk.actions().length, 3);
    for (const desk of [bob, cem, dana]) assert.equal(desk.session.problem, "");

    const [eve, finn] = [await page(), await page()];
    await makeHost(eve, ["person", "easy", "away"]).begin(chexers);
    makePeer(finn, "Finn");
    await join(eve, finn, 2);
    await eve.play();
    eve.engine.answer();
    await settle();
    await finn.play();
    assert.equal(eve.actions().length, 3);
    assert.deepEqual(finn.actions(), eve.actions());
});

test("someone who looks on may not act", async () => {
    const { ann } = await pair();
    const [near, far] = connection();
    ann.session.connect(near, null);
    const heard = [];
    far.heard = (text) => heard.push(JSON.parse(text));
    const say = (message) => far.send(JSON.stringify({ game: GAME, ...message }));
    say({ type: "hello", seq: 1, version: 1, name: "", token: null, watch: true });
    say({ type: "act", seq: 2, round: 1, ply: 0, action: "PLACE 0,0", spent: null });
    say({ type: "resign", seq: 3, round: 1, ply: 0 });
    await settle();
    assert.deepEqual(
        heard.filter(({ type }) => type === "no").map(({ why }) => why),
        ["watching", "watching"],
    );
    assert.equal(ann.actions().length, 0);
    assert.equal(ann.store.value.ending, null);
});

test("a dishonest host changes nothing on a peer's device", async () => {
    const { ann, bob, line } = await pair();
    await ann.play("PLACE 0,0");
    await bob.play("PLACE 2,2");
    const before = bob.store.value.state;
    let seq = 1000;
    const say = async (type, fields) => {
        bob.session.problem = "";
        seq += 1;
        line.near.send(JSON.stringify({ type, seq, game: GAME, ...fields }));
        await settle();
        return bob.session.problem;
    };
    const did = (fields) => ({ round: 1, ply: 2, action: "PLACE 1,1", clock: null, ...fields });
    assert.equal(await say("did", did({ action: "PLACE 2,2" })), "illegal");
    assert.equal(await say("did", did({ ply: 1 })), "replayed");
    const table = (actions, more = {}) => ({
        round: 1,
        table: { ...ann.session.table.view(), record: { ...record, actions }, ...more },
    });
    assert.equal(await say("table", table(["PLACE 3,3", "PLACE 2,2"])), "past");
    assert.equal(await say("table", table([])), "past", "taken back without consent");
    assert.equal(
        await say("table", table([], { asked: { wish: "undo", by: 1 } })),
        "past",
        "a wish that this side never had",
    );
    assert.equal(await say("table", table(["PLACE 0,0", "PLACE 2,2", "PLACE 0,0"])), "illegal");
    assert.equal(await say("welcome", { version: 1, player: 0, token: "x".repeat(20) }), "seat");
    assert.equal(await say("table", { round: 2, table: table([]).table }), "past", "another game without consent");
    assert.equal(bob.store.value.state.actions.join(), before.actions.join());
    line.near.send("nonsense");
    await settle();
    assert.equal(bob.session.problem, "garbled");
    assert.equal(bob.store.value.seats.join(), "away,person");
    // In the peer's turn, a host that plays for the peer.
    assert.equal(await say("did", did({})), "");
    assert.equal(bob.actions().length, 3);
    assert.equal(await say("did", did({ ply: 3, action: "PLACE 4,4" })), "forged");
    assert.equal(bob.actions().length, 3);
});

test("while a peer looks at an earlier position, the game continues", async () => {
    const { ann, bob } = await pair();
    await ann.play("PLACE 0,0");
    await bob.play("PLACE 2,2");
    await bob.controller.goTo(0);
    assert.equal(nextStep(bob.store.value).kind, "paused", "nothing can be changed there");
    await ann.controller.goTo(1);
    await ann.controller.goTo(2);
    await ann.play("PLACE 1,1");
    assert.deepEqual(bob.actions().length, 3);
    assert.equal(bob.store.value.state.ply, 3);
    await ann.controller.goTo(0);
    await bob.play("PLACE 3,3");
    assert.equal(ann.actions().length, 4);
});
