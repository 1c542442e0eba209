/**
 * Colours of the tree by name, from the page's custom properties.
 *
 * @typedef {(name: string) => string} Palette
 */

import { colourOf } from "../../../ui/browser/colour.js";

/** @type {Record<string, string>} */
const properties = {
    paper: "--paper",
    raised: "--paper-raised",
    sunken: "--paper-sunken",
    ink: "--ink",
    soft: "--ink-soft",
    edge: "--ink-soft",
    ghost: "--ink-soft",
    rule: "--rule",
    accent: "--accent",
    onAccent: "--accent-ink",
    focus: "--focus",
    warning: "--warning",
};

/** For print, whatever the theme of the page is. @type {Record<string, string>} */
const printed = {
    paper: "#ffffff",
    raised: "#ffffff",
    sunken: "#f1f1f1",
    ink: "#1d1c1a",
    soft: "#55524b",
    edge: "#77736a",
    ghost: "#8a867c",
    rule: "#d0ccc2",
    accent: "#7a4a12",
    onAccent: "#ffffff",
    focus: "#1d4ed8",
    warning: "#8a2c0d",
};

/** The colours of players whose names are no colours. */
const standIns = ["red", "blue", "green"];

/**
 * @param {CSSStyleDeclaration} style  of the element
 * @param {string[]} players
 * @param {boolean} [print]
 * @returns {Palette}
 */
export function paletteOf(style, players, print = false) {
    /** @type {Map<string, string>} */
    const known = new Map();
    const value = (/** @type {string} */ property) => colourOf(style, property);
    const find = (/** @type {string} */ name) => {
        if (print && printed[name]) return printed[name];
        // The page may give the element another ground.
        if (name === "paper" && opaque(style.backgroundColor)) return style.backgroundColor;
        if (properties[name]) return value(properties[name]) || printed[name];
        const [, kind, number] = /** @type {RegExpMatchArray} */ (name.match(/^([a-z]+)(\d)$/));
        const colour = colourName(style, players, Number(number));
        if (kind === "text") return value(`--player-${colour}-ink`) || "#fff";
        return (kind === "inlay" ? value(`--player-${colour}-inlay`) : value(`--player-${colour}`)) || "#777";
    };
    return (name) => {
        const colour = known.get(name) ?? find(name);
        known.set(name, colour);
        return colour;
    };
}

/** @param {CSSStyleDeclaration} style @param {string[]} players @param {number} player */
function colourName(style, players, player) {
    const name = players[player] ?? "";
    return /^[a-z]+$/.test(name) && style.getPropertyValue(`--player-${name}`) ? name : standIns[player % 3];
}

/** @param {string} colour */
const opaque = (colour) => colour.startsWith("rgb(") || colour.startsWith("color(");

/** Whether the players are those of a game, with colours of their own. @param {string[]} players */
export const haveColours = (players) => players.length > 0 && players.every((name) => colours.has(name));
const colours = new Set(["red", "green", "blue", "black", "white"]);
