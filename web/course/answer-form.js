/** The form that an item asks for: options, a number, a text, yes or no, or a player. */
import { html, nothing } from "lit";
import { playerToken } from "../board/drawing/player-token.js";
import { playerName } from "../game/sentences/game-sentences.js";
import { choices, text } from "../ui/forms/fields.js";
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
            return options(
                parts,
                ["yes", "no"].map((value) => [value, parts.t(`course.${value}`)]),
                "pair",
            );
        case "players":
            return options(
                parts,
                parts.players.map((_, player) => [
                    player,
                    html`${playerToken(parts.players, player)}${playerName(parts.t, parts.players, player)}`,
                ]),
            );
        default:
            return field(parts, parts.form.type);
    }
}

/** @param {FormParts} parts @param {Extract<Form, {type: "options"}>} form */
function optionFields(parts, form) {
    const { t } = parts;
    /** @type {[number, unknown][]} */
    const named = form.options.map(({ number, text }) => [number, line(text, t.language.id)]);
    if (!form.several) return options(parts, named);
    const chosen = chosenIn(parts.entry);
    const toggle = (/** @type {string} */ value, /** @type {{checked: boolean}} */ { checked }) => {
        const others = chosen.filter((each) => each !== Number(value));
        parts.enter([...others, ...(checked ? [value] : [])].sort().join(","));
    };
    return html`<fieldset ?disabled=${parts.off}><legend class="unseen">${parts.label}</legend>
        <p class="soft">${t("course.several")}</p>${choices("answer", named, chosen, toggle, "option")}</fieldset>`;
}

/** @param {FormParts} parts @param {Parameters<typeof choices>[1]} values @param {string} [look] */
const options = ({ entry, off, label, enter }, values, look) =>
    html`<fieldset class=${look ?? nothing} ?disabled=${off}><legend class="unseen">${label}</legend>
        ${choices("answer", values, entry, enter, "option")}</fieldset>`;

/** @param {FormParts} parts @param {"number" | "text"} type */
function field({ entry, off, t, enter }, type) {
    const number = type === "number";
    return text({
        name: type,
        label: t(number ? "course.number" : "shared.yourAnswer"),
        stack: true,
        code: number || "auto",
        keys: number ? "decimal" : undefined,
        most: 300,
        off,
        value: entry,
        typed: enter,
    });
}
