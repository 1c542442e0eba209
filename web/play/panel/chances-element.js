/**
 * `<quintet-chances>`: each player's chance of winning according to the last search. It keeps its height while nothing
 * is known.
 */
import { css, html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { specOf } from "../../game/model.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { wholePercents } from "../../game/sentences/whole-percents.js";
import { desk, low } from "../../ui/styles.js";
import { PanelElement } from "../../widgets/panel-element.js";

/** The place of the chances on the page. */
export const place = css`
    quintet-chances {
        grid-area: chances;
        padding-block: var(--space-2) var(--space-1);
    }
    @media ${desk} {
        quintet-chances {
            margin-inline: var(--space-4);
            padding-block: var(--space-3);
        }
    }
    @media ${desk} and ${low} {
        quintet-chances {
            padding-block: var(--space-2) 0;
        }
    }
`;

export class ChancesElement extends PanelElement {
    static styles = css`
        .bar {
            position: relative;
            block-size: 6px;
            overflow: hidden;
            border-radius: 3px;
            background: var(--paper-sunken);
            outline: var(--stroke) solid color-mix(in srgb, var(--rule) 70%, transparent);
            forced-color-adjust: none;
        }
        /* The bars are stacked, each as long as its own share and all before it. Scaling them causes no layout. */
        .share {
            position: absolute;
            inset: 0;
            background: var(--own);
            transform: scaleX(var(--until));
            transform-origin: left;
            transition: transform var(--time-slow) var(--ease);
        }
        .share:dir(rtl) {
            transform-origin: right;
        }
        .bar.quiet {
            visibility: hidden;
        }
    `;

    render() {
        const { model, t } = this;
        const players = specOf(model)?.players ?? [];
        const chances = model.estimate?.progress.lines[0]?.chances ?? [];
        const shares = players.map((_, player) => chances[player] ?? 1 / players.length);
        const whole = wholePercents(shares);
        const texts = players.map((_, player) =>
            t("thinking.chance", { player: playerName(t, players, player), share: t.percent(whole[player]) }),
        );
        const label = chances.length ? `${t("thinking.chances")}: ${texts.join(", ")}` : t("thinking.chances");
        return html`<div class=${chances.length ? "bar" : "bar quiet"} role="img" aria-label=${label}
            title=${label}>
            ${players.map((name, player) => this.share(name, shares.slice(0, player + 1))).reverse()}
        </div>`;
    }

    /** @param {string} name @param {number[]} shares  of the players up to and including this one */
    share(name, shares) {
        const until = shares.reduce((sum, share) => sum + share, 0).toFixed(3);
        return html`<span class="share" style=${styleMap({ "--until": until, "--own": `var(--player-${name})` })}></span>`;
    }
}

customElements.define("quintet-chances", ChancesElement);
