/** `<quintet-chances>`: each player's share of the chances of winning, as the last search saw them. Keeps its place when empty. */
import { css, html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { specOf } from "./model.js";
import { Part } from "./part.js";
import { shared } from "./styles.js";
import { playerName } from "./words.js";

export class ChancesPart extends Part {
    static styles = [
        shared,
        css`
            .bar {
                display: flex;
                gap: 2px;
                block-size: 6px;
                overflow: hidden;
                border-radius: 3px;
                background: var(--paper-sunken);
            }
            .share {
                min-inline-size: 0;
                background: var(--own);
                transition: flex-grow var(--time-slow) var(--ease);
            }
            .bar.quiet .share {
                opacity: 0;
            }
        `,
    ];

    render() {
        const { model, t } = this;
        const players = specOf(model)?.players ?? [];
        const chances = model.estimate?.progress.lines[0]?.chances ?? [];
        const shares = players.map((_, player) => chances[player] ?? 1 / players.length);
        const texts = players.map((_, player) =>
            t("thinking.chance", { player: playerName(t, players, player), share: t.percent(shares[player]) }),
        );
        const label = chances.length ? `${t("thinking.chances")}: ${texts.join(", ")}` : t("thinking.chances");
        return html`<div class=${chances.length ? "bar" : "bar quiet"} role="img" aria-label=${label}
            title=${label} ?hidden=${!model.settings.showThinking}>
            ${players.map(
                (name, player) => html`<span class="share"
                style=${styleMap({ "flex-grow": shares[player].toFixed(3), "--own": `var(--player-${name})` })}></span>`,
            )}
        </div>`;
    }
}

customElements.define("quintet-chances", ChancesPart);
