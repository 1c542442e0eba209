/** Cells that light up during a movement. */
import { css, svg } from "lit";
import { outlineOf } from "./marks.js";

/**
 * @import { Scene } from "../drawing/scene.js"
 * @import { Flash } from "../motion/motion.js"
 */

export const flashStyles = css`
    .flash { fill: var(--ink); stroke: var(--ink); stroke-width: 6; stroke-linejoin: round; opacity: 0; }
    .flash.captured { fill: var(--warning); stroke: var(--warning); }
`;

/** @param {Scene} scene @param {Flash[]} flashing */
export function flashes(scene, flashing) {
    return flashing.map(({ role, cells, order }) => {
        const members = cells.flatMap((id) => scene.byId.get(id) ?? []);
        return svg`<path class="flash ${role}" data-order=${order} d=${outlineOf(scene, members)} />`;
    });
}
