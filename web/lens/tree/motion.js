/**
 * What a step does, as motion along the tree: down to a node that is entered or selected, up with a value or a reward,
 * and below a leaf for a playout.
 *
 * `share`: of the way, from 0 to 1. `plies`: of a playout, else 0.
 * @typedef {{from: number, to: number, share: number, plies: number}} Pulse
 */
import { edgeEnd, edgeStart, FULL } from "./drawing/edges.js";

/**
 * @import { Cursor } from "../trace/cursor.js"
 * @import { DisplayList } from "./drawing/display-list.js"
 * @import { Picture } from "./drawing/scene.js"
 */

/**
 * The motion for the last event before a step; null if there is none.
 * @param {Cursor} cursor
 * @returns {Pulse | null}
 */
export function pulseOf({ replay, step, nodes }) {
    if (step === 0) return null;
    const event = replay.event(step - 1);
    const pulse = { share: 0, plies: 0 };
    switch (event.kind) {
        case "enter":
            return event.parent < 0 ? null : { ...pulse, from: event.parent, to: event.node };
        case "select":
            return { ...pulse, from: event.node, to: event.child };
        case "take":
            return { ...pulse, from: event.child, to: event.node };
        case "playout":
            return { ...pulse, from: event.node, to: -1, plies: event.plies };
        case "back-up": {
            const before = step > 1 ? replay.event(step - 2) : null;
            const from = before && "node" in before ? before.node : -1;
            return nodes[from]?.parent === event.node ? { ...pulse, from, to: event.node } : null;
        }
        default:
            return null;
    }
}

/** @param {DisplayList} list @param {Picture} picture @param {Pulse} pulse */
export function drawPulse(list, picture, { from, to, share, plies }) {
    const { shown, view } = picture;
    const s = view.scale;
    const start = shown.itemOf(from);
    if (!start) return;
    const radius = Math.max(4, 6 * s);
    if (to < 0) {
        // The playout: random plies below the node, then the reward.
        const { x, y } = edgeStart(picture, start);
        const length = Math.min(70, 18 + plies) * s;
        const reached = length * share;
        const points = [];
        const pieces = 10;
        for (let i = 0; i < pieces && (i * length) / pieces < reached; ++i) {
            const side = (/** @type {number} */ place) => (place % 2 === 0 ? -4 : 4) * s;
            points.push(x + side(i), y + (i * length) / pieces, x + side(i + 1), y + ((i + 1) * length) / pieces);
        }
        list.lines(points, { stroke: "accent", width: Math.max(1.4, 2 * s) });
        list.disc(x, y + reached, radius * 0.8, { fill: "accent", stroke: "ink", width: 1 });
        return;
    }
    const end = shown.itemOf(to);
    if (!end) return;
    const [upper, lower] = start.level < end.level ? [start, end] : [end, start];
    const top = edgeStart(picture, upper);
    const x = lower.x * s + view.dx;
    const y = edgeEnd(picture, lower, lower.y * s + view.dy, s >= FULL);
    const way = start === upper ? share : 1 - share;
    list.disc(top.x + (x - top.x) * way, top.y + (y - top.y) * way, radius, {
        fill: "accent",
        stroke: "ink",
        width: 1,
    });
}
