/** Templates for the fields of the game, what the embed does with it, and the seats. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PERSON } from "../../../game/model.js";
import { choice, invalid, optionList } from "../../../ui/forms/fields.js";
import { arenaChoice } from "./arena-fields.js";
import { faultOf, namedToggle } from "./builder-fields.js";
import { isSearched, MODES, modeChosen } from "./builder-form.js";
import { lensChoice } from "./lens-fields.js";

/** @import { BuilderPage } from "../builder-page.js" */

/** @param {BuilderPage} page */
export function gameChoice(page) {
    const { t, games, game, form, faults } = page;
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
        <label class="stack"><span>${t("builder.paste")}</span>
            <textarea id="paste" rows="2" dir="ltr" spellcheck="false" autocomplete="off" @input=${edited}
                aria-invalid=${invalid(Boolean(faults.game))} aria-describedby="game-problem"></textarea>
        </label>
        ${faultOf(page, "game")}
        <div><button type="button" class="button" id="use" @click=${use}>${t("shared.useGame")}</button></div>
        ${
            length
                ? html`<p class="more">${t("builder.length", { count: length })}</p>
            <label class="stack"><span>${t("builder.ply")}</span>
                <span class="row">
                    <input id="ply" type="range" min="0" max=${length} .value=${live(String(form.ply))}
                        @input=${(/** @type {any} */ { target }) => page.change({ ply: Number(target.value) })} />
                    <output for="ply">${t.number(form.ply)}</output>
                </span>
            </label>`
                : nothing
        }
    </fieldset>`;
}

/** @param {BuilderPage} page */
export function modeChoice(page) {
    const { t, form } = page;
    return html`<fieldset>
        <legend>${t("builder.does")}</legend>
        ${MODES.map(
            (mode) => html`<label class="choice">
            <input type="radio" name="mode" value=${mode} .checked=${form.mode === mode}
                @change=${() => page.change(modeChosen(page.form, mode), true)} />
            <span>${t(`builder.mode.${mode}`)}</span>
            <span class="more">${t(`builder.mode.${mode}.more`)}</span>
        </label>`,
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
    const { t, form, faults } = page;
    return html`<fieldset>
        <legend id="task-name">${t("builder.task")}</legend>
        <input id="task" type="text" maxlength="300" aria-labelledby="task-name" aria-describedby="task-problem" dir="auto"
            aria-invalid=${invalid(Boolean(faults.task))} .value=${form.task}
            @input=${(/** @type {any} */ { target }) => page.change({ task: target.value })} />
        ${faultOf(page, "task")}
    </fieldset>`;
}

/** @param {BuilderPage} page */
function exerciseFields(page) {
    const { t, form, game, faults, recording } = page;
    const following = (game.actions ?? []).slice(form.ply).join("\n");
    return html`<fieldset>
            <legend id="solution-name">${t("builder.solution")}</legend>
            <textarea id="solution" rows="4" dir="ltr" spellcheck="false" autocomplete="off"
                aria-labelledby="solution-name" aria-describedby="solution-problem solution-more" placeholder=${following}
                aria-invalid=${invalid(Boolean(faults.solution))} ?readonly=${recording !== null}
                .value=${form.solution}
                @input=${(/** @type {any} */ { target }) => page.change({ solution: target.value })}></textarea>
            ${faultOf(page, "solution")}
            <div><button type="button" class="button" id="record" aria-pressed=${String(recording !== null)}
                @click=${() => (recording ? page.endRecording() : page.record())}>${t("builder.record")}</button></div>
            <p class="more" id="solution-more">${t("builder.solution.more")}</p>
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
        ${players.map(
            (name, player) => html`<label class="row"><span>${t(`player.${name}`)}</span>
            <select data-seat=${player} @change=${(/** @type {any} */ { target }) => seat(player, target.value)}>
                ${optionList(seats, form.seats[player])}
            </select></label>`,
        )}
    </fieldset>`;
}
