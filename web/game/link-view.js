/**
 * Applies the settings that a link contains besides its game: seats, language, colours, orientation. They apply until
 * the user chooses something else and are not saved for the next visit. Problems are shown as notices.
 */

import { problemWords } from "../i18n/catalogues.js";
import { addWords, loadLanguage, pickLanguage } from "../i18n/t.js";
import { bad, definitions, worksIn } from "../record/grammar.js";
import { PERSON, settingsChanged } from "./model.js";

/**
 * @import { Sentence } from "../i18n/keys.js"
 * @import { Language, Translate } from "../i18n/t.js"
 * @import { Link } from "../record/link.js"
 * @import { Controller } from "./controller.js"
 * @import { Model } from "./model.js"
 *
 * The page with the running game. `turned`: the orientation that the reader has chosen for the board of a layout.
 * @typedef {{controller: Controller, model: Model, t: Translate,
 *            turned: {layout: unknown, orientation: number} | null}} GamePage
 */

/** Names of the options that a link to the page may contain. */
const HERE = definitions
    .filter((definition) => worksIn(definition, "page"))
    .map(({ name }) => name)
    .join(", ");

/** All problems of one of these kinds share one notice that lists their names. */
/** @type {Sentence["key"][]} */
const TOGETHER = ["embed.bad.unknown", "embed.bad.notHere"];

/**
 * Applies the settings of a link, also its seats and orientation if its game was opened, and shows the problems.
 * @param {GamePage} app
 * @param {Link} link
 * @param {boolean} opened  whether the link's game was opened
 */
export async function followView(app, { view, problems }, opened) {
    const { controller } = app;
    applySettings(app, view);
    const more = opened ? [...orient(app, view), ...(await seat(app, view))] : [];
    // The words for problems are loaded for the current language and for the one that the link chooses.
    const chosen = pickLanguage(controller.store.value.settings.language, navigator.languages);
    const languages = [app.t.language, await loadLanguage(chosen).catch(() => app.t.language)];
    await tellProblems(languages, [...problems, ...more], controller);
}

/** Applies values that are also settings of the user. @param {GamePage} app @param {Link["view"]} view */
export function applySettings({ controller }, { language, theme, coordinates }) {
    const settings = {
        ...(language && { language: language === "auto" ? "" : language }),
        ...(theme && { theme }),
        ...(coordinates !== undefined && {
            coordinates: coordinates ? /** @type {const} */ ("on") : /** @type {const} */ ("off"),
        }),
    };
    if (Object.keys(settings).length) controller.store.update((model) => settingsChanged(model, settings));
}

/** @param {GamePage} app @param {Link["view"]} view @returns {Sentence[]} */
function orient(app, { orientation = "auto" }) {
    const { layout } = app.controller.store.value;
    if (orientation === "auto" || !layout) return [];
    const step = layout.shape === "square" ? 90 : 30;
    if (orientation % step) return [{ key: "embed.bad.turn", params: { value: orientation, step } }];
    app.turned = { layout, orientation };
    return [];
}

/** @param {GamePage} app @param {Link["view"]} view @returns {Promise<Sentence[]>} */
async function seat({ controller }, { seats = [] }) {
    const { levels, seats: old } = controller.store.value;
    const known = [PERSON, ...levels.map(({ id }) => id)];
    const wrong = seats.filter((name) => !known.includes(name));
    for (const [player, name] of seats.entries()) {
        if (known.includes(name) && player < old.length) await controller.setSeat(player, name);
    }
    return wrong.map((name) => bad("choice", "seats", name, { values: known.join(", ") }).problem);
}

/**
 * Shows problems as notices.
 * @param {Language[]} languages  languages to load the words for
 * @param {Sentence[]} problems
 * @param {{tell: (notice: {key: Sentence["key"], params?: Sentence["params"], tone: "error"}) => void}} teller
 */
export async function tellProblems(languages, problems, teller) {
    if (problems.length === 0) return;
    await Promise.all(languages.map((language) => addWords({ language }, problemWords))).catch(() => {});
    for (const key of TOGETHER) {
        const names = problems.filter((problem) => problem.key === key).map(({ params }) => params?.name);
        if (names.length) teller.tell({ key, params: { name: names.join(", "), values: HERE }, tone: "error" });
    }
    for (const { key, params } of problems) {
        if (!TOGETHER.includes(key)) teller.tell({ key, params, tone: "error" });
    }
}
