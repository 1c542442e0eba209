/** The form that an item asks for: options, a number, a text, yes or no, or a player. */
import { html, nothing } from "lit";
import { playerToken } from "../board/drawing/player-token.js";
import { playerName } from "../game/sentences/game-sentences.js";
import { chosenIn } from "./kinds/choice.js";
import { line } from "./text/rich-text.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Form } from "./kinds/work/work.js"
 */

/**
 * @typedef {object} FormParts
 * @property {Form} form
 * @property {string} entry
 * @property {boolean} off  whether nothing can be entered
 * @property {string} label  what is asked
 * @property {string[]} players
 * @property {Translate} t
 * @property {(entry: string) => void} enter
 */

/** @param {FormParts} parts */
export function answerFields(parts) {
    switch (parts.form.type) {
        case "options":
            return optionFields(parts, parts.form);
        case "yes-no":
            return choices(
                parts,
                ["yes", "no"].map((value) => ({ value, label: parts.t(`course.${value}`) })),
                "row",
            );
        case "players":
            return choices(
                parts,
                parts.players.map((_, player) => ({
                    value: String(player),
                    label: html`${playerToken(parts.players, player)}${playerName(parts.t, parts.players, player)}`,
                })),
            );
        default:
            return field(parts, parts.form.type);
    }
}

/** @param {FormParts} parts @param {Extract<Form, {type: "options"}>} form */
function optionFields(parts, { options, several }) {
    const { t } = parts;
    const labelled = options.map(({ number, text }) => ({ value: String(number), label: line(text, t.language.id) }));
    if (!several) return choices(parts, labelled);
    const chosen = chosenIn(parts.entry);
    const toggle = (/** @type {number} */ number, /** @type {boolean} */ on) =>
        parts.enter([...chosen.filter((each) => each !== number), ...(on ? [number] : [])].sort().join(","));
    return html`<fieldset ?disabled=${parts.off}><legend class="unseen">${parts.label}</legend>
        <p class="soft">${t("course.several")}</p>
        ${labelled.map(
            ({ value, label }) => html`<label class="option"><input type="checkbox" name="answer" value=${value}
                .checked=${chosen.includes(Number(value))}
                @change=${(/** @type {any} */ { target }) => toggle(Number(value), target.checked)} /><span>${label}</span></label>`,
        )}</fieldset>`;
}

/** @param {FormParts} parts @param {{value: string, label: unknown}[]} options @param {string} [look] */
function choices({ entry, off, label, enter }, options, look = "") {
    return html`<fieldset class=${look || nothing} ?disabled=${off}><legend class="unseen">${label}</legend>
        ${options.map(
            (option) => html`<label class="option"><input type="radio" name="answer" value=${option.value}
                .checked=${entry === option.value} @change=${() => enter(option.value)} /><span>${option.label}</span></label>`,
        )}</fieldset>`;
}

/** @param {FormParts} parts @param {"number" | "text"} type */
function field({ entry, off, t, enter }, type) {
    const number = type === "number";
    return html`<label class="field"><span>${t(number ? "course.number" : "shared.yourAnswer")}</span>
        <input class=${type} type="text" inputmode=${number ? "decimal" : "text"} autocomplete="off" autocapitalize="off"
            spellcheck="false" maxlength="300" dir=${number ? "ltr" : "auto"} ?disabled=${off} .value=${entry}
            @input=${(/** @type {any} */ { target }) => enter(target.value)} /></label>`;
}
