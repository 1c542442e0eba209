/** Data that forms load once while they are shown. */

/** @import { FormTools } from "../forms.js" */

/**
 * Loads something once; null until it is there.
 * @template T
 * @param {FormTools} tools @param {string} name @param {() => Promise<T>} load
 * @returns {T | null}
 */
export function loadedOnce({ loaded, show }, name, load) {
    if (!loaded.has(name)) {
        loaded.set(name, null);
        load().then(
            (value) => {
                loaded.set(name, value);
                show();
            },
            // Without a network the next look tries again.
            () => loaded.delete(name),
        );
    }
    return loaded.get(name);
}
