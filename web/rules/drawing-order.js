/**
 * Draws figures one after the other, each when it comes near the window, so that a page with twenty boards opens as fast as
 * one without any.
 *
 * @typedef {HTMLElement & {draw: () => Promise<void>}} Drawable
 */
export class DrawingOrder {
    /** @type {Set<Drawable>} */
    #waiting = new Set();
    #running = false;
    #observer = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: "60% 0px" });
    #failed;

    /** @param {(error: Error) => void} failed  a figure could not be drawn; nothing more is until `resume` */
    constructor(failed) {
        this.#failed = failed;
    }

    /** @param {Drawable} figure */
    watch(figure) {
        this.#observer.observe(figure);
    }

    /** @param {IntersectionObserverEntry[]} entries */
    #see(entries) {
        for (const { target, isIntersecting } of entries) {
            const figure = /** @type {Drawable} */ (target);
            if (isIntersecting) this.#waiting.add(figure);
            else this.#waiting.delete(figure);
        }
        if (this.ready) this.#run();
    }

    /** Whether there is something to draw with. */
    ready = false;

    /** There is something to draw with, for the first time or again. */
    resume() {
        this.ready = true;
        this.#run();
    }

    async #run() {
        if (this.#running) return;
        this.#running = true;
        try {
            for (let [next] = this.#waiting; next; [next] = this.#waiting) {
                await next.draw();
                this.#waiting.delete(next);
                this.#observer.unobserve(next);
                // A frame for the reader between two figures.
                await new Promise(requestAnimationFrame);
            }
        } catch (error) {
            this.ready = false;
            this.#failed(/** @type {Error} */ (error));
        } finally {
            this.#running = false;
        }
    }
}
