/** Work on long lists in slices, between which the page hears its reader. */

/** How long a slice may take, in milliseconds: half a frame. */
const SLICE_MS = 8;

/** Lets waiting events run first. @returns {Promise<void>} */
export const pause = () =>
    new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(null);
    });

/**
 * Runs steps until one returns false.
 * @param {() => boolean} step  does a little work; false: everything is done
 * @param {AbortSignal} [signal]  rejects with its reason when it aborts
 */
export async function inSlices(step, signal) {
    let end = performance.now() + SLICE_MS;
    while (step()) {
        if (performance.now() < end) continue;
        await pause();
        signal?.throwIfAborted();
        end = performance.now() + SLICE_MS;
    }
}

/**
 * Calls `work` for each item of a list.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => void} work
 * @param {AbortSignal} [signal]
 */
export async function eachInSlices(items, work, signal) {
    let index = 0;
    await inSlices(() => {
        if (index === items.length) return false;
        work(items[index], index);
        index += 1;
        return true;
    }, signal);
}
