/** `<quintet-report-stand>`: where an agent stands among the levels: its rating after each game, and their ratings. */
import { css, html, nothing } from "lit";
import { shared } from "../ui/styles.js";
import { eloText, nameOf, nameText, shiftOf } from "./names.js";
import "./plot-part.js";
import { ReportPart } from "./report-part.js";
import { tableStyles } from "./table-styles.js";

export class StandPart extends ReportPart {
    static styles = [
        shared,
        tableStyles,
        css`
            quintet-report-plot {
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
        const shift = shiftOf(results);
        const known = (/** @type {number | null | undefined} */ index) => index != null && index in participants;
        const levels = participants.flatMap((each, index) =>
            Number.isFinite(each.elo) && index !== agent
                ? [
                      {
                          name: nameOf(t, each),
                          y: Number(each.elo) + shift,
                          strong: index === beats || index === beatenBy,
                      },
                  ]
                : [],
        );
        const points = curve.map((each) => ({
            x: each.games,
            y: each.elo + shift,
            low: (each.low ?? each.elo) + shift,
            high: (each.high ?? each.elo) + shift,
        }));
        return html`<p><bdi>${name}</bdi>: ${this.text(stand)}
            ${known(beats) ? html`${t("report.beats")} <b>${nameText(t, results, Number(beats))}</b>.` : nothing}
            ${known(beatenBy) ? html`${t("report.beatenBy")} <b>${nameText(t, results, Number(beatenBy))}</b>.` : nothing}</p>
            <quintet-report-plot .label=${t("report.of", { what: t("report.stand"), name })} .curves=${[{ name: t("report.elo"), points }]}
                .levels=${levels} .axis=${t("report.gamesPlayed")} .format=${(/** @type {number} */ value) => t.number(value)} .t=${t}></quintet-report-plot>`;
    }

    /** @param {import("./results.js").Stand} stand */
    text({ place, elo, low, high, curve }) {
        const { t, results } = this;
        const text = (/** @type {number | null | undefined} */ value) => eloText(t, value, results);
        const count = curve.at(-1)?.games ?? 0;
        if (elo == null) return t("report.standNone");
        if (place === "above") return t("report.standAbove", { elo: text(low ?? elo), count });
        if (place === "below") return t("report.standBelow", { elo: text(high ?? elo), count });
        return t("report.standText", { elo: text(elo), low: text(low), high: text(high), count });
    }
}

customElements.define("quintet-report-stand", StandPart);
