// Plays a participant against all pairs of a game's styles and prints a table: `node scripts/gallery.mjs --help`.

import { execFile } from "node:child_process";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { heading, playMatch, row, summed, tablesOf, titleOf } from "./lib/gallery.mjs";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const usage = `usage: node scripts/gallery.mjs [--game G] [--seat SPEC] [--nodes N | --time MS] [--games N] [--pair A,B]...
           [--program SPEC] [--openings PLIES] [--seed N] [--jobs N] [--out FILE] [--quintet FILE]

  --game G       a game that has styles; the first one by default
  --seat SPEC    the participant that is measured, as for quintet match; the default algorithm by default
  --nodes, --time  its limit for an action; 20,000 positions by default. Styles think by their own depth
  --games N      for each pair; 12 by default. A multiple of 6 has every seating of two different styles equally often
  --pair A,B     only this pair of styles; may be repeated
  --program SPEC also a table with two of this program, 'ugi:old/quintet ugi', which is not counted among the pairs
  --openings     random plies at the start, a number or a range; those of the game by default
  --seed N       other openings
  --jobs N       pairs at the same time; 1 by default
  --out FILE     appends the records of all games to a file
  --quintet      the program; build/native/quintet by default

Styles are opponents unlike the engine; quintet games lists them. A pair may be twins of one style. Every pair gets the
same openings, and each opening every rotation of the players, forward and backward in turns.

A win counts 1, a draw an equal share for every player, so that a participant as good as the others has par: 33.3 % of
three. The columns +- are standard errors. "Last above par": the ply at which the participant last thought that its
chance was above an equal share, and the length of the game, as medians of the lost games.`;

const { values } = parseArgs({
    options: {
        help: { type: "boolean", short: "h" },
        game: { type: "string" },
        seat: { type: "string", default: "algorithm:" },
        nodes: { type: "string" },
        time: { type: "string" },
        games: { type: "string", default: "12" },
        pair: { type: "string", multiple: true },
        program: { type: "string" },
        openings: { type: "string" },
        seed: { type: "string", default: "0" },
        jobs: { type: "string", default: "1" },
        out: { type: "string" },
        quintet: { type: "string", default: path.join(repository, "build", "native", "quintet") },
    },
});
if (values.help) {
    console.log(usage);
    process.exit();
}

/** Ends with a message about bad input. @param {string} message @returns {never} */
function refuse(message) {
    console.error(`gallery: ${message}`);
    process.exit(2);
}

if (values.nodes && values.time) refuse("--nodes and --time: only one of them");
const limit = values.time ? ["--time", values.time] : ["--nodes", values.nodes ?? "20000"];
for (const [name, value] of [limit, ["--games", values.games], ["--jobs", values.jobs]])
    if (!/^[1-9]\d*$/.test(value)) refuse(`${name} ${value}: a whole number from 1 expected`);

/** @type {{id: string, players: string[], styles: {name: string}[]}[]} */
const games = JSON.parse((await promisify(execFile)(values.quintet, ["games", "--json"])).stdout);
const withStyles = games.filter(({ styles }) => styles.length > 0);
const chosen = values.game ? withStyles.find(({ id }) => id === values.game) : withStyles[0];
if (!chosen) refuse(`--game ${values.game}: games with styles are ${withStyles.map(({ id }) => id).join(", ")}`);
const { id: game, players } = chosen;
const styles = chosen.styles.map(({ name }) => name);

const wanted = values.pair?.map((pair) => {
    const names = pair.split(",");
    const wrong = names.find((name) => !styles.includes(name));
    if (wrong !== undefined) refuse(`--pair ${pair}: no style ${wrong}; there are ${styles.join(", ")}`);
    if (names.length !== players.length - 1) refuse(`--pair ${pair}: ${players.length - 1} styles expected`);
    return names.sort((a, b) => styles.indexOf(a) - styles.indexOf(b));
});
const named = new Map((wanted ?? tablesOf(styles, players.length - 1)).map((names) => [names.join(), names]));
const tables = [...named.values()].map((names) => names.map((name) => `style:${name}`));
const programs = values.program ? players.slice(1).map(() => String(values.program)) : undefined;
if (programs) tables.push(programs);

/** The records by the seats of the opponents. @type {Map<string, import("./lib/gallery.mjs").MatchRecord[]>} */
const played = new Map();

/** Plays a table. @param {string[]} opponents */
async function play(opponents) {
    const records = await playMatch(values.quintet, [
        ...["--game", game, "--games", values.games, "--seed", values.seed, ...limit],
        ...(values.openings ? ["--openings", values.openings] : []),
        ...[values.seat, ...opponents].flatMap((seat) => ["--seat", seat]),
    ]);
    played.set(opponents.join(), records);
    if (values.out) await appendFile(values.out, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
    console.log(row(titleOf(opponents), summed(records, players)));
}

console.log(`${game}, ${values.seat} with ${limit.join(" ").slice(2)}, seed ${values.seed}\n`);
console.log(heading(players.length === 3 ? "pair" : "opponents"));
const left = [...tables];
const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await play(next);
};
try {
    await Promise.all(Array.from({ length: Number(values.jobs) }, work));
} catch (error) {
    refuse(error.message);
}

const gallery = tables.filter((table) => table !== programs);
const gamesOf = (/** @type {string[][]} */ list) => list.flatMap((table) => played.get(table.join()) ?? []);
if (gallery.length > 1) {
    console.log(`\n${heading("style, with any other")}`);
    for (const style of styles) {
        const records = gamesOf(gallery.filter((table) => table.includes(`style:${style}`)));
        if (records.length > 0) console.log(row(style, summed(records, players)));
    }
    const ranked = gallery
        .map((table) => ({ title: titleOf(table), ...summed(gamesOf([table]), players) }))
        .sort((a, b) => a.share - b.share);
    console.log(`\n${row(`all ${gallery.length}`, summed(gamesOf(gallery), players))}`);
    console.log(row(`worst: ${ranked[0].title}`, ranked[0]));
}
