/** Results of small tournaments, played with random actions by the real engine, for tests of reports. */
import { readFile } from "node:fs/promises";

const build = new URL("../../../build/wasm/", import.meta.url);
const { default: createQuintet } = await import(new URL("quintet.mjs", build).href);
const { Session } = await createQuintet({ wasmBinary: await readFile(new URL("quintet.wasm", build)) });

/** Numbers from 0 up to a bound, always the same. @param {number} seed */
function randomOf(seed) {
    let state = seed >>> 0 || 1;
    return (/** @type {number} */ below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

/** @param {any} answer */
function settled(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer;
}

/**
 * Plays a game with random actions.
 * @param {string} game
 * @param {Record<string, string | number>} options
 * @param {number} seed
 * @param {number} most  actions
 */
function playGame(game, options, seed, most) {
    const random = randomOf(seed);
    const session = new Session();
    try {
        let { state } = settled(session.load({ game, options, actions: [] }));
        while (state.outcome.state === "ongoing" && state.ply < most) {
            const { text } = state.legal[random(state.legal.length)];
            ({ state } = settled(session.play(text)));
        }
        const { players } = settled(session.games()).games.find((/** @type {any} */ { id }) => id === game);
        const { outcome, actions, board } = state;
        return {
            actions,
            players,
            result: outcome.state === "won" ? players[outcome.winner] : outcome.state === "drawn" ? "draw" : "",
            reason: outcome.reason,
            cells: board.tokens.map((/** @type {any} */ { cell }) => cell),
        };
    } finally {
        session.delete();
    }
}

/** What an agent prints for an action. @param {number} ply @param {string[]} cells */
const printedAt = (ply, cells) =>
    `looking at ${ply * 7} nodes\nmark ${cells[ply % cells.length]} red\nmark ${cells[(ply + 1) % cells.length]} blue\n` +
    `value score ${(Math.sin(ply / 4) * 5).toFixed(2)}\nvalue nodes ${ply * 7}\n`;

const TRACEBACK = [
    { file: "agent/program.py", line: 41, function: "action", text: "    move = self.search(3)" },
    { file: "agent/search.py", line: 17, function: "search", text: "    return best[0]" },
];

/**
 * @param {object} how
 * @param {string} [how.game]
 * @param {Record<string, string | number>} [how.options]
 * @param {string[]} [how.names]  of agents; levels follow as yardsticks
 * @param {number} [how.levels]
 * @param {number} [how.rounds]
 * @param {number} [how.most]  actions of a game
 * @param {boolean} [how.stand]
 * @returns {any}
 */
export function makeResults({
    game = "cachex",
    options = { size: 5 },
    names = ["alpha", "beta", "Ümlaut & Söhne"],
    levels = 1,
    rounds = 2,
    most = 60,
    stand = false,
} = {}) {
    const known = ["beginner", "easy", "medium", "hard", "expert"].slice(0, levels);
    const participants = [
        ...names.map((name, index) => ({ name, seat: `agent:${index}`, kind: "agent", form: "short" })),
        ...known.map((level, index) => ({
            name: `level:${level}`,
            seat: `level:${level}`,
            kind: "engine",
            elo: 1000 + 300 * index,
        })),
    ];
    /** @type {any[]} */
    const games = [];
    const { players } = playGame(game, options, 1, 1);
    const seatings = participants.flatMap((_, one) =>
        participants.flatMap((__, other) => {
            if (one === other) return [];
            return [players.length === 2 ? [one, other] : [one, other, (other + 1) % participants.length]];
        }),
    );
    for (let round = 0; round < rounds; ++round) {
        for (const seats of seatings) {
            if (new Set(seats).size < seats.length) continue;
            const number = games.length;
            const played = playGame(game, options, number * 7 + 3, most);
            // Every fifth game is cut short by a fault of an agent.
            const player = seats.findIndex((each) => each < names.length);
            const faulty = number % 5 === 1 && player >= 0;
            const cut = Math.floor(played.actions.length / 2);
            const length = faulty ? cut - ((cut - player + players.length) % players.length) : played.actions.length;
            const kind = ["error", "time", "illegal"][Math.floor(number / 5) % 3];
            const message = {
                error: "IndexError: list index out of range",
                time: "used 62.4 s of 60 s",
                illegal: "the cell 1,2 is occupied",
            }[kind];
            games.push({
                game,
                options,
                actions: played.actions.slice(0, length),
                result: faulty ? "" : played.result,
                reason: faulty ? "" : played.reason,
                players: seats.map((each) => participants[each].seat),
                match: {
                    game: number,
                    opening: Math.floor(number / 2),
                    opening_plies: 2,
                    seed: 1,
                    participants: seats,
                    plies: Array.from({ length: Math.max(0, length - 2) }, (_, index) => ({
                        ms: 20 + index * 3 + (number % 4) * 10,
                        cpu_ms: 15 + index * 3 + (number % 4) * 10,
                        ...(seats[index % players.length] < names.length && {
                            printed: printedAt(index + 3, played.cells),
                        }),
                    })),
                    ...(faulty && {
                        forfeit: {
                            player,
                            ply: length,
                            kind,
                            message,
                            ...(kind === "error" && { traceback: TRACEBACK, printed: "thinking …\n" }),
                            ...(kind === "illegal" && { raw: "('PLACE', 1, 2)" }),
                        },
                    }),
                },
            });
        }
    }
    const table = participants.map((_, participant) => rowOf(participant, games, players));
    table.sort((a, b) => b.score - a.score);
    table.forEach((row, index) => {
        Object.assign(row, { elo: 1500 - index * 120, elo_low: 1440 - index * 120, elo_high: 1565 - index * 120 });
    });
    return {
        format: "quintet-results",
        version: 2,
        game,
        options,
        players,
        seed: 1,
        limits: { game_s: 60, action_s: null, start_s: 10, memory_mb: 100 },
        openings: { least: 2, most: 2, balance: 100 },
        created: "2026-03-01T10:00:00Z",
        participants,
        games,
        table,
        ...(stand && {
            stand: {
                agent: 0,
                elo: 1420,
                low: 1372,
                high: 1468,
                beats: names.length,
                beaten_by: names.length + levels - 1,
                curve: Array.from({ length: 30 }, (_, index) => ({
                    games: index + 1,
                    elo: 1420 + 300 * Math.exp(-index / 6) * Math.cos(index / 2),
                    low: 1420 - 400 / Math.sqrt(index + 1) - 20,
                    high: 1420 + 400 / Math.sqrt(index + 1) + 20,
                })),
            },
        }),
    };
}

/** @param {number} participant @param {any[]} games @param {string[]} players */
function rowOf(participant, games, players) {
    const row = { participant, games: 0, wins: 0, draws: 0, losses: 0, faults: /** @type {any} */ ({}), score: 0 };
    for (const { match, result } of games) {
        const player = match.participants.indexOf(participant);
        if (player < 0) continue;
        row.games += 1;
        const { forfeit } = match;
        const winner = forfeit ? (players.length === 2 ? 1 - forfeit.player : -1) : players.indexOf(result);
        if (winner === player) row.wins += 1;
        else if (winner >= 0 || forfeit?.player === player) row.losses += 1;
        else row.draws += 1;
        if (forfeit?.player === player) row.faults[forfeit.kind] = (row.faults[forfeit.kind] ?? 0) + 1;
    }
    const score = (row.wins + row.draws / players.length) / Math.max(1, row.games);
    return { ...row, score, elo: 0, elo_low: 0, elo_high: 0, median_ms: 41.5, worst_ms: 1240, most_share: 0.31 };
}
