/**
 * Drag, wheel, touch and pinch on the tree.
 *
 * `pan` returns whether the view could move. `press`: a press at a place without a drag; `twice` for the second of two.
 * `hover`: the pointer is at a place, or gone.
 * @typedef {{pan: (x: number, y: number) => boolean, zoom: (factor: number, x: number, y: number) => void,
 *            press: (x: number, y: number, twice: boolean) => void, hover: (at: {x: number, y: number} | null) =>
 *            void}} Moves
 */

/** A press that moves farther, in pixels, is a drag. */
const STILL = 5;
const TWICE = 400;
const WHEEL_ZOOM = 0.0022;
const LINE_HEIGHT = 18;

export class Pointers {
    /** The pointers that are down, by id. @type {Map<number, {x: number, y: number}>} */
    #down = new Map();
    /** The press under way; `far`: it has become a drag. */
    #press = { x: 0, y: 0, far: false };
    #last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

    /** @param {HTMLElement} element @param {Moves} moves */
    constructor(element, moves) {
        this.element = element;
        this.moves = moves;
        element.addEventListener("pointerdown", (event) => this.#begin(event));
        element.addEventListener("pointermove", (event) => this.#move(event));
        element.addEventListener("pointerup", (event) => this.#end(event, true));
        element.addEventListener("pointercancel", (event) => this.#end(event, false));
        element.addEventListener("pointerleave", () => moves.hover(null));
        element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    }

    /** @param {PointerEvent | WheelEvent} event */
    #place(event) {
        const box = this.element.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    /** @param {PointerEvent} event */
    #begin(event) {
        if (event.button !== 0) return;
        const at = this.#place(event);
        this.#down.set(event.pointerId, at);
        // A second finger makes the press a pinch.
        this.#press = { ...at, far: this.#down.size > 1 };
        this.element.setPointerCapture(event.pointerId);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const at = this.#place(event);
        const before = this.#down.get(event.pointerId);
        if (!before) {
            if (event.pointerType !== "touch") this.moves.hover(at);
            return;
        }
        const { x, y, far } = this.#press;
        if (!far && Math.hypot(at.x - x, at.y - y) < STILL) return;
        const others = [...this.#down].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
        this.#down.set(event.pointerId, at);
        if (!far) this.moves.hover(null);
        this.#press.far = true;
        if (others.length === 0) {
            this.moves.pan(at.x - before.x, at.y - before.y);
            return;
        }
        const [other] = others;
        const [distance, was] = [at, before].map((place) => Math.hypot(place.x - other.x, place.y - other.y));
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
        if (was > 0) this.moves.zoom(distance / was, middle.x, middle.y);
        this.moves.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    }

    /** @param {PointerEvent} event @param {boolean} lifted */
    #end(event, lifted) {
        if (!this.#down.delete(event.pointerId)) return;
        if (!lifted || this.#press.far || this.#down.size > 0) return;
        const { x, y } = this.#press;
        const { at, x: lastX, y: lastY } = this.#last;
        const twice = event.timeStamp - at < TWICE && Math.hypot(x - lastX, y - lastY) < 2 * STILL;
        this.#last = { at: twice ? Number.NEGATIVE_INFINITY : event.timeStamp, x, y };
        this.moves.press(x, y, twice);
    }

    /** @param {WheelEvent} event */
    #wheel(event) {
        const unit = event.deltaMode === 1 ? LINE_HEIGHT : event.deltaMode === 2 ? this.element.clientHeight : 1;
        const [across, down] = [event.deltaX * unit, event.deltaY * unit];
        if (event.ctrlKey || event.metaKey) {
            // Trackpads report a pinch as a wheel with Ctrl, in small steps.
            event.preventDefault();
            const { x, y } = this.#place(event);
            this.moves.zoom(Math.exp(-Math.max(-200, Math.min(200, down)) * WHEEL_ZOOM * 1.6), x, y);
            return;
        }
        // At the end of the tree the page scrolls on.
        const [x, y] = event.shiftKey && across === 0 ? [-down, 0] : [-across, -down];
        if (this.moves.pan(x, y)) event.preventDefault();
    }
}
