/**
 * The constant part of a board in picture units, computed once for each layout: places of cells, outlines, and the
 * owners of the parts of the rim. Pure; drawing is elsewhere.
 *
 * @typedef {{player: Player | null, line: Point[], border: Point[], badges: Point[]}} Strip  a player's stretch of rim,
 *     the same stretch of the outline, and the places of the player's marks between them
 * @typedef {{player: Player | null, cells: Set<string>, normal: Point}} Gate  cells from which tokens leave, and in
 *     which direction
 * @typedef {{shape: "pointy_hexagon" | "square", turn: number, cells: PlacedCell[], byId: Map<string, PlacedCell>,
 *     cellOn: (point: Point) => string,
 *            rows: PlacedCell[][], tiles: boolean, token: string, corners: Point[], rim: Point[][], outline: Point[],
 *            strips: Strip[], gates: Gate[], zones: {role: string, player: Player | null, cells: PlacedCell[], outline:
 *            Point[][]}[], plate: number, band: number, labelSize: number, labels: Label[],
 *            bounds: Bounds, view: Bounds}} Scene
 * `cellOn`: the cell with its middle at a point, or an empty string; `tiles`: tokens have the shape of cells rather
 * than discs; `token`: their outline, as path data; `labelSize`: height of the letters of coordinates; `outline`
 * encloses all cells; the plate reaches `plate` beyond it, the bands `band`.
 */
import {
    boundsOf,
    corners,
    distance,
    hull,
    middleOf,
    placed,
    project,
    roundedPath,
    UNIT,
    widened,
} from "./geometry.js";
import { chained, facingRim, rimEdges } from "./rim.js";

/**
 * @import { BoardLayout, Player } from "../../engine/protocol.js"
 * @import { Bounds, Point } from "./geometry.js"
 * @import { Label } from "./labels.js"
 * @import { PlacedCell } from "./rim.js"
 */

/** The radius of a disc on each shape of cell: on squares, only the corners remain free. */
const radii = { pointy_hexagon: 36, square: 43 };

/** Returns the outline of a token, a disc around its middle. @param {number} r */
const disc = (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Minimum and maximum height of the letters of coordinates; between these, the height grows with the board. */
const letters = { least: 22, most: 30, byCell: 2.3 };
/** Room for these letters on the plate, as a multiple of their height; on slanted sides width counts as well. */
const aroundLetters = { short: 1.4, wide: 2.32 };

/** The widest board, in cells, on which a phone of 390 px still shows cells of 24 px. */
const widestOnPhone = 16.2;

/** Groups cells by height on the screen, each row from left to right. @param {PlacedCell[]} cells */
function rowsOf(cells) {
    const sorted = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
    /** @type {PlacedCell[][]} */
    const rows = [];
    for (const cell of sorted) {
        const row = rows[rows.length - 1];
        if (row && Math.abs(row[0].y - cell.y) < UNIT / 4) row.push(cell);
        else rows.push([cell]);
    }
    for (const row of rows) row.sort((a, b) => a.x - b.x);
    return rows;
}

/**
 * Returns a player's part of the rim: its line along the outline of the board, the area between rim and outline, and
 * the places of the player's badges, which are the notches between hexagons or the middles of straight edges.
 * @param {Player | null} player
 * @param {Point[]} line  the rim
 * @param {Point[]} outline  of the board
 * @param {number} band  how far the strip reaches beyond the outline
 * @returns {Strip}
 */
function stripAlong(player, line, outline, band) {
    const border = line.filter(
        (point, index) =>
            index === 0 || index === line.length - 1 || outline.some((corner) => distance(corner, point) < 1),
    );
    const parts = border.slice(1).map((point, index) => ({ from: border[index], to: point }));
    const { from, to } = parts.reduce((a, b) => (distance(b.from, b.to) > distance(a.from, a.to) ? b : a));
    const length = distance(from, to);
    const centre = middleOf(outline);
    const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const out = (from.x - centre.x) * across.x + (from.y - centre.y) * across.y < 0 ? -1 : 1;
    const depthOf = (/** @type {Point} */ point) =>
        ((from.x - point.x) * across.x + (from.y - point.y) * across.y) * out;
    const notches = line.slice(1, -1).filter((point) => depthOf(point) > 1);
    const bases = notches.length ? notches : line.slice(1).map((point, index) => middleOf([line[index], point]));
    const badges = bases.map((base) => {
        const by = (depthOf(base) + band) * 0.56 * out;
        return { x: base.x + across.x * by, y: base.y + across.y * by };
    });
    return { player, line, border, badges };
}

/** Scenes by layout, and by orientation, labels and overhang. @type {WeakMap<BoardLayout, Map<string, Scene>>} */
const known = new WeakMap();

/**
 * Returns the scene of a layout, which is computed once.
 * @param {BoardLayout} layout
 * @param {{orientation?: number, labels?: boolean, overhang?: number}} [options]  `labels`: whether the plate has room
 *     for them; they come from `labels.js`; `overhang`: how many cells of the
 *     neighbouring repetition are shown beyond each edge
 * @returns {Scene}
 */
export function makeScene(layout, { orientation = 0, labels = false, overhang = 0 } = {}) {
    const scenes = known.get(layout) ?? new Map();
    known.set(layout, scenes);
    const key = `${orientation} ${labels} ${overhang}`;
    if (!scenes.has(key)) scenes.set(key, computed(layout, { orientation, labels, overhang }));
    return scenes.get(key);
}

/**
 * @param {BoardLayout} layout
 * @param {{orientation: number, labels: boolean, overhang: number}} options
 * @returns {Scene}
 */
function computed(layout, { orientation, labels, overhang }) {
    const shape = corners(layout.shape, orientation);
    const tiles = layout.capabilities.some((name) => name === "polyomino" || name === "open_plane");
    const cells = layout.cells.map(({ id, centre }) => ({ id, ...project(centre, orientation) }));
    const key = (/** @type {Point} */ { x, y }) => `${Math.round(x)},${Math.round(y)}`;
    const ids = new Map(cells.map((cell) => [key(cell), cell.id]));
    const byId = new Map(cells.map((cell) => [cell.id, cell]));
    const edges = rimEdges(cells, shape);
    const bounds = boundsOf(cells.flatMap((cell) => placed(shape, cell)));

    const exits = layout.zones.filter(({ role }) => role === "exit");
    const gates = exits.map(({ player, cells: ids }) => {
        const members = new Set(ids);
        return { player, cells: members, ...facingRim(edges, members) };
    });
    const striped = layout.sides.length > 0 || gates.length > 0;

    const around = widened(bounds, overhang * UNIT);
    const outline = overhang
        ? [
              { x: around.left, y: around.top },
              { x: around.right, y: around.top },
              { x: around.right, y: around.bottom },
              { x: around.left, y: around.bottom },
          ]
        : hull(edges.map(({ a }) => a));

    const width = (around.right - around.left) / UNIT;
    const room = Math.max(0.12, (widestOnPhone - width) / 2) * UNIT;
    const band = striped ? Math.min(0.17 * UNIT, room * 0.5) : 0;
    const labelSize = Math.min(Math.max(width * letters.byCell, letters.least), letters.most);
    const wide = layout.shape !== "square" && layout.lines.some(({ label }) => label.length > 1);
    const labelRoom = labels ? labelSize * aroundLetters[wide ? "wide" : "short"] : 0;
    // Labels get their full room, even on a phone.
    const most = labels ? Infinity : room;
    const plate = Math.min(band + (labelRoom || (striped ? 0.11 : 0.2) * UNIT), most - 0.04 * UNIT);
    const margin = Math.min(plate + (gates.length ? 0.54 : 0.06) * UNIT, most);
    const view = widened(around, margin);

    const owned = layout.sides.map(({ player, line }) => ({
        player,
        line: line.map((point) => project(point, orientation)),
    }));
    const sided = new Set(owned.map(({ player }) => player));
    for (const gate of gates) {
        if (sided.has(gate.player)) continue;
        for (const line of chained(gate.edges)) owned.push({ player: gate.player, line });
    }

    return {
        shape: layout.shape,
        cellOn: (point) => ids.get(key(point)) ?? "",
        turn: orientation,
        cells,
        byId,
        rows: rowsOf(cells),
        tiles,
        token: tiles ? roundedPath(placed(shape, { x: 0, y: 0 }, 0.9), 12) : disc(radii[layout.shape]),
        corners: shape,
        rim: chained(edges),
        outline,
        strips: owned.map(({ player, line }) => stripAlong(player, line, outline, band)),
        gates: gates.map(({ player, cells: members, normal }) => ({ player, cells: members, normal })),
        zones: layout.zones.map(({ role, player, cells: ids }) => {
            const members = ids.flatMap((id) => byId.get(id) ?? []);
            return { role, player, cells: members, outline: chained(rimEdges(members, shape)) };
        }),
        plate,
        band,
        labelSize,
        labels: [],
        bounds,
        view,
    };
}

/**
 * Returns the direction in which a token leaves the board.
 * @param {Scene} scene
 * @param {Player | null} player
 * @param {string} cell
 * @returns {Point} of length 1
 */
export function wayOut(scene, player, cell) {
    const gate =
        scene.gates.find((candidate) => candidate.player === player && candidate.cells.has(cell)) ??
        scene.gates.find((candidate) => candidate.cells.has(cell));
    if (gate) return gate.normal;
    const from = scene.byId.get(cell) ?? { x: 0, y: 0 };
    const centre = middleOf(scene.cells);
    const length = distance(from, centre) || 1;
    return { x: (from.x - centre.x) / length, y: (from.y - centre.y) / length };
}
