/**
 * The cells for pointer, keyboard and assistive technology: one named element each, above everything that is drawn,
 * transparent except for hover and focus, in a grid of rows.
 */
import { svg } from "lit";
import { repeat } from "../../ui/repeat.js";
import { linePath, short } from "../drawing/geometry.js";

/**
 * @import { PlacedCell } from "../drawing/rim.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/**
 * @typedef {{scene: Scene, label: string, cursor: string, interactive: boolean, nameOf: (cell: string) => string,
 *            roleOf: (cell: string) => string, selected: string, rowName: (index: number) => string}} CellLook
 * `roleOf`: `source`, `target`, `place` or nothing; `cursor`: the cell that is the Tab stop.
 */

/** @param {CellLook} look */
export function cells(look) {
    const { scene } = look;
    const outline = linePath(scene.corners, true);
    const cell = (/** @type {PlacedCell} */ { id, x, y }) => svg`
        <path class="cell ${look.roleOf(id)}" role="gridcell" data-cell=${id} d=${outline}
            transform="translate(${short(x)} ${short(y)})" tabindex=${id === look.cursor ? 0 : -1}
            aria-label=${look.nameOf(id)} aria-selected=${id === look.selected} />`;
    return svg`
        <g class="cells" role="grid" aria-label=${look.label} aria-readonly=${!look.interactive}>
            ${repeat(
                scene.rows,
                ([cell]) => Math.round(cell.y),
                (row, index) => svg`
                <g role="row" aria-label=${look.rowName(index)}>${repeat(row, ({ id }) => id, cell)}</g>`,
            )}
        </g>`;
}
