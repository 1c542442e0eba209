/** @import { Ink, Primitive } from "./display-list.js" */

/**
 * Puts a display list on a canvas.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Primitive[]} primitives
 * @param {(name: string) => string} colour
 * @param {string} family  of the font
 */
export function paintOnCanvas(context, primitives, colour, family) {
    context.lineCap = "round";
    context.lineJoin = "round";
    context.textBaseline = "middle";
    context.direction = "ltr";
    let font = "";
    for (const each of primitives) {
        switch (each.type) {
            case "lines": {
                const { points } = each;
                if (points.length === 0) break;
                context.beginPath();
                for (let i = 0; i < points.length; i += 4) {
                    context.moveTo(points[i], points[i + 1]);
                    context.lineTo(points[i + 2], points[i + 3]);
                }
                ink(context, each.ink, colour);
                break;
            }
            case "polygon": {
                const { points } = each;
                context.beginPath();
                for (let i = 0; i < points.length; i += 2) {
                    if (i === 0) context.moveTo(points[0], points[1]);
                    else context.lineTo(points[i], points[i + 1]);
                }
                context.closePath();
                ink(context, each.ink, colour);
                break;
            }
            case "box":
                context.beginPath();
                if (each.radius > 0) roundBox(context, each);
                else context.rect(each.x, each.y, each.width, each.height);
                ink(context, each.ink, colour);
                break;
            case "disc":
                context.beginPath();
                context.arc(each.x, each.y, each.radius, 0, 2 * Math.PI);
                ink(context, each.ink, colour);
                break;
            case "text": {
                const wanted = `${each.bold ? 600 : 400} ${each.size}px ${family}`;
                if (wanted !== font) {
                    font = wanted;
                    context.font = font;
                }
                context.textAlign = each.anchor === "middle" ? "center" : each.anchor === "start" ? "left" : "right";
                if (each.backing) {
                    context.strokeStyle = colour(each.backing);
                    context.lineWidth = 3;
                    context.strokeText(each.text, each.x, each.y);
                }
                context.fillStyle = colour(each.fill);
                context.fillText(each.text, each.x, each.y);
                break;
            }
        }
    }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, width: number, height: number, radius: number}} box
 */
function roundBox(context, { x, y, width, height, radius }) {
    const r = Math.min(radius, width / 2, height / 2);
    context.moveTo(x + r, y);
    context.arcTo(x + width, y, x + width, y + height, r);
    context.arcTo(x + width, y + height, x, y + height, r);
    context.arcTo(x, y + height, x, y, r);
    context.arcTo(x, y, x + width, y, r);
    context.closePath();
}

const solid = /** @type {number[]} */ ([]);

/** @param {CanvasRenderingContext2D} context @param {Ink} ink @param {(name: string) => string} colour */
function ink(context, { fill, stroke, width = 1, dash, opacity = 1 }, colour) {
    if (opacity !== 1) context.globalAlpha = opacity;
    if (fill) {
        context.fillStyle = colour(fill);
        context.fill();
    }
    if (stroke) {
        context.strokeStyle = colour(stroke);
        context.lineWidth = width;
        if (dash) context.setLineDash(dash);
        context.stroke();
        if (dash) context.setLineDash(solid);
    }
    if (opacity !== 1) context.globalAlpha = 1;
}
