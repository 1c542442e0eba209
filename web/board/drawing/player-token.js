import { css, html } from "lit";
import { playerMark } from "./player-marks.js";

/** Styles of a small picture of a player's token, with its colour and mark. */
export const tokenStyles = css`
    .token {
        display: block;
        flex: none;
        inline-size: 26px;
        block-size: 26px;
    }
    .token .face {
        fill: var(--own);
        stroke: var(--token-edge, rgb(0 0 0 / 0.35));
        stroke-width: 1;
    }
    .token .mark {
        color: var(--own-ink);
    }
    .token .inlay {
        fill: currentColor;
        stroke: currentColor;
    }
    .token .inlay-line {
        fill: none;
        stroke: currentColor;
    }
`;

/**
 * Renders a small picture of a player's token; empty without a player.
 * @param {string[]} players
 * @param {number | null} player
 */
export function playerToken(players, player) {
    if (player === null || !players[player]) return html`<span class="token"></span>`;
    return html`<svg class="token" viewBox="-20 -20 40 40" aria-hidden="true" style=${ownColours(players, player)}>
        <circle class="face" r="18" />
        <g class="mark">${playerMark(players, player)}</g>
    </svg>`;
}

/**
 * Returns the player's colours as custom properties, as on the board: `--own`, `--own-line` for lines, and `--own-ink`
 * for the mark.
 * @param {string[]} players
 * @param {number} player
 */
export function ownColours(players, player) {
    const name = `--player-${players[player]}`;
    return `--own: var(${name}); --own-line: var(${name}-line, var(--own)); --own-ink: var(${name}-inlay)`;
}
