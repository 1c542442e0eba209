/**
 * Changes of a draft, as pure functions that return a new one. A draft is an activity with its answers; while it is
 * made, fields may be missing.
 */

/** @import { Activity, Item } from "../activity.js" */

/** Fields that variants cannot change. */
const SHARED = ["id", "kind", "points", "attempts", "penalty", "minutes", "variants"];

/** A short id that no other draft is likely to have. @param {string} start @param {() => number} [random] */
const newId = (start, random = Math.random) =>
    `${start}-${Math.floor(random() * 36 ** 8)
        .toString(36)
        .padStart(8, "0")}`;

/** @returns {any} an activity without a title and items */
export const emptyDraft = () => ({ quintet: "activity", version: 1, id: newId("sheet"), items: [] });

/**
 * An object with some fields changed. A field without a value is left out.
 * @param {any} object
 * @param {Record<string, unknown>} change
 */
export function changed(object, change) {
    const entries = Object.entries({ ...object, ...change });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ""));
}

/** An id for an item that no item has. @param {Activity} draft @param {string} kind */
export function freeId({ items }, kind) {
    let number = 1;
    while (items.some(({ id }) => id === `${kind}-${number}`)) number += 1;
    return `${kind}-${number}`;
}

/**
 * @param {Activity} draft
 * @param {Omit<Item, "id"> & {kind: string}} item
 * @param {number} [place]  by default the end
 * @returns {Activity}
 */
export function withItem(draft, item, place = draft.items.length) {
    const items = [...draft.items];
    items.splice(place, 0, { ...item, id: freeId(draft, item.kind) });
    return { ...draft, items };
}

/** @param {Activity} draft @param {number} place @returns {Activity} */
export const withoutItem = (draft, place) => ({
    ...draft,
    items: draft.items.filter((_, number) => number !== place),
});

/**
 * Moves an item by some places; the draft itself if there is no such place.
 * @param {Activity} draft @param {number} place @param {number} by
 * @returns {Activity}
 */
export function moved(draft, place, by) {
    const to = place + by;
    if (to < 0 || to >= draft.items.length) return draft;
    const items = [...draft.items];
    items.splice(to, 0, ...items.splice(place, 1));
    return { ...draft, items };
}

/**
 * An item as one of its versions: 0 is the item itself, the others its variants.
 * @param {Item} item @param {number} version
 * @returns {Item}
 */
export function versionOf({ variants = [], ...item }, version) {
    return version === 0 ? item : { ...item, ...variants[version - 1] };
}

/**
 * Changes a version of an item. What a variant has in common with the item is not written into it; what all have in
 * common is always changed in the item.
 * @param {Item} item @param {number} version @param {Record<string, unknown>} change
 * @returns {Item}
 */
export function withVersion(item, version, change) {
    const { variants = [] } = item;
    if (version === 0 || Object.keys(change).every((name) => SHARED.includes(name))) {
        return /** @type {Item} */ (changed(item, change));
    }
    const same = (/** @type {string} */ name, /** @type {unknown} */ value) =>
        JSON.stringify(value) === JSON.stringify(item[name]);
    const kept = { ...variants[version - 1], ...change };
    const own = Object.entries(kept).filter(([name, value]) => value !== undefined && !same(name, value));
    return {
        ...item,
        variants: variants.map((variant, number) => (number === version - 1 ? Object.fromEntries(own) : variant)),
    };
}

/** @param {Item} item @returns {Item} with one more variant, which begins as a copy of the item */
export function withVariant(item) {
    return { ...item, variants: [...(item.variants ?? []), {}] };
}

/** @param {Item} item @param {number} version @returns {Item} */
export function withoutVariant(item, version) {
    const variants = (item.variants ?? []).filter((_, number) => number !== version - 1);
    return /** @type {Item} */ (changed(item, { variants: variants.length ? variants : undefined }));
}

/** The points of all items. @param {Activity} draft */
export const pointsIn = ({ items }) => items.reduce((sum, { points = 1 }) => sum + (Number(points) || 0), 0);
