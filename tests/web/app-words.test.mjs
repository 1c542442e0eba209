import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { boardText } from "../../web/app/board-text.js";
import { emptyModel, gameLoaded } from "../../web/app/model.js";
import { announcement, lastActionSentence, shortAction, statusOf } from "../../web/app/words.js";
import { boardStrings } from "../../web/board/strings.js";
import { addSheetWords } from "../../web/i18n/sheets.js";
import { loadLanguage, languages as names, pickLanguage, translator } from "../../web/i18n/t.js";
import { HandEngine } from "./app-engine.mjs";

const web = new URL("../../web/", import.meta.url);
const languages = await Promise.all(names.map(loadLanguage));
await Promise.all(languages.map(addSheetWords));
const [english, chinese, persian] = languages.map(translator);

/** The sources that may speak to a reader, by path. @type {Map<string, string>} */
const sources = new Map();
for (const entry of await readdir(web, { recursive: true, withFileTypes: true })) {
    const folder = path.relative(fileURLToPath(web), entry.parentPath ?? entry.path);
    if (!entry.name.endsWith(".js") || /^$|^(node_modules|i18n|examples)/.test(folder)) continue;
    const file = path.join(folder, entry.name);
    sources.set(file, await readFile(new URL(file, web), "utf8"));
}
const engine = new HandEngine();
const { games, levels } = await engine.games();

test("all languages have the same keys, in the same order", () => {
    const [first, ...others] = languages;
    for (const language of others) {
        assert.deepEqual(Object.keys(language.messages), Object.keys(first.messages), language.id);
    }
});

/** @param {import("../../web/i18n/t.js").Message} message */
const textsOf = (message) => (typeof message === "string" ? [message] : Object.values(message));
const blanksOf = (/** @type {string} */ text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test("every message has the blanks that the English one has", () => {
    for (const language of languages) {
        for (const [key, message] of Object.entries(languages[0].messages)) {
            const wanted = blanksOf(textsOf(message).join(" "));
            const there = blanksOf(textsOf(language.messages[key]).join(" "));
            assert.deepEqual(there, wanted, `${language.id} ${key}`);
        }
    }
});

test("every plural has a text for each of the language's forms", () => {
    for (const language of languages) {
        const forms = new Intl.PluralRules(language.id).resolvedOptions().pluralCategories;
        for (const [key, message] of Object.entries(language.messages)) {
            if (typeof message === "string") continue;
            for (const form of forms) assert.ok(message[form] ?? message.other, `${language.id} ${key} ${form}`);
            assert.ok(message.other, `${language.id} ${key}`);
        }
    }
});

test("no message is empty or left in English", () => {
    const same = new Set(["app.name", "short.place", "unit.cachex.size", "thinking.chance"]);
    for (const language of languages.slice(1)) {
        for (const [key, message] of Object.entries(language.messages)) {
            for (const text of textsOf(message)) {
                assert.notEqual(text, "", key);
                const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                const wordless = text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/u) === null;
                assert.ok(own || wordless || same.has(key), `${language.id} ${key}: ${text}`);
            }
        }
    }
});

/** Keys as the sources name them: whole ones, and beginnings where the rest is put in. */
function namedKeys() {
    const whole = new Set();
    const beginnings = new Set();
    for (const source of sources.values()) {
        for (const [, key] of source.matchAll(/["'`]([a-z][A-Za-z]*(?:\.[A-Za-z_]+)+)["'`]/g)) whole.add(key);
        for (const [, start] of source.matchAll(/`([a-z][A-Za-z]*\.(?:[A-Za-z]+\.)*)\$\{/g)) beginnings.add(start);
    }
    return { whole, beginnings: [...beginnings] };
}

test("no key is unused", () => {
    const { whole, beginnings } = namedKeys();
    const unused = Object.keys(languages[0].messages).filter(
        (key) => !whole.has(key) && !beginnings.some((start) => key.startsWith(start)),
    );
    assert.deepEqual(unused, []);
});

test("every key that a source asks for is there", () => {
    const missing = [];
    for (const [path, source] of sources) {
        for (const [, key] of source.matchAll(/\bt\(\s*"([^"]+)"/g)) {
            // Rules pages, embedded games and the analysis have catalogues of their own, with tests of their own.
            if (!english.has(key) && !/^(rules|embed|builder|lab)\./.test(key)) missing.push(`${path}: ${key}`);
        }
    }
    assert.deepEqual(missing, []);
});

test("every word of the board is translated", () => {
    const own = Object.keys(boardStrings).filter((key) => !key.startsWith("kind."));
    assert.deepEqual(
        own.filter((key) => !english.has(key)),
        [],
    );
});

test("no template has words of its own", () => {
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
 * The texts of `html` and `svg` templates, with everything that is put in taken out.
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
            // Inside a blank, other templates may open; they are found on their own.
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

test("templates are read as they are", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, not a forgotten one
    const source = "html`<a title=${t('x')}>${list.map((x) => html`<b>${x ? `${x}` : {}}</b>tail`)} word </a>`";
    assert.deepEqual([...templatesOf(source)], ["<a title=> word </a>", "<b></b>tail"]);
});

test("every game, player, option, level and tally of the engine has its words", async () => {
    const needed = levels.map(({ id }) => `level.${id}`);
    for (const { id, players, options } of games) {
        needed.push(`game.${id}`, `aim.${id}`, ...players.map((name) => `player.${name}`));
        for (const { name, kind, choices } of options) {
            needed.push(`option.${id}.${name}`);
            if (kind === "integer") needed.push(`unit.${id}.${name}`);
            else needed.push(...choices.map((choice) => `choice.${id}.${name}.${choice}`));
        }
        const { state } = await engine.load({ game: id });
        needed.push(...state.board.tallies.map(({ name }) => `tally.${name}`));
        needed.push(...state.legal.map(({ kind }) => `say.${kind}`));
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

test("the last action is told in words, with what it did", async () => {
    const model = await modelOf({ game: "chexers", actions: [...jump.actions, "MOVE 2,0 1,0", "JUMP -2,0 0,-2"] });
    const players = games[0].players;
    assert.equal(lastActionSentence(english, players, model.state), "Red jumps from -2,0 to 0,-2 and converts -1,-1");
    assert.equal(lastActionSentence(chinese, players, model.state), "红方从 -2,0 跳到 0,-2，-1,-1 归己方");
    assert.match(
        lastActionSentence(persian, players, model.state),
        /^قرمز از \u2066-2,0\u2069 به \u20660,-2\u2069 می‌پرد و/,
    );
});

test("the announcement says what happened and whose turn it is", async () => {
    const model = await modelOf({ game: "chexers", actions: jump.actions.slice(0, 3) });
    assert.equal(announcement(english, model), "Blue moves from 3,0 to 2,0. Your turn");
});

test("the status names the result and its reason", async () => {
    const record = {
        game: "cachex",
        options: { size: 3 },
        actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"],
    };
    const won = statusOf(english, await modelOf(record, ["person", "easy"]));
    assert.deepEqual(won, { player: 0, title: "You win", detail: "The chain is complete" });
    const lost = statusOf(english, await modelOf(record, ["easy", "person"]));
    assert.equal(lost.title, "Red wins");
});

test("the board is told in lists, with kinds, piles and hands where there are such", async () => {
    const actions = ["wS1", "bA1 wS1-", "wQ -wS1", "bQ bA1-", "wB1 -wQ", "bS1 bQ-", "wB1 wQ", "bS2 bS1-"];
    const { state } = await modelOf({ game: "hive", actions }, ["person", "easy"]);
    const text = boardText(english, games.find(({ id }) => id === "hive").players, state, "White to move");
    const [title, standing, gap, white, black, end, last] = text.split("\n");
    assert.deepEqual([title, standing, gap, end], ["Hive, after move 8", "White to move", "", ""]);
    assert.match(
        white,
        /^White: .*spider wS1 0,0.*beetle wB1 on top of -1,0.*; in hand .*1 × spider.*; Around the queen/,
    );
    assert.match(black, /^Black: .*ant bA1 1,0.*; in hand .*2 × ant/);
    assert.equal(last, "Black places the spider on 4,0");
    const chexers = await modelOf({ game: "chexers", actions: ["MOVE -3,0 -2,0"] });
    assert.match(boardText(english, games[0].players, chexers.state, ""), /^Red: -?\d,-?\d, .*; Off the board 0 of 4/m);
});

test("in the list verbs are signs, and notations without verbs stay as they are", () => {
    assert.equal(shortAction(english, "MOVE -3,0 -2,0"), "-3,0 → -2,0");
    assert.equal(shortAction(english, "EXIT 3,-3"), "3,-3 exit");
    assert.equal(shortAction(english, "PLACE 3,4"), "3,4");
    assert.equal(shortAction(english, "wA1 bQ/"), "wA1 bQ/");
    assert.equal(shortAction(english, "0,0-2,2"), "0,0-2,2");
    assert.equal(shortAction(persian, "PASS"), "رد");
});

test("numbers are written in the language's digits, and counts choose the plural", () => {
    assert.equal(persian("turn.review", { ply: 12, length: 34 }), "حرکت ۱۲ از ۳۴");
    assert.equal(english("notice.replaced", { count: 1 }), "1 later move dropped");
    assert.equal(english("notice.replaced", { count: 4 }), "4 later moves dropped");
});

test("the language is the chosen one, else the browser's, else English", () => {
    assert.equal(pickLanguage("fa", ["en"]).id, "fa");
    assert.equal(pickLanguage("", ["de-DE", "zh-TW", "en"]).id, "zh-Hans");
    assert.equal(pickLanguage("", ["fa-IR"]).id, "fa");
    assert.equal(pickLanguage("nonsense", ["de"]).id, "en");
});
