/** Time without a change before a size is reported, in milliseconds. */
const SETTLE_MS = 100;

/**
 * Reports the size of an element and its ideal height when its layout has settled. Otherwise a page that adapts the
 * height at once would follow every intermediate size of the layout, and each change would start another round.
 *
 * @typedef {{ width: number, height: number, idealHeight: number }} Size in CSS pixels
 */
export class SizeReporter {
    /** @param {(size: Size) => void} tell */
    constructor(tell) {
        this.tell = tell;
        /** The last reported size, as JSON. */
        this.told = "";
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.waiting = undefined;
    }

    /** @param {Size} size */
    take(size) {
        this.end();
        const text = JSON.stringify(size);
        if (text === this.told) return;
        this.waiting = setTimeout(() => {
            this.told = text;
            this.tell(size);
        }, SETTLE_MS);
    }

    /** Drops a size that is not reported yet. */
    end() {
        clearTimeout(this.waiting);
    }
}
