/** How long a size has to stand before a page hears of it, in milliseconds. */
const REST = 100;

/**
 * Tells the page around what size an element has and what height would fit it, once its layout has come to rest: a page that
 * obeys at once would otherwise chase the sizes of a layout that is still being put up, each answer starting another round.
 *
 * @typedef {{ width: number, height: number, idealHeight: number }} Size in CSS pixels
 */
export class SizeTeller {
    /** @param {(size: Size) => void} tell */
    constructor(tell) {
        this.tell = tell;
        /** What was told last. */
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
        }, REST);
    }

    /** What is not told by now is not told any more. */
    end() {
        clearTimeout(this.waiting);
    }
}
