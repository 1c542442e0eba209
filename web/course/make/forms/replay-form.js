/** The fields of a game with questions at some of its moves. */
import { html } from "lit";
import { button } from "../../../ui/forms/buttons.js";
import { changed } from "../draft.js";
import { entry, without } from "../editing.js";
import { choiceField, faultOf, numberField, textField } from "../fields.js";
import { positionField } from "./fields/position-field.js";
import { answerFields } from "./question-forms.js";

/** @import { ItemForm } from "./forms.js" */

const KINDS = ["choice", "number", "text"];

/** What belongs to the answer of a question. @type {Record<string, undefined>} */
const noAnswer = { options: undefined, right: undefined, several: undefined, mixed: undefined, margin: undefined };

/** @type {ItemForm} */
export const replay = {
    fresh: () => ({ stops: [{ ply: 1, kind: "text" }] }),
    from: ({ ply, ...record }) => ({ record }),
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const { stops = [], record } = value;
        const length = record?.actions?.length ?? 0;
        const add = () => {
            const last = stops.at(-1)?.ply ?? 0;
            set({ stops: [...stops, { ply: Math.min(length, last + 1), kind: "text" }] });
        };
        // Stops come in the order of the game.
        const sorted = (/** @type {any[]} */ list) => [...list].sort((a, b) => (a.ply ?? 0) - (b.ply ?? 0));
        return html`<p class="more">${t("make.replayHelp")}</p>${positionField(editing, tools, { whole: true })}
            ${stops.map((/** @type {any} */ stop, /** @type {number} */ place) => {
                const own = entry(editing, "stops", place);
                const each = {
                    ...own,
                    set: (/** @type {Record<string, unknown>} */ change) =>
                        set({
                            stops: sorted(
                                stops.map((/** @type {any} */ old, /** @type {number} */ number) =>
                                    number === place ? changed(old, change) : old,
                                ),
                            ),
                        }),
                };
                const kind = (/** @type {string} */ chosen) =>
                    own.set({ ...noAnswer, kind: chosen, ...(chosen === "choice" ? { options: ["", ""] } : {}) });
                return html`<fieldset><legend>${t("make.stop", { number: place + 1 })}</legend>
                    ${numberField(each, "ply", t("make.ply"), { least: 0, most: length, help: t("shared.gameLength", { count: length }) })}
                    ${choiceField(
                        own,
                        "kind",
                        t("make.asks"),
                        KINDS.map((name) => [name, t(`make.kind.${name}`)]),
                        { change: kind },
                    )}
                    ${textField(own, "text", t("make.question"), { rows: 2 })}
                    ${answerFields[stop.kind]?.(own)}
                    ${textField(own, "explain", t("make.explain"))}
                    <div class="buttons">${button("drop-stop", "close", t("make.removeStop"), () => set({ stops: without(stops, place) }), { off: stops.length === 1 })}</div>
                </fieldset>`;
            })}
            ${faultOf(editing, "stops", true)}
            <div class="buttons">${button("stop", "plus", t("make.addStop"), add)}</div>`;
    },
};
