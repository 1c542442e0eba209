/**
 * `<quintet-lens>`: shows a search step by step: its tree, the board at a node, the code and what it costs.
 * `open-lens.js` creates it.
 *
 * Event: `quintet-lens` with `{type: "step", step, node}` as its detail, and the events of exercises.
 */
import { html, nothing } from "lit";
import { again } from "../ui/again.js";
import { watchSize } from "../ui/connected.js";
import { follow } from "../ui/store.js";
import "../ui/notices/notices-element.js";
import "../ui/panels/drawer.js";
import { given, PageElement } from "../ui/page-element.js";
import { stateStyles } from "../ui/page-styles/state-styles.js";
import { tabList } from "../ui/panels/tab-list.js";
import { tabStyles } from "../ui/panels/tab-styles.js";
import { share } from "../ui/share.js";
import { icon } from "./icons.js";
import { header } from "./lens-header.js";
import { writeLensLink } from "./lens-link.js";
import { emptyLens, linkOf, playersOf, specOf } from "./lens-model.js";
import { roomFor } from "./lens-room.js";
import { lensStyles } from "./lens-styles.js";
import { paneOf } from "./panes/lens-panes.js";
import { shortNames, withPlayers } from "./sentences/names.js";
import { commandOf, commands } from "./shortcuts.js";
import { otherSearch, STUDY_NAMES, studies } from "./study/studies.js";
import "./panes/transport-element.js";
import "./tree/tree-element.js";
import { troubleView } from "./search/trouble.js";

/**
 * @import { Key } from "../i18n/keys.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Drawer } from "../ui/panels/drawer.js"
 * @import { LensLink, Pane } from "./lens-link.js"
 * @import { LensModel } from "./lens-model.js"
 * @import { Lens } from "./lens.js"
 * @import { TransportElement } from "./panes/transport-element.js"
 * @import { Study } from "./study/studies.js"
 */

/** Delay before a step is written to the address: browsers refuse more than a few changes a second. */
const NAME_DELAY_MS = 500;

/** The tabs beside the panes. */
const TABS = /** @type {const} */ ({
    tree: "lens.pane.tree",
    board: "lens.pane.board",
    code: "lens.pane.code",
    counters: "lens.pane.counters",
    whatIf: "lens.pane.whatIf",
});
/** Speeds at which each step is announced: faster ones would talk over one another. */
const ANNOUNCED = ["slow"];

export class QuintetLens extends PageElement {
    static properties = {
        model: { state: true },
        compact: { type: Boolean, reflect: true },
        wide: { type: Boolean, reflect: true },
        low: { state: true },
        tight: { state: true },
        roomy: { state: true },
        tab: { state: true },
        more: { state: true },
        follow: { state: true },
        study: { state: true },
        writing: { state: true },
        comparing: { state: true },
        presenting: { type: Boolean, reflect: true },
        stage: { state: true },
        said: { state: true },
    };

    static styles = [tabStyles, stateStyles, lensStyles];

    constructor() {
        super();
        /** @type {Lens} */
        this.lens = given;
        /** @type {LensModel} */
        this.model = emptyLens();
        share(this, { words: "t", model: "model", commands: "lens" });
        /** Whether it is part of another page: without a header and options. */
        this.compact = false;
        /** The address of the page that led here, "" if there is none. */
        this.cameFrom = "";
        /** Takes the part of the address after `#`. @type {(hash: string) => void} */
        this.named = () => {};
        /** Whether letters are shortcuts. */
        this.letters = true;
        this.wide = false;
        this.low = false;
        this.terse = false;
        this.tight = false;
        this.roomy = false;
        /** @type {keyof typeof TABS | Study} */
        this.tab = "board";
        this.more = false;
        /** What is open beside the panes. @type {Study | ""} */
        this.study = "";
        /** Whether the reader writes a search: on a small screen the code needs the room. */
        this.writing = true;
        /** Whether the comparison is loaded. */
        this.comparing = false;
        /** Whether tree and sentence fill the screen, for a lecture. */
        this.presenting = false;
        /** The panes beside the tree in a presentation. @type {string[]} */
        this.stage = [];
        /** @type {Promise<boolean> | null} */
        this.loadingCompare = null;
        /** Whether the tree keeps the node of the step in view. */
        this.follow = true;
        this.said = "";
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.naming = undefined;
        /** Where keys are heard. @type {EventTarget} */
        this.keyPlace = window;
        /** @type {string[]} */
        this.faces = [];
        /** The translator that the tree got last. @type {{key: string, t: Translate}} */
        this.words = { key: "", t: given };
        /** The names of actions that the tree got last. @type {{key: string, nameOf: (text: string) => string}} */
        this.names = { key: "", nameOf: (text) => text };
        this.keyed = this.keyed.bind(this);
        follow(this, () => this.lens.store);
        watchSize(this, () => this.measure());
    }

    connectedCallback() {
        super.connectedCallback();
        this.measure();
        // In another page only what happens inside is for the lens.
        this.keyPlace = this.compact ? this : window;
        this.keyPlace.addEventListener("keydown", /** @type {EventListener} */ (this.keyed));
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.naming);
        this.keyPlace.removeEventListener("keydown", /** @type {EventListener} */ (this.keyed));
        this.lens.close();
    }

    measure() {
        const { clientWidth: width, clientHeight: height } = this;
        if (width === 0) return;
        const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        Object.assign(this, roomFor(width, height, text, this.compact));
    }

    get tree() {
        return /** @type {any} */ (this.renderRoot.querySelector("quintet-lens-tree"));
    }

    get transport() {
        return /** @type {TransportElement | null} */ (this.renderRoot.querySelector("quintet-lens-transport"));
    }

    get drawer() {
        return /** @type {Drawer | null} */ (this.renderRoot.querySelector("quintet-drawer"));
    }

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h1"))?.focus();
    }

    /** Opens or closes what teaches beside the panes. @param {Study} study */
    async toggleStudy(study) {
        if (study === "compare") return this.toggleCompare();
        if (study === "present") return this.togglePresent();
        if (study === "own" && this.model.subject.chance) return this.lens.tell({ key: "lens.ownChance" });
        const open = this.study !== study;
        if (open && !(await this.loadStudy(study))) return;
        // A second search would give the answers away.
        if (open && study === "predict" && this.model.compare) this.lens.show({ compare: null });
        this.study = open ? study : "";
        if (study === "predict" || this.model.predict) {
            this.lens.show({ predict: open && study === "predict" && (this.model.predict || true) });
        }
        if (!open) return;
        this.tab = study;
        this.lens.choose(false);
    }

    /** Opens or closes the second search beside the first. */
    async toggleCompare() {
        const { model, lens } = this;
        if (model.compare) return lens.show({ compare: null });
        if (!(await this.loadStudy("compare"))) return;
        if (this.study === "predict") await this.toggleStudy("predict");
        lens.show({ compare: otherSearch(model.request.options) });
    }

    /** Fills the screen with tree and sentence, or shows all again. */
    async togglePresent() {
        if (!this.presenting && !(await this.loadStudy("present"))) return;
        this.presenting = !this.presenting;
        this.lens.choose(false);
        await this.updateComplete;
        if (this.presenting) this.transport?.focusPlay();
        else this.focusFirst();
    }

    /** Returns whether a study could be loaded. @param {Study} study */
    async loadStudy(study) {
        try {
            await studies[study]();
            if (study === "compare") this.comparing = true;
            return true;
        } catch {
            this.lens.tell({ key: "notice.notLoaded", tone: "error" });
            return false;
        }
    }

    /** @param {string} study */
    isOpen(study) {
        if (study === "present") return this.presenting;
        return study === "compare" ? this.model.compare !== null : this.study === study;
    }

    /** The panes that are tabs now. @returns {Record<string, Key>} */
    get tabs() {
        const { panes, request } = this.model;
        /** @type {Record<string, Key>} */
        const names = request.tree === undefined ? TABS : { ...TABS, board: "lens.pane.given" };
        const own = this.study ? { [this.study]: STUDY_NAMES[this.study] } : {};
        return Object.fromEntries(
            Object.entries({ ...own, ...names }).filter(([name]) => {
                if (name === "tree") return this.low && panes.includes("tree");
                if (name === "whatIf") return !this.compact;
                if (name === this.study) return true;
                return panes.includes(/** @type {Pane} */ (name));
            }),
        );
    }

    render() {
        const { model, compact, presenting } = this;
        return html`
            <div class="page ${presenting ? "" : this.classes()}">
                ${compact || presenting ? nothing : header(this)}
                <main role=${compact ? "presentation" : nothing}>${model.phase === "ready" ? this.panes() : this.stateText()}</main>
            </div>
            <quintet-notices popover="manual"></quintet-notices>
            ${this.more ? this.renderDrawer() : nothing}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    /** Whether the reader's own search has the small screen. */
    get own() {
        return !this.wide && !this.model.choosing && this.study === "own" && this.tab === "own";
    }

    get writes() {
        return this.own && this.writing;
    }

    classes() {
        const { model, low, wide, tight } = this;
        return [
            low ? (this.terse ? "low terse" : "low") : tight ? "tight" : "",
            !low && !wide && model.asked ? "asking" : "",
            !low && (this.writes || !model.panes.includes("tree")) ? "treeless" : "",
            this.writes ? "writes" : this.own ? "finds" : "",
            !wide && Object.keys(this.tabs).length === 0 ? "alone" : "",
            wide && this.sections().length === 0 && !model.choosing ? "sideless" : "",
            model.choosing ? "choosing" : "",
        ]
            .filter(Boolean)
            .join(" ");
    }

    panes() {
        const { model, t, tabs, compact, presenting } = this;
        const wide = this.wide || presenting;
        const names = Object.keys(tabs);
        const tab = names.includes(this.tab) ? this.tab : names[0];
        const shown = (/** @type {Pane} */ pane) => model.panes.includes(pane);
        return html`
            ${presenting ? this.presentBar() : wide && !compact ? html`<div class="options"><quintet-lens-what-if brief></quintet-lens-what-if></div>` : nothing}
            ${presenting || (!this.low && shown("tree") && !this.writes) ? this.treePart() : nothing}
            ${model.choosing && !wide ? html`<section class="part choosing">${this.start()}</section>` : nothing}
            ${
                wide || names.length === 0 || model.choosing
                    ? nothing
                    : html`${tabList(t, {
                          label: t("shared.whatToShow"),
                          tabs,
                          chosen: tab,
                          choose: (name) => {
                              this.tab = /** @type {keyof typeof TABS | Study} */ (name);
                              return this.updateComplete;
                          },
                      })}
                <section class="part" id="part" role="tabpanel" aria-labelledby="tab-${tab}">${this.pane(tab)}</section>`
            }
            ${wide && model.choosing ? html`<div class="side choosing">${this.start()}</div>` : nothing}
            ${
                wide && !model.choosing && this.sections().length > 0
                    ? html`<div class="side">${this.sections().map(
                          (pane) => html`<section class=${pane} aria-labelledby="pane-${pane}">
                        <h2 id="pane-${pane}">${t(tabs[pane])}${pane === this.study && !this.lens.task && !this.compact ? this.closeStudy() : nothing}</h2>${this.pane(pane)}</section>`,
                      )}</div>`
                    : nothing
            }
            <quintet-lens-transport></quintet-lens-transport>`;
    }

    /** The panes beside the tree. What teaches takes the place of code and counters, which would be too small. */
    sections() {
        const { model, study } = this;
        if (this.presenting) return study ? [...this.stage, study] : this.stage;
        const panes = model.panes.filter((pane) => pane !== "tree");
        if (study === "own") return [study, ...panes.filter((pane) => pane === "code" && model.own)];
        return study ? [...panes.filter((pane) => pane === "board"), study] : panes;
    }

    presentBar() {
        return html`<quintet-lens-present .stage=${this.stage}
            @quintet-stage=${(/** @type {CustomEvent} */ { detail }) => {
                this.stage = detail.stage;
            }}
            @quintet-study=${(/** @type {CustomEvent} */ { detail }) => this.toggleStudy(detail.name)}></quintet-lens-present>`;
    }

    closeStudy() {
        const { t } = this;
        return html`<button type="button" class="close" data-do="close-study" aria-label=${t("button.close")} title=${t("button.close")}
            @click=${() => this.study && this.toggleStudy(this.study)}>${icon("close")}</button>`;
    }

    /** @param {string} name */
    pane(name) {
        return name === "tree" ? this.treePart() : paneOf(name, this);
    }

    treePart() {
        const { model, t, lens } = this;
        const { replay, cursor, selected } = model;
        if (model.compare && this.comparing) {
            return html`<div class="tree"><quintet-lens-compare .large=${this.presenting}></quintet-lens-compare></div>`;
        }
        // The tree draws again when its step changes: when the cursor has moved, or when the trace has grown.
        const step = `${model.step} ${model.events}`;
        return html`<div class="tree">
            <quintet-lens-tree .replay=${replay} .cursor=${cursor} .step=${step} .selected=${selected}
                .players=${this.players()} .t=${this.treeWords()} .follow=${this.follow} .ghosts=${true} .written=${lens.written} .large=${this.presenting}
                .nameOf=${this.nameOf()}
                @quintet-follow=${(/** @type {CustomEvent} */ { detail }) => {
                    this.follow = detail.follow;
                }}
                @quintet-node=${(/** @type {CustomEvent} */ { detail }) => lens.select(detail.node)}></quintet-lens-tree>
            ${model.ended && replay?.stop === "nodes" ? html`<p class="limit" role="status">${t("lens.stopNodes", { count: model.tally.nodes })}</p>` : nothing}
        </div>`;
    }

    /** The same list until there are other players. */
    players() {
        const players = playersOf(this.model);
        if (players.join() !== this.faces.join()) this.faces = players;
        return this.faces;
    }

    /** The words of the tree, the same until there are other players. */
    treeWords() {
        const { model, t, words } = this;
        const key = `${model.request.tree === undefined} ${this.players()} ${t.language.id}`;
        if (words.key !== key) this.words = { key, t: withPlayers(t, model) };
        return this.words.t;
    }

    /** The same function until a name has changed, so that the tree is not drawn again. */
    nameOf() {
        const { model, t, lens } = this;
        const { named, request, position } = model;
        const key = `${named} ${request.tree} ${request.record?.game} ${Boolean(position)}`;
        if (this.names.key !== key) this.names = { key, nameOf: shortNames(t, model, lens.names) };
        return this.names.nameOf;
    }

    stateText() {
        const { model, t, lens } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${t("lens.loading")}</div>`;
        if (model.choosing || model.request.tree !== undefined) return html`<div class="start">${this.start()}</div>`;
        return html`<div class="state" role="alert"><h2>${t("lens.trouble")}</h2>${model.trouble ? troubleView(t, model.trouble) : nothing}
            <div><button type="button" class="button primary" data-do="retry" @click=${() => lens.retry()}>${t("button.retry")}</button>
            <button type="button" class="button" data-do="choose" @click=${() => lens.choose()}>${t("lens.other")}</button></div></div>`;
    }

    start() {
        // Only a visit without a search needs it.
        import("./search/start-element.js").catch(() => {});
        return html`<quintet-lens-start @quintet-own=${() => this.study !== "own" && this.toggleStudy("own")}
            @quintet-open=${(/** @type {CustomEvent<LensLink>} */ { detail }) => this.open(detail)}></quintet-lens-start>`;
    }

    renderDrawer() {
        const { t, lens } = this;
        return html`<quintet-drawer .heading=${t("button.more")} .closeLabel=${t("button.close")}
            @quintet-closed=${() => {
                this.more = false;
            }}><quintet-lens-more .drawings=${() => this.drawings()}
                .study=${this.study} .ownPage=${!this.compact}
                @quintet-study=${(/** @type {CustomEvent} */ { detail }) => {
                    this.drawer?.close();
                    this.toggleStudy(detail.name);
                }}
                @quintet-done=${() => this.drawer?.close()}
                @quintet-choose=${() => {
                    this.drawer?.close();
                    lens.choose();
                }}></quintet-lens-more></quintet-drawer>`;
    }

    /** The trees in view: one, or two in a comparison. @returns {Promise<string[]>} */
    drawings() {
        const compared = this.renderRoot.querySelector("quintet-lens-compare")?.shadowRoot;
        const trees = this.tree ? [this.tree] : [...(compared?.querySelectorAll("quintet-lens-tree") ?? [])];
        return Promise.all(trees.map((/** @type {any} */ tree) => tree.exportSvg()));
    }

    async openMore() {
        try {
            await import("./panes/more-element.js");
        } catch {
            return this.lens.tell({ key: "notice.notLoaded", tone: "error" });
        }
        this.more = true;
        await this.updateComplete;
        await this.drawer?.updateComplete;
        this.drawer?.show();
    }

    /** Opens another search and tells what of the link is of no use. @param {LensLink} link */
    async open(link) {
        await this.lens.open(link);
        await this.updateComplete;
        if (this.model.phase === "ready" && !this.compact) this.focusFirst();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {LensModel | undefined} */ (changed.get("model"));
        const { model, t } = this;
        if (!this.compact && (changed.get("t") || (before && before.phase !== model.phase))) {
            const spec = specOf(model);
            document.title = [t("shared.lens"), ...(spec ? [t(`game.${spec.id}`)] : []), t("app.name")].join(" – ");
        }
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const before = /** @type {LensModel | undefined} */ (changed.get("model"));
        const { model, t } = this;
        // A link can ask for it.
        if (model.compare) this.loadingCompare ??= this.loadStudy("compare");
        const isCoded = changed.has("model") && model.code !== null && model.code !== before?.code;
        if (isCoded && this.study === "") this.toggleStudy("own");
        if (!before) return;
        const moved = ["step", "request", "phase", "choosing", "code"].some(
            (name) => before[/** @type {"step"} */ (name)] !== model[/** @type {"step"} */ (name)],
        );
        if (moved) this.nameSoon();
        if (before.request !== model.request && model.predict && this.study === "") this.toggleStudy("predict");
        if (before.phase !== model.phase && model.phase === "loading") this.said = t("lens.loading");
        if (before.step === model.step && before.playing === model.playing) return;
        if (model.playing && !ANNOUNCED.includes(model.speed)) return;
        await this.transport?.updateComplete;
        this.said = again(this.transport?.sentence ?? "", this.said);
    }

    nameSoon() {
        clearTimeout(this.naming);
        this.naming = setTimeout(async () => {
            if (this.model.phase === "ready" && !this.model.choosing)
                this.named(await writeLensLink(linkOf(this.model)));
        }, NAME_DELAY_MS);
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (this.more || this.model.phase !== "ready") return;
        const command = commandOf(event, { rtl: this.t.language.direction === "rtl", letters: this.letters });
        if (!command) return;
        event.preventDefault();
        commands[command](this.lens);
    }
}

customElements.define("quintet-lens", QuintetLens);
