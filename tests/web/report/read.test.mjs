// Reading results, counting them, printed lines, and files, without a browser.
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { test } from "node:test";
import { levelRatings } from "../../../web/engine/level-ratings.js";
import { everyGame, factsOf, gamesFor, pairKey } from "../../../web/report/facts.js";
import { eloText } from "../../../web/report/names.js";
import { readResults } from "../../../web/report/read-results.js";
import { cellFinder, curvesOf, marksIn, valuesIn } from "../../../web/report/replay/printed.js";
import { notesAt, standingsOf } from "../../../web/report/results.js";
import { fillTemplate } from "../../../web/report/saving/fill-template.js";
import { csvOf, jsonOf } from "../../../web/report/saving/save.js";
import { timesOf } from "../../../web/report/tables/time-lines.js";
import { axisOf, roundStep } from "../../../web/ui/tables/plot-scale.js";
import { makeResults } from "./results.mjs";

const results = makeResults();

/** @param {string} text */
const problemOf = (text) =>
    readResults(text).then(
        () => null,
        (error) => error.problem ?? error,
    );

test("a text is read game by game, and gives the same as JSON.parse", async () => {
    for (const text of [JSON.stringify(results), JSON.stringify(results, null, 2)]) {
        deepEqual(await readResults(text), results);
    }
    const tricky = structuredClone(results);
    tricky.games[0].match.plies[0].printed = '"games":[{ ]} \\" { \\\\';
    tricky.participants[0].name = '"games":[';
    deepEqual(await readResults(JSON.stringify(tricky)), tricky);
});

test("broken and foreign texts get a problem that says what is wrong", async () => {
    const whole = JSON.stringify(results);
    equal((await problemOf("hello")).key, "report.bad.json");
    equal((await problemOf(whole.slice(0, whole.length / 2))).key, "report.bad.json");
    equal((await problemOf(whole.replace('"match":{', '"match":'))).key, "report.bad.json");
    equal((await problemOf(whole.replace(/(\}\}),(\{"game":"cachex","options")/, "$1$2"))).key, "report.bad.json");
    equal((await problemOf("[]")).key, "report.bad.format");
    deepEqual(await problemOf(JSON.stringify({ ...results, version: 7 })), {
        key: "report.bad.version",
        params: { version: "7", known: 2 },
    });
    equal((await problemOf(JSON.stringify({ ...results, players: "red" }))).params.name, "players");
    equal((await problemOf(JSON.stringify({ ...results, table: [{ participant: 99 }] }))).params.name, "table");
    const seats = structuredClone(results);
    seats.games[2].match.participants = [0, 99];
    deepEqual(await problemOf(JSON.stringify(seats)), { key: "report.bad.seats", params: { number: 3 } });
    const actions = structuredClone(results);
    actions.games[1].actions = [1, 2];
    deepEqual(await problemOf(JSON.stringify(actions)), { key: "report.bad.actions", params: { number: 2 } });
});

test("pairings add up to the table, and filters find the games", async () => {
    const facts = await factsOf(results);
    for (const { participant, games, wins, draws, losses } of results.table) {
        const sum = { wins: 0, draws: 0, losses: 0 };
        for (const other of facts.order) {
            const pairing = facts.pairings.get(pairKey(participant, other));
            for (const name of /** @type {const} */ (["wins", "draws", "losses"])) sum[name] += pairing?.[name] ?? 0;
        }
        deepEqual(sum, { wins, draws, losses });
        equal(gamesFor(results, facts, { participant, against: -1, ending: "" }).length, games);
        equal(gamesFor(results, facts, { participant, against: -1, ending: "win" }).length, wins);
        equal(
            gamesFor(results, facts, { participant, against: -1, ending: "loss" }).length +
                facts.faults.filter((fault) => fault.participant === participant).length >=
                losses,
            true,
        );
    }
    deepEqual(gamesFor(results, facts, everyGame), [...results.games.keys()]);
    const both = gamesFor(results, facts, { participant: 0, against: 1, ending: "" });
    ok(both.length > 0 && both.every((index) => results.games[index].match.participants.join() !== "0,2"));
    equal(gamesFor(results, facts, { ...everyGame, ending: "fault" }).length, facts.faults.length);
});

test("a forfeit is a loss, and with three players the others share", () => {
    const game = (/** @type {any} */ more) => ({ game: "", actions: [], match: { participants: [0, 1, 2] }, ...more });
    const forfeit = { player: 1, ply: 0, kind: "time", message: "" };
    deepEqual(standingsOf(game({ match: { participants: [0, 1], forfeit } }), ["red", "blue"]), [2, 0]);
    deepEqual(standingsOf(game({ match: { participants: [0, 1, 2], forfeit } }), ["red", "green", "blue"]), [1, 0, 1]);
    deepEqual(standingsOf(game({ result: "green" }), ["red", "green", "blue"]), [0, 2, 0]);
    deepEqual(standingsOf(game({ result: "draw" }), ["red", "green", "blue"]), [1, 1, 1]);
});

test("notes belong to the actions after the opening", () => {
    const plies = [{ ms: 3 }, { ms: 4 }];
    const game = { game: "", actions: ["a", "b", "c", "d"], match: { participants: [0, 1], opening_plies: 2, plies } };
    deepEqual(
        [1, 2, 3, 4].map((ply) => notesAt(game, ply)?.ms),
        [undefined, undefined, 3, 4],
    );
    delete (/** @type {any} */ (game.match).opening_plies);
    deepEqual(
        [1, 2, 3, 4].map((ply) => notesAt(game, ply)?.ms),
        [undefined, undefined, 3, 4],
    );
});

test("times are counted by own action: median, worst, and the share of the limit", async () => {
    const game = (/** @type {number[]} */ times) => ({
        game: "",
        actions: times.map(String),
        match: { participants: [0, 1], opening_plies: 0, plies: times.map((ms) => ({ ms: 9, cpu_ms: ms })) },
    });
    const some = /** @type {any} */ ({
        players: ["red", "blue"],
        limits: { game_s: 1 },
        games: [game([100, 1, 200, 1]), game([300, 1]), game([500, 1, 100])],
    });
    deepEqual(await timesOf(some, [0, 1, 2], 0), [
        { action: 1, games: 3, median: 300, worst: 500, share: 0.3, mostShare: 0.5 },
        { action: 2, games: 2, median: 150, worst: 200, share: 0.45, mostShare: 0.6 },
    ]);
});

test("printed lines mark cells by name or id, as tuples too, and give values", () => {
    const layout = /** @type {any} */ ({
        cells: [
            { id: "0,0", name: "a1" },
            { id: "3,4", name: "e4" },
        ],
    });
    const find = cellFinder(layout, ["7,-2"]);
    const text =
        "mark 3,4 red\nmark (0, 0) RED\n mark a1 gray\nmark 9,9 red\nmark 3,4 beige\nremark 3,4 red\nmark 7,-2 violet";
    deepEqual(marksIn(text, find), [
        { colour: "red", cells: ["3,4", "0,0"] },
        { colour: "grey", cells: ["0,0"] },
        { colour: "purple", cells: ["7,-2"] },
    ]);
    const values = valuesIn("value score 1.5\nvalue best move 3\nvalue score -2e3\nvalue x nan\nvalue 7");
    deepEqual(
        [...values],
        [
            ["score", -2000],
            ["best move", 3],
        ],
    );
    const game = /** @type {any} */ ({ actions: ["a", "b", "c"] });
    const curves = curvesOf(game, (ply) => ({ player: (ply - 1) % 2, printed: `value v ${ply}` }));
    deepEqual(curves, [
        {
            player: 0,
            name: "v",
            points: [
                { ply: 1, value: 1 },
                { ply: 3, value: 3 },
            ],
        },
        { player: 1, name: "v", points: [{ ply: 2, value: 2 }] },
    ]);
});

test("an axis has round steps and holds all values", () => {
    equal(roundStep(9, 4), 5);
    deepEqual(axisOf([0.12, 0.31], true), { from: 0, to: 0.4, ticks: [0, 0.1, 0.2, 0.3, 0.4] });
    deepEqual(axisOf([5, 5], false).ticks.length > 1, true);
    deepEqual(axisOf([0], true), { from: 0, to: 1, ticks: [0, 0.5, 1] });
});

test("JSON is saved whole, and CSV quotes what a spreadsheet would take for a formula", async () => {
    deepEqual(JSON.parse(await (await jsonOf(results)).text()), results);
    const named = structuredClone(results);
    named.participants[0].name = '=cmd("x"),1';
    const lines = csvOf(named).split("\r\n");
    equal(lines.length, results.table.length + 2);
    match(lines[0], /^rank,name,seat,kind,form,games,wins,draws,losses,fault_/);
    ok(lines.some((line) => line.includes(`"'=cmd(""x""),1"`)));
});

test("results in the self-contained page cannot end its script", async () => {
    const template = '<meta name="quintet-site" content="" /><script type="application/json" id="results"></script>!';
    const hostile = structuredClone(results);
    hostile.participants[0].name = "</script><script>alert(1)</script><!--";
    hostile.games[0].match.plies[0].printed = "<!-- <script>";
    const html = await (await fillTemplate(template, hostile, { site: 'https://e.org/"><b>/' })).text();
    equal(html.match(/<\/?script/g)?.length, 2);
    ok(!html.includes("<!--") && !html.includes("<b>"));
    const text = html.slice(html.indexOf('id="results">') + 13, html.lastIndexOf("</script>"));
    deepEqual(await readResults(text), hostile);
    await rejects(fillTemplate("<p>", results), /not the template/);
});

test("ratings are shown as they are stored, and those of version 1 count from random play when they are read", async () => {
    const t = { number: (/** @type {number} */ value) => String(value) };
    equal(eloText(/** @type {any} */ (t), 1000.4), "1000");
    equal(eloText(/** @type {any} */ (t), null), "–");
    const old = makeResults({ levels: 2 });
    const first = levelRatings[old.game][0];
    const read = await readResults(JSON.stringify({ ...old, version: 1 }));
    equal(read.version, old.version);
    deepEqual(
        read.table.map(({ elo, elo_low: low }) => [elo, low]),
        old.table.map(({ elo, elo_low: low }) => [Number(elo) + first, Number(low) + first]),
    );
    deepEqual(
        read.participants.flatMap(({ elo = [] }) => elo),
        old.participants.flatMap(({ elo }) => (elo == null ? [] : elo + first)),
    );
    const untied = makeResults({ levels: 0 });
    deepEqual((await readResults(JSON.stringify({ ...untied, version: 1 }))).table, untied.table);
});
