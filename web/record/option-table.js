/**
 * The options of links and embedded games: one row for each. `grammar.js` reads their values. The types, the tables in
 * `embed/README.md`, the reference on the page that writes embed codes and the checks of the modes follow from the
 * rows. The message `meaning.NAME` describes an option.
 *
 * The columns from `default` on are documentation. The build omits them from code that loads before the first board.
 * From the options of the lens and the arena it omits all columns but `only` (`leanTable` in
 * `embed/messages/reference.mjs`); these modes read `mode-options.js`.
 *
 * - `type`: how a value is read and written: a reader in `grammar.js`, and a field of `OptionTypes` in
 *   `option-types.d.ts`. The mode of an option with `only` reads the value.
 * - `values`: the possible values, if they can be listed.
 * - `part`: `position` if the option says which position is shown, `looks` if it changes only how a game looks.
 * - `only`: the modes that have the option, if not all. The mode `code` has those of `lens`.
 * - `least`, `most`: the limits of a number.
 * - `notIn`: the modes in which the option has no effect, and `page` and `analysis` if links to those pages can't
 *   contain it.
 * - `default`: the value without the option; or `without`, the last part of the message `standard.…` for it.
 * - `example`: a valid value as text.
 */

import { languages } from "../i18n/t.js";
import { arenaRows, lensRows } from "./mode-options.js";

/** Modes that do not show a game to play. */
const NO_GAME = /** @type {const} */ (["lens", "arena"]);

export const table = /** @type {const} */ ({
    game: { type: "word", part: "position", default: "chexers", example: "cachex" },
    options: { type: "pairs", part: "position", without: "options", example: "size=5" },
    record: {
        type: "record",
        part: "position",
        notIn: ["arena"],
        without: "none",
        example: '{"game":"cachex","actions":["PLACE 3,4"]}',
    },
    setup: { type: "text", part: "position", notIn: ["arena"], without: "setup", example: "(a position)" },
    actions: { type: "actions", part: "position", notIn: ["arena"], without: "none", example: "PLACE 3,4;STEAL" },
    ply: { type: "count", part: "position", notIn: ["arena"], without: "ply", example: "1" },
    mode: {
        type: "choice",
        values: ["play", "replay", "exercise", "lens", "code", "arena"],
        notIn: ["page"],
        without: "mode",
        example: "replay",
    },
    seats: { type: "words", notIn: [...NO_GAME, "analysis"], default: "person,easy", example: "medium,person" },
    solution: {
        type: "steps",
        notIn: [...NO_GAME, "page"],
        without: "solution",
        example: "PLACE 2,2|PLACE 2,1;PLACE 1,1",
    },
    task: { type: "text", part: "looks", notIn: ["page"], without: "none", example: "Capture two stones." },
    controls: {
        type: "list",
        part: "looks",
        values: ["status", "players", "step", "undo", "hint", "new", "moves", "open"],
        notIn: [...NO_GAME, "page"],
        without: "controls",
        example: "status,step",
    },
    language: {
        type: "choice",
        part: "looks",
        values: ["auto", ...languages.map(({ id }) => id)],
        default: "auto",
        example: "fa",
    },
    theme: { type: "choice", part: "looks", values: ["auto", "light", "dark"], default: "auto", example: "dark" },
    orientation: { type: "turn", part: "looks", notIn: [...NO_GAME, "analysis"], default: "auto", example: "90" },
    coordinates: { type: "flag", part: "looks", notIn: NO_GAME, default: "false", example: "true" },
    parent: { type: "origins", notIn: ["page"], default: "*", example: "https://course.example.org" },

    ...lensRows,
    ...arenaRows,
});
