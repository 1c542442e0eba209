/** Templates for the fields of the game, what the embed does with it, and the seats. */
import { html, nothing } from "lit";
import { PERSON } from "../../../game/model.js";
import { choice, choices, range, text } from "../../../ui/forms/fields.js";
import { arenaChoice } from "./arena-fields.js";
import { namedToggle, problemOf } from "./builder-fields.js";
import { isSearched, MODES, modeChosen } from "./builder-form.js";
import { lensChoice } from "./lens-fields.js";

/**
 * @import { Mode } from "../../element/game-types.d.ts"
 * @import { BuilderPage } from "../builder-page.js"
 */

/** @param {BuilderPage} page */
export function gameChoice(page) {
    const { t, games, game, form } = page;
    // A tree replaces the game.
    const tree = isSearched(form.mode) && form.lens.source === "tree";
    const length = tree ? 0 : (game.actions?.length ?? 0);
    const use = () => {
        const text = /** @type {HTMLTextAreaElement} */ (page.renderRoot.querySelector("#paste"));
        page.paste(text.value);
    };
    const edited = () => {
        const { game: _, ...others } = page.faults;
        page.faults = others;
    };
    return html`<fieldset>
        <legend>${t("builder.game")}</legend>
        ${
            tree
                ? nothing
                : choice({
                      id: "game",
                      label: t("builder.which"),
                      value: game.game,
                      values: games.map(({ id }) => [id, t(`game.${id}`)]),
                      change: (chosen) => page.tryGame(Promise.resolve({ game: chosen })),
                  })
        }
        ${text({ id: "paste", label: t("shared.pasteGame"), stack: true, problem: problemOf(page, "game"), rows: 2, code: true, typed: edited })}
        <div><button type="button" class="button" id="use" @click=${use}>${t("shared.useGame")}</button></div>
        ${
            length
                ? range({
                      id: "ply",
                      label: html`${t("builder.ply")} <output for="ply">${t.number(form.ply)}</output>`,
                      stack: true,
                      help: t("shared.gameLength", { count: length }),
                      value: form.ply,
                      most: length,
                      typed: (ply) => page.change({ ply }),
                  })
                : nothing
        }
    </fieldset>`;
}

/** @param {BuilderPage} page */
export function modeChoice(page) {
    const { t, form } = page;
    return html`<fieldset>
        <legend>${t("builder.does")}</legend>
        ${choices(
            "mode",
            MODES.map((mode) => [mode, t(`builder.mode.${mode}`), t(`builder.mode.${mode}.more`)]),
            form.mode,
            (mode) => page.change(modeChosen(page.form, /** @type {Mode} */ (mode)), true),
        )}
    </fieldset>`;
}

/** @param {BuilderPage} page */
export function modeDetails(page) {
    const { form } = page;
    if (form.mode === "play") return seatsChoice(page);
    const exercise = form.mode === "exercise" ? exerciseFields(page) : nothing;
    return html`${taskField(page)}${exercise}${isSearched(form.mode) ? lensChoice(page) : nothing}${form.mode === "arena" ? arenaChoice(page) : nothing}`;
}

/** @param {BuilderPage} page */
function taskField(page) {
    const label = page.t("shared.instructions");
    return html`<fieldset>
        <legend>${label}</legend>
        ${text({ id: "task", label, stack: null, problem: problemOf(page, "task"), most: 300, value: page.form.task, typed: (task) => page.change({ task }) })}
    </fieldset>`;
}

/** @param {BuilderPage} page */
function exerciseFields(page) {
    const { t, form, game, recording } = page;
    const following = (game.actions ?? []).slice(form.ply).join("\n");
    return html`<fieldset>
            <legend>${t("builder.solution")}</legend>
            ${text({
                id: "solution",
                label: t("builder.solution"),
                stack: null,
                help: t("builder.solution.more"),
                problem: problemOf(page, "solution"),
                rows: 4,
                code: true,
                usual: following,
                locked: recording !== null,
                value: form.solution,
                typed: (solution) => page.change({ solution }),
            })}
            <div><button type="button" class="button" id="record" aria-pressed=${String(recording !== null)}
                @click=${() => (recording ? page.endRecording() : page.record())}>${t("builder.record")}</button></div>
            ${namedToggle(page, "goesOn", form.goesOn, (goesOn) => page.change({ goesOn }))}
        </fieldset>
        ${form.goesOn ? seatsChoice(page) : nothing}`;
}

/** @param {BuilderPage} page */
function seatsChoice(page) {
    const { t, form, games, game, levels } = page;
    const players = games.find(({ id }) => id === game.game)?.players ?? [];
    const seats = [[PERSON, t("seat.person")], ...levels.map((level) => [level, t(`level.${level}`)])];
    const seat = (/** @type {number} */ player, /** @type {string} */ value) =>
        page.change({ seats: form.seats.map((old, index) => (index === player ? value : old)) });
    return html`<fieldset>
        <legend>${t("builder.seats")}</legend>
        ${players.map((name, player) =>
            choice({
                name: `seat-${player}`,
                label: t(`player.${name}`),
                value: form.seats[player],
                values: seats,
                change: (value) => seat(player, value),
            }),
        )}
    </fieldset>`;
}
