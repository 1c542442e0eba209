/**
 * The board itself: a plate with a soft shadow, the cells, the players' zones and their parts of the rim. Rendered once
 * for each layout.
 */
import { svg } from "lit";
import { boundsOf, linePath, placed, roundedPath, short, UNIT, widened } from "../drawing/geometry.js";
import { playerMark, playerStyle } from "../drawing/player-marks.js";
import { isClosed } from "../drawing/rim.js";

/**
 * @import { Point } from "../drawing/geometry.js"
 * @import { PlacedCell } from "../drawing/rim.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/** How soft the shadow of the plate is, and how far it reaches beyond the plate. */
const blur = 16;
const reach = 3 * blur;

/**
 * Returns the path data of cells with rounded corners.
 * @param {Scene} scene
 * @param {PlacedCell[]} cells
 * @param {number} [scale]
 */
export function cellsPath(scene, cells, scale = 0.955) {
    return cells.map((cell) => roundedPath(placed(scene.corners, cell, scale), 7)).join("");
}

/** @param {Point[][]} lines */
const outlinePath = (lines) => lines.map((line) => linePath(line, isClosed(line))).join("");

/** @param {Scene} scene @param {string[]} players */
function strips(scene, players) {
    const badge = short(Math.max(0.6, scene.band / 15));
    const width = short(2 * scene.band);
    return scene.strips.map(
        ({ player, line, border, badges }) => svg`
        <g class="strip" style=${playerStyle(players, player)}>
            <path class="strip-band" d=${linePath([...line, ...[...border].reverse()], true)} />
            <path class="strip-line" d=${linePath(border)} stroke-width=${width} />
            ${
                player === null
                    ? ""
                    : badges.map(
                          ({ x, y }) => svg`
                <g class="strip-badge" transform="translate(${short(x)} ${short(y)}) scale(${badge})">
                    ${playerMark(players, player)}
                </g>`,
                      )
            }
        </g>`,
    );
}

/** @param {Scene} scene @param {string[]} players */
function zones(scene, players) {
    const shown = scene.zones.filter(({ role }) => role === "start" || role === "camp");
    return shown.map(
        ({ role, player, cells, outline }) => svg`
        <g class="zone ${role}" style=${playerStyle(players, player)}>
            <path class="zone-tint" d=${cellsPath(scene, cells)} />
            ${role === "camp" ? svg`<path class="zone-line" d=${outlinePath(outline)} />` : ""}
            ${role === "camp" && player !== null ? campMarks(players, player, cells) : ""}
        </g>`,
    );
}

/**
 * Draws the owner's mark faintly on every square of a camp.
 * @param {string[]} players
 * @param {number} player
 * @param {PlacedCell[]} cells
 */
function campMarks(players, player, cells) {
    return cells.map(
        ({ x, y }) => svg`
        <g class="zone-mark" transform="translate(${short(x)} ${short(y)})">${playerMark(players, player)}</g>`,
    );
}

/**
 * Draws the plate with the players' parts of the rim and the coordinates.
 * @param {Scene} scene
 * @param {string[]} players
 */
export function plate(scene, players) {
    const outline = linePath(scene.outline, true);
    const border = short(2 * scene.plate);
    const edge = short(2 * scene.plate + 3);
    // A filter takes its region from the bounding box of the path, which excludes the width of the line.
    const { left, top, right, bottom } = widened(boundsOf(scene.outline), scene.plate + reach);
    return svg`
        <filter id="soft" filterUnits="userSpaceOnUse" x=${short(left)} y=${short(top)} width=${short(right - left)}
            height=${short(bottom - top)}><feGaussianBlur stdDeviation=${blur} /></filter>
        <g class="plate">
            <path class="plate-shadow" d=${outline} stroke-width=${border} transform="translate(0 16)" filter="url(#soft)" />
            <path class="plate-side" d=${outline} stroke-width=${edge} transform="translate(0 7)" />
            <path class="plate-edge" d=${outline} stroke-width=${edge} />
            <path class="plate-top" d=${outline} stroke-width=${border} />
            ${strips(scene, players)}
            <path class="plate-bed" d=${outlinePath(scene.rim)} />
            <g class="labels">
                ${scene.labels.map(
                    ({ text, x, y }) => svg`
                <text x=${short(x)} y=${short(y)} dy="0.35em" font-size=${short(scene.labelSize)}>${text}</text>`,
                )}
            </g>
        </g>`;
}

/** Tints every other square, so that the eye follows lines and counts. @param {Scene} scene */
function checker(scene) {
    const every = scene.cells.filter(({ x, y }) => Math.round((x + y) / UNIT) % 2);
    return svg`<path class="checker" d=${cellsPath(scene, every)} />`;
}

/** Draws the cells and the players' zones. @param {Scene} scene @param {string[]} players */
export function wells(scene, players) {
    const outlines = cellsPath(scene, scene.cells);
    return svg`
        <g class="plate" id="wells">
            <path class="wells-lip" d=${outlines} transform="translate(0 2.4)" />
            <path class="wells" d=${outlines} />
            ${scene.shape === "square" && !scene.tiles ? checker(scene) : ""}
            ${zones(scene, players)}
        </g>`;
}
