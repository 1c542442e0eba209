/** @import { Ink, Primitive } from "./display-list.js" */

/**
 * Writes a display list as an SVG that needs nothing else: for slides and for print.
 *
 * @param {Primitive[]} primitives
 * @param {(name: string) => string} colour
 * @param {{width: number, height: number, family: string, title: string}} page
 */
export function svgOf(primitives, colour, { width, height, family, title }) {
    const size = `${round(width)} ${round(height)}`;
    const parts = primitives.map((each) => element(each, colour));
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${round(width)}" height="${round(height)}" ` +
        `font-family="${escaped(family)}" stroke-linecap="round" stroke-linejoin="round" role="img">\n` +
        `<title>${escaped(title)}</title>\n` +
        `<rect width="100%" height="100%" fill="${colour("paper")}"/>\n${parts.filter(Boolean).join("\n")}\n</svg>\n`
    );
}

/** @param {Primitive} each @param {(name: string) => string} colour */
function element(each, colour) {
    switch (each.type) {
        case "lines": {
            const { points } = each;
            if (points.length === 0) return "";
            let path = "";
            for (let i = 0; i < points.length; i += 4) {
                path += `M${round(points[i])} ${round(points[i + 1])}L${round(points[i + 2])} ${round(points[i + 3])}`;
            }
            return `<path d="${path}"${ink(each.ink, colour)}/>`;
        }
        case "polygon":
            return `<polygon points="${each.points.map(round).join(" ")}"${ink(each.ink, colour)}/>`;
        case "box":
            return (
                `<rect x="${round(each.x)}" y="${round(each.y)}" width="${round(each.width)}" ` +
                `height="${round(each.height)}" rx="${round(each.radius)}"${ink(each.ink, colour)}/>`
            );
        case "disc":
            return `<circle cx="${round(each.x)}" cy="${round(each.y)}" r="${round(each.radius)}"${ink(each.ink, colour)}/>`;
        case "text": {
            const backing = each.backing
                ? ` stroke="${colour(each.backing)}" stroke-width="3" paint-order="stroke"`
                : "";
            // A third of the size below the middle is the line that letters stand on.
            return (
                `<text x="${round(each.x)}" y="${round(each.y + each.size * 0.35)}" font-size="${round(each.size)}" ` +
                `text-anchor="${each.anchor}"${each.bold ? ' font-weight="600"' : ""} fill="${colour(each.fill)}"${backing}` +
                `>${escaped(each.text)}</text>`
            );
        }
        case "group":
            return `<g data-item="${escaped(each.name)}">${each.title ? `<title>${escaped(each.title)}</title>` : ""}`;
        case "end":
            return "</g>";
    }
}

/** @param {Ink} ink @param {(name: string) => string} colour */
function ink({ fill, stroke, width = 1, dash, opacity = 1 }, colour) {
    const lines = stroke ? ` stroke="${colour(stroke)}" stroke-width="${round(width)}"` : "";
    const dashes = dash ? ` stroke-dasharray="${dash.join(" ")}"` : "";
    return ` fill="${fill ? colour(fill) : "none"}"${lines}${dashes}${opacity === 1 ? "" : ` opacity="${opacity}"`}`;
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Also drops characters that XML cannot hold. @param {string} text */
const escaped = (text) =>
    text
        .replace(/[&<>"]/g, (letter) => entities[letter])
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
