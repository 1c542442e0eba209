/**
 * The browser's storage, guarded. It may be missing, forbidden (a sandboxed frame throws on the mere
 * mention of it), full, or hold what someone else wrote: the page then simply remembers nothing beyond
 * this visit. No other module touches `localStorage`.
 */

const PREFIX = "quintet/";

/**
 * @typedef {object} Memory
 * @property {(key: string) => any} read  the value, or null if there is none that can be read
 * @property {(key: string, value: unknown) => boolean} write  false if it will be gone after this visit
 * @property {(key: string) => void} forget
 */

/**
 * @param {() => Storage} [open]  gives the storage to use; may throw
 * @returns {Memory}
 */
export function openMemory(open = () => globalThis.localStorage) {
    /** @type {Map<string, string>} What could not be stored, for this visit. */
    const visit = new Map();
    /** @type {Storage | null} */
    let storage = null;
    try {
        storage = open();
    } catch {
        storage = null;
    }

    return {
        read(key) {
            let text = visit.get(key) ?? null;
            if (text === null) {
                try {
                    text = storage?.getItem(PREFIX + key) ?? null;
                } catch {
                    text = null;
                }
            }
            if (text === null) return null;
            try {
                return JSON.parse(text);
            } catch {
                return null;
            }
        },

        write(key, value) {
            const text = JSON.stringify(value);
            try {
                storage?.setItem(PREFIX + key, text);
                if (storage) visit.delete(key);
                else visit.set(key, text);
                return storage !== null;
            } catch {
                visit.set(key, text);
                return false;
            }
        },

        forget(key) {
            visit.delete(key);
            try {
                storage?.removeItem(PREFIX + key);
            } catch {
                // Nothing was kept, so nothing has to go.
            }
        },
    };
}
