// Plays matches between neighbouring levels and prints how far apart they are: `node scripts/ladder.mjs --help`.

import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { interval } from "./lib/shares.mjs";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const usage = `usage: node scripts/ladder.mjs [--game G]... [--from N] [--to N] [--games N] [--jobs N] [--nodes N] [--seed N] [--quintet FILE]

  --game G     only this game; may be repeated
  --from, --to only neighbours among these levels, by number, 1 to 10
  --games N    for each pair of neighbours; 60 by default
  --jobs N     games at the same time; 1 by default
  --nodes N    positions for an action, for levels that are limited by time alone; the result then does not depend on
               the load of the machine
  --seed N     other openings
  --quintet    the program; build/native/quintet by default

Elo comes from the score p of one against all others: 400 log10(p (n - 1) / (1 - p)) with n players, so that equal ones
are 0 apart. The interval has 95 % confidence (Wilson's score interval of p).`;

const { values } = parseArgs({
    options: {
        help: { type: "boolean", short: "h" },
        game: { type: "string", multiple: true },
        from: { type: "string", default: "1" },
        to: { type: "string", default: "10" },
        games: { type: "string", default: "60" },
        jobs: { type: "string", default: "1" },
        nodes: { type: "string" },
        seed: { type: "string", default: "0" },
        quintet: { type: "string", default: path.join(repository, "build", "native", "quintet") },
    },
});
if (values.help) {
    console.log(usage);
    process.exit();
}

const run = async (/** @type {string[]} */ words) => (await promisify(execFile)(values.quintet, words)).stdout;

const elo = (/** @type {number} */ score, /** @type {number} */ players) =>
    400 * Math.log10((score * (players - 1)) / (1 - score));

const signed = (/** @type {number} */ value) =>
    Number.isFinite(value) ? (value > 0 ? "+" : "") + value.toFixed(0) : value > 0 ? "+inf" : "-inf";

for (const { id: game, players, levels } of JSON.parse(await run(["games", "--json"]))) {
    if (values.game && !values.game.includes(game)) continue;
    console.log(game);
    for (let upper = Number(values.from); upper < Math.min(Number(values.to), levels.length); ++upper) {
        const seat = (/** @type {string} */ level) => `level:${level}${values.nodes ? `,nodes=${values.nodes}` : ""}`;
        const seats = players.map((/** @type {string} */ _, /** @type {number} */ place) =>
            seat(levels[upper - (place ? 1 : 0)]),
        );
        const out = await run([
            ...[
                "match",
                "--game",
                game,
                "--games",
                values.games,
                "--jobs",
                values.jobs,
                "--seed",
                values.seed,
                "--quiet",
            ],
            ...seats.flatMap((/** @type {string} */ each) => ["--seat", each]),
        ]);
        // The columns of a participant: games, wins, draws, losses, score.
        const row = /^1 .*?\s(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+([\d.]+) %$/m.exec(out);
        if (!row) throw new Error(`no table in\n${out}`);
        const [games, wins, draws, losses] = row.slice(1, 5).map(Number);
        const score = Number(row[5]) / 100;
        const [low, high] = interval(score, games).map((share) => elo(share, players.length));
        const pair = `${levels[upper]} over ${levels[upper - 1]}`;
        console.log(
            `  ${pair.padEnd(24)} ${signed(elo(score, players.length)).padStart(6)} Elo [${signed(low)}, ${signed(high)}]  +${wins} =${draws} -${losses}`,
        );
    }
}
