/** The fields of steps of the lessons. */
import { html } from "lit";
import { lessonWords } from "../../../i18n/catalogues.js";
import { addWords } from "../../../i18n/t.js";
import { gamesWithLessons, loadSteps } from "../../../learn/lessons/lessons.js";
import { toggle } from "../../../ui/forms/fields.js";
import { faultOf } from "../fields.js";
import { gameChoice } from "./fields/game-choice.js";
import { loadedOnce } from "./fields/loaded.js";

/** @import { ItemForm } from "./forms.js" */

/** @type {ItemForm} */
export const lesson = {
    fresh: () => ({ game: gamesWithLessons[0] }),
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const { game, steps = [] } = value;
        const found = loadedOnce(tools, `lessons ${game}`, async () => {
            const [all] = await Promise.all([loadSteps(game, tools.tools.readJson), addWords(t, lessonWords(game))]);
            return all;
        });
        const check = (/** @type {string} */ id, /** @type {boolean} */ on) => {
            const order = (found ?? []).map((step) => step.id);
            const next = [...steps.filter((/** @type {string} */ each) => each !== id), ...(on ? [id] : [])];
            next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
            set({ steps: next.length ? next : undefined });
        };
        return html`${gameChoice(editing, gamesWithLessons, { steps: undefined })}
            <fieldset><legend>${t("shared.steps")}</legend>
            ${(found ?? []).map(({ id }) =>
                toggle({
                    label: t(`lessons.${game}.${id}.title`),
                    name: id,
                    on: steps.includes(id),
                    change: (on) => check(id, on),
                }),
            )}
            ${faultOf(editing, "steps")}</fieldset>`;
    },
};
