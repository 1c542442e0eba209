/**
 * Guarded access to the browser's storage. The storage may be missing, forbidden (in a sandboxed frame even reading
 * `localStorage` throws), full, or contain foreign data. In these cases the page remembers values for this visit only.
 * No other module uses `localStorage`.
 */

const PREFIX = "quintet/";

/** Returns the name in the storage. @param {string} key */
export const storedAs = (key) => PREFIX + key;

/**
 * @typedef {object} Memory
 * @property {(key: string) => any} read  returns the value, or null if there is none or it cannot be parsed; what
 *     cannot be parsed is set aside
 * @property {(key: string, value: unknown) => boolean} write  returns false if the value lasts for this visit only
 * @property {(key: string) => void} forget
 * @property {(key: string, text?: string) => void} setAside  moves a value that cannot be read to another name, where
 *     nothing replaces it, and says so once; `text`: that of a value which lies elsewhere and stays there
 */

/** @param {() => Storage} [open]  returns the storage; may throw @returns {Memory} */
export function openMemory(open = () => globalThis.localStorage) {
    /** @type {Map<string, string>} Values that could not be stored, kept for this visit. */
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
                this.setAside(key);
                return null;
            }
        },

        setAside(key, given) {
            const aside = `${PREFIX}damaged/${key}`;
            try {
                const text = given ?? storage?.getItem(PREFIX + key);
                // Of a value elsewhere, the reader has heard before.
                if (!text || (given && storage?.getItem(aside) === given)) return;
                const language = key === "settings" ? "" : this.read("settings")?.language;
                import("../notices/damaged-bar.js")
                    .then(({ tellDamaged }) => tellDamaged(key, text, language))
                    .catch(() => {});
                // First, because the storage may have no room for both.
                if (!given) storage?.removeItem(PREFIX + key);
                storage?.setItem(aside, text);
            } catch {
                // The text is in the file that the bar offers.
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
                // Storage that cannot be written holds nothing to remove.
            }
        },
    };
}
