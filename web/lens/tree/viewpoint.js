/**
 * Where the camera looks: at the whole tree as long as it can be read, after the search, or where the reader has moved
 * it.
 */

import { Camera } from "./camera.js";

/**
 * @import { View } from "./camera.js"
 * @import { Item } from "./layout/choose.js"
 */

/** The scale at which a tree that does not fit is shown first, and the largest one to fit a small tree. */
const READABLE = 1;
const SMALLEST_TEXTS = 0.75;
const LARGEST_FIT = 1.3;
/** How much larger texts are for the last row of a lecture hall. */
const IN_A_HALL = Math.SQRT2;
/** A narrower tree is on a phone. */
const HALL_WIDTH = 560;

export class Viewpoint {
    camera = new Camera();
    /** Whether the reader has moved the view. */
    touched = false;
    /** Whether the view has followed the search away from where it began. */
    #followed = false;
    #large = false;
    calm = matchMedia("(prefers-reduced-motion: reduce)");

    /**
     * @param {object} tree
     * @param {() => Item | null} tree.root
     * @param {() => Item | null} tree.current  the item of the current node
     * @param {() => number | null} tree.gutter  the room that the names of levels take
     * @param {() => void} tree.changed  called after the view has moved
     */
    constructor(tree) {
        this.tree = tree;
    }

    /** Another tree is there. */
    reset() {
        this.touched = false;
        this.#followed = false;
    }

    /** Whether the view is where it began. */
    get isHome() {
        return !this.touched && !this.#followed;
    }

    /** How much larger texts have to be than on a desk. */
    get growth() {
        return this.#large && this.camera.width >= HALL_WIDTH ? IN_A_HALL : 1;
    }

    /** Chooses whether it is drawn for a lecture hall. @param {boolean} large */
    setLarge(large) {
        this.#large = large;
        if (!this.touched) this.home(false);
    }

    /** The first view: the whole tree if it can be read, else its root. @param {boolean} smoothly */
    home(smoothly) {
        const root = this.tree.root();
        if (!root) return;
        this.#keepNames();
        const all = this.camera.viewOfAll(LARGEST_FIT * this.growth ** 2);
        if (all.scale >= SMALLEST_TEXTS * this.growth) return this.#go(all, smoothly);
        this.#goClose(smoothly);
        this.showAll([this.tree.current() ?? root], false);
        this.#followed = false;
    }

    /** Shows the top of the tree with all levels, if their texts stay large enough. @param {boolean} smoothly */
    #goClose(smoothly) {
        const { top, bottom } = this.camera.bounds;
        const fits = Math.min(READABLE * this.growth, this.camera.room.height / (bottom - top));
        const scale = Math.max(SMALLEST_TEXTS * this.growth, fits);
        this.#go(this.camera.viewOfTop(scale, this.tree.root()?.x ?? 0), smoothly);
    }

    /** Comes close enough to read what the search does. */
    approach() {
        if (this.camera.view.scale < SMALLEST_TEXTS * this.growth) this.#goClose(false);
    }

    /** Keeps the room free in which the names of levels are. */
    #keepNames() {
        const gutter = this.tree.gutter();
        if (gutter !== null) this.camera.inset.left = gutter;
    }

    /** Shows the whole tree. Returns whether it can be read. */
    fit() {
        this.#keepNames();
        this.touched = true;
        const all = this.camera.viewOfAll(LARGEST_FIT * this.growth ** 2);
        this.#go(all, true);
        return all.scale >= SMALLEST_TEXTS * this.growth;
    }

    /** @param {number} factor @param {number} [x] @param {number} [y]  by default the middle */
    zoom(factor, x = this.camera.width / 2, y = this.camera.height / 2, smoothly = true) {
        this.touched = true;
        this.camera.zoom(factor, x, y, smoothly && !this.calm.matches);
        this.tree.changed();
    }

    /** Returns whether the view could move. @param {number} x @param {number} y */
    pan(x, y) {
        const moved = this.camera.pan(x, y);
        if (moved) {
            this.touched = true;
            this.tree.changed();
        }
        return moved;
    }

    /** Brings items into view, at least the first. @param {(Item | null)[]} items @param {boolean} [smoothly] */
    showAll(items, smoothly = true) {
        const places = items.flatMap((item) => (item ? [item.to] : []));
        if (places.length === 0 || this.camera.seesAll) return;
        if (!this.camera.show(places, [this.tree.root()?.to.y ?? 0], smoothly && !this.calm.matches)) return;
        this.#followed = true;
        this.tree.changed();
    }

    /** @param {View} view @param {boolean} smoothly */
    #go(view, smoothly) {
        this.camera.go(view, smoothly && !this.calm.matches);
        this.tree.changed();
    }
}
