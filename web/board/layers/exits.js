/**
 * The way off the board for the picked token: an arrow button beyond the rim, and the goal edge aglow.
 *
 * @typedef {import("../scene.js").Scene} Scene
 */
import { svg } from "lit";
import { linePath, short, UNIT } from "../geometry.js";
import { playerStyle } from "../player-marks.js";
import { wayOut } from "../scene.js";

/**
 * @param {Scene} scene
 * @param {string[]} players
 * @param {number} player
 * @param {string} cell
 * @param {string} name  what the button is called
 */
export function exit(scene, players, player, cell, name) {
    const from = scene.byId.get(cell);
    if (!from) return "";
    const way = wayOut(scene, player, cell);
    const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
    const place = { x: from.x + way.x * 1.06 * UNIT, y: from.y + way.y * 1.06 * UNIT };
    const edge = scene.strips.find((strip) => strip.player === player);
    return svg`
        <g class="exit" style=${playerStyle(players, player)}>
            ${edge ? svg`<path class="exit-glow" stroke-width=${short(2 * scene.band + 20)} d=${linePath(edge.border)} filter="url(#glow)" />` : ""}
            <g class="exit-button" role="button" tabindex="0" aria-label=${name} data-exit
                transform="translate(${short(place.x)} ${short(place.y)})">
                <circle class="exit-reach" r="46" />
                <circle class="exit-disc" r="33" />
                <path class="exit-arrow" d="M-15 0H14M3 -12L15 0L3 12" transform="rotate(${short(angle)})" />
            </g>
        </g>`;
}
