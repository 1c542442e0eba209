/** A choice of actions of a position: those that are legal, or any as text. */
import { html, nothing } from "lit";
import { shortAction } from "../../../../game/sentences/action-texts.js";
import { shownRecord } from "../../../activity.js";
import { faultOf, linesField } from "../../fields.js";
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
    const take = (/** @type {any} */ { target }) => {
        if (!target.value) return;
        set({ [name]: several ? [...new Set([...now, target.value])] : target.value });
        if (several) target.value = "";
    };
    const id = ["pick", ...path, name].join("-");
    const pick = html`<label class="row" for=${id}><span>${label}</span><select id=${id} @change=${take}>
        <option value="">${t(several ? "make.addMove" : "make.pickMove")}</option>
        ${legal.map((action) => html`<option value=${action.text} .selected=${!several && action.text === now}>${shortAction(t, there?.layout ?? null, action)}</option>`)}
    </select></label>`;
    const write = (/** @type {any} */ { target }) => set({ [name]: target.value.trim() });
    const press = (/** @type {string} */ text) => {
        if (!several) return set({ [name]: text });
        const list = toggled(now, text);
        return set({ [name]: list.length ? list : undefined });
    };
    const chosen = several ? now : [now].filter(Boolean);
    return html`${pick}${pickField(tools, { record, what: "moves", chosen, pick: press })}${
        several
            ? linesField(editing, name, t("make.movesAsText"), { help: t("make.movesHelp"), rows: 2 })
            : html`<label class="row"><span>${t("make.moveAsText")}</span><input class="short" type="text" dir="ltr" spellcheck="false"
                autocomplete="off" .value=${now ?? ""} @change=${write} /></label>${name === "action" ? html`<p class="more">${t("make.legalHelp")}</p>` : nothing}${faultOf(editing, name)}`
    }`;
}
