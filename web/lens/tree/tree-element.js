/**
 * `<quintet-lens-tree>`: the tree of a search at a step. It is one tab stop; the arrow keys move in it.
 *
 * Events: `quintet-node` {node} when the reader chooses a node; `quintet-follow` {follow} when the reader stops
 * following the search, or follows it again.
 */
import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { framed } from "../../ui/icons.js";
import { PageElement } from "../../ui/page-element.js";
import { keyOf } from "./layout/shown.js";
import { neighbour } from "./layout/walk.js";
import { Pointers } from "./pointers.js";
import { phrasesOf } from "./speech.js";
import { treeStyles } from "./tree-styles.js";
import { TreeView } from "./tree-view.js";

/**
 * @import { Written } from "../search/given-place.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Item } from "./layout/choose.js"
 */

const ZOOM_STEP = 1.35;
/** Between nodes and buttons, in pixels. */
const GAP = 4;
const PRINTING = ["beforeprint", "afterprint"];

const icons = {
    zoomIn: svg`<path d="M12 5.5v13M5.5 12h13" />`,
    zoomOut: svg`<path d="M5.5 12h13" />`,
    fit: svg`<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />`,
    follow: svg`<circle cx="12" cy="12" r="4.5" /><path d="M12 3.5v4m0 9v4M3.5 12h4m9 0h4" />`,
    all: svg`<path d="M12 4.5v5M5.5 19v-4.5h13V19M12 9.5v5M12 19v-4.5" />`,
};

export class TreeElement extends PageElement {
    static properties = {
        replay: { attribute: false },
        cursor: { attribute: false },
        step: { attribute: false },
        selected: { attribute: false },
        players: { attribute: false },
        follow: { attribute: false },
        nameOf: { attribute: false },
        ghosts: { attribute: false },
        written: { attribute: false },
        marks: { attribute: false },
        large: { attribute: false },
        hovered: { state: true },
    };

    static styles = treeStyles;

    constructor() {
        super();
        /** @type {Replay | null} */
        this.replay = null;
        /** @type {Cursor | null} */
        this.cursor = null;
        /** Changes when the cursor has moved. @type {unknown} */
        this.step = 0;
        /** The chosen node; -1 for none. */
        this.selected = -1;
        /** Names of colours, as the board has them; other names get none. @type {string[]} */
        this.players = [];
        /** Whether the current node is kept in view. */
        this.follow = true;
        /** The name of an action that people read. @type {(text: string) => string} */
        this.nameOf = (text) => text;
        /** Whether children that were cut off are shown. */
        this.ghosts = true;
        /** The given tree that is searched, which is shown whole; null in a game. @type {Written | null} */
        this.written = null;
        /** Short marks on nodes. @type {Map<number, string> | null} */
        this.marks = null;
        /** Whether the tree is drawn for a lecture hall. */
        this.large = false;
        /** The item under the pointer. @type {Item | null} */
        this.hovered = null;
        this.view = new TreeView(this, this);
        this.view.subscribe(() => this.requestUpdate());
    }

    render() {
        const { t, view } = this;
        const picture = view.picture();
        const { selected } = view;
        const label = picture && selected ? phrasesOf(picture, selected).join(", ") : "";
        return html`<div class="view" role="tree" tabindex="0" aria-label=${t("lens.tree")} dir="ltr"
                aria-activedescendant=${selected ? `item-${keyOf(selected)}` : nothing}
                @keydown=${this.keyed} @focus=${this.focused}>
                <canvas aria-hidden="true"></canvas>
                ${selected ? keyed(keyOf(selected), this.treeItem(selected, label)) : nothing}
            </div>
            ${picture ? nothing : html`<p class="empty">${t("lens.tree.empty")}</p>`}
            ${picture ? this.note() : nothing}
            <div class="tools" role="group" aria-label=${t("lens.tree.tools")}>
                ${this.tool("zoomIn", () => view.viewpoint.zoom(ZOOM_STEP))}
                ${this.tool("zoomOut", () => view.viewpoint.zoom(1 / ZOOM_STEP))}
                ${this.tool("fit", () => this.fit())}
                ${this.tool("follow", () => this.setFollow(!this.follow), this.follow)}
                ${this.tool("all", () => view.toggleAll(), view.choice.everything)}
            </div>`;
    }

    /** What a screen reader hears: the item that the keyboard is at. @param {Item} item @param {string} label */
    treeItem(item, label) {
        const siblings = (item.parent?.children ?? this.view.shown?.layout.levels[0] ?? []).filter((each) =>
            this.view.shown?.has(each),
        );
        const foldable = this.view.canFold(item);
        return html`<div class="unseen" role="treeitem" id=${`item-${keyOf(item)}`} aria-selected="true"
            aria-level=${item.level + 1} aria-setsize=${Math.max(1, siblings.length)}
            aria-posinset=${Math.max(1, siblings.indexOf(item) + 1)}
            aria-expanded=${foldable ? String(!item.folded) : nothing} aria-label=${label}></div>`;
    }

    /** @param {keyof typeof icons} name @param {() => void} press @param {boolean} [pressed] */
    tool(name, press, pressed) {
        return html`<button type="button" data-do=${name} aria-pressed=${pressed === undefined ? nothing : String(pressed)}
            @click=${press}>${framed(icons[name])}${this.t(`lens.tree.tool.${name}`)}</button>`;
    }

    /** What the pointer or the keyboard is at, in words beside it. */
    note() {
        const { view } = this;
        const picture = view.picture();
        const item = this.hovered ?? (this.matches(":focus-within") ? view.selected : null);
        if (!picture || !item || !view.shown?.has(item)) return nothing;
        const { x, top, bottom } = view.boxOf(item);
        const { width, height } = view.camera;
        if (x < 0 || x > width || bottom < 0 || top > height) return nothing;
        const [name, ...rest] = phrasesOf(picture, item);
        // Beside the item, on the side with more room.
        const across = x > width / 2 ? `calc(${x - 14}px - 100%)` : `${x + 14}px`;
        const down = bottom + 90 > height ? `calc(${top - 8}px - 100%)` : `${bottom + 8}px`;
        return html`<div class="note" aria-hidden="true" dir=${this.t.language.direction}
            style=${`transform: translate(${across}, ${down})`}>
            <b>${name}</b>${rest.map((phrase) => html`<div>${phrase}</div>`)}</div>`;
    }

    firstUpdated() {
        const box = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".view"));
        this.view.attach(/** @type {HTMLCanvasElement} */ (box.querySelector("canvas")));
        new Pointers(box, {
            pan: (x, y) => {
                const moved = this.view.viewpoint.pan(x, y);
                if (moved) this.setFollow(false);
                return moved;
            },
            zoom: (factor, x, y) => this.view.viewpoint.zoom(factor, x, y, false),
            press: (x, y, twice) => this.pressed(x, y, twice),
            hover: (at) => {
                this.hovered = at && this.view.at(at.x, at.y);
            },
        });
        this.watch();
    }

    connectedCallback() {
        super.connectedCallback();
        if (this.hasUpdated) {
            this.watch();
            this.view.layOut();
        }
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unwatch?.();
        this.view.rest();
    }

    /** Paints again when the size or the theme changes. */
    watch() {
        const box = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".view"));
        const tools = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".tools"));
        const sizes = new ResizeObserver(([{ contentRect }]) => {
            const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = tools;
            const { width, height } = contentRect;
            // Offsets are whole numbers, the height is not.
            const below = offsetTop >= Math.floor(height);
            const flat = offsetWidth > offsetHeight;
            this.view.resize(width, height, {
                right: flat || below ? 0 : width - offsetLeft + GAP,
                top: flat && !below ? offsetTop + offsetHeight : 0,
            });
        });
        sizes.observe(box);
        const repaint = () => this.view.paintSoon();
        const dark = matchMedia("(prefers-color-scheme: dark)");
        dark.addEventListener("change", repaint);
        const themes = new MutationObserver(repaint);
        for (let root = /** @type {Node} */ (this); root; ) {
            const top = root.getRootNode();
            const about = top instanceof ShadowRoot ? top.host : document.documentElement;
            themes.observe(about, { attributes: true, attributeFilter: ["data-theme"] });
            if (!(top instanceof ShadowRoot)) break;
            root = top.host;
        }
        const print = (/** @type {Event} */ { type }) => this.view.setPrinting(type === "beforeprint");
        for (const name of PRINTING) addEventListener(name, print);
        this.unwatch = () => {
            for (const name of PRINTING) removeEventListener(name, print);
            sizes.disconnect();
            themes.disconnect();
            dark.removeEventListener("change", repaint);
        };
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { view } = this;
        if (changed.has("replay") || changed.has("cursor")) view.setRun(this.replay, this.cursor);
        else if (["t", "players", "ghosts"].some((name) => changed.has(name))) {
            view.setRun(this.replay, this.cursor);
        } else if (changed.has("nameOf")) view.rename();
        if (changed.has("step") || changed.has("cursor")) view.step();
        if (changed.has("selected")) this.select(this.selected);
        if (changed.has("follow") && this.follow) view.followCurrent();
        if (this.hovered && !view.shown?.has(this.hovered)) this.hovered = null;
        if (changed.has("marks")) view.paintSoon();
        if (changed.has("large")) view.viewpoint.setLarge(this.large);
    }

    /** Shows the node that the page has chosen. @param {number} node */
    select(node) {
        const { view } = this;
        const chosen = view.selected && view.shown?.nodeOf(view.selected);
        if (chosen === node) return;
        view.selected = node < 0 ? null : view.reveal(node);
        view.viewpoint.showAll([view.selected]);
        view.paintSoon();
    }

    /** The reader chooses an item. @param {Item | null} item */
    choose(item) {
        const { view } = this;
        view.selected = item;
        view.paintSoon();
        if (!item) return;
        view.viewpoint.showAll([item]);
        const node = view.shown?.nodeOf(item) ?? -1;
        if (node >= 0) {
            this.selected = node;
            this.tell("quintet-node", { node });
        }
        this.requestUpdate();
    }

    /** @param {string} name @param {object} detail */
    tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    /** @param {boolean} follow */
    setFollow(follow) {
        if (this.follow === follow) return;
        this.follow = follow;
        this.tell("quintet-follow", { follow });
    }

    /** @param {number} x @param {number} y @param {boolean} twice */
    pressed(x, y, twice) {
        const { view } = this;
        const item = view.at(x, y);
        if (!item) return;
        const offer = item.kind === "fewer" || item.kind === "gone" || (item.kind === "more" && !view.shows(item));
        const below = item.folded && y > view.boxOf(item).bottom;
        if (offer || below || twice) {
            view.toggle(item);
            this.hovered = null;
            return;
        }
        this.choose(item);
    }

    /** The keyboard begins where the search is. */
    focused() {
        if (!this.view.selected) {
            this.view.selected = this.view.start();
            this.view.paintSoon();
        }
        this.requestUpdate();
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const { view } = this;
        /** @type {Record<string, () => void>} */
        const keys = {
            "+": () => view.viewpoint.zoom(ZOOM_STEP),
            "=": () => view.viewpoint.zoom(ZOOM_STEP),
            "-": () => view.viewpoint.zoom(1 / ZOOM_STEP),
            0: () => this.fit(),
            Enter: () => this.toggle(),
            " ": () => this.toggle(),
        };
        const { shown, selected } = view;
        const next = shown && neighbour(shown, selected, event.key);
        if (next === undefined || next === null) {
            if (!keys[event.key]) return;
            keys[event.key]();
        } else {
            this.choose(next);
        }
        // The keys of the page mean steps of the search.
        event.preventDefault();
        event.stopPropagation();
    }

    toggle() {
        const { selected } = this.view;
        if (!selected) return;
        this.view.toggle(selected);
        // What has been shown is gone once it is shown.
        if (!this.view.selected) this.choose(this.view.after(selected));
        this.requestUpdate();
    }

    /**
     * Shows the whole tree. Where that is too small to read, the search is no longer followed, and the button says so.
     */
    fit() {
        if (!this.view.viewpoint.fit()) this.setFollow(false);
    }

    /** @param {number} factor */
    zoom(factor) {
        this.view.viewpoint.zoom(factor);
    }

    /** The part of the tree in view, as the text of an SVG. @returns {Promise<string>} */
    exportSvg() {
        return this.view.svg();
    }
}

customElements.define("quintet-lens-tree", TreeElement);
