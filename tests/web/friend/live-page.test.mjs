/** Live games in real pages over real WebRTC: two and three people, each with a browser context of their own. */
import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { becomes, eventually, phone } from "../browser.mjs";
import { chooseSeat, look, quick, ready, resign, stepTo, until } from "../drive/app.mjs";
import { act, barSays, follow, keepCopies, openFriendDrawer, person } from "../drive/friend.mjs";
import { testBrowser } from "../for-tests.mjs";

// The stand-ins for local addresses need a multicast network, which test machines lack.
const browser = await testBrowser({ args: ["--disable-features=WebRtcHideLocalIpsWithMdns"] });

/** A browser offers no address of a machine that has none in a network. */
const networked = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal));
const connected = { timeout: 400_000, skip: networked ? false : "this machine has no network" };

/** Keeps the page's connections, so that a test can cut them. Runs in the page. */
function keepConnections() {
    const all = [];
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
        constructor(...args) {
            super(...args);
            all.push(this);
        }
    };
    Object.assign(window, { connections: all });
}

const options = { scripts: [keepCopies, keepConnections] };
const current = (game, options) => ({
    ...quick,
    current: game,
    [`game/${game}`]: { record: { game, options, actions: [] }, seats: ["person", "easy"], paused: false },
});

/** @param {import("../drive/app.mjs").Page} page @param {string} place  of the button that copies */
async function copied(page, place) {
    await page.evaluate(() => {
        /** @type {any} */ (window).copied = "";
    });
    await page.locator(place).click();
    await page.waitForFunction(() => /** @type {any} */ (window).copied);
    return page.evaluate(() => /** @type {any} */ (window).copied);
}

/** Starts a live game with the drawer, which then shows the first offer. */
async function start(page, { seats = [], clock = 0 } = {}) {
    await openFriendDrawer(page);
    await page.locator("quintet-friend-start [data-do=live]").click();
    for (const [player, seat] of seats.entries()) {
        await chooseSeat(page, player, seat);
    }
    await stepTo(page.locator("quintet-friend-new [data-do=clock]"), String(clock));
    await page.locator("quintet-friend-new .start").click();
}

/** The offer that the host's drawer shows, as the part of an address after `#`. */
async function offer(page) {
    await page.locator("quintet-friend-live quintet-friend-code").waitFor();
    return new URL(await copied(page, "quintet-friend-live quintet-friend-code [data-do=copy]")).hash;
}

/** Follows an offer and returns the answer's address. */
async function answer(page) {
    await page.locator("quintet-friend-join [data-do=join]").click();
    await page.locator("quintet-friend-join quintet-friend-code").waitFor();
    return copied(page, "quintet-friend-join quintet-friend-code [data-do=copy]");
}

/** Enters an answer in the host's drawer. */
async function connect(page, text) {
    await page.locator("quintet-friend-live [name=answer]").fill(text);
    await page.locator("quintet-friend-live [data-do=connect]").click();
}

/** Two people at a table. `more`: options for the page of the host. */
async function pair(how, more = {}) {
    const ann = await person(browser, "", { ...options, storage: current("cachex", { size: "5" }), ...more });
    await start(ann, how);
    const bob = await person(browser, await offer(ann), options);
    await connect(ann, await answer(bob));
    await barSays(ann, /Live with/);
    await barSays(bob, /Live with/);
    await ann.keyboard.press("Escape");
    return { ann, bob };
}

const actions = async (page) => (await look(page)).actions;
const notices = (page) => page.locator("quintet-notices .stack").innerText();

async function close(...pages) {
    for (const page of pages) assert.deepEqual(page.problems, []);
    for (const page of pages) await page.close();
}

test("two people play live, with one clock, take back and play again by consent", connected, async () => {
    const { ann, bob } = await pair({ clock: 1 });
    await until(bob, (model) => model.state.game === "cachex");
    assert.deepEqual((await look(bob)).seats, ["away", "person"]);
    await act(ann, "PLACE 1,1");
    await until(bob, (model) => model.state.ply === 1);
    await act(bob, "PLACE 2,2");
    await until(ann, (model) => model.state.ply === 2);
    const times = (page) =>
        page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.clock.times);
    await eventually(async () => assert.deepEqual(await times(bob), await times(ann)));

    await bob.locator("quintet-controls [data-do=undo]").click();
    await barSays(ann, /take a move back/);
    await ann.locator("quintet-friend-bar [data-do=refuse]").click();
    await eventually(async () => assert.match(await notices(bob), /doesn’t agree/));
    assert.equal((await actions(bob)).length, 2);
    await bob.locator("quintet-controls [data-do=undo]").click();
    await ann.locator("quintet-friend-bar [data-do=agree]").click();
    for (const page of [ann, bob]) await until(page, (model) => model.state.length === 1);
    await act(bob, "PLACE 3,3");
    await until(ann, (model) => model.state.length === 2);

    await resign(ann);
    await until(bob, (model) => model.ending?.player === 0);
    await becomes(() => ann.locator("quintet-result h2").innerText(), "You lost to Blue");
    assert.equal(await ann.locator("quintet-result [data-do=lens]").count(), 0, "no engine thought");
    await bob.locator("quintet-result [data-do=rematch]").click();
    await barSays(ann, /rematch/);
    await ann.locator("quintet-friend-bar [data-do=agree]").click();
    for (const page of [ann, bob]) await until(page, (model) => model.state.length === 0);
    assert.deepEqual((await look(ann)).seats, ["away", "person"]);
    await act(bob, "PLACE 0,0");
    await until(ann, (model) => model.state.ply === 1);
    await close(ann, bob);
});

test("a connection that ends is replaced by the spare one, and a lost one by a code", connected, async () => {
    const { ann, bob } = await pair({});
    const open = (page) =>
        page.evaluate(
            () => /** @type {any} */ (window).connections.filter((each) => each.connectionState === "connected").length,
        );
    await eventually(async () => assert.equal(await open(ann), 2));
    await act(ann, "PLACE 1,1");
    await bob.evaluate(() => /** @type {any} */ (window).connections[0].close());
    await until(bob, (model) => model.state.ply === 1);
    await act(bob, "PLACE 2,2");
    await until(ann, (model) => model.state.ply === 2);
    await barSays(ann, /Live with/);

    await bob.evaluate(() => {
        for (const each of /** @type {any} */ (window).connections) each.close();
    });
    await barSays(bob, /lost/);
    await barSays(ann, /has left/);
    assert.equal((await look(ann)).paused, true);
    // One press makes the new code.
    await ann.locator("quintet-friend-bar [data-do=code]").click();
    await follow(bob, await offer(ann));
    await connect(ann, await answer(bob));
    for (const page of [ann, bob]) await barSays(page, /Live with/);
    await ann.keyboard.press("Escape");
    await act(ann, "PLACE 3,3");
    await until(bob, (model) => model.state.ply === 3);
    await close(ann, bob);
});

test("with another network, connections look for new paths without a code", connected, async () => {
    const { ann, bob } = await pair({});
    const names = (page) =>
        page.evaluate(() =>
            /** @type {any} */ (window).connections
                .filter((each) => each.connectionState === "connected" && each.signalingState === "stable")
                .map(({ localDescription }) => /^a=ice-ufrag:(.*)$/m.exec(localDescription.sdp)[1].trim()),
        );
    for (const page of [ann, bob]) await eventually(async () => assert.equal((await names(page)).length, 2));
    for (const mover of [bob, ann]) {
        const before = [await names(ann), await names(bob)];
        await mover.evaluate(() => window.dispatchEvent(new Event("online")));
        await eventually(async () => {
            const after = [await names(ann), await names(bob)];
            assert.deepEqual([after[0].length, after[1].length], [2, 2]);
            for (const [at, name] of after.flat().entries()) assert.notEqual(name, before.flat()[at]);
        });
    }
    await act(ann, "PLACE 1,1");
    await until(bob, (model) => model.state.ply === 1);
    await act(bob, "PLACE 2,2");
    await until(ann, (model) => model.state.ply === 2);
    await barSays(ann, /Live with/);
    await close(ann, bob);
});

test("both pages may be loaded again: game, seats and places are kept", connected, async () => {
    const { ann, bob } = await pair({});
    await act(ann, "PLACE 1,1");
    await until(bob, (model) => model.state.ply === 1);
    await becomes(async () => /actions=PLACE/.test(bob.url()) && /actions=PLACE/.test(ann.url()), true);
    await bob.reload();
    await ready(bob);
    await barSays(bob, /reloaded.*no server.*the host/);
    await barSays(ann, /has left/);
    await ann.reload();
    await ready(ann);
    await barSays(ann, /reloaded.*no server/);
    // One press makes the new code.
    await ann.locator("quintet-friend-bar [data-do=code]").click();
    await follow(bob, await offer(ann));
    await connect(ann, await answer(bob));
    for (const page of [ann, bob]) await barSays(page, /Live with/);
    await act(bob, "PLACE 2,2");
    await until(ann, (model) => model.state.ply === 2);
    await close(ann, bob);
});

test("three people, one looks on: the answer comes by a link in another tab", connected, async () => {
    const ann = await person(browser, "", options);
    await start(ann, { seats: ["person", "away", "away"] });
    const bob = await person(browser, await offer(ann), options);
    const link = await answer(bob);
    // The host opens the answer in another tab of the same browser.
    const tab = await ann.context().newPage();
    await tab.goto(`${browser.origin}/web/play.html${new URL(link).hash}`);
    await tab.getByText("You can close this tab").waitFor();
    await tab.close();
    await eventually(async () =>
        assert.match(await ann.locator("quintet-friend-live ul").innerText(), /Here.*Not here yet/s),
    );
    assert.equal((await look(ann)).paused, true);

    await ann.locator('quintet-friend-live [data-invite="2"]').click();
    await eventually(async () =>
        assert.match(await ann.locator("quintet-friend-live [data-invitation]").innerText(), /Blue/),
    );
    const cem = await person(browser, await offer(ann), options);
    await connect(ann, await answer(cem));
    await barSays(cem, /Live with/);
    await ann.locator("quintet-friend-live [data-do=watch]").click();
    const dana = await person(browser, await offer(ann), options);
    await connect(ann, await answer(dana));
    await barSays(dana, /watching/);
    await ann.keyboard.press("Escape");

    for (const [turn, page] of [ann, bob, cem, ann].entries()) {
        const { legal } = await look(page);
        await act(page, legal[0].text);
        for (const other of [ann, bob, cem, dana])
            await until(other, (model, ply) => model.state.ply === ply, turn + 1);
    }
    assert.deepEqual((await look(dana)).seats, ["away", "away", "away"]);
    await close(ann, bob, cem, dana);
});

test("a dishonest peer: the game stays as it was, and both sides say so", connected, async () => {
    const { ann, bob } = await pair({ clock: 1 }, { clock: true });
    await act(ann, "PLACE 1,1");
    await until(bob, (model) => model.state.ply === 1);
    const before = await actions(ann);
    /** Speaks as the peer's page would, over its own connection. */
    const say = (fields, seq) =>
        bob.evaluate(
            async ([more, number]) => {
                const app = /** @type {any} */ (document.querySelector("quintet-app"));
                const bar = app.renderRoot.querySelector("quintet-friend-bar");
                const { wire, id, round } = bar.friends.live;
                if (number === null) return wire.send("act", { round, spent: 0, ...more });
                wire.raw(JSON.stringify({ type: "act", seq: number, game: id, round, spent: 0, ...more }));
            },
            [fields, seq ?? null],
        );
    const told = (page, text) => eventually(async () => assert.match(await notices(page), text));
    await say({ ply: 1, action: "PLACE 1,1" });
    await told(ann, /illegal move. The game stays/);
    await told(bob, /host says that this move is illegal/);
    await say({ ply: 0, action: "PLACE 4,4" });
    await told(ann, /tried to change an earlier move/);
    await say({ ply: 1, action: "PLACE 2,2" }, 1);
    await told(ann, /old message again/);
    assert.deepEqual(await actions(ann), before);
    await ann.clock.runFor(2500);
    await say({ ply: 1, action: "PLACE 2,2" });
    await until(ann, (model) => model.state.ply === 2);
    await told(ann, /clock on this device counts/);
    const spent = await ann.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.clock.times[1],
    );
    assert.ok(spent > 1500, String(spent));
    await close(ann, bob);
});

test("without UDP, host and peer are told to play by link", connected, async () => {
    const blocked = () => {
        const Real = window.RTCPeerConnection;
        window.RTCPeerConnection = class extends Real {
            constructor(how) {
                super({ ...how, iceTransportPolicy: "relay" });
            }
        };
    };
    const without = { ...options, scripts: [...options.scripts, blocked] };
    const cachex = current("cachex", { size: "5" });
    const host = await person(browser, "", { ...without, storage: cachex });
    await start(host);
    await eventually(async () => assert.match(await notices(host), /no direct connections\. Play by link/));
    assert.ok(await host.locator("quintet-friend-live [data-invite]").isVisible());
    assert.equal(await host.locator("quintet-friend-live [data-invitation]").count(), 0);

    const ann = await person(browser, "", { ...options, storage: cachex });
    await start(ann);
    const peer = await person(browser, await offer(ann), without);
    await peer.locator("quintet-friend-join [data-do=join]").click();
    await peer.getByText(/no direct connections\. Play by link/).waitFor();
    await close(host, ann, peer);
});

/** As in a network that doesn't resolve the stand-ins for local addresses. Runs in the page. */
function knowNoNames() {
    const { setRemoteDescription } = RTCPeerConnection.prototype;
    const name = "6b1f3f5c-0d5a-4f0e-9a55-0a6f6f1f7b11.local";
    RTCPeerConnection.prototype.setRemoteDescription = function ({ type, sdp = "" }) {
        return setRemoteDescription.call(this, {
            type,
            sdp: sdp.replace(/(a=candidate:\S+ \d \w+ \d+) \S+/g, `$1 ${name}`),
        });
    };
}

for (const [reason, scripts, leaves] of /** @type {const} */ ([
    ["the peer has left before the answer arrives", options.scripts, true],
    ["the network doesn't know the devices' names", [...options.scripts, knowNoNames], false],
])) {
    test(`if ${reason}, the host is told and can invite again`, connected, async () => {
        const ann = await person(browser, "", { scripts, storage: current("cachex", { size: "5" }), alone: true });
        await ann.clock.install();
        await start(ann);
        const bob = await person(browser, await offer(ann), { scripts });
        const text = await answer(bob);
        if (leaves) await close(bob);
        await connect(ann, text);
        await ann.getByText("Connecting. Keep both pages open.").waitFor();
        await ann.clock.fastForward("00:15");
        await eventually(async () => assert.match(await notices(ann), /couldn’t find each other/));
        await ann.locator("quintet-friend-live [data-invite]").click();
        await offer(ann);
        await close(ann, ...(leaves ? [] : [bob]));
    });
}

test("codes that do not fit are refused with a reason", connected, async () => {
    const ann = await person(browser, "", { ...options, storage: current("cachex", { size: "5" }) });
    await start(ann);
    const own = (await offer(ann)).replace("#join=", "");
    const problem = async (text, pattern) => {
        await connect(ann, text);
        await eventually(async () =>
            assert.match(await ann.locator("quintet-friend-live .problem").innerText(), pattern),
        );
    };
    await problem("", /first/);
    await problem("hello, there!", /isn’t a link or code/);
    await problem(own, /your own code/);
    await problem(own.slice(0, -20), /damaged or incomplete/);
    const bob = await person(browser, `#join=${own.slice(0, -9)}`, options);
    await bob.getByText("damaged or incomplete").waitFor();
    await close(ann, bob);
});

test(
    "on a phone the offer is a code that fits and moves no button, and without WebRTC the page says so",
    connected,
    async () => {
        const ann = await person(browser, "", { ...options, viewport: phone, touch: true });
        let draw = () => {};
        const drawn = new Promise((resolve) => {
            draw = () => resolve(null);
        });
        await ann.route(/\/qr[^/]*\.js$/, async (route) => {
            await drawn;
            await route.continue();
        });
        await start(ann);
        const whole = ann.locator("quintet-friend-code");
        await whole.locator("[data-do=copy]").waitFor();
        const { height } = await whole.boundingBox();
        const code = whole.locator("svg.qr");
        assert.equal(await code.count(), 0);
        draw();
        await code.waitFor();
        assert.equal((await whole.boundingBox()).height, height);
        const box = await code.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= phone.width && box.width > 200);
        await close(ann);
        const without = () => {
            // @ts-expect-error  as in a browser without it
            delete window.RTCPeerConnection;
        };
        const bob = await person(browser, "", { scripts: [without] });
        const filled = await bob.evaluate(async () => {
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            await app.openDrawer("friend");
            return app.renderRoot.querySelector("quintet-friend").renderRoot.querySelector("[data-page]") !== null;
        });
        assert.ok(filled, "the drawer doesn't open before its words are there");
        assert.equal(await bob.locator("quintet-friend-start [data-do=live]").isDisabled(), true);
        assert.match(await bob.locator("quintet-friend-start [data-do=live]").innerText(), /play by link/);
        await close(bob);
    },
);
