/** The fields of an agent that the student writes. */
import { html, nothing } from "lit";
import { opponentName, opponentsOf } from "../../../arena/match-view/seats.js";
import { choiceField, codeField, numberField } from "../fields.js";
import { gameChoice } from "./fields/game-choice.js";

/** @import { ItemForm } from "./forms.js" */

const OPPONENT = "level:easy";

/** @type {ItemForm} */
export const agent = {
    fresh: (game) => ({ game, games: 3, wins: 2 }),
    fields: (editing, { tools: { games, levels } }) => {
        const { t, value } = editing;
        const spec = games.find(({ id }) => id === value.game);
        const opponents = spec ? opponentsOf(spec, levels, { styles: [], ratings: [] }) : [];
        const scripts = [
            ["python", "Python"],
            ["javascript", "JavaScript"],
        ];
        return html`${gameChoice(
            editing,
            games.map(({ id }) => id),
        )}
            ${choiceField(
                editing,
                "opponent",
                t("shared.opponent"),
                opponents.map((each) => [each.seat, opponentName(t, each)]),
                { usual: OPPONENT },
            )}
            <div class="pair">${numberField(editing, "games", t("make.agentGames"), { least: 1, most: 100, usual: "1" })}
            ${numberField(editing, "wins", t("make.agentWins"), { least: 1, most: 100, usual: "1" })}</div>
            <p class="more">${t("make.agentHelp")}</p>
            ${choiceField(editing, "script", t("app.language"), scripts, { usual: "python" })}
            ${
                value.code
                    ? nothing
                    : choiceField(
                          editing,
                          "template",
                          t("shared.startWith"),
                          ["random", "greedy"].map((name) => [name, t(`make.template.${name}`)]),
                          { usual: "random" },
                      )
            }
            ${codeField(editing, "code", t("shared.orCode"), { rows: 4 })}`;
    },
};
