/**
 * A capability of the board in replays: the cells that a player has marked by printing `mark CELL COLOUR`, each with
 * the letter of its colour. The layout of a replay states it beside those of the game, and the board's property `marks`
 * holds them.
 *
 * @typedef {Mark & {colour: string}} AgentMark
 */
import { css, svg } from "lit";
import { capabilities } from "../../board/capabilities/index.js";
import { short } from "../../board/drawing/geometry.js";
import { COLOURS } from "./printed.js";

/**
 * @import { CapabilityContext } from "../../board/context.d.ts"
 * @import { Scene } from "../../board/drawing/scene.js"
 * @import { BoardLayout, Mark } from "../../engine/protocol.js"
 * @import { ColouredCells } from "./printed.js"
 */

const NAME = "agent_marks";
const ROLE = "agent-mark";

const styles = css`
    .agent-mark circle {
        fill: var(--mark);
        fill-opacity: 0.92;
        stroke: var(--mark-ink);
        stroke-width: 3;
    }
    .agent-mark text {
        fill: var(--mark-ink);
        font: 700 26px/1 var(--font);
        text-anchor: middle;
    }
`;

/** Fill and ink of each colour, readable on each other in both themes. @type {Record<string, [string, string]>} */
export const markColours = {
    red: ["#c0271d", "#fff"],
    orange: ["#e07b12", "#1c0c02"],
    yellow: ["#f2cf3f", "#241c00"],
    green: ["#2b7a3d", "#fff"],
    blue: ["#1f5fbf", "#fff"],
    purple: ["#7b3fa0", "#fff"],
    pink: ["#f0a3c0", "#3a0a1e"],
    black: ["#1d1d1d", "#fff"],
    white: ["#ffffff", "#1d1d1d"],
    grey: ["#6f6f6f", "#fff"],
};

/** @param {string} colour */
export const markStyle = (colour) => `--mark: ${markColours[colour][0]}; --mark-ink: ${markColours[colour][1]}`;

/** The offset of several marks on one cell, so that all can be seen. @param {number} index @param {number} count */
const offset = (index, count) => (count === 1 ? 0 : (index - (count - 1) / 2) * 26);

export class AgentMarks {
    styles = styles;

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
    }

    /** @returns {AgentMark[]} */
    get shown() {
        return /** @type {any} */ (this.board).marks.filter((/** @type {AgentMark} */ { role }) => role === ROLE);
    }

    /** @param {string} cell @returns {string[]} */
    notes(cell) {
        const { t } = this.board;
        return this.shown
            .filter(({ cells }) => cells.includes(cell))
            .map(({ colour }) => t("report.marked", { colour: t(`report.colour.${colour}`) }));
    }

    /** @param {Scene} scene */
    overlay(scene) {
        /** @type {Map<string, string[]>} */
        const colours = new Map();
        for (const { colour, cells } of this.shown) {
            for (const cell of cells) colours.set(cell, [...(colours.get(cell) ?? []), colour]);
        }
        const known = (/** @type {string} */ cell) => scene.byId.has(cell);
        const top = (/** @type {string} */ cell) => /** @type {any} */ (this.board).topPlace(cell);
        return [...colours]
            .filter(([cell]) => known(cell))
            .map(([cell, names]) => {
                const { x, y } = top(cell);
                return names.map(
                    (colour, index) => svg`<g class="agent-mark" style=${markStyle(colour)}
                        transform="translate(${short(x + offset(index, names.length))} ${short(y)})">
                        <circle r="21" /><text y="9">${COLOURS[/** @type {"red"} */ (colour)]}</text></g>`,
                );
            });
    }
}

/** Marks for the board's property `marks`. @param {ColouredCells[]} coloured @returns {AgentMark[]} */
export const agentMarks = (coloured) => coloured.map((each) => ({ role: ROLE, ...each }));

/** A layout whose board draws such marks. @param {BoardLayout} layout @returns {BoardLayout} */
export function withAgentMarks(layout) {
    /** @type {Record<string, any>} */ (capabilities)[NAME] = AgentMarks;
    return { ...layout, capabilities: [...layout.capabilities, NAME] };
}
