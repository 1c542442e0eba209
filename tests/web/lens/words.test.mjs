/** The words of the lens: every event of every algorithm has a sentence in every language, and it is the right one. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { lensWords, ownSearchWords, resultWords, sharedWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { OwnElement } from "../../../web/lens/own/own-element.js";
import { ALGORITHMS, algorithmKey, fitting, whyNotHere } from "../../../web/lens/search/lens-options.js";
import { ordinalText, scoreText } from "../../../web/lens/sentences/scores.js";
import { sentenceOf } from "../../../web/lens/sentences/step-sentences.js";
import { catalogueIn } from "../i18n/catalogues.mjs";
import { elementWith, templateText } from "../template-text.mjs";
import { lecture, replayOf } from "./module.mjs";

const catalogues = await catalogueIn("lens");

/** @param {string} id */
async function translatorOf(id) {
    const language = languages.find((each) => each.id === id) ?? languages[0];
    return translator(await loadLanguage(language, resultWords, sharedWords, lensWords));
}

const two = { players: ["Red", "Blue"], nameOf: (/** @type {string} */ text) => text };
const three = { players: ["Red", "Green", "Blue"], nameOf: (/** @type {string} */ text) => text };

/** Runs that together have every kind of sentence. */
const noisy = "(A!=3:(a:4 b!:9) B!=5:(c!:(d:1 e!:(2 8)) f!:2 g!:0) C:(h!:1 i!:-4))";
const chance = "({0.5: 3, 0.5: 9} {1/6: 20, 5/6: (2 1)} 5)";
const deep = "(A:(a:(3 12) b:(15 1)) B:(c:(2 4) d:(16 9)) C:(e:(14 5) f:(2 7)))";
const vectors =
    "(A:(c:(g:(1,2,6) h:(4,3,2)) d:(i:(6,1,2) j:(7,4,1))) B:(e:(k:(5,1,1) l:(1,5,2)) f:(m:(7,7,1) n:(5,4,5))))";
const bounded = "(A:(a:(5,4,1) b:(6,3,1)) B:(c:(2,8,0) d:(9,1,0) e:(3,3,4)))";
const noisyVectors = "(A=(4,4,4):(a!:(5,1,1) b!:(0,9,0)) B=(1,1,1):(c!:(2,0,5) d:(3,3,3)))";
const transposing = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0"] };
const nearEnd = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2"] };

/** @type {[object, any][]} */
const requests = [
    ...ALGORITHMS.map((algorithm) => [{ tree: lecture, options: { algorithm, depth: 2 } }, two]),
    ...ALGORITHMS.map((algorithm) => [
        { tree: deep, options: { algorithm, depth: 3, deepening: algorithm !== "uct" } },
        two,
    ]),
    ...ALGORITHMS.filter((algorithm) => !whyNotHere(algorithm, { players: 3, given: true })).map((algorithm) => [
        { tree: vectors, options: { algorithm, depth: 3 } },
        three,
    ]),
    [{ tree: lecture, options: { algorithm: "aspiration", depth: 2, guess: 8, delta: 1 } }, two],
    [{ tree: lecture, options: { algorithm: "aspiration", depth: 2, guess: -8, delta: 1 } }, two],
    [{ tree: chance, options: { algorithm: "expectimax", depth: 3 } }, two],
    [{ tree: "{0.5: 1, 0.5: 2}", options: { algorithm: "expectimax", depth: 1 } }, two],
    [{ record: transposing, options: { algorithm: "minimax", depth: 2, width: 2 } }, two],
    [{ tree: bounded, options: { algorithm: "max-n", depth: 2, shallow: true } }, three],
    [{ tree: noisyVectors, options: { algorithm: "max-n", depth: 1, quiescence: true } }, three],
    ...["minimax", "negamax", "alpha-beta", "pvs", "max-n"].map((algorithm) => [
        { tree: noisy, options: { algorithm, depth: 1, quiescence: true } },
        two,
    ]),
    [{ tree: noisy, options: { algorithm: "alpha-beta", depth: 1, quiescence: true, alpha: 3, beta: 5 } }, two],
    [{ tree: lecture, options: { algorithm: "alpha-beta", depth: 2, alpha: 5, beta: 6 } }, two],
    [{ tree: lecture, options: { algorithm: "alpha-beta", depth: 2, alpha: -6, beta: 1 } }, two],
    [{ tree: lecture, options: { algorithm: "minimax", depth: 2, nodes: 5 } }, two],
    [{ record: transposing, options: { algorithm: "alpha-beta", depth: 3, table: true, deepening: true } }, two],
    [{ record: transposing, options: { algorithm: "pvs", depth: 4, table: true, deepening: true } }, two],
    [{ record: nearEnd, options: { algorithm: "alpha-beta", depth: 4 } }, two],
    [{ record: nearEnd, options: { algorithm: "uct", playouts: 40, playoutPlies: 3, depth: 12 } }, two],
    [{ record: { game: "chexers", actions: [] }, options: { algorithm: "best-reply", depth: 2 } }, three],
    [{ record: { game: "chexers", actions: [] }, options: { algorithm: "paranoid", depth: 4, nodes: 3000 } }, three],
].map((each) => /** @type {[any, any]} */ (each));

/** @type {{replay: import("../../../web/lens/trace/replay.js").Replay, names: any, request: any}[]} */
let runs = [];
before(() => {
    runs = requests.map(([request, names]) => ({ replay: replayOf(request), names, request }));
});

/** Every sentence of a run. @param {any} t @param {(typeof runs)[0]} run @param {number} [most] */
function* sentencesOf(t, { replay, names }, most = 4000) {
    const cursor = replay.cursor();
    for (let step = 0; step <= Math.min(most, replay.events); ++step) {
        cursor.seek(step);
        yield { step, kind: step > 0 ? replay.kind(step - 1) : "", text: sentenceOf(t, replay, cursor, names) };
    }
}

for (const { id } of languages) {
    test(`${id}: every event of every algorithm has a whole sentence`, async () => {
        const t = await translatorOf(id);
        for (const run of runs) {
            for (const { step, kind, text } of sentencesOf(t, run, 1500)) {
                const where = `${JSON.stringify(run.request)} ${step} ${kind}: ${text}`;
                assert.match(text, /[.?。？؟]$/u, where);
                assert.doesNotMatch(text, /lens\.|\{|\}|undefined|NaN/, where);
            }
        }
    });
}

test("every sentence of the catalogue is said by some search", async () => {
    const used = new Set();
    const real = await translatorOf("en");
    const t = Object.assign((/** @type {string} */ key, /** @type {any} */ blanks) => {
        used.add(key);
        return real(key, blanks);
    }, real);
    for (const run of runs) for (const _ of sentencesOf(t, run));
    const all = Object.keys(catalogues.en).filter((key) => /^lens\.(say|score|ordinal)\./.test(key));
    // These need a rare position; they are told below.
    const rare = ["lens.say.leaf.repetition", "lens.say.end.none"];
    assert.deepEqual(
        all.filter((key) => !used.has(key) && !rare.includes(key)),
        [],
    );
});

/** The sentences of a search of a tree, without the step's number. @param {object} request @param {any} names */
async function told(request, names = { ...two, players: ["Max", "Min"] }) {
    const t = await translatorOf("en");
    return [...sentencesOf(t, { replay: replayOf(/** @type {any} */ (request)), names, request })].map(
        ({ text }) => text,
    );
}

test("alpha-beta tells the lecture's tree as the lecture does", async () => {
    const tree = "(A:(a1:3 a2:12 a3:8) B:(b1:2 b2:4 b3:6) C:(c1:14 c2:5 c3:2))";
    const sentences = await told({ tree, options: { algorithm: "alpha-beta", depth: 2 } });
    assert.deepEqual(sentences.slice(0, 9), [
        "Nothing has been searched yet. Step in, or play.",
        "Max looks 2 plies ahead with alpha-beta.",
        "The search starts, 2 plies deep.",
        "Max is to move. What is this position worth?",
        "Suppose Max plays A. The window is [−∞, ∞].",
        "Suppose Min plays a1. The window is [−∞, ∞].",
        "This is a leaf with 3.",
        "3 goes back to the position before.",
        "a1 is worth 3, the least so far, which is best for Min. The window is now [−∞, 3].",
    ]);
    assert.ok(sentences.includes("a2 is worth 12, no less than 3. Min gains nothing with it."));
    assert.ok(sentences.includes("Min replies with a1, so this position is worth 3."));
    assert.ok(sentences.includes("A is worth 3, the best for Max so far. The window is now [3, ∞]."));
    assert.ok(
        sentences.includes(
            "Min’s 1st reply is worth 2. Max can already get 3 elsewhere, so Min’s other 2 replies need not be searched.",
        ),
    );
    assert.ok(sentences.includes("Min replies with b1, so this position is worth at most 2."));
    assert.ok(sentences.includes("Min replies with c3, so this position is worth 2."), "all its leaves were seen");
    assert.equal(sentences.at(-2), "Max’s best move is A, worth 3.");
    assert.equal(sentences.at(-1), "Done. Max’s best move is A, worth 3.");
});

test("a cut-off says whose alternative it is: the other player's, a null window's, the reader's window", async () => {
    const alphaBeta = await told({ tree: deep, options: { algorithm: "alpha-beta", depth: 3 } });
    assert.ok(
        alphaBeta.some((text) =>
            /^Max’s 1st move is worth \d+\. Min can already hold Max to \d+ elsewhere, so/.test(text),
        ),
    );
    const pvs = await told({ tree: deep, options: { algorithm: "pvs", depth: 3 } });
    assert.ok(pvs.some((text) => text.includes("That answers the null window [")));
    const window = await told({ tree: lecture, options: { algorithm: "alpha-beta", depth: 2, alpha: 5, beta: 6 } });
    assert.ok(window.some((text) => text.includes("outside the window that was asked for")));
    const many = await told(
        { record: { game: "chexers", actions: [] }, options: { algorithm: "paranoid", depth: 4, nodes: 3000 } },
        three,
    );
    assert.ok(many.some((text) => text.includes("The opponents can already hold Red to")));
    const one = "Here the opponents act as one, who keeps Red’s score low (paranoid).";
    assert.deepEqual(
        many.slice(0, 2).map((text) => text.endsWith(one)),
        [true, true],
    );
    const shallow = await told({ tree: bounded, options: { algorithm: "max-n", depth: 2, shallow: true } }, three);
    assert.ok(
        shallow.some((text) => /already has \d+ here\. That leaves \w+ no more than it can get elsewhere/.test(text)),
    );
});

test("max^n tells all players' values, UCT its four phases", async () => {
    const maxN = await told({ tree: vectors, options: { algorithm: "max-n", depth: 3 } }, three);
    assert.ok(maxN.includes("g leads to (1, 2, 6): 6 for Blue, the best so far."));
    const uct = await told({ tree: lecture, options: { algorithm: "uct", depth: 2, playouts: 12 } });
    for (const phase of ["Selection: ", "Expansion: ", "Playout: ", "Backpropagation: "]) {
        assert.ok(
            uct.some((text) => text.startsWith(phase)),
            phase,
        );
    }
    assert.match(uct.at(-1) ?? "", /^Done\. Max’s most visited move is [ABC], with \d+ visits?\.$/);
});

test("negamax negates the child's value, and has the scores of the player to move", async () => {
    const sentences = await told({ tree: lecture, options: { algorithm: "negamax", depth: 2 } });
    assert.ok(sentences.includes("This is a leaf with 3."));
    assert.ok(
        sentences.includes("a1 is worth −(3) = −3 for Min, the best so far. The window is now [−3, ∞]."),
        sentences.slice(0, 8).join("\n"),
    );
    assert.ok(sentences.includes("Min chooses a1, so this position is worth −3."));
    assert.ok(sentences.includes("A is worth −(−3) = 3 for Max, the best so far. The window is now [3, ∞]."));
    assert.ok(
        sentences.includes(
            "Min’s 1st move is worth −2. Max can already hold Min to −3 elsewhere, so Min’s other 2 moves need not be searched.",
        ),
    );
    assert.equal(sentences.at(-1), "Done. Max’s best move is A, worth 3.");
});

test("aspiration says why it searches again, and with which window", async () => {
    const options = { algorithm: "aspiration", depth: 2, delta: 1 };
    const low = await told({ tree: lecture, options: { ...options, guess: 8 } });
    assert.ok(low.some((text) => /^The search failed low: \d is not above 7, .* \[−∞, 9\]\.$/.test(text)));
    assert.equal(low.at(-1), "Done. Max’s best move is A, worth 3.");
    const high = await told({ tree: lecture, options: { ...options, guess: -8 } });
    assert.ok(high.some((text) => /^The search failed high: .* is not below −7, .* \[−9, ∞\]\.$/.test(text)));
});

test("expectimax tells probabilities and the weighted mean", async () => {
    const sentences = await told({ tree: chance, options: { algorithm: "expectimax", depth: 3 } });
    assert.ok(sentences.includes("Suppose a1 happens, with a probability of 0.5."));
    assert.ok(sentences.includes("Suppose b1 happens, with a probability of 1/6."));
    assert.ok(sentences.includes("a2 is worth 9, with a probability of 0.5."));
    assert.ok(sentences.includes("On average this position is worth 0.5 × 3 + 0.5 × 9 = 6."));
    assert.ok(sentences.includes("On average this position is worth 1/6 × 20 + 5/6 × 1 = 4.167."));
    assert.equal(sentences.at(-1), "Done. Max’s best move is A, worth 6.");
});

test("a width says that moves are discarded, and that the value can differ", async () => {
    const sentences = await told({ record: transposing, options: { algorithm: "minimax", depth: 1, width: 2 } });
    assert.match(sentences.join("\n"), /Only 2 moves are searched, the best by static evaluation\. \d+ moves are disc/);
    assert.match(sentences.at(-1) ?? "", /Only the best moves .* were searched\. The true value can differ\.$/);
});

test("rare events are told, too", async () => {
    const t = await translatorOf("en");
    assert.equal(t("lens.say.leaf.repetition", { value: "0" }), "The position repeats, which is a draw: 0.");
    const short = await told({ tree: lecture, options: { algorithm: "minimax", depth: 2, nodes: 3 } });
    assert.equal(short.at(-1), "The search stops here, at its limit of 3 nodes.");
});

test("scores: infinity, wins and losses, and a real minus sign; numbers in the digits of the language", async () => {
    const [en, fa] = [await translatorOf("en"), await translatorOf("fa")];
    assert.equal(scoreText(en, 2_000_000), "∞");
    assert.equal(scoreText(en, -2_000_000), "−∞");
    assert.equal(scoreText(en, -12), "−12");
    assert.equal(scoreText(en, 999_997), "a win in 3 plies");
    assert.equal(scoreText(en, -999_999), "a loss in 1 ply");
    assert.equal(scoreText(fa, 12), "۱۲");
    assert.deepEqual(
        [1, 2, 3, 4, 11, 22].map((number) => ordinalText(en, number)),
        ["1st", "2nd", "3rd", "4th", "11th", "22nd"],
    );
    assert.equal(ordinalText(fa, 3), "شمارهٔ ۳");
});

test("every algorithm has a name, and the reason of every option that does not fit exists", async () => {
    const t = await translatorOf("en");
    for (const algorithm of ALGORITHMS) {
        assert.ok(t.has(algorithmKey(algorithm)));
        const everything = /** @type {any} */ ({
            algorithm,
            order: "table",
            table: true,
            deepening: true,
            quiescence: true,
            shallow: true,
            alpha: 1,
            playouts: 5,
        });
        for (const { why } of fitting(everything).dropped) assert.ok(t.has(why), why);
    }
});

test("a value of the reader's own search that isn't a number is announced", async () => {
    const t = translator(await loadLanguage(languages[0], ownSearchWords));
    const own = { result: { answer: { value: null, returned: "None" }, shown: null }, comparison: null };
    const text = templateText(OwnElement.prototype.value.call(/** @type {any} */ ({ own }), t));
    assert.match(text, /^<p class="value" role="alert">Your search returned None, which isn’t a number\.<\/p>$/);
});

test("a move beside the value of the reader's own search is announced if it isn't one", async () => {
    const t = translator(await loadLanguage(languages[0], ownSearchWords));
    const items = [
        { name: "", children: ["PLACE 0,0", "PLACE 0,1"] },
        { name: "PLACE 0,1", children: ["STEAL"] },
    ];
    const shown = { run: { items } };
    const said = (/** @type {string} */ searched, /** @type {string | null} */ choice, result = {}) => {
        const own = { result: { answer: { value: 3, choice }, shown, ...result } };
        return templateText(elementWith(OwnElement, { own, searched }).wrongMove(t));
    };
    assert.match(said("game", "STEAL"), /role="alert">It also returned STEAL, which isn’t a move here\.</);
    assert.match(said("tree", "A"), /role="alert">It also returned A, which isn’t a node of this tree\.</);
    // A search that returns only a move: the message about the value names it.
    assert.equal(said("game", "STEAL", { answer: { value: null, choice: "STEAL" } }), "");
    assert.equal(said("tree", "PLACE 0,1", { shown: null }), "");
    assert.deepEqual([said("game", null), said("game", "PLACE 0,0"), said("tree", "PLACE 0,1")], ["", "", ""]);
});
