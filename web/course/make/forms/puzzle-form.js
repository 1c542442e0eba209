/** The fields of a puzzle of the trainer: a certain one, or one that is drawn by theme and rating. */
import { html, nothing } from "lit";
import { roundedElo } from "../../../game/sentences/level-sentences.js";
import { openCatalog } from "../../../learn/puzzles/catalog/pieces.js";
import { recordOf } from "../../../learn/puzzles/catalog/puzzle.js";
import { taskSentence, themeAbout, themeNames } from "../../../learn/puzzles/solving/sentences.js";
import { mainLine, taskOf } from "../../../learn/puzzles/solving/solving.js";
import { puzzlesFor, RATINGS, ratingsOf } from "../../kinds/puzzle.js";
import "../positions/board-element.js";
import { number } from "../../../ui/forms/fields.js";
import { choiceField, faultOf } from "../fields.js";
import { gameChoice } from "./fields/game-choice.js";
import { loadedOnce } from "./fields/loaded.js";

/**
 * @import { Puzzle } from "../../../learn/puzzles/catalog/puzzle.js"
 * @import { Editing } from "../editing.js"
 * @import { FormTools, ItemForm } from "./forms.js"
 */

/** @type {ItemForm} */
export const puzzle = {
    fresh: (game) => ({ game, elo: [1500, 2100] }),
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const open = tools.tools.openCatalog ?? openCatalog;
        const games = tools.tools.games.map(({ id }) => id);
        const catalog = loadedOnce(tools, `catalog ${value.game}`, () => open(value.game));
        const { puzzle: id, ...rest } = value;
        const key = JSON.stringify([value.game, value.theme, value.elo, value.rating]);
        const fitting = loadedOnce(tools, `puzzles ${key}`, () => puzzlesFor(rest, open)) ?? [];
        const themes = [...new Set((catalog?.pieces ?? []).flatMap((piece) => Object.keys(piece.themes)))].sort();
        const [from, to] = ratingsOf(value);
        const rate = (/** @type {number} */ place) => (/** @type {string} */ text) => {
            const next = [from, to];
            next[place] = text ? Math.max(0, Number(text)) : RATINGS[place];
            set({ elo: next, rating: undefined, puzzle: undefined });
        };
        const rating = (
            /** @type {string} */ name,
            /** @type {string} */ label,
            /** @type {number} */ now,
            /** @type {number} */ place,
        ) => number({ name, label, value: String(roundedElo(now)), least: 0, step: "any", change: rate(place) });
        return html`${gameChoice(editing, games, { theme: undefined, puzzle: undefined })}
            ${choiceField(
                editing,
                "theme",
                t("make.theme"),
                [["", t("make.anyTheme")], ...themes.map((theme) => [theme, themeNames(t, [theme])])],
                { change: (theme) => set({ theme, puzzle: undefined }), help: themeAbout(t, value.theme) },
            )}
            <div class="pair">${rating("from", t("make.ratingFrom"), from, 0)}${rating("to", t("make.ratingTo"), to, 1)}</div>
            ${faultOf(editing, "elo")}
            <p class="more" role="status">${t("make.fittingPuzzles", { count: fitting.length })}</p>
            ${choiceField(
                editing,
                "puzzle",
                t("make.whichPuzzle"),
                [
                    ["", t("make.drawnPuzzle")],
                    ...fitting.map((each) => [
                        each.id,
                        t("make.puzzleName", {
                            id: themeNames(t, each.themes),
                            rating: roundedElo(each.rating),
                        }),
                    ]),
                    ...(id && !fitting.some((each) => each.id === id) ? [[id, id]] : []),
                ],
                { change: (chosen) => set({ puzzle: chosen || undefined }) },
            )}
            ${picture(
                editing,
                tools,
                fitting.find((each) => each.id === (id ?? fitting[0].id)),
            )}`;
    },
};

/**
 * The puzzle on a board, with its answer to step through: the chosen one, or one of those that fit.
 * @param {Editing} editing
 * @param {FormTools} tools
 * @param {Puzzle} [shown]
 */
function picture({ t, value }, { tools, loaded, show }, shown) {
    if (!shown) return nothing;
    const record = recordOf(shown);
    const before = record.actions ?? [];
    const line = { ...record, actions: [...before, ...mainLine(shown.solutions)] };
    const players = tools.games.find((spec) => spec.id === shown.game)?.players ?? [];
    const sentence = taskSentence(t, { players, layout: null }, taskOf(shown), null);
    const key = `ply ${shown.id}`;
    const moved = (/** @type {CustomEvent<{ply: number}>} */ { detail }) => {
        loaded.set(key, detail.ply);
        show();
    };
    return html`<p>${value.puzzle ? nothing : html`<span class="soft">${t("make.puzzleExample")}</span>`} ${sentence}</p>
        <quintet-make-board .engine=${tools.engine} .record=${line} .ply=${loaded.get(key) ?? before.length} .players=${players}
            .label=${sentence} @quintet-ply=${moved}></quintet-make-board>`;
}
