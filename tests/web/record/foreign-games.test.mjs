/** Games in the forms of other programs, as all pages read them: which reader takes a text, and what is said of it. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { anyGamesIn } from "../../../web/archive/page/files.js";
import { ActivityRefused, problemText, readActivity } from "../../../web/course/validate.js";
import { readRecord } from "../../../web/embed/game.js";
import { formWords, refusalWords, sharedWords } from "../../../web/i18n/catalogues.js";
import { addWords, loadLanguage, languages as names, translator } from "../../../web/i18n/t.js";
import { readGame, readGames } from "../../../web/lens/search/foreign-games.js";
import { formNotices, formProblem, notesSentence, problemSentence } from "../../../web/lens/search/form-sentences.js";
import { encodeLink } from "../../../web/record/link.js";
import { textOf } from "../../../web/record/record-files.js";
import { readRecords } from "../../../web/record/record-texts.js";
import { Problem } from "../../../web/ui/notices/problem.js";
import { activityOf, courseWords, schema, startEngine } from "../course/engine.mjs";

const { engine } = await startEngine();
after(() => engine.close());
const [english, , persian] = await Promise.all(names.map(async (name) => translator(await loadLanguage(name))));
for (const t of [english, persian]) await addWords(t, sharedWords, refusalWords, formWords);

const log = "turn 1: red: PLACE token in cell (0, 3)\nturn 2: blue: STEAL first move\n";
const board = '{"n":5,"board":[["b",1,0],["r",1,3]],"start":[4,2],"goal":[0,0]}';
const piece = '{"colour":"green","pieces":[[0,0]],"blocks":[[-1,0]]}';
const csv = `${" , , , , , , , , , , \n".repeat(9)} ,b,B, , , , , , , , \n ,r, , , , , , , , , `;
const start = "BBBBB\nBBBBB\nBBBB\nBBB\nBB"
    .split("\n")
    .map((row) => row.padEnd(16, "."))
    .concat(Array(6).fill(".".repeat(16)))
    .concat(["WW", "WWW", "WWWW", "WWWWW", "WWWWW"].map((row) => row.padStart(16, ".")));
const input = `GAME\nWHITE\n12.5\n${start.join("\n")}\n`;

/** Runs `readGames`, and says what a page would say if it rejects. */
const said = (/** @type {string} */ text) =>
    readGames(text, { engine }).then(
        ({ broken }) => problemSentence(english, broken[0].problem),
        (error) => problemSentence(english, error),
    );

test("logs, boards and inputs of the courses are read with what was interpreted", async () => {
    const wanted = [
        [log, "cachex", ["assumed_size"]],
        [board, "cachex", ["left_out", "left_out", "assumed_turn", "assumed_ply"]],
        [piece, "chexers", ["left_out", "assumed_exits", "assumed_ply"]],
        [csv, "tetress", ["read_as", "assumed_turn", "assumed_ply"]],
        [input, "halma", []],
    ];
    for (const [text, game, codes] of /** @type {[string, string, string[]][]} */ (wanted)) {
        const { found, broken } = await readGames(text, { engine });
        assert.deepEqual(broken, []);
        assert.equal(found.length, 1);
        const [{ record, notes = [], stopped }] = found;
        assert.equal(record.game, game);
        assert.equal(stopped, null);
        assert.deepEqual(
            notes.map(({ code }) => code),
            codes,
        );
        await engine.load(record);
    }
});

test("a text that is this page's own is not given to other readers", async () => {
    const none = { call: () => assert.fail("asked") };
    const record = '{"game":"cachex","actions":["PLACE 0,1"]}';
    assert.equal((await readGames(record, { engine: none })).found.length, 1);
    assert.equal((await readGames(`${record}\n${record}\nrubbish`, { engine: none })).broken.length, 1);
    await assert.rejects(readGames('{"game":"cachex","actions":5}', { engine: none }), Problem);
    const own = () => ({ game: "hive", actions: [] });
    assert.equal((await readGame("anything", { engine: none, own })).record.game, "hive");
});

test("a text in no form is refused in the words of this page, never as broken JSON", async () => {
    for (const text of [
        "hello; world",
        '[Event "Casual game"]\n[Site "?"]\n\n1. e4 e5\n',
        "[red] hello\n[blue] there",
    ]) {
        assert.equal(await said(text), "Quintet can’t read this as a game");
    }
    assert.match(await said('{"game":"cachex",\n"actions":[}'), /line 2$/);
    assert.match(await said('[{"game":"cachex"},\n{"game"'), /line 2$/);
    assert.throws(() => readRecords("[red  ] - a\n[green] - b"), /problem\.notARecord/);
});

test("a refusal names the form, the line, the move and the reason", async () => {
    assert.equal(
        await said("turn 1: red: DANCE\n"),
        "COMP30024 2022 log, line 1, move 1: this isn’t a move of this form " + '("DANCE" is not an action)',
    );
    assert.match(
        await said('{"n":5,"board":[["b",5,0]]}'),
        /^COMP30024 2022 part A.*can’t be read .*5,0 is not on the board/,
    );
    assert.match(await said("GAME\nBLACK\nsoon\n"), /^CSCI 561 input\.txt, line 3: .*must be a number of seconds/);
});

test("a game is open up to the first action that is not legal, and a notice says so", async () => {
    const bad = `${log}turn 3: red: PLACE token in cell (3, 0)\n`;
    const game = await readGame(bad, { engine, own: () => Promise.reject(new Problem("problem.notARecord")) });
    assert.deepEqual(game.record.actions, ["PLACE 0,3", "STEAL"]);
    const [notes, stopped] = formNotices(english, game);
    assert.equal(notes.tone, "info");
    assert.match(
        String(notes.params.text),
        /^Read as COMP30024 2022 log\. The text doesn’t say how large the board is/,
    );
    assert.equal(stopped.tone, "error");
    assert.match(
        english(stopped.key, stopped.params),
        /line 3, move 3: That place is taken\. The game is open up to move 2\.$/,
    );
});

test("notes name players in the reader's language, and leave out what is too much", () => {
    const note = {
        code: "assumed_turn",
        text: "",
        line: 0,
        ply: 0,
        found: "",
        used: "red",
        reason: { key: "", text: "", kind: "" },
    };
    const sentence = notesSentence(persian, { form: "x", notes: [note] });
    assert.ok(sentence.includes(persian("player.red")), sentence);
    const many = notesSentence(english, { form: "x", notes: Array(5).fill({ ...note, line: 3, ply: 2 }) });
    assert.match(many, /Line 3, move 2: .*Red\. 2 more notes\.$/);
    assert.match(
        notesSentence(english, { form: "x", notes: [{ ...note, code: "new", text: "As it is." }] }),
        /As it is\.$/,
    );
    const refused = formProblem("x", { ...note, code: "illegal", reason: { key: "occupied", text: "", kind: "" } });
    assert.equal(problemSentence(english, refused), "x: That place is taken");
    const stuck = formProblem("x", {
        ...note,
        code: "illegal",
        ply: 7,
        reason: { key: "no_climb", text: "", kind: "A" },
    });
    assert.equal(problemSentence(english, stuck), "x, move 7: The ant can’t climb onto other pieces");
});

test("an activity takes records in any form, and names the place of one that can't be read", async () => {
    const item = { kind: "number", text: "How many?", right: 1 };
    const asked = (/** @type {any} */ record, more = {}) =>
        readActivity(JSON.stringify(activityOf({ ...item, record, ...more })), async () => schema, {
            engine,
            t: english,
        });
    const link = `https://example.org/play/#${await encodeLink({ game: "cachex", actions: ["PLACE 0,1"] })}`;
    const opened = [
        [log, "cachex"],
        [board, "cachex"],
        [JSON.parse(board), "cachex"],
        [JSON.parse(piece), "chexers"],
        [csv, "tetress"],
        ["Base;InProgress;White[2];wS1;bS1 wS1-;", "hive"],
        ['{"game":"cachex","actions":["PLACE 0,1"]}', "cachex"],
        [link, "cachex"],
        [{ game: "hive" }, "hive"],
    ];
    for (const [record, game] of opened) {
        const { items } = await asked(record, { variants: [{ record }] });
        assert.equal(items[0].record.game, game);
        assert.deepEqual(items[0].variants?.[0].record, items[0].record);
        await engine.load(items[0].record);
    }
    for (const [record, reason] of /** @type {[any, RegExp][]} */ ([
        ["hello", /^task 1, .*no game can be read: Quintet can’t read this as a game$/],
        [`${log}turn 3: red: PLACE token in cell (3, 0)\n`, /line 3, move 3: That place is taken$/],
        [{ actions: [] }, /game/],
    ])) {
        const refused = await asked(record).catch((error) => error);
        assert.ok(refused instanceof ActivityRefused);
        assert.match(problemText(await courseWords(), refused.problems[0]), reason);
    }
});

test("an embedded game takes its own texts first", async () => {
    assert.equal((await readRecord('{"game":"cachex"}')).game, "cachex");
    assert.equal((await readRecord("game=hive")).game, "hive");
    await assert.rejects(readRecord('{"game":"cachex","actions":5}'), /problem\.badActions/);
});

test("My games takes the games of a file in any form", async () => {
    const record = '{"game":"cachex","actions":["PLACE 0,1"]}';
    assert.equal((await anyGamesIn(`${record}\n${record}`)).games.length, 2);
    const { games, broken } = await anyGamesIn(`${log}turn 1: red: PLACE token in cell (0, 3)\n${log}`, { engine });
    assert.deepEqual(
        games.map(({ record: { actions } }) => actions?.length),
        [2, 1, 2],
    );
    assert.deepEqual(broken, []);
    const unread = (await anyGamesIn("turn 1: red: DANCE", { engine })).broken;
    assert.deepEqual(
        unread.map(({ problem }) => problem.params?.line),
        [1],
    );
    assert.equal((await anyGamesIn("hello", { engine })).broken[0].problem.key, "problem.notARecord");
});

test("files of Windows PowerShell are read as what they are", async () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from("turn 1", "utf16le")]);
    assert.equal(await textOf(/** @type {any} */ (new Blob([bytes]))), "turn 1");
    assert.equal(await textOf(/** @type {any} */ (new Blob(["turn é"]))), "turn é");
});
