/** Templates for the fields of an arena on the builder's page. */
import { html, nothing } from "lit";
import { groupOptions } from "../../../arena/match-view/seat-options.js";
import { opponentName, opponentsOf } from "../../../arena/match-view/seats.js";
import { arenaRows } from "../../../record/mode-options.js";
import { choice, text } from "../../../ui/forms/fields.js";
import { formsOf } from "../../arena/arena-options-of.js";
import { SHORT } from "../../arena/goal.js";
import { fieldsOf, scripts } from "./part-fields.js";

/** @import { BuilderPage } from "../builder-page.js" */

const { set, field } = fieldsOf("arena");

/** @param {BuilderPage} page */
export function arenaChoice(page) {
    const { t, form } = page;
    const { form: agentForm, code } = form.arena;
    if (page.forms.length === 0) loadForms(page);
    const forms = formsOf(page.forms, page.game.game).map(({ id, name }) => [id, name]);
    const templates = arenaRows.template.values.map((name) => [name, t(`builder.arena.template.${name}`)]);
    return html`<fieldset>
        <legend>${t("shared.arena")}</legend>
        ${opponentChoice(page)}
        ${field(page, "form", t("builder.arena.form"), { values: forms })}
        ${agentForm === SHORT ? field(page, "script", t("app.language"), { values: scripts }) : nothing}
        ${code.trim() ? nothing : field(page, "template", t("shared.startWith"), { values: templates })}
        ${text({ id: "code", label: t("shared.orCode"), stack: true, rows: 4, code: true, value: code, typed: (written) => set(page, { code: written }) })}
        ${field(page, "goal", t("builder.arena.goal"), { help: t("builder.arena.goalHelp") })}
    </fieldset>`;
}

/** Loads the agent forms. @param {BuilderPage} page */
async function loadForms(page) {
    page.forms = (await import("../../../../build/wasm/agent-sources.js")).forms;
}

/** @param {BuilderPage} page */
function opponentChoice(page) {
    const { t, games, levels, game } = page;
    const spec = games.find(({ id }) => id === game.game);
    const known = { styles: [], ratings: [] };
    const opponents = spec
        ? opponentsOf(
              spec,
              levels.map((id) => ({ id, timeMs: 0 })),
              known,
          )
        : [];
    const nameOf = (/** @type {(typeof opponents)[number]} */ each) => opponentName(t, each);
    return choice({
        id: "opponent",
        label: t("shared.opponent"),
        options: groupOptions(t, opponents, nameOf, page.form.arena.opponent),
        change: (opponent) => set(page, { opponent }),
    });
}
