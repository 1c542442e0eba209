/** What the lecture pages with a search lens say is what the searches do. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { definitions, fromAddress } from "../../../../web/embed/options.js";
import { readLensLink } from "../../../../web/lens/lens-link.js";
import { followTally, noTally } from "../../../../web/lens/search/tally.js";
import { replayOf } from "../../lens/module.mjs";

/** @param {string} name */
const page = (name) => readFile(new URL(`../../../../web/examples/${name}.html`, import.meta.url), "utf8");

/** The links of the frames in a page. @param {string} html @returns {Promise<any[]>} */
function linksIn(html) {
    const addresses = [...html.matchAll(/src="\.\.\/embed\.html\?([^"]*)"/g)].map(([, query]) => query);
    return Promise.all(
        addresses.map(async (address) => {
            assert.deepEqual(fromAddress(address).problems, []);
            const link = await readLensLink(address.replace("mode=lens&", ""));
            assert.deepEqual(link.problems, []);
            return link;
        }),
    );
}

/** @param {any} link @param {object} [change] */
function run({ record, tree, options }, change) {
    const replay = replayOf({ ...(tree ? { tree } : { record }), options: { ...options, ...change } });
    const tally = noTally();
    followTally(replay, tally);
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    return { replay, cursor, tally };
}

/** The values of a node by the texts of the actions that lead to it. @param {any} cursor @param {string[]} path */
function valuesAt(cursor, path) {
    let [node] = cursor.roots;
    for (const text of path) {
        node = cursor.nodes[node].children.find((/** @type {number} */ child) => cursor.nodes[child].text === text);
    }
    return { ...cursor.nodes[node], number: node };
}

test("alpha-beta: the counts in the text and in the table", async () => {
    const html = await page("alpha-beta");
    const [first, question] = await linksIn(html);
    const minimax = run(first, { algorithm: "minimax" }).tally;
    assert.deepEqual([minimax.nodes, minimax.leaves], [44, 37]);
    const { tally, cursor } = run(first);
    assert.equal(tally.nodes, 29);
    assert.deepEqual(valuesAt(cursor, ["PLACE 2,0"]).values[0], 2322);
    const cut = valuesAt(cursor, ["PLACE 2,2"]);
    assert.deepEqual([cut.children.length, cut.leftOut, cut.values[0]], [2, 5, -671]);
    const rows = [...html.matchAll(/<th scope="row">(\d)<\/th>\s*((?:<td>\d+<\/td>\s*)+)/g)];
    assert.deepEqual(
        rows.map(([, depth]) => depth),
        ["2", "3", "4"],
    );
    for (const [, depth, cells] of rows) {
        const numbers = [...cells.matchAll(/\d+/g)].map(Number);
        const searches = [{ algorithm: "minimax" }, {}, { order: "best" }, { order: "worst" }];
        const counted = searches.map((change) => run(first, { depth: Number(depth), ...change }).tally.nodes);
        assert.deepEqual(counted, numbers, `depth ${depth}`);
    }
    assert.equal(valuesAt(cursor, ["PLACE 2,3"]).children.length, 1, "one reply is enough");
    assert.deepEqual(question.predict, ["cut"]);
});

test("three players: values, replies and counts of max^n and paranoid search", async () => {
    const html = await page("three-players");
    const [maxN, paranoid, question] = await linksIn(html);
    const first = run(maxN);
    const [root] = first.cursor.roots;
    assert.deepEqual([first.tally.nodes, first.cursor.nodes[root].values], [157, [47, -561, 423]]);
    const line = (/** @type {any} */ cursor) =>
        cursor
            .line(cursor.roots[0])
            .map((/** @type {number} */ node) => cursor.nodes[node].text)
            .filter(Boolean);
    assert.deepEqual(line(first.cursor), ["MOVE -3,1 -2,0", "JUMP 1,-1 -1,1"]);
    const second = run(paranoid);
    assert.deepEqual([second.tally.nodes, second.cursor.nodes[second.cursor.roots[0]].values[0]], [82, -334]);
    assert.deepEqual(line(second.cursor), ["MOVE -2,3 -2,2", "MOVE 1,-1 1,-2"]);
    const feared = ["MOVE -2,3 -2,2"];
    const reply = (/** @type {string} */ text) => valuesAt(first.cursor, [...feared, text]).values;
    assert.equal(reply("MOVE 1,-1 1,-2")[1], -1774);
    assert.deepEqual(
        [reply("JUMP 1,-1 -1,-1"), reply("JUMP 1,-1 -1,1")],
        [
            [45, -555, 420],
            [-63, -515, 488],
        ],
    );
    assert.deepEqual(valuesAt(first.cursor, feared).values, [-63, -515, 488]);
    assert.deepEqual(question.predict, ["value"]);
});

test("guesses and chance: values, counts, and what another number changes", async () => {
    const html = await page("guesses-and-chance");
    const [negamax, aspiration, chance, question] = await linksIn(html);
    const nine = run(negamax);
    const plain = run(negamax, { algorithm: "alpha-beta" });
    const order = (/** @type {any} */ { cursor }) => cursor.nodes.map((/** @type {any} */ { text }) => text);
    assert.deepEqual([nine.tally.nodes, valuesAt(nine.cursor, []).values[0]], [11, 3]);
    assert.deepEqual(order(nine), order(plain));
    assert.equal(run(aspiration, { algorithm: "alpha-beta" }).tally.nodes, 29);
    const rows = [...html.matchAll(/<tr>\s*((?:<td>\d+<\/td>\s*){4})<\/tr>/g)];
    assert.equal(rows.length, 4);
    for (const [, cells] of rows) {
        const [guess, delta, ...counted] = [...cells.matchAll(/\d+/g)].map(Number);
        const searched = run(aspiration, { guess, delta });
        assert.deepEqual([searched.cursor.roots.length, searched.tally.nodes], counted, `${guess} ± ${delta}`);
        assert.equal(searched.cursor.nodes[searched.cursor.roots.at(-1)].values[0], 2322);
    }
    // The values of the root and its children, in the units of the trace.
    const values = (/** @type {any} */ link) => {
        const { cursor } = run(link);
        const [root] = cursor.roots;
        const all = [root, ...cursor.nodes[root].children].map((each) => cursor.nodes[each].values[0]);
        return all.map((value) => value / all[3]);
    };
    assert.deepEqual(
        values(chance).map((share) => share * 5),
        [6, 5.5, 6, 5],
    );
    assert.deepEqual(
        values(question).map((share) => share * 5),
        [6.5, 6.5, 6, 5],
    );
    const ranks = ({ tree = "" }) => {
        const leaves = [...tree.matchAll(/(?<![/\d])\d+(?![/\d]*:)(?!\/)/g)].map(Number);
        return leaves.map((leaf) => leaves.filter((other) => other < leaf).length);
    };
    assert.equal(ranks(chance).length, 7);
    assert.deepEqual(ranks(question), ranks(chance), "the order of the leaves stays");
    assert.deepEqual(question.predict, ["value"]);
});

test("a given tree: seven leaves of nine, and five in the best order", async () => {
    const html = await page("given-tree");
    const [nine] = await linksIn(html);
    assert.equal(run(nine).tally.leaves, 7);
    assert.equal(run(nine, { order: "best" }).tally.leaves, 5);
    assert.equal(run(nine, { algorithm: "minimax" }).tally.leaves, 9);
    const attributes = html.match(/<quintet-game([^>]*)>/)?.[1] ?? "";
    const given = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const options = definitions.flatMap(({ name }) => (name in given && name !== "mode" ? [[name, given[name]]] : []));
    const question = await readLensLink(String(new URLSearchParams(options)));
    assert.deepEqual(question.problems, []);
    assert.equal(run(question, { algorithm: "minimax" }).tally.leaves, 8);
    assert.ok(question.predict);
});
