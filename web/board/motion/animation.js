/**
 * Performs a plan of movements with the Web Animations API. The elements are already at their final places, and each
 * animation starts from the old place. Cancelling an animation is therefore enough to reach the end.
 *
 * @typedef {{element: (key: string) => SVGGElement | null, flash: (order: number) => SVGElement | null,
 *            placeOf: (cell: string) => Point, exitOf: (movement: Leave) => Point,
 *            start: Point | null, time: number, tokens: KeyedToken[],
 *            state: GameState | null}} Stage
 * `start`: where a dragged token was dropped; `time`: the duration of one movement in milliseconds; `tokens` and
 * `state`: after the movements.
 */

import { short, UNIT } from "../drawing/geometry.js";
import { cheers } from "./cheer.js";

/**
 * @import { GameState } from "../../engine/protocol.js"
 * @import { Point } from "../drawing/geometry.js"
 * @import { Cheer } from "./cheer.js"
 * @import { Appear, Flash, Leave, Movement, Travel, Turn, Vanish } from "./motion.js"
 * @import { KeyedToken } from "./token-diff.js"
 */

export { isNextPly, passingTokens, planMotion } from "./motion.js";

const ease = "cubic-bezier(0.3, 0.6, 0.2, 1)";

/** @param {Point} point */
const at = ({ x, y }) => `translate(${short(x)}px, ${short(y)}px)`;

/** @param {Element | null | undefined} element */
const bodyOf = (element) => element?.querySelector(".body") ?? null;

/** @param {Travel} movement @param {Stage} stage @returns {Animation[]} */
function travel({ key, stops, hop }, stage) {
    const element = stage.element(key);
    if (!element) return [];
    const points = stops.map(stage.placeOf);
    if (stage.start) {
        const settle = [{ transform: at(stage.start) }, { transform: at(points[points.length - 1]) }];
        return [element.animate(settle, { duration: stage.time * 0.6, easing: ease })];
    }
    // Long chains move faster, so that no one has to wait.
    const hops = points.length - 1;
    const duration = hops === 1 ? stage.time : Math.min(stage.time * hops, 900 + 40 * hops);
    const steps = points.map((point) => ({ transform: at(point), easing: hop ? "ease-in-out" : ease }));
    const animations = [element.animate(steps, { duration })];
    const body = bodyOf(element);
    if (hop && body) {
        const arc = [
            { transform: "none", easing: "ease-out" },
            { transform: `translate(0, ${-0.34 * UNIT}px) scale(1.12)`, easing: "ease-in" },
            { transform: "none" },
        ];
        animations.push(body.animate(arc, { duration: duration / hops, iterations: hops }));
    }
    return animations;
}

/** @param {Turn} movement @param {Stage} stage */
function turn({ key }, stage) {
    const [now, before] = bodyOf(stage.element(key))?.querySelectorAll(".face") ?? [];
    if (!now) return [];
    const timing = { duration: stage.time, delay: stage.time * 0.55, fill: /** @type {const} */ ("backwards") };
    const opening = [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }];
    const closing = [{ transform: "none" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }];
    const animations = [now.animate(opening, timing)];
    if (before) animations.push(before.animate(closing, { ...timing, fill: "both" }));
    return animations;
}

/** @param {Appear} movement @param {Stage} stage */
function appear({ key }, stage) {
    const element = stage.element(key);
    const steps = [
        { transform: `translate(0, ${-0.16 * UNIT}px) scale(0.82)`, opacity: 0 },
        { transform: "none", opacity: 1 },
    ];
    const animation = bodyOf(element)?.animate(steps, { duration: stage.time * 0.8, easing: ease });
    const shadow = element
        ?.querySelector(".under")
        ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: stage.time * 0.8 });
    return [animation, shadow].filter((each) => each !== undefined);
}

/** @param {Vanish} movement @param {Stage} stage */
function vanish({ key, order }, stage) {
    const steps = [
        { transform: "none", opacity: 1 },
        { transform: "scale(0.6)", opacity: 0 },
    ];
    const timing = { duration: stage.time, delay: stage.time * (0.7 + order), fill: /** @type {const} */ ("both") };
    const element = stage.element(key);
    const shadow = element?.querySelector(".under")?.animate([{ opacity: 1 }, { opacity: 0 }], timing);
    return [bodyOf(element)?.animate(steps, timing), shadow].filter((each) => each !== undefined);
}

/** @param {Leave} movement @param {Stage} stage */
function leave(movement, stage) {
    const element = stage.element(movement.key);
    const from = stage.placeOf(movement.cell);
    const way = stage.exitOf(movement);
    const to = { x: from.x + way.x * UNIT * 1.35, y: from.y + way.y * UNIT * 1.35 };
    const steps = [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 0 },
    ];
    const animation = element?.animate(steps, { duration: stage.time * 1.1, easing: "ease-in", fill: "both" });
    return animation ? [animation] : [];
}

/** @param {Flash} movement @param {Stage} stage */
function flash({ order }, stage) {
    const steps = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];
    const animation = stage.flash(order)?.animate(steps, { duration: stage.time * 2.2, fill: "both" });
    return animation ? [animation] : [];
}

/** A hop of a token of the winner. @param {Cheer} cheer @param {Stage} stage */
function cheer({ key, order }, stage) {
    const hop = [
        { transform: "none", easing: "ease-out" },
        { transform: `translate(0, ${-0.2 * UNIT}px) scale(1.1)`, easing: "ease-in" },
        { transform: "none" },
    ];
    const timing = { duration: stage.time * 1.6, delay: stage.time * (1.6 + 4 * order) };
    const animation = bodyOf(stage.element(key))?.animate(hop, timing);
    return animation ? [animation] : [];
}

/** @param {Movement} movement @param {Stage} stage @returns {Animation[]} */
function start(movement, stage) {
    switch (movement.type) {
        case "travel":
            return travel(movement, stage);
        case "turn":
            return turn(movement, stage);
        case "appear":
            return appear(movement, stage);
        case "vanish":
            return vanish(movement, stage);
        case "leave":
            return leave(movement, stage);
        case "flash":
            return flash(movement, stage);
    }
}

/**
 * Starts all movements at once.
 * @param {Movement[]} plan
 * @param {Stage} stage
 * @returns {{finished: Promise<void>, finish: () => void}}
 */
export function perform(plan, stage) {
    const animations = [
        ...plan.flatMap((movement) => start(movement, stage)),
        ...cheers(stage.tokens, stage.state).flatMap((each) => cheer(each, stage)),
    ];
    const finished = Promise.allSettled(animations.map((animation) => animation.finished)).then(() => undefined);
    const finish = () => {
        for (const animation of animations) animation.cancel();
    };
    return { finished, finish };
}
