/**
 * Names what a page shows in its address, and notices when someone changes the address.
 * @param {() => void} changed  called when what follows `#` isn't what the page wrote last
 * @returns {(hash: string, state?: unknown) => void} writes into the address, without `#`
 */
export function nameInAddress(changed) {
    let written = "";
    window.addEventListener("hashchange", () => location.hash !== written && changed());
    return (hash, state = null) => {
        written = `#${hash}`;
        history.replaceState(state, "", written);
    };
}
