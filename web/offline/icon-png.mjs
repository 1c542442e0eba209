// Renders the site's icon as PNG, which some systems require for installed pages. Supports the part of SVG that
// web/icon.svg uses: one filled and stroked polygon, and circles. Each pixel is painted by its distance to the nearest
// edge, which gives smooth edges and round corners at any size.

import * as zlib from "node:zlib";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{fill: number[], stroke: number[] | null, width: number, distance: (point: Point) => number}} Shape */

const attribute = (element, name) => element.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
const rgb = (text) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));

/** Returns the corners of a path of straight lines. @param {string} text @returns {Point[]} */
function cornersOf(text) {
    const tokens = text.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
    const corners = [];
    let [x, y, command] = [0, 0, ""];
    while (tokens.length) {
        if (/[a-z]/i.test(tokens[0])) command = tokens.shift();
        if (/z/i.test(command)) break;
        const relative = command === command.toLowerCase();
        const next = (from) => Number(tokens.shift()) + (relative ? from : 0);
        const kind = command.toLowerCase();
        if (!"mlhv".includes(kind))
            throw new Error(`the icon's path has a command ${command}, which is not known here`);
        if (kind !== "v") x = next(x);
        if (kind !== "h") y = next(y);
        corners.push({ x, y });
    }
    return corners;
}

/** Returns the distance to a polygon's edge, negative inside. @param {Point[]} corners @param {Point} point */
function distanceToPolygon(corners, { x, y }) {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    for (const [index, a] of corners.entries()) {
        const b = corners[(index + 1) % corners.length];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
        nearest = Math.min(nearest, Math.hypot(x - a.x - along * dx, y - a.y - along * dy));
        if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / dy) * dx) inside = !inside;
    }
    return inside ? -nearest : nearest;
}

/** @param {string} svg @returns {{size: number, shapes: Shape[]}} */
function parse(svg) {
    const size = Number(svg.match(/viewBox="0 0 (\d+) \1"/)?.[1]);
    const shapes = [...svg.matchAll(/<(path|circle)\b[^>]*>/g)].map(([element, name]) => {
        const stroke = attribute(element, "stroke");
        const corners = name === "path" ? cornersOf(attribute(element, "d")) : [];
        const [cx, cy, r] = ["cx", "cy", "r"].map((each) => Number(attribute(element, each)));
        return {
            fill: rgb(attribute(element, "fill")),
            stroke: stroke ? rgb(stroke) : null,
            width: Number(attribute(element, "stroke-width") ?? 1),
            distance: (point) =>
                name === "path" ? distanceToPolygon(corners, point) : Math.hypot(point.x - cx, point.y - cy) - r,
        };
    });
    if (!size || !shapes.length) throw new Error("the icon uses SVG that icon-png.mjs does not support");
    return { size, shapes };
}

function chunk(type, data) {
    const bytes = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const framed = Buffer.alloc(bytes.length + 8);
    framed.writeUInt32BE(data.length, 0);
    bytes.copy(framed, 4);
    framed.writeUInt32BE(checksum(bytes), bytes.length + 4);
    return framed;
}

/** Node 18 has no `crc32`. @param {Buffer} bytes */
function checksum(bytes) {
    if (zlib.crc32) return zlib.crc32(bytes);
    let value = 0xffffffff;
    for (const byte of bytes) {
        value ^= byte;
        for (let bit = 0; bit < 8; ++bit) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    return (value ^ 0xffffffff) >>> 0;
}

/**
 * @param {string} svg
 * @param {number} pixels  width and height
 * @param {{scale?: number, ground?: string}} [how]  size of the drawing relative to the icon, and the background
 *     colour, for icons that the system crops
 * @returns {Buffer} a PNG file
 */
export function iconPng(svg, pixels, { scale = 1, ground } = {}) {
    const { size, shapes } = parse(svg);
    const unit = size / pixels / scale;
    const rows = Buffer.alloc(pixels * (4 * pixels + 1));
    for (let row = 0; row < pixels; ++row) {
        for (let column = 0; column < pixels; ++column) {
            const point = {
                x: (column + 0.5 - pixels / 2) * unit + size / 2,
                y: (row + 0.5 - pixels / 2) * unit + size / 2,
            };
            let colour = ground ? rgb(ground) : [0, 0, 0];
            let alpha = ground ? 1 : 0;
            const paint = (over, cover) => {
                if (cover <= 0) return;
                const sum = cover + alpha * (1 - cover);
                colour = colour.map((value, index) => (over[index] * cover + value * alpha * (1 - cover)) / sum);
                alpha = sum;
            };
            const coverage = (distance) => Math.min(1, Math.max(0, 0.5 - distance / unit));
            for (const { fill, stroke, width, distance } of shapes) {
                const away = distance(point);
                paint(fill, coverage(away));
                if (stroke) paint(stroke, coverage(Math.abs(away) - width / 2));
            }
            const at = row * (4 * pixels + 1) + 1 + 4 * column;
            for (const [index, value] of [...colour, 255 * alpha].entries()) rows[at + index] = Math.round(value);
        }
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(pixels, 0);
    header.writeUInt32BE(pixels, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
        signature,
        chunk("IHDR", header),
        chunk("IDAT", zlib.deflateSync(rows, { level: 9 })),
        chunk("IEND", Buffer.alloc(0)),
    ]);
}
