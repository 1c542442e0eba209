/**
 * What is drawn once and used often: a token for each player, and the light that falls on it.
 *
 * @typedef {import("../scene.js").Scene} Scene
 */
import { html, svg } from "lit";
import { drawingOf } from "../drawings.js";
import { placed, roundedPath } from "../geometry.js";
import { playerMark, playerStyle } from "../player-marks.js";

const radius = 36;
const disc = `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/**
 * For every player a bare token, `tile-<seat>`, and one with the player's mark, `token-<seat>`.
 * @param {Scene} scene
 * @param {string[]} players
 * @param {boolean} tiles  whether tokens have the shape of cells rather than discs
 */
export function definitions(scene, players, tiles) {
    const outline = tiles ? roundedPath(placed(scene.corners, { x: 0, y: 0 }, 0.9), 12) : disc;
    return svg`
        <defs>
            <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16" /></filter>
            <radialGradient id="sheen" cx="0.38" cy="0.3" r="0.85">
                <stop offset="0" stop-color="#fff" stop-opacity="0.26" />
                <stop offset="0.55" stop-color="#fff" stop-opacity="0.04" />
                <stop offset="1" stop-color="#000" stop-opacity="0.16" />
            </radialGradient>
            <g id="token-shadow">
                <path class="token-shadow wide" d=${outline} transform="translate(0 7) scale(1.06)" />
                <path class="token-shadow" d=${outline} transform="translate(0 5) scale(1.01)" />
            </g>
            ${players.map(
                (_, player) => svg`
                <g id="tile-${player}" style=${playerStyle(players, player)}>
                    <path class="token-face" d=${outline} transform="translate(0 4)" />
                    <path class="token-side" d=${outline} transform="translate(0 4)" />
                    <path class="token-face" d=${outline} />
                    <path d=${outline} fill="url(#sheen)" />
                    <path class="token-edge" d=${outline} />
                    <path class="token-bevel" d=${outline} transform="scale(0.84)" />
                </g>
                <g id="token-${player}" style=${playerStyle(players, player)}>
                    <use href="#tile-${player}" />
                    <g class="token-mark" transform="scale(${tiles ? 1.25 : 1.45})">${playerMark(players, player)}</g>
                </g>`,
            )}
        </defs>`;
}

/**
 * The token of a player and kind as it lies on the board.
 * @param {number | null} player
 * @param {string} kind
 */
export function tokenFace(player, kind) {
    const drawing = drawingOf(kind);
    const name = drawing ? "tile" : "token";
    return svg`<use href="#${name}-${player ?? 0}" />${drawing ? svg`<g class="drawing">${drawing}</g>` : ""}`;
}

/**
 * The same as a small picture of its own, for trays.
 * @param {string[]} players
 * @param {number} player
 * @param {string} kind
 */
export function pictureOfToken(players, player, kind) {
    return html`
        <svg class="token-picture" viewBox="-54 -60 108 122" aria-hidden="true" style=${playerStyle(players, player)}>
            <g class="body">${tokenFace(player, kind)}</g>
        </svg>`;
}
