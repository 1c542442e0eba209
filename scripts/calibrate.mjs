// Compares predicted chances of winning with the results of games: `node scripts/calibrate.mjs --help`.

import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { fittingScale, tellings, told } from "./lib/calibration.mjs";
import { playMatch, tablesOf } from "./lib/gallery.mjs";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const usage = `usage: node scripts/calibrate.mjs [--game G]... [--games N] [--nodes N] [--random N] [--seed N]
           [--partners [--every N] [--quintet FILE]]

  --game G     only this game; may be repeated
  --games N    how many of each game; 60 by default
  --nodes N    positions for an action, varied from 60 to 140 %; 4,000 by default
  --random N   one in N actions is a random legal one; none by default
  --seed N     other openings
  --partners   the games are played by the program: the engine against pairs of the game's styles (see gallery.mjs)
  --every N    of those games, one position in N is judged; 4 by default
  --quintet    the program; build/native/quintet by default

The engine (build/wasm) plays itself after 2 to 6 random actions. For each game this prints the evaluator's \`scale\` with
the highest likelihood of the results, every game with the same weight, and for each tenth of predicted chances how often
players with that prediction won. A draw counts as an equal share of a win for every player. The mean error is the distance
between the two, over all predictions. The error with the fitted scale stands beside it; check it with another seed.
With --partners, every position counts for all players, not only for the one to move.`;

const { values } = parseArgs({
    options: {
        help: { type: "boolean", short: "h" },
        game: { type: "string", multiple: true },
        games: { type: "string", default: "60" },
        nodes: { type: "string", default: "4000" },
        random: { type: "string", default: "0" },
        seed: { type: "string", default: "0" },
        partners: { type: "boolean" },
        every: { type: "string", default: "4" },
        quintet: { type: "string", default: path.join(repository, "build", "native", "quintet") },
    },
});
if (values.help) {
    console.log(usage);
    process.exit();
}

const { newPair, randomNumbers, shownBy } = await import("../tests/wasm/module.mjs");
const { session, search } = await newPair();
const below = randomNumbers(Number(values.seed));

/** Returns an answer, or throws its error. */
function must(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer;
}

/** Searches the current position and returns the best line. */
function bestLine() {
    must(search.start(shownBy(session), { nodes: Math.ceil((Number(values.nodes) * (600 + below(801))) / 1000) }));
    for (;;) {
        const { progress } = must(search.step(1000));
        if (progress.finished) return progress.lines[0];
    }
}

const anyOf = (list) => list[below(list.length)];
const ongoing = ({ outcome }) => outcome.state === "ongoing";

/** Each player's share of the win. */
function sharesOf({ winner }, players) {
    return Array.from({ length: players }, (_, i) => (winner === null ? 1 / players : Number(i === winner)));
}

/** Plays a game; returns the predictions at each ply and each player's share of the win. */
function playGame(game, players) {
    let { state } = must(session.load({ game }));
    for (let left = 2 + below(5); left > 0 && ongoing(state); left--)
        ({ state } = must(session.play(anyOf(state.legal).text)));
    const predictions = [];
    while (ongoing(state)) {
        const { scores, chances, actions } = bestLine();
        predictions.push({ scores, chances });
        const random = Number(values.random) > 0 && below(Number(values.random)) === 0;
        ({ state } = must(session.play(random ? anyOf(state.legal).text : actions[0])));
    }
    return { predictions, drawn: state.outcome.winner === null, shares: sharesOf(state.outcome, players) };
}

function judge({ game, options, actions, match }, players) {
    let { state } = must(session.load({ game, options }));
    const predictions = [];
    const first = below(Number(values.every));
    for (const [ply, action] of actions.entries()) {
        if (ply >= match.opening_plies && ply % Number(values.every) === first) {
            const { scores, chances } = bestLine();
            predictions.push({ scores, chances });
        }
        ({ state } = must(session.play(action)));
    }
    return { predictions, drawn: state.outcome.winner === null, shares: sharesOf(state.outcome, players) };
}

/** Games of the engine against pairs of styles, as many pairs as there are openings for that many games. */
async function gamesAmongStrangers(game, players, styles) {
    const tables = tablesOf(styles, players - 1);
    const matches = Math.ceil(Number(values.games) / players);
    const records = [];
    for (let i = 0; i < matches; ++i) {
        const table = tables[Math.floor((i * tables.length) / matches) % tables.length];
        const seats = ["algorithm:", ...table.map((style) => `style:${style}`)].flatMap((seat) => ["--seat", seat]);
        const seed = String(1000 * Number(values.seed) + i);
        const words = ["--game", game, "--games", String(players), "--seed", seed, "--nodes", values.nodes, ...seats];
        records.push(...(await playMatch(values.quintet, words)));
    }
    return records.map((record) => judge(record, players));
}

/** The styles of each game, as the program lists them. */
async function listStyles() {
    const { stdout } = await promisify(execFile)(values.quintet, ["games", "--json"]);
    return Object.fromEntries(JSON.parse(stdout).map(({ id, styles }) => [id, styles.map(({ name }) => name)]));
}

const styles = values.partners ? await listStyles() : {};
for (const { id: game, players } of must(session.games()).games) {
    if (values.game && !values.game.includes(game)) continue;
    if (values.partners && !(styles[game]?.length > 0)) continue;
    const games = values.partners
        ? await gamesAmongStrangers(game, players.length, styles[game])
        : Array.from({ length: Number(values.games) }, () => playGame(game, players.length));
    const scale = fittingScale(games);
    const { tenths, error, settled } = told(tellings(games));
    console.log(
        `${game}: scale ${scale.toFixed(0)} from ${games.length} games, ${games.filter(({ drawn }) => drawn).length} drawn`,
    );
    for (const [i, { predicted, won }] of tenths.entries()) {
        if (predicted === 0) continue;
        const share = `${((100 * won) / predicted).toFixed(0)} %`.padStart(6);
        console.log(`  ${`${10 * i} to ${10 * i + 10} %`.padStart(12)} ${share} of ${predicted}`);
    }
    const fitted = told(tellings(games, scale)).error;
    console.log(`  mean error ${(100 * error).toFixed(1)} points, ${(100 * fitted).toFixed(1)} with that scale`);
    if (settled.predicted > 0)
        console.log(
            `  told won for certain: ${((100 * settled.won) / settled.predicted).toFixed(1)} % of ${settled.predicted}`,
        );
}
