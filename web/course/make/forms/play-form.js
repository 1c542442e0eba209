/** The fields of a game against the engine. */
import { html, nothing } from "lit";
import { playerName } from "../../../game/sentences/game-sentences.js";
import { changed } from "../draft.js";
import { inside } from "../editing.js";
import { choiceField, numberField } from "../fields.js";
import { positionField, positionOf } from "./fields/position-field.js";

/** @import { ItemForm } from "./forms.js" */

const GOALS = ["win", "draw", "hold", "win-within"];
const COUNTED = ["hold", "win-within"];
const USUAL_COUNT = 5;
const USUAL_LEVEL = "easy";

/** @type {ItemForm} */
export const play = {
    fresh: () => ({ goal: { kind: "win" } }),
    from: positionOf,
    fields: (editing, tools) => {
        const { t, value, set } = editing;
        const { games, levels } = tools.tools;
        const players = games.find(({ id }) => id === value.record?.game)?.players ?? [];
        const goal = inside(editing, "goal");
        const kind = (/** @type {string} */ chosen) =>
            set({
                goal: changed(goal.value, {
                    kind: chosen,
                    count: COUNTED.includes(chosen) ? (goal.value.count ?? USUAL_COUNT) : undefined,
                }),
            });
        const seats = [
            ["", t("make.mover")],
            ...players.map((_, player) => [String(player), playerName(t, players, player)]),
        ];
        const seat = (/** @type {string} */ chosen) => set({ player: chosen === "" ? undefined : Number(chosen) });
        return html`${positionField(editing, tools)}
            ${choiceField(
                goal,
                "kind",
                t("make.goal"),
                GOALS.map((each) => [each, t(`make.play.${each}`)]),
                { change: kind },
            )}
            ${COUNTED.includes(goal.value.kind) ? numberField(goal, "count", t("make.turns"), { least: 1, most: 400 }) : nothing}
            ${choiceField(
                editing,
                "level",
                t("make.level"),
                levels.map(({ id }) => [id, t(`level.${id}`)]),
                { usual: USUAL_LEVEL },
            )}
            ${players.length ? choiceField(editing, "player", t("make.seat"), seats, { change: seat }) : nothing}`;
    },
};
