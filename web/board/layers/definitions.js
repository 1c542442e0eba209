/**
 * What is drawn once and used often: a token for each player, and the light that falls on it.
 *
 * @typedef {import("../scene.js").Scene} Scene
 */
import { svg } from "lit";
import { placed, roundedPath } from "../geometry.js";
import { playerMark, playerStyle } from "../player-marks.js";

const radius = 36;
const disc = `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/**
 * The outline of a token: a disc, or a tile of the shape of its cell.
 * @param {Scene} scene
 * @param {boolean} tiles
 */
export function tokenOutline(scene, tiles) {
    return tiles ? roundedPath(placed(scene.corners, { x: 0, y: 0 }, 0.9), 12) : disc;
}

/**
 * @param {Scene} scene
 * @param {string[]} players
 * @param {{tiles: boolean, marked: boolean}} look  `tiles`: tokens have the shape of cells; `marked`: they carry the
 *     player's mark (and not a drawing of their own)
 */
export function definitions(scene, players, { tiles, marked }) {
    const outline = tokenOutline(scene, tiles);
    return svg`
        <defs>
            <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16" /></filter>
            <filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7" /></filter>
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
                <g id="token-${player}" style=${playerStyle(players, player)}>
                    <path class="token-face" d=${outline} transform="translate(0 4)" />
                    <path class="token-side" d=${outline} transform="translate(0 4)" />
                    <path class="token-face" d=${outline} />
                    <path d=${outline} fill="url(#sheen)" />
                    <path class="token-edge" d=${outline} />
                    <path class="token-bevel" d=${outline} transform="scale(0.84)" />
                    ${marked ? svg`<g transform="scale(${tiles ? 1.25 : 1.45})">${playerMark(players, player)}</g>` : ""}
                </g>`,
            )}
        </defs>`;
}
