/** Results as files. */

import { eachInSlices } from "../slices.js";

/** @import { Results, TableRow } from "../results.js" */

/**
 * The results as JSON, game by game, so that the page answers meanwhile.
 * @param {Results} results
 * @param {AbortSignal} [signal]
 */
export async function jsonOf(results, signal) {
    const { games, ...rest } = results;
    const parts = [`${JSON.stringify(rest).slice(0, -1)},"games":[\n`];
    await eachInSlices(
        games,
        (game, index) => parts.push(JSON.stringify(game), index < games.length - 1 ? ",\n" : "\n"),
        signal,
    );
    parts.push("]}\n");
    return new Blob(parts, { type: "application/json" });
}

/** @type {(keyof TableRow)[]} */
const NUMBERS = ["games", "wins", "draws", "losses"];
/** @type {(keyof TableRow)[]} */
const FIGURES = ["score", "elo", "elo_low", "elo_high", "median_ms", "worst_ms", "most_share"];

/**
 * A field of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe.
 * @param {unknown} value
 */
function field(value) {
    const text = typeof value === "string" ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value ?? "");
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as CSV: one row per participant, with a column for each kind of fault. @param {Results} results */
export function csvOf({ participants, table }) {
    const kinds = [...new Set(table.flatMap(({ faults = {} }) => Object.keys(faults)))].sort();
    const head = [
        "rank",
        "name",
        "seat",
        "kind",
        "form",
        ...NUMBERS,
        ...kinds.map((kind) => `fault_${kind}`),
        ...FIGURES,
    ];
    const rows = table.map((row, index) => {
        const { name, seat, kind, form } = participants[row.participant];
        const faults = kinds.map((each) => row.faults?.[each] ?? 0);
        return [index + 1, name, seat, kind, form, ...NUMBERS.map((each) => row[each]), ...faults].concat(
            FIGURES.map((each) => row[each]),
        );
    });
    return `${[head, ...rows].map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
