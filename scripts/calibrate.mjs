// Compares the chances that searches tell with how games end: `node scripts/calibrate.mjs --help`.

import { parseArgs } from "node:util";

const usage = `usage: node scripts/calibrate.mjs [--game G]... [--games N] [--nodes N] [--random N] [--seed N]

  --game G     only this game; may be repeated
  --games N    of each game; 60 unless told
  --nodes N    positions for an action, between 60 and 140 % of it; 4,000 unless told
  --random N   one in N actions is any legal one; none unless told
  --seed N     other openings

The engine plays itself, as WebAssembly (build/wasm), after 2 to 6 random actions. For each game: the evaluator's
\`scale\` that would have made the results most likely, every game weighing the same, and for every tenth of chances how
often those who were told so won. A draw is won by everybody in equal shares.`;

const { values } = parseArgs({
    options: {
        help: { type: "boolean", short: "h" },
        game: { type: "string", multiple: true },
        games: { type: "string", default: "60" },
        nodes: { type: "string", default: "4000" },
        random: { type: "string", default: "0" },
        seed: { type: "string", default: "0" },
    },
});
if (values.help) {
    console.log(usage);
    process.exit();
}

const { newSession, randomNumbers } = await import("../tests/wasm/module.mjs");
const session = await newSession();
const below = randomNumbers(Number(values.seed));

/** What an answer holds, or its error thrown. */
function must(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer;
}

/** What the engine thinks of the position shown. */
function think() {
    must(session.startSearch({ nodes: Math.ceil((Number(values.nodes) * (600 + below(801))) / 1000) }));
    for (;;) {
        const { progress } = must(session.stepSearch(1000));
        if (progress.finished) return progress.lines[0];
    }
}

const anyOf = (list) => list[below(list.length)];
const ongoing = ({ outcome }) => outcome.state === "ongoing";

/** Plays a game: what was thought on the way, and each player's share of the win. */
function playGame(game, players) {
    let { state } = must(session.load({ game }));
    for (let left = 2 + below(5); left > 0 && ongoing(state); left--)
        ({ state } = must(session.play(anyOf(state.legal).text)));
    const thoughts = [];
    while (ongoing(state)) {
        const { scores, chances, actions } = think();
        // What is proven, 0 or 1, teaches nothing.
        if (chances.every((chance) => chance > 0 && chance < 1)) thoughts.push({ scores, chances });
        const random = Number(values.random) > 0 && below(Number(values.random)) === 0;
        ({ state } = must(session.play(random ? anyOf(state.legal).text : actions[0])));
    }
    const { winner } = state.outcome;
    const drawn = winner === null;
    return {
        thoughts,
        drawn,
        shares: Array.from({ length: players }, (_, i) => (drawn ? 1 / players : Number(i === winner))),
    };
}

/** The mean logarithm of the chance of what happened. */
function likelihood(games, scale) {
    let total = 0;
    for (const { thoughts, shares } of games) {
        let ofGame = 0;
        for (const { scores } of thoughts) {
            const unit = scores.length === 2 ? 2 * scale : scale;
            const best = Math.max(...scores);
            const weights = scores.map((score) => Math.exp((score - best) / unit));
            const sum = weights.reduce((a, b) => a + b);
            for (const [i, weight] of weights.entries()) ofGame += shares[i] * Math.log(Math.max(1e-9, weight / sum));
        }
        total += ofGame / thoughts.length;
    }
    return total / games.length;
}

function fittingScale(games) {
    let best = { scale: 0, value: -Infinity };
    for (let scale = 8; scale < 50_000; scale *= 1.02) {
        const value = likelihood(games, scale);
        if (value > best.value) best = { scale, value };
    }
    return best.scale;
}

for (const { id: game, players } of must(session.games()).games) {
    if (values.game && !values.game.includes(game)) continue;
    const games = Array.from({ length: Number(values.games) }, () => playGame(game, players.length));
    const tenths = Array.from({ length: 10 }, () => ({ told: 0, won: 0 }));
    for (const { thoughts, shares } of games) {
        for (const { chances } of thoughts) {
            for (const [player, chance] of chances.entries()) {
                const tenth = tenths[Math.min(9, Math.floor(10 * chance))];
                tenth.told++;
                tenth.won += shares[player];
            }
        }
    }
    const scale = fittingScale(games.filter(({ thoughts }) => thoughts.length > 0));
    console.log(
        `${game}: scale ${scale.toFixed(0)} from ${games.length} games, ${games.filter(({ drawn }) => drawn).length} drawn`,
    );
    for (const [i, { told, won }] of tenths.entries()) {
        if (told === 0) continue;
        const share = `${((100 * won) / told).toFixed(0)} %`.padStart(6);
        console.log(`  ${`${10 * i} to ${10 * i + 10} %`.padStart(12)} ${share} of ${told}`);
    }
}
