import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { actionName, describeAction } from "../../../web/board/naming.js";
import { emptyModel, gameLoaded } from "../../../web/game/model.js";
import { shortAction, spokenAction } from "../../../web/game/sentences/action-texts.js";
import { boardText } from "../../../web/game/sentences/board-text.js";
import { loadEndSentences } from "../../../web/game/sentences/end-sentences.js";
import { announcement, lastActionSentence, settingOf, statusOf } from "../../../web/game/sentences/game-sentences.js";
import { wholePercents } from "../../../web/game/sentences/whole-percents.js";
import { formWords, newGameWords, refusalWords, shareWords } from "../../../web/i18n/catalogues.js";
import { dateIn, decimalIn, listIn, smallPercentIn, timeIn } from "../../../web/i18n/formats.js";
import { loadLanguage, languages as names, pickLanguage, translator } from "../../../web/i18n/t.js";
import { SeatsElement } from "../../../web/widgets/seats/seats-element.js";
import { HandEngine } from "../app-engine.mjs";
import { templateText } from "../template-text.mjs";

const web = new URL("../../../web/", import.meta.url);
const languages = await Promise.all(
    names.map((name) => loadLanguage(name, newGameWords, shareWords, refusalWords, formWords)),
);
await Promise.all(languages.map((language) => loadEndSentences(/** @type {any} */ ({ language }))));
const [english, chinese, persian] = languages.map(translator);

/** Sources that may contain words for users, by path. @type {Map<string, string>} */
const sources = new Map();
for (const entry of await readdir(web, { recursive: true, withFileTypes: true })) {
    const folder = path.relative(fileURLToPath(web), entry.parentPath ?? entry.path);
    if (!entry.name.endsWith(".js") || /^$|^(node_modules|i18n|examples)/.test(folder)) continue;
    const file = path.join(folder, entry.name);
    sources.set(file, await readFile(new URL(file, web), "utf8"));
}
const engine = new HandEngine();
const { games, levels } = await engine.games();

test("no template contains literal words", () => {
    const found = [];
    for (const [path, source] of sources) {
        for (const template of templatesOf(source)) {
            const text = template.replace(/<!--.*?-->/gs, "");
            const between = text.replace(/<[^<>]*>/gs, "\n");
            if (/\p{L}{2,}/u.test(between)) found.push(`${path}: ${between.trim().slice(0, 60)}`);
            const attribute = text.match(/(aria-label|title|placeholder|alt|aria-description)="[^"]*\p{L}{2,}/u);
            if (attribute) found.push(`${path}: ${attribute[0]}`);
        }
    }
    assert.deepEqual(found, []);
});

/**
 * Yields the texts of `html` and `svg` templates without their expressions.
 * @param {string} source
 */
function* templatesOf(source) {
    for (const { index } of source.matchAll(/(?<![.\w])(?:html|svg)`/g)) {
        let text = "";
        let depth = 0;
        let place = source.indexOf("`", index) + 1;
        const inner = [];
        for (; place < source.length; ++place) {
            const character = source[place];
            if (depth === 0 && character === "`") break;
            if (depth === 0 && source.startsWith("${", place)) {
                depth = 1;
                ++place;
                continue;
            }
            if (depth === 0) text += character;
            // Templates inside an expression are found on their own.
            else if (character === "`") inner.at(-1) === depth ? inner.pop() : inner.push(depth);
            else if (character === "{" && inner.at(-1) !== depth) ++depth;
            else if (source.startsWith("${", place)) {
                ++depth;
                ++place;
            } else if (character === "}" && inner.at(-1) !== depth) --depth;
        }
        yield text;
    }
}

test("templates are parsed correctly", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, not a forgotten one
    const source = "html`<a title=${t('x')}>${list.map((x) => html`<b>${x ? `${x}` : {}}</b>tail`)} word </a>`";
    assert.deepEqual([...templatesOf(source)], ["<a title=> word </a>", "<b></b>tail"]);
});

test("every game, player, option, level and tally of the engine has words", async () => {
    const needed = levels.map(({ id }) => `level.${id}`);
    for (const { id, players, options } of games) {
        needed.push(`game.${id}`, `aim.${id}`, `way.${id}`, ...players.map((name) => `player.${name}`));
        for (const { name, kind, choices } of options) {
            needed.push(`option.${id}.${name}`);
            if (kind === "integer") needed.push(`unit.${id}.${name}`);
            else needed.push(...choices.map((choice) => `choice.${id}.${name}.${choice}`));
        }
        const { state } = await engine.load({ game: id });
        needed.push(...state.board.tallies.map(({ name }) => `tally.${name}`));
        needed.push(
            ...state.legal.flatMap(({ hand, piece }) => [hand, piece].filter(Boolean).map((kind) => `kind.${kind}`)),
        );
        needed.push(...state.board.tokens.map(({ kind }) => `kind.${kind}`));
    }
    assert.deepEqual(
        [...new Set(needed)].filter((key) => !english.has(key)),
        [],
    );
});

/** @param {object} record */
async function modelOf(record, seats = ["person", "easy", "easy"]) {
    const loaded = await engine.load(record);
    const model = { ...emptyModel(), games, levels };
    return gameLoaded(model, { record, seats, paused: false }, loaded);
}
const jump = {
    game: "chexers",
    actions: ["MOVE -3,0 -2,0", "MOVE 0,-3 -1,-2", "PASS"]
        .slice(0, 2)
        .concat("MOVE 3,0 2,0", "MOVE -3,1 -3,0", "MOVE -1,-2 -1,-1"),
};

test("the last action is described in words, with its effects", async () => {
    const model = await modelOf({ game: "chexers", actions: [...jump.actions, "MOVE 2,0 1,0", "JUMP -2,0 0,-2"] });
    const setting = settingOf(model);
    assert.equal(lastActionSentence(english, setting, model.state), "Red jumps from -2,0 to 0,-2 and converts -1,-1");
    assert.equal(lastActionSentence(chinese, setting, model.state), "红方从 -2,0 跳到 0,-2，-1,-1 归己方");
    assert.match(
        lastActionSentence(persian, setting, model.state),
        /^قرمز از \u2066-2,0\u2069 به \u20660,-2\u2069 می‌پرد و/,
    );
});

test("the announcement says what happened and whose turn it is", async () => {
    const model = await modelOf({ game: "chexers", actions: jump.actions.slice(0, 3) });
    assert.equal(announcement(english, model), "Blue moves from 3,0 to 2,0. Your turn");
});

/** Red connects its sides. */
const chain = {
    game: "cachex",
    options: { size: 3 },
    actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"],
};
/** Green exits with its fourth piece; Blue has two off the board, Red one. */
const greenWins = {
    game: "chexers",
    setup: "..../...../....../......./....../...b./gr.. g 1,3,2 1",
    actions: ["EXIT -3,3"],
};

test("the result addresses the only person at the board, and says why", async () => {
    const title = async (/** @type {string[]} */ seats, record = chain) =>
        statusOf(english, await modelOf(record, seats)).title;
    const won = statusOf(english, await modelOf(chain, ["person", "easy"]));
    assert.deepEqual(won, { player: 0, title: "You won", detail: "Your chain is complete" });
    assert.equal(await title(["medium", "person"]), "You lost to Medium");
    assert.equal(await title(["person", "person"]), "Red won");
    assert.equal(await title(["hard", "easy"]), "Hard (Red) won");
    const said = announcement(english, await modelOf(chain, ["medium", "person"]));
    assert.equal(said, "Red plays on a3. You lost to Medium. The chain is complete");
});

test("a reason addresses the person it is about", async () => {
    const why = async (/** @type {string[]} */ seats, more = {}) =>
        statusOf(english, { ...(await modelOf({ game: "tetress" }, seats)), ...more }).detail;
    const stuck = await modelOf({ game: "tetress" });
    const state = { ...stuck.state, outcome: { state: "won", winner: 1, reason: "no_legal_action" } };
    assert.equal(await why(["person", "easy"], { state }), "You can’t move");
    assert.equal(await why(["easy", "person"], { state }), "Your opponent can’t move");
    assert.equal(await why(["easy", "easy"], { state }), "Red can’t move");
    const tallies = [40, 36].map((value, player) => ({ player, name: "tokens", value, target: 0 }));
    const outcome = { state: "won", winner: 0, reason: "turn_limit" };
    const counted = { state: { ...stuck.state, outcome, board: { ...stuck.state?.board, tallies } } };
    assert.equal(await why(["easy", "person"], counted), "The turn limit was reached: 36 to 40");
    assert.equal(await why(["easy", "easy"], counted), "The turn limit was reached: 40 to 36");
    const ending = { reason: "time", player: 0, ply: 0 };
    assert.equal(await why(["person", "easy"], { ending }), "You ran out of time");
    assert.equal(await why(["person", "person"], { ending }), "Red ran out of time");
});

test("while the engine thinks, the status tells the last action", async () => {
    const model = await modelOf({ game: "chexers", actions: jump.actions.slice(0, 1) });
    const progress = { depth: 3, nodes: 800, lines: [], visits: [] };
    const { detail } = statusOf(english, { ...model, thinking: { purpose: "play", player: 1, progress } });
    assert.equal(detail, "Red moves from -3,0 to -2,0");
});

test("with three players the result names the winner and the person's place", async () => {
    const result = async (/** @type {string[]} */ seats, more = {}) =>
        statusOf(english, { ...(await modelOf(greenWins, seats)), ...more });
    const why = "Four pieces are off the board";
    assert.deepEqual(await result(["easy", "medium", "person"]), {
        ...{ player: 1, title: "Medium (Green) won", detail: `You came second. ${why}` },
    });
    assert.equal((await result(["person", "medium", "easy"])).detail, `You came last. ${why}`);
    assert.equal((await result(["easy", "person", "easy"])).title, "You won");
    assert.deepEqual(await result(["person", "person", "easy"]), { player: 1, title: "Green won", detail: why });
    const ending = { reason: "resigned", player: 0, ply: 0 };
    const start = await modelOf({ game: "chexers", actions: [] }, ["person", "easy", "easy"]);
    assert.equal(statusOf(english, { ...start, ending }).title, "You lost");
    assert.equal(statusOf(english, { ...start, ending, seats: ["easy", "person", "easy"] }).title, "The others won");
});

test("the status says that a person is out of the game, and how far skipping has come", async () => {
    const out = { game: "chexers", setup: "gggg/...../....../......b/.....b/....b/...b r 0,0,0 0", actions: [] };
    const model = await modelOf(out, ["person", "easy", "easy"]);
    assert.equal(statusOf(english, model).title, "You have no pieces left");
    const skipping = statusOf(english, { ...model, skipping: true });
    assert.deepEqual([skipping.title, skipping.detail], ["Skipping to the end", "0 moves played"]);
    assert.equal(announcement(english, { ...model, skipping: true }), "", "skipping does not announce each action");
    assert.equal(statusOf(english, await modelOf(out, ["person", "person", "easy"])).title, "Red to move");
});

test("the status says so when every action comes from the hand, and when it is one kind", async () => {
    const model = await modelOf({ game: "hive", actions: [] }, ["person", "easy"]);
    assert.equal(statusOf(english, model).detail, "Take a piece from your hand");
    const late = { game: "hive", actions: ["wS1", "bG1 /wS1", "wG1 wS1-", "bS1 /bG1", "wA1 wG1-", "bA1 /bS1"] };
    const forced = "Place the queen bee: no other move is possible";
    assert.equal(statusOf(english, await modelOf(late)).detail, forced);
    assert.equal(statusOf(english, await modelOf({ game: "cachex", actions: [] })).detail, "No moves yet");
});

test("a count that loses the game at its target looks different from progress, and both have a name", async () => {
    /** What a seat shows of its counts, as text. */
    const counts = async (/** @type {any} */ record) => {
        const part = Object.assign(Object.create(SeatsElement.prototype), { t: english, model: await modelOf(record) });
        return templateText(part.tallies(0));
    };
    const queen = await counts({ game: "hive", actions: ["wS1", "bG1 /wS1", "wQ wS1-"] });
    assert.match(queen, /class="count danger".*aria-label=Around the queen 1 of 6.*>Around the queen</s);
    assert.equal(await counts({ game: "hive", actions: ["wS1"] }), "", "no line of a count before there is one");
    const exits = await counts({ game: "chexers", actions: [] });
    assert.match(exits, /class="count ".*aria-label=Exits 0 of 4.*>Exits</s);
});

test("every refusal of the engine has a sentence in every language, and every sentence is used", async () => {
    const games = new URL("../../../engine/games/", import.meta.url);
    const keys = new Set(["not_turn"]);
    for (const file of await readdir(games, { recursive: true })) {
        if (!/\/(refusal|objection|notation|position_text|view)\.cpp$/.test(file)) continue;
        const text = await readFile(new URL(file, games), "utf8");
        for (const [, key] of text.matchAll(/return \{"([a-z_]+)"/g)) keys.add(key);
        for (const [line] of text.matchAll(/\.(?:key|reason) = [^}]+/g)) {
            for (const [, key] of line.matchAll(/"([a-z_]+)"/g)) keys.add(key);
        }
    }
    assert.ok(keys.size > 20);
    for (const { messages, id } of languages) {
        const there = Object.keys(messages).filter((key) => key.startsWith("refused."));
        assert.deepEqual(there.map((key) => key.slice(8)).sort(), [...keys].sort(), id);
    }
});

test("what a reader of another program's form says has a sentence in every language", async () => {
    const engine = new URL("../../../engine/", import.meta.url);
    const codes = new Set();
    for (const entry of await readdir(engine, { recursive: true, withFileTypes: true })) {
        const folder = entry.parentPath ?? entry.path;
        if (!/\/forms(\/written)?$|\/core\/foreign$/.test(folder) || !entry.name.endsWith(".cpp")) continue;
        const source = await readFile(path.join(folder, entry.name), "utf8");
        for (const [, code] of source.matchAll(/(?:\.code = |problem\()"([a-z_]+)"/g)) codes.add(code);
    }
    assert.ok(codes.size > 10, [...codes].join());
    // The page says in its own words that a text is in no form.
    for (const code of ["unknown_form", "unreadable"]) codes.delete(code);
    for (const { messages, id } of languages) {
        const missing = [...codes].filter((code) => !messages[`form.note.${code}`] && !messages[`form.why.${code}`]);
        assert.deepEqual(missing, [], id);
    }
});

test("a refusal replaces the description of the last action", async () => {
    const model = await modelOf({ game: "hive", actions: [] }, ["person", "easy"]);
    const refusal = { key: "no_reach", text: "", kind: "A" };
    assert.equal(statusOf(english, { ...model, refusal }).detail, "The ant can’t get there");
});

test("the board is described in lists, with kinds, stacks and hands where the game has them", async () => {
    const actions = ["wS1", "bA1 wS1-", "wQ -wS1", "bQ bA1-", "wB1 -wQ", "bS1 bQ-", "wB1 wQ", "bS2 bS1-"];
    const model = await modelOf({ game: "hive", actions }, ["person", "easy"]);
    const text = boardText(english, settingOf(model), model.state, "White to move");
    const [title, standing, gap, white, black, end, last] = text.split("\n");
    assert.deepEqual([title, standing, gap, end], ["Hive, after move 8", "White to move", "", ""]);
    assert.match(
        white,
        /^White: .*spider wS1 0,0.*beetle wB1 on top of -1,0.*; in hand .*1 × spider.*; Around the queen/,
    );
    assert.match(black, /^Black: .*ant bA1 1,0.*; in hand .*2 × ant/);
    assert.equal(last, "Black places the spider next to the Black spider");
    const chexers = await modelOf({ game: "chexers", actions: ["MOVE -3,0 -2,0"] });
    assert.match(boardText(english, settingOf(chexers), chexers.state, ""), /^Red: -?\d,-?\d, .*; Exits 0 of 4/m);
});

/** Returns the actions of a record as lists and sentences show them. */
async function told(record, t = english) {
    const { layout } = await engine.load(record);
    const setting = { layout, players: games.find(({ id }) => id === record.game).players };
    const views = await engine.describe(record);
    return {
        short: views.map((view) => shortAction(t, layout, view)),
        named: views.map((view) => actionName(view, setting, t)),
        spoken: views.map((view) => spokenAction(t, setting, view)),
    };
}

test("cells have the names on the board, and the game's notation if it has one", async () => {
    const cachex = await told({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,3", "STEAL", "PLACE 4,0"] });
    assert.deepEqual(cachex.short, ["d2", "steal", "a5"]);
    assert.deepEqual(cachex.named, ["Play on d2", "Steal the stone", "Play on a5"]);
    const chexers = await told(jump);
    assert.deepEqual(chexers.short.slice(0, 2), ["-3,0 → -2,0", "0,-3 → -1,-2"]);
    const halma = await told({ game: "halma", actions: ["3,1-5,1", "15,11-15,10"] });
    assert.deepEqual(halma.short, ["3,1 ↷ 5,1", "15,11 → 15,10"]);
    const tetress = await told({ game: "tetress", actions: ["PLACE 0,0 0,1 0,2 0,10", "PLACE 5,5 5,6 6,4 6,5"] });
    assert.deepEqual(tetress.short, ["I 0,10", "S 5,5"]);
    assert.deepEqual(tetress.named, ["Place the I piece on 0,0 0,1 0,2 0,10", "Place the S piece on 5,5 5,6 6,4 6,5"]);
    const actions = ["wS1", "bA1 wS1-", "wQ -wS1", "bQ bA1-", "wB1 -wQ", "bS1 bQ-", "wB1 wQ"];
    const hive = await told({ game: "hive", actions });
    assert.deepEqual(hive.short, actions);
    assert.deepEqual(hive.named.slice(0, 2), ["Place the spider", "Place the ant next to the White spider"]);
    assert.equal(hive.named[6], "Move the beetle onto the White queen bee");
    assert.deepEqual(hive.spoken, actions);
    const heard = async (/** @type {number} */ plies) =>
        announcement(english, await modelOf({ game: "hive", actions: actions.slice(0, plies) }));
    assert.equal(await heard(6), "Black places the spider next to the Black queen bee at 3,0. Your turn");
    assert.equal(await heard(7), "White moves the beetle onto the White queen bee. Black is thinking");
    assert.deepEqual(tetress.spoken, tetress.named, "a drawing has a description in words");
    assert.equal(shortAction(english, null, null), "…");
});

for (const { id: game } of games) {
    test(`${game}: no action is shown in the notation of records, in any language`, async () => {
        let { state } = await engine.load({ game });
        for (let ply = 0, seed = 7; ply < 60 && state.legal.length; ++ply) {
            seed = (seed * 1103515245 + 12345) % 2147483648;
            ({ state } = await engine.play(state.legal[seed % state.legal.length].text));
            const model = await modelOf({ game, actions: state.actions }, ["person", "person", "person"]);
            const setting = settingOf(model);
            for (const t of [english, chinese, persian]) {
                const { key } = describeAction(state.lastAction, setting, t);
                assert.ok(t.has(`say.${key}`) && t.has(`action.${key}`), key);
                const texts = [
                    lastActionSentence(t, setting, model.state),
                    announcement(t, model),
                    actionName(state.lastAction, setting, t),
                    ...(state.lastAction.notation ? [] : [shortAction(t, model.layout, state.lastAction)]),
                ];
                for (const text of texts) {
                    assert.ok(!text.includes(state.lastAction.text), text);
                    assert.doesNotMatch(text, /PLACE|MOVE|JUMP|EXIT|\d-\d|\{|undefined/);
                }
            }
        }
    });
}

test("a hint and a proposed action are described in words", async () => {
    const model = await modelOf({ game: "tetress", actions: [] }, ["person", "easy"]);
    const text = "PLACE 5,4 5,5 5,6 6,6";
    assert.equal(statusOf(english, { ...model, proposed: text }).detail, "Place the J piece on 5,4 5,5 5,6 6,6");
    assert.equal(statusOf(english, { ...model, hint: text }).detail, "Hint: place the J piece on 5,4 5,5 5,6 6,6");
    assert.equal(statusOf(chinese, { ...model, hint: text }).detail, "提示：把 J 形方块放在 5,4 5,5 5,6 6,6");
});

test("numbers use the digits of the language, and counts choose the plural form", () => {
    assert.equal(persian("turn.review", { ply: 12, length: 34 }), "حرکت ۱۲ از ۳۴");
    assert.equal(english("turn.repeated", { count: 1 }), "This position has come up once");
    assert.equal(english("turn.repeated", { count: 4 }), "This position has come up 4 times");
    assert.equal(english.sentences("One.", "", "Two."), "One. Two.");
    assert.equal(chinese.sentences("一。", null, "二。"), "一。二。", "the Chinese full stop has its own room");
});

test("the language is the chosen one, otherwise the browser's, otherwise English", () => {
    assert.equal(pickLanguage("fa", ["en"]).id, "fa");
    assert.equal(pickLanguage("", ["de-DE", "zh-TW", "en"]).id, "zh-Hans");
    assert.equal(pickLanguage("", ["fa-IR"]).id, "fa");
    assert.equal(pickLanguage("nonsense", ["de"]).id, "en");
});

test("lists, dates and decimals are written as in the language", () => {
    assert.equal(listIn(english, ["a", "b", "c"]), "a, b, c");
    assert.equal(listIn(chinese, ["a", "b", "c"]), "a、b、c");
    assert.match(listIn(persian, ["a", "b"]), /^a،.? b$/);
    const date = new Date(2026, 0, 31, 16, 5);
    assert.equal(dateIn(english, date), "Jan 31, 2026");
    assert.equal(dateIn(chinese, date.getTime()), "2026年1月31日");
    assert.match(timeIn(english, date.toISOString()), /^Jan 31, 2026, 4:05.PM$/);
    assert.equal(decimalIn(english, 0.5, 2), "0.50");
    assert.equal(decimalIn(persian, 0.5, 2), "۰٫۵۰");
    assert.equal(smallPercentIn(english, 0.0041), "0.4%");
    assert.deepEqual([english.percent(0.1234), english.compact(1234), english.number(1234)], ["12%", "1.2K", "1,234"]);
});

test("chances that are shown together add to 100 percent", () => {
    const shown = (/** @type {number[]} */ shares) => wholePercents(shares).map((share) => Math.round(share * 100));
    assert.deepEqual(shown([0.335, 0.335, 0.33]), [34, 33, 33]);
    assert.deepEqual(shown([0.605, 0.395]), [61, 39]);
    assert.deepEqual(shown([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
    assert.deepEqual(shown([0.29, 0.71]), [29, 71]);
    assert.deepEqual(shown([1, 0]), [100, 0]);
});
