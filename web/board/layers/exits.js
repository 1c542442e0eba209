/** The exit of the picked token: an arrow button beyond the rim, and the glowing goal edge. */
import { css, svg } from "lit";
import { linePath, short, UNIT } from "../drawing/geometry.js";
import { playerStyle } from "../drawing/player-marks.js";
import { wayOut } from "../drawing/scene.js";

/** @import { Scene } from "../drawing/scene.js" */

export const exitStyles = css`
    .exit-glow path { fill: none; stroke: var(--own); stroke-linejoin: round; stroke-linecap: round; }
    .exit-glow .halo { opacity: 0.3; }
    .exit-button { cursor: pointer; outline: none; }
    .exit-reach { fill: transparent; }
    .exit-disc { fill: var(--paper-raised); stroke: var(--own-line); stroke-width: 6; }
    .exit-arrow { fill: none; stroke: var(--own-line); stroke-width: 7; stroke-linecap: round; stroke-linejoin: round; }
    .exit-button:focus-visible .exit-disc { stroke: var(--focus); stroke-width: 9; }
    @media (hover: hover) {
        .exit-button:hover .exit-disc { fill: var(--own); }
        .exit-button:hover .exit-arrow { stroke: var(--own-ink); }
    }
`;

/** Returns the path data of a frame around the visible area. @param {Scene} scene */
const everywhere = ({ view: { left, top, right, bottom } }) =>
    `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;

/**
 * Draws the glow of a player's goal edge outside the cells.
 * @param {Scene} scene
 * @param {string[]} players
 * @param {number} player
 */
export function exitGlow(scene, players, player) {
    return scene.strips
        .filter((strip) => strip.player === player)
        .map(
            ({ border }) => svg`
            <clipPath id="outside"><path clip-rule="evenodd" d="${everywhere(scene)}${linePath(scene.rim[0], true)}" /></clipPath>
            <g class="exit-glow" clip-path="url(#outside)" style=${playerStyle(players, player)}>
                <path class="halo" d=${linePath(border)} stroke-width=${short(2 * scene.band + 46)} />
                <path class="halo" d=${linePath(border)} stroke-width=${short(2 * scene.band + 24)} />
            </g>`,
        );
}

/**
 * Draws the button with which the token on a cell leaves the board.
 * @param {Scene} scene
 * @param {string[]} players
 * @param {number} player
 * @param {string} cell
 * @param {string} name  accessible name of the button
 */
export function exitButton(scene, players, player, cell, name) {
    const from = scene.byId.get(cell);
    if (!from) return "";
    const way = wayOut(scene, player, cell);
    const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
    const place = { x: from.x + way.x * 1.06 * UNIT, y: from.y + way.y * 1.06 * UNIT };
    return svg`
        <g class="exit-button" role="button" tabindex="0" aria-label=${name} data-exit style=${playerStyle(players, player)}
            transform="translate(${short(place.x)} ${short(place.y)})">
            <circle class="exit-reach" r="46" />
            <circle class="exit-disc" r="33" />
            <path class="exit-arrow" d="M-15 0H14M3 -12L15 0L3 12" transform="rotate(${short(angle)})" />
        </g>`;
}
