/**
 * Drawings for kinds of tokens that have one: insects in a few strokes, each from its most typical side, so that they
 * are recognizable at the size of a fingernail and without colour.
 */
import { css, svg } from "lit";
import { drawnKinds } from "./drawn-kinds.js";

/** @import { TemplateResult } from "lit" */

/** Styles of a board that shows these drawings. */
export const drawingStyles = css`
    .drawing { color: var(--own-kind, var(--own-text)); }
    .drawing .solid { fill: currentColor; }
    .drawing .shell { fill: currentColor; fill-opacity: 0.16; stroke: currentColor; stroke-width: 3.6; stroke-linejoin: round; }
    .drawing .wing { fill: currentColor; fill-opacity: 0.08; stroke: currentColor; stroke-width: 2.6; }
    .drawing .stripe { fill: none; stroke: currentColor; stroke-width: 3.4; stroke-linecap: round; }
    .drawing .limb { fill: none; stroke: currentColor; stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round; }
    .drawing .limb.fine { stroke-width: 2.6; }
`;

/** Draws a path and its mirror image. @param {string} left  path data @param {string} [style] */
const mirrored = (left, style = "limb") =>
    svg`<path class=${style} d=${left} /><path class=${style} d=${left} transform="scale(-1 1)" />`;

/** Each within a circle of radius 32. @type {Record<string, TemplateResult<2>>} */
const insects = {
    Q: svg`
        ${mirrored("M-5 -6C-24 -20 -34 -6 -26 4C-20 10 -10 6 -5 0", "wing")}
        <path class="shell" d="M-10 0C-12 14 -7 25 0 29C7 25 12 14 10 0C6 -4 -6 -4 -10 0Z" />
        <path class="stripe" d="M-10.5 7H10.5M-9.5 14.5H9.5M-6.5 21.5H6.5" />
        <circle class="solid" cy="-9" r="6.5" />
        <path class="solid" d="M-9 -18L-10.5 -29L-4.5 -24L0 -31L4.5 -24L10.5 -29L9 -18Z" />`,
    S: svg`
        ${mirrored("M-4 -8L-13 -20L-12 -31M-6 -3L-20 -9L-27 -20M-7 4L-21 8L-29 19M-6 9L-14 18L-16 31")}
        <ellipse class="solid" cy="9" rx="9.5" ry="11.5" />
        <circle class="solid" cy="-7" r="6.5" />`,
    B: svg`
        ${mirrored("M-12 -7L-24 -15M-15 5L-28 5M-13 17L-24 25")}
        ${mirrored("M-3 -20C-4 -26 -9 -28 -13 -30")}
        <path class="shell" d="M-15 5C-15 -5 -9 -10 0 -10C9 -10 15 -5 15 5C15 19 8 28 0 28C-8 28 -15 19 -15 5Z" />
        <path class="stripe" d="M0 -10V28" />
        <path class="solid" d="M-10 -11C-9 -18 -5 -22 0 -22C5 -22 9 -18 10 -11C4 -14 -4 -14 -10 -11Z" />`,
    G: svg`
        <path class="limb fine" d="M-19 -6C-20 -16 -25 -21 -32 -22" />
        <path class="limb" d="M-11 9L-18 25M-2 11L-7 25" />
        <path class="shell" d="M-25 2C-25 -6 -17 -10 -8 -8L31 9C18 14 -4 15 -16 11C-22 9 -25 6 -25 2Z" />
        <path class="stripe" d="M-8 -8C-11 -3 -11 5 -7 12" />
        <circle class="solid" cx="-17.5" cy="-0.5" r="3" />
        <path class="limb" d="M3 9L16 -25L24 25H31" />`,
    A: svg`
        ${mirrored("M-4 -5L-17 -12L-22 -21M-5 -1L-20 0L-28 7M-4 3L-15 12L-19 26")}
        ${mirrored("M-3 -19L-9 -26L-8 -32", "limb fine")}
        <circle class="solid" cy="-15.5" r="7" />
        <ellipse class="solid" cy="-1.5" rx="5" ry="7" />
        <ellipse class="solid" cy="17" rx="9" ry="12.5" />`,
    M: svg`
        ${mirrored("M-3 -6C-20 -24 -31 -18 -29 -9C-27 0 -14 2 -3 -1", "wing")}
        ${mirrored("M-3 1L-17 10L-21 26M-3 5L-10 16L-11 31", "limb fine")}
        <path class="limb" d="M0 -14V-31" />
        <circle class="solid" cy="-11" r="5.6" />
        <path class="solid" d="M-4 -5H4L3 17C2 24 1 28 0 30C-1 28 -2 24 -3 17Z" />`,
    L: svg`
        ${mirrored("M-5 -19C-6 -25 -9 -28 -13 -29", "limb fine")}
        ${mirrored("M-18 -5L-26 -10M-21 6L-30 6M-18 17L-25 23")}
        <circle class="shell" cy="6" r="20.5" />
        <path class="stripe" d="M0 -14V26" />
        <path class="solid" d="M-13 -10C-11 -18 -6 -21.5 0 -21.5C6 -21.5 11 -18 13 -10C4 -15 -4 -15 -13 -10Z" />
        ${[-9.5, 9.5].map((x) => svg`<circle class="solid" cx=${x} cy="1" r="4" /><circle class="solid" cx=${x * 0.9} cy="14" r="4" />`)}`,
    P: svg`
        ${mirrored("M-3 -26C-5 -30 -9 -31 -12 -30", "limb fine")}
        ${mirrored("M-13 -13L-20 -16M-16 -5L-24 -6M-17 4L-25 5M-16 12L-23 16M-12 20L-18 25", "limb fine")}
        <path class="shell" d="M0 -27C10 -27 17 -13 17 2C17 17 10 29 0 29C-10 29 -17 17 -17 2C-17 -13 -10 -27 0 -27Z" />
        <path class="stripe" d="M-12 -16Q0 -10 12 -16M-16 -6Q0 0 16 -6M-17 4Q0 10 17 4M-15 14Q0 20 15 14" />`,
};

Object.assign(drawnKinds, insects);

export { drawingOf } from "./drawn-kinds.js";
