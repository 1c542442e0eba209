/** Games by link in real pages: two and three people, each with a browser context of their own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, phone } from "../browser.mjs";
import { chooseSeat, look, quick, ready, until } from "../drive/app.mjs";
import { act, barSays, follow, keepCopies, nextLink, openFriendDrawer, person } from "../drive/friend.mjs";
import { testBrowser } from "../for-tests.mjs";
import { readCode as read } from "../ui/qr-reader.mjs";

const browser = await testBrowser();

const options = { scripts: [keepCopies] };
/** A game on the board, so that the drawer proposes it. @param {string} game @param {object} options */
const current = (game, options) => ({
    ...quick,
    current: game,
    [`game/${game}`]: { record: { game, options, actions: [] }, seats: ["person", "easy"], paused: false },
});

/** Starts a game by link with the drawer. @param {string[]} seats */
async function start(page, seats = []) {
    await openFriendDrawer(page);
    await page.locator("quintet-friend-start [data-do=mail]").click();
    for (const [player, seat] of seats.entries()) {
        await chooseSeat(page, player, seat);
    }
    await page.locator("quintet-friend-new .start").click();
    await page.locator("quintet-friend-bar").waitFor();
}

async function pair() {
    const ann = await person(browser, "", { ...options, storage: current("cachex", { size: "5" }) });
    await start(ann);
    await act(ann, "PLACE 1,1");
    const hash = await nextLink(ann);
    const bob = await person(browser, hash, options);
    await until(bob, (model) => model.state.game === "cachex" && model.state.ply === 1);
    return { ann, bob, hash };
}

/** @param {import("../drive/app.mjs").Page[]} pages */
async function close(...pages) {
    for (const page of pages) assert.deepEqual(page.problems, []);
    for (const page of pages) await page.close();
}

test("two people play by link to the end, and each link holds the game", { timeout: 400_000 }, async () => {
    const { ann, bob } = await pair();
    await barSays(bob, /your turn/);
    assert.deepEqual((await look(bob)).seats, ["away", "person"]);
    const rest = [
        "PLACE 0,4",
        "PLACE 2,1",
        "PLACE 1,4",
        "PLACE 3,1",
        "PLACE 2,4",
        "PLACE 0,1",
        "PLACE 3,4",
        "PLACE 4,1",
    ];
    let [mover, other] = [bob, ann];
    for (const action of rest) {
        await act(mover, action);
        const length = (await look(mover)).length;
        await barSays(mover, /send|over/);
        const hash = await nextLink(mover);
        await follow(other, hash);
        await until(other, (model, count) => model.state.ply === count && model.state.length === count, length);
        [mover, other] = [other, mover];
        if ((await look(other)).over) break;
    }
    const [one, two] = [await look(ann), await look(bob)];
    assert.deepEqual(one.actions, two.actions);
    assert.equal(one.over, true);
    assert.equal(two.over, true);
    await barSays(bob, /over/);
    await bob.locator("quintet-result").waitFor();
    const inPanel = () =>
        bob.evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
            const boxOf = (/** @type {string} */ name) => renderRoot.querySelector(name).getBoundingClientRect();
            return boxOf("quintet-friend-bar").bottom <= boxOf("quintet-controls").top;
        });
    await becomes(inPanel, true, "the bar keeps its place when parts of the page load");
    const namesTurn = () => bob.evaluate(() => location.hash.includes("turn="));
    await becomes(namesTurn, false, "the address names the game, not the turn");
    await close(ann, bob);
});

test("a hostile link changes nothing and says why", { timeout: 400_000 }, async () => {
    const { ann, bob, hash } = await pair();
    await act(bob, "PLACE 2,2");
    const good = await nextLink(bob);
    const before = await look(ann);
    const told = async (text) => {
        await becomes(async () => (await ann.locator("quintet-notices .stack").innerText()).includes(text), true, text);
        assert.deepEqual((await look(ann)).actions, before.actions, text);
        await ann.locator("quintet-notices .close").first().click();
    };
    await follow(ann, good.replace("PLACE+2,2", "PLACE+1,1"));
    await told("move 2 is not possible");
    await follow(ann, good.slice(0, good.lastIndexOf(";")));
    await told("damaged or incomplete");
    await follow(ann, good.slice(0, -2));
    await told("damaged or incomplete");
    await follow(ann, good.replace("turn=1", "turn=7"));
    await told("another version");

    await follow(ann, good.replace("PLACE+1,1", "PLACE+0,2"));
    await ann.getByText("move 1 isn’t the same").waitFor();
    assert.deepEqual((await look(ann)).actions, before.actions);
    await ann.locator("quintet-friend-letter [data-do=keep]").click();
    await follow(ann, good.replace("PLACE+2,2", "PLACE+2,2;PLACE+3,1;PLACE+4,4").replace(/\.0\.2\.18&/, ".0.4&"));
    await ann.getByText("that you didn’t make on this device").waitFor();
    await ann.locator("quintet-friend-letter [data-do=keep]").click();
    await until(ann, (model) => model.state.length === 1);

    await follow(ann, good);
    await until(ann, (model) => model.state.ply === 2);
    await follow(bob, hash);
    await becomes(
        async () => /already answered this link: c3/.test(await bob.locator("quintet-notices .stack").innerText()),
        true,
    );
    assert.equal((await look(bob)).length, 2);
    await close(ann, bob);
});

test("an answer in advance is entered on the board and played on the other device", { timeout: 400_000 }, async () => {
    const { ann, bob } = await pair();
    await act(bob, "PLACE 2,2");
    await bob.locator("quintet-friend-bar [data-do=send]").click();
    await bob.locator("quintet-friend-send [data-do=plan]").click();
    await barSays(bob, /Prepared reply/);
    await act(bob, "PLACE 3,1");
    assert.equal(await bob.locator("quintet-friend-bar [data-do=keep]").isDisabled(), true);
    await act(bob, "PLACE 3,2");
    await bob.locator("quintet-friend-bar [data-do=keep]").click();
    await until(bob, (model) => model.state.length === 2);
    await bob.locator("quintet-friend-bar [data-do=done]").click();
    await barSays(bob, /send/);
    await bob.locator("quintet-friend-bar [data-do=send]").click();
    await becomes(() => bob.locator("quintet-friend-send li bdi").innerText(), "b4, c4");
    await bob.keyboard.press("Escape");
    await follow(ann, await nextLink(bob));
    await until(ann, (model) => model.state.ply === 2);
    await act(ann, "PLACE 3,1");
    await ann.locator("quintet-friend-bar [data-do=send]").click();
    await ann.locator("quintet-friend-send [data-do=copy]").click();
    await until(ann, (model) => model.state.ply === 4);
    await becomes(
        async () => /had prepared this reply/.test(await ann.locator("quintet-notices .stack").innerText()),
        true,
    );
    await barSays(ann, /your turn/);
    await close(ann, bob);
});

test("three people pass the link round", { timeout: 400_000 }, async () => {
    const pages = [await person(browser, "", options)];
    await start(pages[0]);
    await pages[0].setViewportSize({ width: 320, height: 568 });
    const outside = () =>
        pages[0].evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
            const seats = [...renderRoot.querySelector("quintet-seats").renderRoot.querySelectorAll(".seat")];
            const endOf = (/** @type {Element} */ element) => element.getBoundingClientRect().right;
            const outside = seats.filter((seat) => endOf(seat.querySelector(".holder")) > endOf(seat));
            return { seats: seats.length, outside: outside.length };
        });
    await becomes(outside, { seats: 3, outside: 0 }, "no name is longer than its seat");
    for (let turn = 0; turn < 6; ++turn) {
        const page = pages[turn % 3];
        const { legal } = await look(page);
        await act(page, legal[0].text);
        const hash = await nextLink(page);
        const next = pages[(turn + 1) % 3];
        if (next) await follow(next, hash);
        else pages.push(await person(browser, hash, options));
        await until(pages[(turn + 1) % 3], (model, ply) => model.state.ply === ply, turn + 1);
        await barSays(pages[(turn + 1) % 3], /your turn/);
    }
    assert.deepEqual((await look(pages[2])).seats, ["away", "away", "person"]);
    await close(...pages);
});

test("the list of games tells whose turn it is, and a reload keeps the game", { timeout: 400_000 }, async () => {
    const { ann, bob, hash } = await pair();
    // Until then, the address may still be that of the game before.
    await becomes(async () => /game=cachex/.test(bob.url()) && !/turn=/.test(bob.url()), true);
    await bob.reload();
    await ready(bob);
    await barSays(bob, /your turn/);
    await openFriendDrawer(bob);
    await bob.locator("quintet-friend-send [data-do=start]").click();
    await becomes(
        async () => /Your turn, after move 1/.test(await bob.locator("quintet-friend-start li").innerText()),
        true,
    );
    await bob.locator("quintet-friend-start textarea").fill("hello");
    await bob.locator("quintet-friend-start [data-do=open]").click();
    await bob
        .locator("quintet-friend-start .problem")
        .getByText(/isn’t a link or code/)
        .waitFor();
    await bob.locator("quintet-friend-start textarea").fill(`${bob.url().split("#")[0]}${hash}`);
    await bob.locator("quintet-friend-start [data-do=open]").click();
    await barSays(bob, /your turn/);
    await close(ann, bob);
});

test("on a phone the link can be a QR code, which leads to the same game", { timeout: 400_000 }, async () => {
    const ann = await person(browser, "", {
        ...options,
        viewport: phone,
        touch: true,
        storage: current("cachex", { size: "5" }),
    });
    await start(ann);
    await act(ann, "PLACE 1,1");
    await ann.locator("quintet-friend-bar [data-do=send]").tap();
    await ann.locator("quintet-friend-send [data-do=qr]").tap();
    const code = ann.locator("quintet-friend-send .qr");
    await code.waitFor();
    const box = await code.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= phone.width);
    const [size, path] = await code.evaluate((svg) => [
        Number(svg.getAttribute("viewBox")?.split(" ")[2]),
        svg.querySelector("path")?.getAttribute("d") ?? "",
    ]);
    assert.match(read({ size, path }) ?? "", /#turn=1\..*actions=PLACE\+1,1$/);
    await close(ann);
});
