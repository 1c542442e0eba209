/** Games by link, without a browser: the links, what a link may do to a kept game, answers in advance. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guard } from "../../../web/friend/consent-controller.js";
import { readLetter, writeLetter } from "../../../web/friend/mail/letter.js";
import { Mail } from "../../../web/friend/mail/mail.js";
import { MailGames } from "../../../web/friend/mail/mail-games.js";
import { seal, unseal } from "../../../web/friend/mail/sealed.js";
import { Controller } from "../../../web/game/controller.js";
import { emptyModel } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { nextStep } from "../../../web/game/turns.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

/** A device with its own storage. */
async function device(storage = storageOf()) {
    const engine = new HandEngine();
    const memory = openMemory(() => /** @type {any} */ (storage));
    const saves = new Saves(memory);
    const store = new Store({ ...emptyModel(), settings: { ...saves.settings(), pace: "quick" } });
    const wait = () => Promise.resolve();
    const controller = new Controller({ engine: /** @type {any} */ (engine), store, saves, wait, now: () => 0 });
    await controller.start(Promise.resolve(null));
    const games = new MailGames(memory);
    const mail = new Mail({ controller, games, wait });
    guard(controller, () => (mail.game ? mail : null));
    store.subscribe((model) => mail.game && mail.followed(model));
    return {
        engine,
        controller,
        mail,
        games,
        storage,
        get model() {
            return store.value;
        },
        get notices() {
            return store.value.notices.map(({ key }) => key);
        },
        /** Plays the legal action of this text or number. @param {string | number} action */
        async play(action = 0) {
            const { legal } = store.value.state;
            await controller.play(typeof action === "number" ? legal[action].text : action);
            return this.model.state.lastAction.text;
        },
        /** Opens a link that needs no decision. @param {string} hash */
        async open(hash) {
            const { letter, verdict, kept } = await mail.judge(hash);
            assert.ok(["first", "next"].includes(verdict.kind), verdict.kind);
            await mail.accept(letter, kept);
            return verdict;
        },
    };
}

const small = {
    record: { game: "cachex", options: { size: "5" }, actions: [] },
    seats: ["person", "away"],
    names: ["Ann", ""],
};
const three = (seats) => ({ record: { game: "chexers", actions: [] }, seats, names: ["", "", ""] });

/** Two devices in one game, after the first action has arrived. */
async function pair() {
    const [ann, bob] = [await device(), await device()];
    await ann.mail.start(small);
    await ann.play("PLACE 1,1");
    const hash = await ann.mail.commit();
    await bob.open(hash);
    return { ann, bob, hash };
}

test("a link holds the whole game and nothing is lost on the way", async () => {
    const letter = {
        id: "abcdefgh1234",
        to: 1,
        record: { game: "cachex", options: { size: "5" }, actions: ["PLACE 0,0"] },
        players: ["person", "person"],
        names: ["Zoë, of Z", "پری"],
        ending: { reason: "resigned", player: 0, ply: 1 },
        sealed: [{ ply: 1, salt: "saltsaltsalt", boxes: ["AAAA", "BBBB"] }],
    };
    const read = await readLetter(`#${await writeLetter(letter)}`);
    assert.deepEqual(read, { ...letter, names: ["Zoë of Z", "پری"] });
});

test("links that are cut, of another version or without a turn are refused with a reason", async () => {
    const { ann, hash } = await pair();
    const bob = await device();
    const refused = async (text, key) =>
        assert.rejects(
            bob.mail.judge(text).then(({ verdict }) => assert.fail(JSON.stringify(verdict))),
            (error) => assert.equal(error.problem?.key ?? error.message, key, text) === undefined,
        );
    await refused(hash.replace("turn=1.", "turn=2."), "friend.bad.version");
    await refused(hash.replace(/turn=1\.[^&]*/, "turn=1.short.1.1"), "friend.bad.link");
    await refused(hash.replace(/(turn=1\.[^.]*)\.1/, "$1.0"), "friend.bad.seat");
    await refused(hash.replace("person,person", "person,person,person"), "friend.bad.link");
    await refused(hash.replace("person,person", "person,genius"), "friend.bad.seat");
    await refused(hash.replace("game=cachex", "game=chess"), "problem.unknownGame");
    await refused(hash.slice(0, hash.indexOf("&game")), "problem.noGame");
    await refused(`${hash}&if=x.y`, "friend.bad.link");
    await refused(`${hash}&end=time.0.1`, "friend.bad.link");
    for (let length = 1; length < hash.length; length += 5) {
        await assert.rejects(bob.mail.judge(hash.slice(0, length)), String(length));
    }
    // A cut in the last action leaves no action, or another one.
    await ann.mail.start({ ...small, record: { game: "cachex", options: { size: "15" }, actions: [] } });
    await ann.play("PLACE 3,12");
    const link = await ann.mail.commit();
    for (let cut = 1; cut < "PLACE+3,12".length; ++cut) await refused(link.slice(0, -cut), "friend.bad.link");
});

test("the engine checks every action of a link before the board changes", async () => {
    const { hash } = await pair();
    const bob = await device();
    const before = bob.model.state;
    const twice = hash.replace("PLACE+1,1", "PLACE+1,1;PLACE+1,1;PLACE+2,2").replace(/\.1\.1\.9&/, ".1.3&");
    assert.notEqual(twice, hash);
    await assert.rejects(bob.mail.judge(twice), (error) => error.action === 2);
    assert.equal(bob.model.state, before);
    assert.deepEqual(bob.games.list(), []);
});

test("the reader's device shows the last action and waits for the reader", async () => {
    const { ann, bob } = await pair();
    assert.deepEqual(bob.model.state.actions, ["PLACE 1,1"]);
    assert.equal(bob.model.state.ply, 1);
    assert.deepEqual(bob.model.seats, ["away", "person"]);
    assert.equal(nextStep(bob.model).kind, "person");
    assert.equal(bob.mail.phase, "yours");
    assert.deepEqual(bob.mail.game.names, ["Ann", ""]);
    assert.equal(nextStep(ann.model).kind, "away");
    assert.equal(ann.mail.phase, "sent");
});

test("before the link is handed over the action can be taken back, and afterwards only looked at", async () => {
    const { ann, bob } = await pair();
    await bob.play("PLACE 2,2");
    assert.equal(bob.mail.phase, "send");
    await bob.controller.undo();
    assert.equal(nextStep(bob.model).kind, "person");
    await bob.play("PLACE 3,3");
    assert.deepEqual(bob.model.state.actions, ["PLACE 1,1", "PLACE 3,3"]);
    const hash = await bob.mail.commit();
    await bob.controller.undo();
    assert.equal(bob.model.state.ply, 1);
    assert.equal(bob.mail.phase, "looking");
    assert.notEqual(nextStep(bob.model).kind, "person");
    await bob.controller.setSeat(0, "person");
    assert.deepEqual(bob.model.seats, ["away", "person"], "the seats stay as they were");
    await ann.open(hash);
    assert.deepEqual(ann.model.state.actions, ["PLACE 1,1", "PLACE 3,3"]);
});

test("an older link is said to be answered, with the answer, and the same link opens the game again", async () => {
    const { bob, hash } = await pair();
    assert.equal((await bob.mail.judge(hash)).verdict.kind, "same");
    await bob.play("PLACE 2,2");
    await bob.mail.commit();
    assert.deepEqual((await bob.mail.judge(hash)).verdict, { kind: "answered", ply: 1 });
});

test("a changed past, a forged action and a game under another's name have messages of their own", async () => {
    const { ann, bob } = await pair();
    await bob.play("PLACE 2,2");
    const hash = await bob.mail.commit();
    const verdict = async (text) => (await ann.mail.judge(text)).verdict;
    assert.deepEqual(await verdict(hash.replace("PLACE+1,1", "PLACE+0,1")), { kind: "changed", ply: 0 });
    const longer = hash.replace("PLACE+2,2", "PLACE+2,2;PLACE+3,1;PLACE+4,4").replace(/\.0\.2\.18&/, ".0.4&");
    assert.deepEqual(await verdict(longer), { kind: "forged", ply: 2 });
    assert.deepEqual(await verdict(hash.replace("size=5", "size=6")), { kind: "other" });
    assert.deepEqual(await verdict(hash.replace("person,person", "person,easy")), { kind: "other" });
    assert.deepEqual(await verdict(`${hash}&end=resigned.0.2`), { kind: "forged", ply: 2 }, "resigned in Ann's name");
    assert.deepEqual(await verdict(hash), { kind: "next", foretold: false });
});

test("a link for somebody else does not take over a seat by itself", async () => {
    const { ann, hash } = await pair();
    const { verdict, letter, kept } = await ann.mail.judge(hash);
    assert.equal(verdict.kind, "notYours");
    await ann.mail.accept(letter, kept);
    assert.deepEqual(ann.model.seats, ["person", "person"], "only when the reader wants it");
});

test("an answer in advance opens for its action only", async () => {
    const own = (ply) => ply % 2 === 0;
    const sealed = await seal(
        "game-one",
        1,
        [
            ["a", "b", "c", "d"],
            ["e", "PLACE 3,3"],
        ],
        own,
    );
    assert.equal(sealed.boxes.length, 3);
    const groups = [sealed];
    assert.equal(await unseal("game-one", groups, ["x", "a"]), "b");
    assert.equal(await unseal("game-one", groups, ["x", "a", "b", "c"]), "d");
    assert.equal(await unseal("game-one", groups, ["x", "e"]), "PLACE 3,3");
    assert.equal(await unseal("game-one", groups, ["x", "c"]), null);
    assert.equal(await unseal("game-two", groups, ["x", "a"]), null, "another game");
    const plain = sealed.boxes.map((box) => Buffer.from(box, "base64url").toString("latin1"));
    assert.ok(!plain.some((text) => text.includes("PLACE")), "no plain text");
});

test("an answer in advance is played when its action is handed over, and both devices agree on it", async () => {
    const { ann, bob } = await pair();
    await bob.play("PLACE 2,2");
    await bob.mail.plan();
    await bob.play("PLACE 3,1");
    assert.equal(bob.mail.canKeepAnswer, false, "the answer is missing");
    await bob.play("PLACE 3,2");
    assert.equal(bob.mail.canKeepAnswer, true);
    await bob.mail.keepAnswer();
    assert.deepEqual(bob.model.state.actions.length, 2, "ready for another line");
    await bob.mail.endPlan();
    assert.deepEqual(bob.model.seats, ["away", "person"]);
    assert.equal(bob.mail.phase, "send");
    const hash = await bob.mail.commit();
    assert.ok(!hash.includes("3,2"), "the answer is sealed");

    await ann.open(hash);
    await ann.play("PLACE 3,1");
    assert.equal(ann.model.state.length, 3, "nothing is revealed before the action stands");
    assert.equal(await ann.mail.commit(), null);
    assert.deepEqual(ann.model.state.actions.slice(2), ["PLACE 3,1", "PLACE 3,2"]);
    assert.ok(ann.notices.includes("friend.mail.answered"));
    await ann.controller.undo();
    assert.equal(ann.mail.phase, "looking", "who has seen the answer cannot take the action back");
    await ann.controller.goTo(99);
    await ann.play("PLACE 4,4");
    const verdict = await bob.open(await ann.mail.commit());
    assert.deepEqual(verdict, { kind: "next", foretold: true });
    assert.equal(bob.model.state.length, 5);
});

test("another action than the foreseen one leaves the answer sealed", async () => {
    const { ann, bob } = await pair();
    await bob.play("PLACE 2,2");
    await bob.mail.plan();
    await bob.play("PLACE 3,1");
    await bob.play("PLACE 3,2");
    await bob.mail.keepAnswer();
    await bob.mail.endPlan();
    await ann.open(await bob.mail.commit());
    await ann.play("PLACE 4,4");
    const hash = await ann.mail.commit();
    assert.equal(ann.model.state.length, 3);
    assert.ok(!hash.includes("if="), "the author needs them no more");
    await bob.open(hash);
    assert.equal(bob.mail.phase, "yours");
});

test("three players pass the link round, with an engine in between on the device before it", async () => {
    const [ann, bob, cem] = [await device(), await device(), await device()];
    await ann.mail.start(three(["person", "away", "away"]));
    await ann.play();
    await bob.open(await ann.mail.commit());
    assert.deepEqual(bob.model.seats, ["away", "person", "away"]);
    await bob.play();
    await cem.open(await bob.mail.commit());
    assert.deepEqual(cem.model.seats, ["away", "away", "person"]);
    await cem.play();
    await ann.open(await cem.mail.commit());
    assert.equal(ann.model.state.length, 3);
    assert.equal(ann.mail.phase, "yours");

    await ann.mail.start(three(["person", "easy", "away"]));
    await ann.play();
    ann.engine.answer();
    await new Promise((done) => setTimeout(done, 10));
    assert.equal(ann.model.state.length, 2);
    assert.equal(ann.mail.phase, "send");
    await bob.open(await ann.mail.commit());
    assert.deepEqual(bob.model.seats, ["away", "easy", "person"]);
});

test("resigning travels with the link, and a rematch changes seats", async () => {
    const { ann, bob } = await pair();
    await bob.controller.resign();
    assert.equal(bob.mail.phase, "send");
    const hash = await bob.mail.commit();
    await ann.open(hash);
    assert.deepEqual(ann.model.ending, { reason: "resigned", player: 1, ply: 1 });
    assert.equal(ann.mail.phase, "over");
    assert.equal(ann.mail.game.toMove, null);
    await ann.controller.rematch();
    assert.deepEqual(ann.model.seats, ["away", "person"]);
    assert.equal(ann.mail.phase, "send", "the other side begins and needs the link");
    await bob.open(await ann.mail.commit());
    assert.deepEqual(bob.model.seats, ["person", "away"]);
});

test("a game survives a reload, and others stand beside it", async () => {
    const { bob, ann } = await pair();
    await bob.play("PLACE 2,2");
    const again = await device(bob.storage);
    assert.deepEqual(again.model.seats, ["away", "person"]);
    assert.equal(again.mail.phase, "send");
    await again.mail.start(three(["person", "away", "easy"]));
    assert.equal(again.games.list().length, 2);
    const first = again.games.list().find(({ record }) => record.game === "cachex");
    assert.equal(first.toMove, 0);
    await again.mail.resume(first);
    await ann.open(await again.mail.commit());
    assert.equal(ann.model.state.length, 2);
});

test("a game that cannot be read any more is left out of the list", async () => {
    const { bob } = await pair();
    const [key] = [...bob.storage.map.keys()].filter((name) => name.includes("friend/game/"));
    bob.storage.map.set(key, "{}");
    assert.deepEqual((await device(bob.storage)).games.list(), []);
});
