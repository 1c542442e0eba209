// Lets neighbouring levels play each other and tells how far apart they are: `node scripts/ladder.mjs --help`.

import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const usage = `usage: node scripts/ladder.mjs [--game G]... [--from N] [--to N] [--games N] [--jobs N] [--nodes N] [--seed N] [--quintet FILE]

  --game G     only this game; may be repeated
  --from, --to levels by number, 1 to 10: only neighbours among these
  --games N    of each pair of neighbours; 60 unless told
  --jobs N     games at the same time; 1 unless told
  --nodes N    positions for an action where a level has no limit of its own but time; then load on the machine does
               not matter
  --seed N     other openings
  --quintet    the program; build/native/quintet unless told

Elo comes from the score p of one against all others: 400 log10(p (n - 1) / (1 - p)) with n players, so that even ones
are 0 apart. The interval holds the true value with 95 % confidence, by Wilson's score interval of p.`;

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

/** Wilson's interval of a share seen in so many games. */
function interval(/** @type {number} */ share, /** @type {number} */ games) {
    const z = 1.96;
    const centre = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
    const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
    return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

const signed = (/** @type {number} */ value) =>
    Number.isFinite(value) ? (value > 0 ? "+" : "") + value.toFixed(0) : value > 0 ? "+inf" : "-inf";

for (const { game, players, levels } of JSON.parse(await run(["games", "--json"]))) {
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
