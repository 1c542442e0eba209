import { Changing } from "../../ui/changing.js";
import { paintOnCanvas } from "./drawing/canvas-painter.js";
import { pinOf } from "./drawing/edges.js";
import { lookOf, ROOF } from "./drawing/look.js";
import { paletteOf } from "./drawing/palette.js";
import { draw, itemAt } from "./drawing/scene.js";
import { Frames } from "./frames.js";
import { arrange } from "./layout/arrange.js";
import { newChoice } from "./layout/choose.js";
import { gutterOf } from "./layout/levels.js";
import { Outline } from "./layout/outline.js";
import { pinAt, pinsOf } from "./layout/pins.js";
import { keyOf } from "./layout/shown.js";
import { pulseOf } from "./motion.js";
import { Viewpoint } from "./viewpoint.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Written } from "../search/given-place.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Look } from "./drawing/look.js"
 * @import { Picture } from "./drawing/scene.js"
 * @import { Item } from "./layout/choose.js"
 * @import { Shown } from "./layout/shown.js"
 * @import { Transition } from "./layout/transition.js"
 * @import { Pulse } from "./motion.js"
 */

/**
 * The tree on its canvas: its layout, its drawing and its movements. `<quintet-lens-tree>` is the element
 * around it.
 *
 * What the element is given.
 * @typedef {{t: Translate, players: string[], nameOf: (text: string) => string,
 *            marks: Map<number, string> | null, follow: boolean, ghosts: boolean,
 *            written: Written | null}} Settings
 */

/** Times in milliseconds. */
const UNFOLD = 220;
const PULSE = 260;
/** Between two layouts while the trace grows. */
const GROWTH = 250;
/** Trees of more nodes than this, all shown, are laid out over several frames. */
const MOST_AT_ONCE = 2500;
/** More items than this are put in their new places at once. */
const MOST_MOVED = 4000;
/** Pixels of the canvas for one of the page: on a screen at most, and on paper. */
const DENSITY = 2;
const PRINTED_DENSITY = 4;

/** Calls its listeners after something on the picture has moved. */
export class TreeView extends Changing {
    /** @type {Replay | null} */
    replay = null;
    /** @type {Cursor | null} */
    cursor = null;
    viewpoint = new Viewpoint({
        root: () => this.shown?.layout.levels[0]?.[0] ?? null,
        current: () => this.#current(),
        gutter: () => {
            const picture = this.picture();
            return picture && gutterOf(picture);
        },
        changed: () => this.#viewChanged(),
    });
    camera = this.viewpoint.camera;
    choice = newChoice();
    /** The item that the keyboard is at. @type {Item | null} */
    selected = null;
    /** @type {Outline | null} */
    #outline = null;
    /** @type {Shown | null} */
    shown = null;
    /** @type {Look | null} */
    #look = null;
    /** @type {Pulse | null} */
    #pulse = null;
    #step = 0;
    #printing = false;
    /**
     * The way of the items to new places, and the share of it that is done; 1 when nothing moves.
     * @type {Transition | null}
     */
    #transition = null;
    #arrived = 1;
    /** The steps of a layout under way. @type {Generator<void, void> | null} */
    #laying = null;
    #laidOutAt = Number.NEGATIVE_INFINITY;
    /** The height of the view for which the tree was laid out. */
    #laidOutFor = 0;
    #frames = new Frames((elapsed) => this.#advance(elapsed));
    #growth = 0;
    /** @type {Map<string, string>} */
    #names = new Map();

    /** @param {HTMLElement} host  has the custom properties of colours @param {Settings} settings  read at every use */
    constructor(host, settings) {
        super();
        this.host = host;
        this.settings = settings;
    }

    /** @param {HTMLCanvasElement} canvas */
    attach(canvas) {
        this.canvas = canvas;
        this.context = canvas.getContext("2d");
        this.paintSoon();
    }

    /** Stops all that goes on by itself. */
    rest() {
        this.#frames.cancel();
        clearTimeout(this.#growth);
        this.#laying = null;
        this.#growth = 0;
    }

    /** @param {Replay | null} replay @param {Cursor | null} cursor */
    setRun(replay, cursor) {
        const other = replay !== this.replay;
        this.replay = replay;
        this.cursor = cursor;
        if (other) {
            const { ghosts } = this.choice;
            this.choice = { ...newChoice(), ghosts };
            this.#outline = replay ? new Outline(replay, this.settings.written) : null;
            this.shown = null;
            this.selected = null;
            this.viewpoint.reset();
            this.#pulse = null;
        }
        this.#names.clear();
        this.layOut();
    }

    /** Names have become known. They take the places that are there, so that nothing moves. */
    rename() {
        this.#names.clear();
        this.#viewChanged();
    }

    /** The name of an action, asked for once. @param {string} text */
    nameOf = (text) => {
        let name = this.#names.get(text);
        if (name === undefined) {
            name = this.settings.nameOf(text);
            this.#names.set(text, name);
        }
        return name;
    };

    // ---- Layout

    /**
     * Lays the tree out again.
     * @param {{anchor?: Item | null, smoothly?: boolean}} [how]  `anchor`: the item that keeps its place on the screen
     */
    layOut(how) {
        const { cursor } = this;
        const outline = this.#outline;
        this.#laying = null;
        if (!cursor || !outline) return this.paintSoon();
        outline.follow();
        const steps = this.#stepsOfLayout(cursor, outline, how ?? {});
        if (this.choice.everything && outline.nodes.length > MOST_AT_ONCE) {
            this.#laying = steps;
            this.#layOutOnward();
        } else {
            while (!steps.next().done);
        }
    }

    /** One step of a large layout for each frame. */
    #layOutOnward() {
        const steps = this.#laying;
        requestAnimationFrame(() => {
            if (steps === null || steps !== this.#laying) return;
            if (steps.next().done) this.#laying = null;
            else this.#layOutOnward();
        });
    }

    /** @param {Cursor} cursor @param {Outline} outline @param {{anchor?: Item | null, smoothly?: boolean}} how */
    *#stepsOfLayout(cursor, outline, { anchor = null, smoothly = false }) {
        const { t } = this.settings;
        this.choice.ghosts = this.settings.ghosts;
        const look = lookOf(outline, t);
        const { layout, shown, items, places, transition, selected } = yield* arrange({
            outline,
            choice: this.choice,
            look,
            nameOf: this.nameOf,
            t,
            height: this.camera.height,
            cursor,
            before: this.shown,
            selected: this.selected,
        });
        yield;
        // From here on the new layout is what can be seen.
        const kept = anchor ?? (this.shown && this.#current());
        const keptAt = kept && this.camera.onScreen(kept);
        shown.path = this.shown?.path ?? [];
        shown.follow();
        this.shown = shown;
        this.selected = selected;
        this.#look = look;
        this.#laidOutFor = this.camera.height;
        const { left, right, height } = layout;
        const half = look.boxHeight / 2 + ROOF;
        this.camera.bounds = {
            left: left - 16,
            right: right + 16,
            top: -half - 20,
            bottom: height + half + (look.uct ? 46 : 24),
        };
        this.#laidOutAt = performance.now();

        const same = kept && items.find((item) => keyOf(item) === keyOf(kept));
        if (this.viewpoint.isHome && !anchor) {
            this.viewpoint.home(false);
        } else if (same && keptAt) {
            const { scale } = this.camera.view;
            this.camera.go({ scale, dx: keptAt.x - same.x * scale, dy: keptAt.y - same.y * scale }, false);
        }
        this.#arrived = 1;
        if (smoothly && same && keptAt && !this.viewpoint.calm.matches && items.length <= MOST_MOVED) {
            // Old places as the new view shows them, so that the anchor stands still.
            transition.shift(same.to.x - (places.get(keyOf(same))?.x ?? same.to.x));
            transition.move(0);
            this.#arrived = 0;
            this.#transition = transition;
        }
        this.#waitForMore();
        this.paintSoon();
        this.changed();
    }

    /** Whether items are on their way to their places, or will be. */
    get moving() {
        return this.#arrived < 1 || this.#laying !== null;
    }

    /** Looks for more of the trace while the run goes on. */
    #waitForMore() {
        clearTimeout(this.#growth);
        const outline = this.#outline;
        if (!outline || !this.replay || !this.host.isConnected) return;
        if (this.replay.ended && !outline.behind) return;
        this.#growth = window.setTimeout(() => {
            if (outline.behind) this.layOut();
            else this.#waitForMore();
        }, GROWTH);
    }

    // ---- Steps

    /** The cursor has moved, or may have. */
    step() {
        const { cursor, shown } = this;
        if (!cursor) return;
        const outline = this.#outline;
        if (outline?.behind && performance.now() - this.#laidOutAt > GROWTH) this.layOut();
        if (!shown) return;
        const moved = cursor.step - this.#step;
        this.#step = cursor.step;
        this.shown?.follow();
        this.#pulse = moved === 1 ? pulseOf(cursor) : null;
        if (this.#pulse && this.viewpoint.calm.matches) this.#pulse.share = 1;
        if (this.settings.follow && moved !== 0) this.showCurrent();
        this.paintSoon();
    }

    /** The item of the current node. */
    #current() {
        const node = this.shown?.path.at(-1);
        return node === undefined ? null : (this.shown?.itemOf(node) ?? null);
    }

    /** Brings the current node into view, with what the step is about below it. */
    showCurrent() {
        const { shown } = this;
        const current = this.#current();
        if (!shown || !current) return;
        const below = shown.line.slice(shown.path.length).map((node) => shown.itemOf(node));
        const above = shown.itemOf(shown.cut);
        // A parent beside the view is pinned to its edge; what a cut-off leaves out is not.
        const cut = above ? [below.at(-1) ?? null, above, ...above.children.filter(isLeftOut)] : [];
        this.viewpoint.showAll([...cut, current, ...below]);
    }

    /** Follows the search again, close enough to read it. */
    followCurrent() {
        this.viewpoint.approach();
        this.showCurrent();
    }

    /** Where the keyboard begins: at the current node, else at the root. */
    start() {
        return this.#current() ?? this.shown?.layout.levels[0]?.find((item) => this.shown?.has(item)) ?? null;
    }

    /** Whether an item shows a node now. @param {Item} item */
    shows(item) {
        return (this.shown?.nodeOf(item) ?? -1) >= 0;
    }

    /** What took the place of an item that the last layout does not have: its parent. @param {Item} item */
    after(item) {
        const key = keyOf(item.parent ?? item);
        return this.shown?.layout.levels.flat().find((each) => keyOf(each) === key) ?? this.start();
    }

    // ---- View

    /** @param {number} width @param {number} height @param {{right: number, top: number}} taken  by buttons */
    resize(width, height, taken) {
        const { canvas } = this;
        if (!canvas) return;
        const first = this.camera.width === 0;
        this.camera.resize(width, height);
        this.#sizeCanvas(canvas);
        this.camera.inset = { ...this.camera.inset, ...taken };
        // The distance of levels depends on the room there is.
        if (Math.abs(height - this.#laidOutFor) > 0.1 * height) this.layOut();
        if (first || !this.viewpoint.touched) this.viewpoint.home(false);
        // A canvas is empty after its size has changed.
        this.#paint();
        this.changed();
    }

    /** @param {HTMLCanvasElement} canvas */
    #sizeCanvas(canvas) {
        const { width, height } = this.camera;
        const density = this.#printing ? PRINTED_DENSITY : Math.min(DENSITY, window.devicePixelRatio || 1);
        canvas.width = Math.round(width * density);
        canvas.height = Math.round(height * density);
    }

    /** Draws for paper, sharp and in its colours, or for the screen again. @param {boolean} printing */
    setPrinting(printing) {
        this.#printing = printing;
        if (this.canvas) this.#sizeCanvas(this.canvas);
        this.#paint();
    }

    #viewChanged() {
        this.paintSoon();
        this.changed();
    }

    /** Where an item's box is, in pixels of the canvas. @param {Item} item */
    boxOf(item) {
        const place = this.camera.onScreen(item);
        const { y } = place;
        const picture = this.picture();
        const pinned = picture && pinOf({ ...picture, pins: pinsOf(picture) }, item, picture.shown.nodeOf(item));
        const x = pinned ?? place.x;
        const { scale } = this.camera.view;
        const half = ((this.#look?.boxHeight ?? 0) / 2 + ROOF) * scale;
        return { x, top: y - half, bottom: y + half };
    }

    // ---- Folding

    /** Folds or unfolds what is below an item, or shows the hidden children that it stands for. @param {Item} item */
    toggle(item) {
        const { choice, shown } = this;
        const number = shown?.nodeOf(item) ?? -1;
        if (item.kind === "fewer") choice.opened.delete(item.node);
        else if (item.kind === "gone" || (item.kind === "more" && number < 0)) choice.opened.add(item.node);
        else if (item.kind === "node" && this.canFold(item)) choice.folds.set(item.node, !item.folded);
        else if (number >= 0 && item.kind !== "node") choice.wanted.add(number);
        else return;
        this.viewpoint.touched = true;
        const anchor = item.kind === "node" ? item : (item.parent ?? item);
        this.layOut({ anchor, smoothly: true });
    }

    /** @param {Item} item */
    canFold(item) {
        const { cursor } = this;
        return item.kind === "node" && (cursor?.nodes[item.node]?.children.length ?? 0) > 0;
    }

    /** Unfolds everything, as far as there is room, or goes back to what is chosen by itself. */
    toggleAll() {
        this.choice = { ...newChoice(), ghosts: this.choice.ghosts, everything: !this.choice.everything };
        this.layOut({ anchor: this.shown?.layout.levels[0]?.[0] ?? null });
    }

    /** Shows a node that may be hidden. @param {number} node @returns {Item | null} */
    reveal(node) {
        const outline = this.#outline;
        if (!this.shown || !outline?.nodes[node]) return null;
        if (!this.shown.items.has(node)) {
            this.choice.wanted.add(node);
            for (let each = node; each >= 0; each = outline.nodes[each].parent) this.choice.folds.delete(each);
            this.layOut({ anchor: this.#current() });
        }
        return this.shown.items.get(node) ?? null;
    }

    // ---- Drawing

    paintSoon() {
        if (this.canvas) this.#frames.request();
    }

    /** Moves all that moves on, and draws it. Returns whether anything still moves. @param {number} elapsed */
    #advance(elapsed) {
        const moving = this.camera.moving || this.#arrived < 1;
        this.camera.advance(elapsed);
        if (this.#arrived < 1) {
            this.#arrived = Math.min(1, this.#arrived + elapsed / UNFOLD);
            this.#transition?.move(this.#arrived);
        }
        if (this.#pulse) this.#pulse.share = Math.min(1, this.#pulse.share + elapsed / PULSE);
        this.#paint();
        if (moving) this.changed();
        return this.camera.moving || this.#arrived < 1 || (this.#pulse !== null && this.#pulse.share < 1);
    }

    #paint() {
        const { canvas, context, camera } = this;
        if (!canvas || !context || camera.width === 0) return;
        const density = canvas.width / camera.width;
        context.setTransform(density, 0, 0, density, 0, 0);
        context.clearRect(0, 0, camera.width, camera.height);
        const picture = this.picture();
        if (!picture) return;
        const style = getComputedStyle(this.host);
        paintOnCanvas(context, draw(picture), paletteOf(style, picture.players, this.#printing), style.fontFamily);
    }

    /** All that the drawing depends on, or null before there is a run. @returns {Picture | null} */
    picture() {
        const { shown, cursor, camera } = this;
        const outline = this.#outline;
        if (!shown || !cursor || !outline || !this.#look) return null;
        shown.pathInView = this.settings.follow;
        return {
            layout: shown.layout,
            shown,
            cursor,
            outline,
            look: this.#look,
            t: this.settings.t,
            nameOf: this.nameOf,
            players: this.settings.players,
            view: camera.view,
            inset: camera.inset,
            hidesGhosts: !this.settings.ghosts,
            width: camera.width,
            height: camera.height,
            selected: this.selected,
            marks: this.settings.marks,
            pins: new Map(),
            motion: this.#pulse,
        };
    }

    /** The item at a place of the canvas. @param {number} x @param {number} y */
    at(x, y) {
        const picture = this.picture();
        return picture && (pinAt(picture, x, y) ?? itemAt(picture, x, y));
    }

    /** The part of the tree that is in view as an SVG, once the view has stopped moving. */
    async svg() {
        const { svgInView } = await import("./drawing/export.js");
        while (this.camera.moving) await new Promise((resolve) => requestAnimationFrame(resolve));
        const picture = this.picture();
        if (!picture || this.camera.width === 0) return "";
        return svgInView(picture, this.camera, getComputedStyle(this.host));
    }
}

/** @param {Item} item */
const isLeftOut = ({ kind }) => kind === "ghost" || kind === "gone";
