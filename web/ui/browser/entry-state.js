/**
 * Saves the state of the current history entry for a reload. Chromium drops the state if the address changes after the
 * reload has started.
 */

import { openMemory } from "./storage.js";

const ENTRY = "entry";
const tab = openMemory(() => sessionStorage);

/** @param {object | null} state  null: the entry has none yet */
export const saveEntry = (state) => tab.write(ENTRY, state);

/** Restores the state that a reload has dropped. */
export function restoreEntry() {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    if (visit?.type === "reload" && !history.state) history.replaceState(tab.read(ENTRY), "");
}
