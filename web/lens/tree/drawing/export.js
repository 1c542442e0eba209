/** The part of the tree that is in view as an SVG, for slides and paper. */

import { gutterOf } from "../layout/levels.js";
import { phrasesOf } from "../speech.js";
import { paletteOf } from "./palette.js";
import { draw } from "./scene.js";
import { svgOf } from "./svg-painter.js";

/**
 * @import { Camera } from "../camera.js"
 * @import { Picture } from "./scene.js"
 */

/** More items than this in view are exported as they are seen, without small texts. */
const MOST_DETAILED = 2500;

/**
 * In full, unless that would be too much to read.
 * @param {Picture} picture
 * @param {Camera} camera
 * @param {CSSStyleDeclaration} style  with the properties of colours
 */
export function svgInView(picture, camera, style) {
    const { scale, dx, dy } = camera.view;
    const { bounds } = camera;
    // What is in view, without the empty room around the tree.
    const left = Math.max(bounds.left, -dx / scale);
    const right = Math.min(bounds.right, (camera.width - dx) / scale);
    const top = Math.max(bounds.top, -dy / scale);
    const bottom = Math.min(bounds.bottom, (camera.height - dy) / scale);
    const inView = picture.layout.levels.flat().filter((item) => {
        return item.x >= left && item.x <= right && item.y >= top && item.y <= bottom && picture.shown.has(item);
    });
    const size = inView.length > MOST_DETAILED ? scale : Math.max(1, scale);
    const width = Math.max(40, (right - left) * size);
    // Names of levels grow with the whole width, of which they take a part.
    const gutter = gutterOf({ ...picture, width: width + gutterOf({ ...picture, width: 1.2 * width }) });
    const page = { width: width + gutter, height: Math.max(40, (bottom - top) * size) };
    const primitives = draw({
        ...picture,
        ...page,
        inset: { left: gutter, right: 0, top: 0 },
        view: { scale: size, dx: gutter - left * size, dy: -top * size },
        selected: null,
        motion: null,
        groups: true,
        titleOf: (item) => phrasesOf(picture, item).join(", "),
    });
    return svgOf(primitives, paletteOf(style, picture.players, true), {
        ...page,
        family: style.fontFamily,
        title: picture.t("lens.tree"),
    });
}
