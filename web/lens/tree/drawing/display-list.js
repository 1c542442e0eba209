/**
 * A drawing as a list of primitives in pixels, which painters put on a canvas or into an SVG. Colours are names of a
 * palette.
 *
 * @typedef {{fill?: string, stroke?: string, width?: number, dash?: number[], opacity?: number}} Ink
 * @typedef {{type: "lines", points: number[], ink: Ink}
 *     | {type: "polygon", points: number[], ink: Ink}
 *     | {type: "box", x: number, y: number, width: number, height: number, radius: number, ink: Ink}
 *     | {type: "disc", x: number, y: number, radius: number, ink: Ink}
 *     | {type: "text", x: number, y: number, text: string, size: number, fill: string, anchor: "start" | "middle" |
 *     "end",
 *        bold: boolean, backing: string | null}
 *     | {type: "group", name: string, title: string}
 *     | {type: "end"}} Primitive
 *
 * `lines`: separate lines, four numbers each. A group holds what belongs to one node; only exports keep it.
 */
export class DisplayList {
    /** @type {Primitive[]} */
    primitives = [];
    /** Lines that are drawn together, by name. @type {Map<string, number[]>} */
    #bundles = new Map();

    /** @param {number[]} points @param {Ink} ink */
    lines(points, ink) {
        this.primitives.push({ type: "lines", points, ink });
    }

    /**
     * The points of lines of one kind, which are added to later: one stroke draws a thousand of them.
     * @param {string} name
     * @param {Ink} ink
     */
    bundle(name, ink) {
        let points = this.#bundles.get(name);
        if (!points) {
            points = [];
            this.#bundles.set(name, points);
            this.lines(points, ink);
        }
        return points;
    }

    /** @param {number[]} points @param {Ink} ink */
    polygon(points, ink) {
        this.primitives.push({ type: "polygon", points, ink });
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     * @param {number} radius
     * @param {Ink} ink
     */
    box(x, y, width, height, radius, ink) {
        this.primitives.push({ type: "box", x, y, width, height, radius, ink });
    }

    /** @param {number} x @param {number} y @param {number} radius @param {Ink} ink */
    disc(x, y, radius, ink) {
        this.primitives.push({ type: "disc", x, y, radius, ink });
    }

    /**
     * `y` is the middle of the line.
     * @param {string} text
     * @param {number} x
     * @param {number} y
     * @param {number} size
     * @param {{fill?: string, anchor?: "start" | "middle" | "end", bold?: boolean, backing?: string}} [look]
     *     `backing`: the colour of a rim that keeps lines away from the letters
     */
    text(text, x, y, size, { fill = "ink", anchor = "middle", bold = false, backing } = {}) {
        this.primitives.push({ type: "text", x, y, text, size, fill, anchor, bold, backing: backing ?? null });
    }

    /** @param {string} name @param {string} [title] */
    group(name, title = "") {
        this.primitives.push({ type: "group", name, title });
    }

    end() {
        this.primitives.push({ type: "end" });
    }
}
