/** `<quintet-report-stand>`: where an agent stands among the levels: its rating after each game, and their ratings. */
import { css, html, nothing } from "lit";
import { nameOf, nameText, standText } from "../names.js";
import "../../ui/tables/plot-element.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";

export class StandElement extends ReportElement {
    static styles = [
        tableStyles,
        css`
            quintet-plot {
                --plot-height: 280px;
            }
        `,
    ];

    render() {
        const { results, t } = this;
        const { stand, participants } = results;
        if (!stand) return nothing;
        const { agent, beats, beaten_by: beatenBy, curve } = stand;
        const name = nameOf(t, participants[agent]);
        const known = (/** @type {number | null | undefined} */ index) => index != null && index in participants;
        const levels = participants.flatMap((each, index) =>
            Number.isFinite(each.elo) && index !== agent
                ? [
                      {
                          name: nameOf(t, each),
                          y: Number(each.elo),
                          strong: index === beats || index === beatenBy,
                      },
                  ]
                : [],
        );
        const points = curve.map((each) => ({
            x: each.games,
            y: each.elo,
            low: each.low ?? each.elo,
            high: each.high ?? each.elo,
        }));
        return html`<p><bdi>${name}</bdi>: ${standText(t, stand)}
            ${known(beats) ? html`${t("report.beats")} <b>${nameText(t, results, Number(beats))}</b>.` : nothing}
            ${known(beatenBy) ? html`${t("report.beatenBy")} <b>${nameText(t, results, Number(beatenBy))}</b>.` : nothing}</p>
            <quintet-plot .label=${t("report.of", { what: t("report.stand"), name })} .curves=${[{ name: t("column.elo"), points }]}
                .levels=${levels} .axis=${t("report.gamesPlayed")} .format=${(/** @type {number} */ value) => t.number(value)}></quintet-plot>`;
    }
}

customElements.define("quintet-report-stand", StandElement);
