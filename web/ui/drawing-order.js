/**
 * Draws figures one after another: first those near the window, so that a page with twenty boards opens as fast as one
 * without, then the others when the browser is idle, so that all are there when the page is printed.
 *
 * @typedef {HTMLElement & {draw: () => Promise<void>}} Drawable
 */
export class DrawingOrder {
    /** @type {WeakSet<Drawable>} */
    #known = new WeakSet();
    /** Figures not drawn yet. @type {Set<Drawable>} */
    #left = new Set();
    /** Those near the window. @type {Set<Drawable>} */
    #near = new Set();
    #running = false;
    /** Whether to draw all figures without pauses. */
    #urgent = false;
    /** Ends the wait for an idle browser early. */
    #wake = () => {};
    #observer = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: "60% 0px" });
    #failed;

    /**
     * @param {(error: Error) => void} failed  called when a figure cannot be drawn; drawing then stops until `resume`
     */
    constructor(failed) {
        this.#failed = failed;
    }

    /** @param {Drawable} figure  one that is known already is not drawn again */
    watch(figure) {
        if (this.#known.has(figure)) return;
        this.#known.add(figure);
        this.#left.add(figure);
        this.#observer.observe(figure);
    }

    /** @param {IntersectionObserverEntry[]} entries */
    #see(entries) {
        for (const { target, isIntersecting } of entries) {
            const figure = /** @type {Drawable} */ (target);
            if (isIntersecting) this.#near.add(figure);
            else this.#near.delete(figure);
        }
        if (this.#near.size) this.#wake();
        if (this.ready) this.#run();
    }

    /** Whether the engine is ready. */
    ready = false;

    /** Starts drawing, or continues after a failure. */
    resume() {
        this.ready = true;
        this.#run();
    }

    /** Draws the remaining figures as fast as possible, because the page is about to be printed. */
    hurry() {
        this.#urgent = true;
        this.#wake();
        if (this.ready) this.#run();
    }

    async #run() {
        if (this.#running) return;
        this.#running = true;
        try {
            while (this.#left.size) {
                if (!this.#near.size && !this.#urgent) await this.#idle();
                const [next] = [...this.#near, ...this.#left];
                await next.draw();
                this.#near.delete(next);
                this.#left.delete(next);
                this.#observer.unobserve(next);
                // Leave a frame between two figures, so that the page stays responsive.
                if (!this.#urgent) await new Promise(requestAnimationFrame);
            }
        } catch (error) {
            this.ready = false;
            this.#failed(/** @type {Error} */ (error));
        } finally {
            this.#running = false;
        }
    }

    /**
     * Waits until the browser is idle (with a timeout in Safari, which does not report that) or drawing is urgent.
     * @returns {Promise<void>}
     */
    #idle() {
        return new Promise((resolve) => {
            this.#wake = resolve;
            if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
            else setTimeout(resolve, 200);
        });
    }
}
