/**
 * Returns a function that runs a task after the messages that are already waiting. `setTimeout` would work too, but
 * browsers delay nested timers by 4 ms, which is long compared with a slice.
 * @returns {(task: () => void) => void}
 */
export function makeLater() {
    const channel = new MessageChannel();
    /** @type {Array<() => void>} */
    const tasks = [];
    channel.port1.onmessage = () => tasks.shift()?.();
    return (task) => {
        tasks.push(task);
        channel.port2.postMessage(null);
    };
}
