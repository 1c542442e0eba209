/** SVG definitions that are used many times: a token for each player, and its light and shadow. */
import { svg } from "lit";
import { drawingOf } from "../drawing/drawn-kinds.js";
import { playerMark, playerStyle } from "../drawing/player-marks.js";

/** @import { Scene } from "../drawing/scene.js" */

/**
 * Defines a bare token, `tile-<seat>`, and one with the mark, `token-<seat>`, for each player.
 * @param {Scene} scene
 * @param {string[]} players
 */
export function definitions(scene, players) {
    const outline = scene.token;
    return svg`
        <defs>
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
                    <path class="token-sheen" d=${outline} fill="url(#sheen)" />
                    <path class="token-edge" d=${outline} />
                    <path class="token-bevel" d=${outline} transform="scale(0.84)" />
                </g>
                <g id="token-${player}" style=${playerStyle(players, player)}>
                    <use href="#tile-${player}" />
                    <g class="token-mark" transform="scale(${scene.shape === "square" ? (scene.tiles ? 2.2 : 1.7) : scene.tiles ? 1.25 : 1.45})">${playerMark(players, player)}</g>
                </g>`,
            )}
        </defs>`;
}

/**
 * Draws the token of a player and kind as it lies on the board.
 * @param {string[]} players
 * @param {number | null} player
 * @param {string} kind
 */
export function tokenFace(players, player, kind) {
    const drawing = drawingOf(kind);
    const name = drawing ? "tile" : "token";
    return svg`<use href="#${name}-${player ?? 0}" />${
        drawing
            ? svg`<g class="drawing" style="${playerStyle(players, player)}; --own-kind: var(--kind-${kind})">${drawing}</g>`
            : ""
    }`;
}
