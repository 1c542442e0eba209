/**
 * `<quintet-lens-compare>`: two searches of the same position side by side, with one cursor. A step in one moves the
 * other to the same node, or to the place where it was left out.
 */

import { html, nothing } from "lit";
import { decimalIn } from "../../i18n/formats.js";
import { watchSize } from "../../ui/connected.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { tabList } from "../../ui/panels/tab-list.js";
import { tabStyles } from "../../ui/panels/tab-styles.js";
import { icon } from "../icons.js";
import { playersOf } from "../lens-model.js";
import { fitting } from "../search/lens-options.js";
import { shortNames, withPlayers } from "../sentences/names.js";
import { StudyElement } from "../study/study-element.js";
import "../tree/tree-element.js";
import { missingText, searchText } from "./compare-sentences.js";
import { compareStyles } from "./compare-styles.js";
import { figureRows } from "./figures.js";
import { placeIn } from "./follow.js";
import { optionsForm } from "./options-form.js";
import { Paths, RunIndex } from "./run-index.js";
import { SecondRun } from "./second-run.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { LensOptions } from "../search/lens-options.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Missing } from "./follow.js"
 */

/** The least width for two trees side by side, in CSS pixels. */
const SIDE_BY_SIDE = 620;
/** Below this height the figures are folded, so that the leaves of the trees stay in view. */
const LOW = 460;
const SIDES = /** @type {const} */ ({ first: "compare.first", second: "compare.second" });

export class CompareElement extends StudyElement {
    static properties = {
        side: { state: true },
        narrow: { state: true },
        moved: { state: true },
        low: { state: true },
        large: { attribute: false },
    };

    /** @type {(keyof LensModel)[]} */
    static sees = ["replay", "cursor", "events", "step", "ended", "request", "compare", "selected", "named"];

    static styles = [tabStyles, fieldStyles, compareStyles];

    constructor() {
        super();
        /** The side that a narrow screen shows. @type {"first" | "second"} */
        this.side = "first";
        this.narrow = false;
        /** Whether the trees need the height of the figures. */
        this.low = false;
        /** Whether it is shown in a lecture hall. */
        this.large = false;
        /** Grows when the second run has changed. */
        this.moved = 0;
        this.second = new SecondRun();
        this.second.subscribe((changes) => {
            this.moved = changes;
        });
        /** What is compared, as text: a change starts the second run again. */
        this.wanted = "";
        /** The indexes of both runs. @type {[RunIndex, RunIndex] | null} */
        this.indexes = null;
        /** The step of the first run that the second has followed to. */
        this.followed = -1;
        /** Whether the first run is on its way to where the second stands. */
        this.moving = false;
        /**
         * What the run that follows has instead of the node.
         * @type {{side: "first" | "second", missing: Missing} | null}
         */
        this.absent = null;
        watchSize(this, ({ width, height }) => {
            this.narrow = width < SIDE_BY_SIDE;
            this.low = height < LOW;
        });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.second.stop(this.lens.engine);
    }

    willUpdate() {
        this.startAnew();
        this.follow();
    }

    /**
     * The options of the second search, with the depth of the first where they name none.
     * @returns {LensOptions | null}
     */
    get options() {
        const { compare, request } = this.model;
        if (!compare) return null;
        const deep = compare.algorithm === "uct" || request.options.algorithm === "uct";
        const { without, width } = request.options;
        return fitting({
            ...(deep ? {} : { depth: request.options.depth }),
            ...(without ? { without } : {}),
            ...(width ? { width } : {}),
            ...compare,
        }).options;
    }

    /** Starts the second run when the position or its options have changed. */
    startAnew() {
        const { record, tree } = this.model.request;
        const { options } = this;
        if (!options || !this.model.replay) return;
        const request = { ...(tree === undefined ? { record } : { tree }), options };
        const wanted = JSON.stringify(request);
        if (wanted === this.wanted) return;
        this.wanted = wanted;
        this.followed = -1;
        this.second.start(this.lens.engine, request);
    }

    /** The indexes of both runs as far as they have come. */
    indexed() {
        const first = /** @type {Replay} */ (this.model.replay);
        const second = this.second.replay;
        if (this.indexes?.[0].replay !== first || this.indexes[1].replay !== second) {
            const paths = new Paths();
            this.indexes = [new RunIndex(first, paths), new RunIndex(second, paths)];
        }
        for (const index of this.indexes) index.follow();
        return this.indexes;
    }

    /** Moves the second run to where the first one stands, if that has moved. */
    follow() {
        const { cursor, step, replay } = this.model;
        if (!cursor || !replay || this.moving) return;
        // A place in a run that still grows may change.
        const state = this.second.ended && this.model.ended ? step : -2 - step - this.second.replay.events;
        if (state === this.followed) return;
        this.followed = state;
        const [first, second] = this.indexed();
        const place = placeIn(first, cursor, second);
        this.second.cursor.seek(place.step);
        this.absent = place.missing && { side: "second", missing: place.missing };
    }

    /** Moves the second run, and the first one to the same node. @param {number} step */
    async lead(step) {
        const { cursor } = this.second;
        const [first, second] = this.indexed();
        this.second.seek(step);
        const place = placeIn(second, cursor, first);
        this.absent = place.missing && { side: "first", missing: place.missing };
        this.moving = true;
        await this.lens.goTo(place.step);
        this.moving = false;
        this.followed = this.second.ended && this.model.ended ? this.lens.model.step : this.followed;
        this.requestUpdate();
    }

    /** @param {Partial<LensOptions>} change */
    change(change) {
        const { compare } = this.model;
        if (compare) this.lens.show({ compare: fitting({ ...compare, ...change }).options });
    }

    /** @param {Translate} t */
    content(t) {
        const { narrow, side, model } = this;
        if (!model.replay || !model.cursor || !this.options) return nothing;
        return html`${
            narrow
                ? tabList(t, {
                      label: t("compare.sides"),
                      tabs: SIDES,
                      chosen: side,
                      choose: (name) => {
                          this.side = /** @type {"first" | "second"} */ (name);
                          return this.updateComplete;
                      },
                  })
                : nothing
        }
        <div class="sides ${narrow ? "narrow" : ""}">
            ${narrow && side !== "first" ? nothing : this.firstSide(t)}
            ${narrow && side !== "second" ? nothing : this.secondSide(t)}
        </div>
        ${this.figures(t)}`;
    }

    /** @param {Translate} t */
    firstSide(t) {
        const { model, lens } = this;
        const { replay, cursor, step, request } = model;
        return this.sidePart(t, "first", {
            title: searchText(t, request.options),
            form: nothing,
            tree: { replay, cursor, step, selected: model.selected, node: (node) => lens.select(node) },
            ended: model.ended,
            buttons: nothing,
        });
    }

    /** @param {Translate} t */
    secondSide(t) {
        const { second } = this;
        const options = /** @type {LensOptions} */ (this.options);
        const { replay, cursor } = second;
        return this.sidePart(t, "second", {
            title: searchText(t, options),
            form: optionsForm(t, options, this.model.subject, (change) => this.change(change)),
            tree: {
                replay,
                cursor,
                step: cursor.step + this.moved,
                selected: -1,
                node: (node) => this.lead((replay.entered[node] ?? 0) + 1),
            },
            ended: second.ended,
            buttons: html`<span class="steps">${this.stepButton(t, "back", -1)}${this.stepButton(t, "forward", 1)}</span>`,
        });
    }

    /** @param {Translate} t @param {"back" | "forward"} name @param {1 | -1} by */
    stepButton(t, name, by) {
        const { cursor } = this.second;
        return html`<button type="button" class="button" data-do=${name}
            @click=${() => this.lead(cursor.step + by)}>${icon(by > 0 ? "in" : "backward")}${t(`compare.${name}`)}</button>`;
    }

    /**
     * @param {Translate} t
     * @param {"first" | "second"} name
     * @param {{title: string, form: unknown, ended: boolean, buttons: unknown, tree: {replay: Replay | null,
     *     cursor: Cursor | null, step: number, selected: number, node: (node: number) => void}}} side
     */
    sidePart(t, name, { title, form, tree, ended, buttons }) {
        const { replay, cursor, step, selected, node } = tree;
        const { model, lens, absent, second } = this;
        const trouble = name === "second" ? second.trouble : "";
        const names = this.names;
        const panel = this.narrow ? { id: "part", role: "tabpanel" } : { id: name, role: "region" };
        const heading = html`<span>${t(SIDES[name])}</span> <b>${title}</b>`;
        return html`<section class="side" id=${panel.id} role=${panel.role} aria-label=${`${t(SIDES[name])}: ${title}`}>
            ${form === nothing ? html`<p class="heading">${heading}</p>` : html`<details class="second"><summary>${heading}</summary>${form}</details>`}
            <quintet-lens-tree .replay=${replay} .cursor=${cursor} .step=${step} .selected=${selected} .t=${withPlayers(this.t, model)}
                .players=${playersOf(model)} .follow=${true} .ghosts=${true} .written=${lens.written} .large=${this.large}
                .nameOf=${shortNames(this.t, model, lens.names)}
                @quintet-node=${(/** @type {CustomEvent} */ event) => node(event.detail.node)}></quintet-lens-tree>
            <div class="below">${buttons}<p class="place" role="status">${
                trouble
                    ? html`<span class="problem">${this.t("lens.trouble")}: <bdi lang="en">${trouble}</bdi></span>`
                    : absent?.side === name
                      ? html`<span class="ghost">${missingText(t, absent.missing, names.nameOf)}</span>`
                      : t("lens.at", { step: cursor?.step ?? 0, count: replay?.events ?? 0 })
            }${ended || trouble ? nothing : html` ${t("lens.running")}`}</p></div>
        </section>`;
    }

    /** @param {Translate} t */
    figures(t) {
        const { model, second } = this;
        const depths = model.replay?.algorithm !== "uct" && second.replay.algorithm !== "uct";
        const rows = figureRows(model.tally, second.tally, depths);
        /** @param {string} figure @param {number} number */
        const text = (figure, number) => (figure === "branching" ? decimalIn(t, number, 2) : t.number(number));
        return html`<details class="figures" ?open=${!(this.narrow || this.low || this.large)}><summary>${t("compare.figures")}</summary>
            <quintet-wide-table label=${t("compare.figures")}><table>
            <thead><tr><th scope="col">${t("lens.counter")}</th><th scope="col">${t("compare.first")}</th>
                <th scope="col">${t("compare.second")}</th><th scope="col">${t("compare.ratio")}</th></tr></thead>
            <tbody>${rows.map(
                ({ figure, first, second: other, ratio }) => html`<tr data-figure=${figure}>
                    <th scope="row">${t(`lens.counter.${figure}`)}</th>
                    <td>${text(figure, first)}</td><td>${text(figure, other)}</td>
                    <td>${ratio === null ? "–" : t("compare.times", { number: decimalIn(t, ratio, 2) })}</td></tr>`,
            )}</tbody></table></quintet-wide-table></details>`;
    }
}

customElements.define("quintet-lens-compare", CompareElement);
