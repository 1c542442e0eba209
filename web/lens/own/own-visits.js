/**
 * The visits of a student's search, with values and windows as the player who searches sees them. Pure.
 *
 * A search may return values in different ways: always for one player (minimax), or for the player to move (negamax).
 * Which one it is shows at its leaves and in how it combines the values of children.
 *
 * `value`: what the call returned; null if it returned no number, or hasn't returned. `values`: for each player.
 * `looked`: the scores that it read here. `window`: alpha and beta at entry, infinite where unknown; `hasWindow` says
 * whether the search has any. `threw`: whether an error ended it. `steps`: what happened in the visit, in order.
 * @typedef {{number: number, parent: number, item: number, file: number, line: number, caller: Place | null,
 *            children: number[], looked: number[] | null, value: number | null, values: number[] | null,
 *            returned: boolean, threw: boolean, hasWindow: boolean, window: [number, number]}} Visit
 * @typedef {[number, number]} Place  file and line
 *
 * What happened, in order. `window` is null where it is as before.
 * @typedef {{kind: "enter", visit: number, place: Place}
 *     | {kind: "look", visit: number, place: Place}
 *     | {kind: "window", visit: number, window: [number, number]}
 *     | {kind: "leave", visit: number, place: Place, before: Place, window: [number, number] | null}} OwnStep
 * `hasVectors`: whether values are lists with a score for each player.
 * @typedef {{items: SearchedItem[], players: number, player: number, visits: Visit[], steps: OwnStep[],
 *            roots: number[], height: number, hasVectors: boolean}} OwnRun
 */

import { INFINITY } from "../trace/events.js";

/**
 * @import { SearchRun, Window } from "../../agents/search/run-search.js"
 * @import { SearchedItem } from "./searched-items.js"
 */

/**
 * The convention of a search: values for a player by number, or for the player to move.
 * @typedef {number | "mover"} View
 */

/** @param {SearchRun} run @param {SearchedItem[]} items @returns {OwnRun} */
export function ownRunOf({ players, events }, items) {
    const player = items[0].player ?? 0;
    /** @type {Visit[]} */
    const visits = [];
    /** @type {any[]} */
    const returned = [];
    for (const event of events) {
        if (event[0] === "enter") {
            const [, number, parent, item, file, line, , caller] = /** @type {any[]} */ (event);
            if (parent >= 0) visits[parent].children.push(number);
            visits.push({
                number,
                parent,
                item,
                file,
                line,
                caller: caller ?? null,
                children: [],
                looked: null,
                value: null,
                values: null,
                returned: false,
                threw: false,
                hasWindow: false,
                window: [-INFINITY, INFINITY],
            });
        } else if (event[0] === "look") {
            const [, visit, , , value] = event;
            visits[visit].looked = Array.isArray(value) ? value : players === 2 ? [value, -value] : [value];
        } else if (event[0] === "leave") {
            visits[event[1]].returned = true;
            visits[event[1]].threw = /** @type {any[]} */ (event)[7] === true;
            returned[event[1]] = event[4];
        }
    }
    const view = viewOf(visits, items, players, returned, player);
    /** The sign that turns a visit's numbers into those of the player who searches. @param {Visit} visit */
    const sign = ({ item }) => {
        if (players !== 2) return 1;
        return (view === "mover" ? (items[item].player ?? player) : view) === player ? 1 : -1;
    };
    for (const visit of visits) {
        const value = returned[visit.number] ?? null;
        if (Array.isArray(value)) {
            visit.values = value;
            visit.value = value[player];
        } else if (value !== null) {
            visit.value = sign(visit) * value || 0;
            visit.values = spread(visit.value, player, players);
        }
    }
    /** @param {number} visit @param {Window | null | undefined} window @returns {[number, number] | null} */
    const windowIn = (visit, window) => {
        if (!window) return null;
        const [alpha, beta] = [window[0] ?? -INFINITY, window[1] ?? INFINITY];
        visits[visit].hasWindow = true;
        return sign(visits[visit]) > 0 ? [alpha, beta] : [-beta, -alpha];
    };
    /** @type {OwnStep[]} */
    const steps = [];
    for (const event of events) {
        const [kind, visit] = event;
        if (kind === "enter") {
            const { file, line } = visits[visit];
            visits[visit].window = windowIn(visit, event[6]) ?? visits[visit].window;
            steps.push({ kind, visit, place: [file, line] });
        } else if (kind === "window") {
            const window = windowIn(visit, event[4]);
            if (window) steps.push({ kind, visit, window });
        } else if (kind === "look") {
            steps.push({ kind, visit, place: [event[2], event[3]] });
        } else {
            const [, , file, line, , window, before] = /** @type {any[]} */ (event);
            const place = /** @type {Place} */ ([file, line]);
            steps.push({
                kind: "leave",
                visit,
                place,
                before: [file, before ?? line],
                window: windowIn(visit, window),
            });
        }
    }
    const roots = visits.filter(({ parent }) => parent < 0).map(({ number }) => number);
    const height = visits.reduce((most, { item }) => Math.max(most, items[item].level), 0);
    const hasVectors = players > 2 && returned.some(Array.isArray);
    return { items, players, player, visits, steps, roots, height, hasVectors };
}

/** One player's value as one for each; two players' add up to 0. */
const spread = (/** @type {number} */ value, /** @type {number} */ player, /** @type {number} */ players) =>
    Array.from({ length: players }, (_, each) => (each === player ? value : players === 2 ? -value || 0 : 0));

/**
 * Finds the convention: the one that explains most of the values.
 * @param {Visit[]} visits
 * @param {SearchedItem[]} items
 * @param {number} players
 * @param {any[]} returned
 * @param {number} player
 * @returns {View}
 */
function viewOf(visits, items, players, returned, player) {
    if (players !== 2) return player;
    /** @type {View[]} */
    const views = [player, "mover", 1 - player];
    const points = views.map((view) => {
        let count = 0;
        for (const { number, item, looked, children } of visits) {
            const value = returned[number];
            if (typeof value !== "number") continue;
            const mover = items[item].player ?? player;
            const whose = view === "mover" ? mover : view;
            if (children.length === 0) {
                if (looked && looked[whose] === value) count += 1;
                continue;
            }
            const below = children.map((child) => returned[child]).filter((each) => typeof each === "number");
            if (below.length !== children.length) continue;
            const seen = view === "mover" ? below.map((each) => -each) : below;
            const best = view === "mover" || mover === view ? Math.max(...seen) : Math.min(...seen);
            if (best === value) count += 1;
        }
        return count;
    });
    return views[points.indexOf(Math.max(...points))];
}

/** The children of a visit by item, each once, in the order in which they were visited. @param {OwnRun} run */
export function childItems({ visits }, /** @type {Visit} */ { children }) {
    return [...new Set(children.map((child) => visits[child].item))];
}

/** The names of the children that a visit skipped by itself; none if it visited no child. @param {OwnRun} run */
export function skippedIn(run, /** @type {Visit} */ visit) {
    const names = run.items[visit.item].children;
    const searched = childItems(run, visit);
    if (!names || !visit.returned || visit.threw || searched.length === 0) return [];
    const seen = new Set(searched.map((item) => run.items[item].name));
    return names.filter((name) => !seen.has(name));
}
