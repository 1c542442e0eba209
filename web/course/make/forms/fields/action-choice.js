/** A choice of actions of a position: those that are legal, or any as text. */
import { html } from "lit";
import { shortAction } from "../../../../game/sentences/action-texts.js";
import { choice } from "../../../../ui/forms/fields.js";
import { shownRecord } from "../../../activity.js";
import { codeField, linesField } from "../../fields.js";
import { loadedOnce } from "./loaded.js";
import { pickField, toggled } from "./pick-field.js";

/**
 * @import { GameRecord } from "../../../activity.js"
 * @import { Editing } from "../../editing.js"
 * @import { FormTools } from "../forms.js"
 */

/**
 * @param {Editing} editing
 * @param {FormTools} tools
 * @param {string} name @param {string} label
 * @param {GameRecord | undefined} record
 * @param {boolean} several
 */
export function actionChoice(editing, tools, name, label, record, several) {
    const { t, value, set, path } = editing;
    if (!record) return html`<p class="more">${t("make.positionFirst")}</p>`;
    const shown = shownRecord(record);
    const there = loadedOnce(tools, `load ${JSON.stringify(shown)}`, () => tools.maker.engine.load(shown));
    const legal = there?.state.legal ?? [];
    const now = several ? (value[name] ?? []) : value[name];
    const take = (/** @type {string} */ text, /** @type {HTMLSelectElement} */ list) => {
        if (!text) return;
        set({ [name]: several ? [...new Set([...now, text])] : text });
        if (several) list.value = "";
    };
    const names = legal.map((action) => [action.text, shortAction(t, there?.layout ?? null, action)]);
    const pick = choice({
        id: ["pick", ...path, name].join("-"),
        label,
        value: several ? "" : now,
        values: [["", t(several ? "make.addMove" : "make.pickMove")], ...names],
        change: take,
    });
    const press = (/** @type {string} */ text) => {
        if (!several) return set({ [name]: text });
        const list = toggled(now, text);
        return set({ [name]: list.length ? list : undefined });
    };
    const chosen = several ? now : [now].filter(Boolean);
    return html`${pick}${pickField(tools, { record, what: "moves", chosen, pick: press })}${
        several
            ? linesField(editing, name, t("make.movesAsText"), { help: t("make.movesHelp"), rows: 2 })
            : codeField(editing, name, t("make.moveAsText"), {
                  stack: false,
                  help: name === "action" ? t("make.legalHelp") : "",
              })
    }`;
}
