/** `<quintet-make-item>`: the fields of an item: its texts, what its kind needs, points, attempts, hints, variants. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { button } from "../../ui/forms/buttons.js";
import { icon } from "../../ui/more-icons.js";
import { given, PageElement } from "../../ui/page-element.js";
import { answersOf, showOf } from "../activity.js";
import { figureStyles } from "../text/figure.js";
import { problemText } from "../validate.js";
import { entry, without } from "./editing.js";
import { fieldStyles } from "./field-styles.js";
import { faultOf, numberField, textField } from "./fields.js";
import { figureFields } from "./forms/fields/figure-fields.js";
import { forms } from "./forms/forms.js";
import { itemStyles } from "./item-styles.js";
import { MISSING } from "./problems.js";

/**
 * @import { Item } from "../activity.js"
 * @import { ActivityProblem } from "../validate.js"
 * @import { Editing } from "./editing.js"
 * @import { Maker, MakerModel } from "./maker.js"
 */

/** Kinds without another task than their text. */
const ASKING = ["choice", "number", "text"];
const MOST_HINTS = 10;
const MOST_VARIANTS = 60;

export class MakeItem extends PageElement {
    static properties = { model: { attribute: false }, place: { attribute: false } };

    static styles = [fieldStyles, figureStyles, itemStyles];

    constructor() {
        super();
        /** @type {Maker} */
        this.maker = given;
        /** @type {MakerModel} */
        this.model = given;
        this.place = 0;
        /** What the forms have loaded. @type {Map<string, any>} */
        this.loaded = new Map();
    }

    /** Moves the keyboard focus to the heading. */
    focusTitle() {
        this.renderRoot.querySelector("h2")?.focus();
    }

    render() {
        const { t, maker, model, place } = this;
        const { draft, version, languages } = model;
        const item = draft.items[place];
        const tools = maker.tools;
        if (!item || !tools) return nothing;
        const problems = maker.shownProblems(place);
        /** @type {Editing} */
        const editing = {
            t,
            value: maker.shownItem(place),
            path: [],
            set: (change) => maker.setItem(place, change),
            problems,
            languages,
        };
        const form = forms[item.kind];
        const show = () => this.requestUpdate();
        const asks = ASKING.includes(item.kind);
        return html`<h2 tabindex="-1">${t("make.itemHeading", { number: place + 1, kind: t(`make.kind.${item.kind}`) })}</h2>
            ${this.versions(item)} ${this.verdict(problems)}
            ${keyed(
                `${item.id} ${version}`,
                html`${textField(editing, "title", t("make.itemTitle"))}
                ${textField(editing, "text", t(asks ? "make.question" : "shared.instructions"), { rows: 3, help: t("make.markdown") })}
                ${figureFields(editing, maker)}
                ${form.fields(editing, { maker, tools, show, loaded: this.loaded })}
                ${
                    version === 0
                        ? html`<div class="pair">${numberField(editing, "points", t("make.points"), { least: 0, most: 1000, step: "any", usual: "1" })}
                    ${numberField(editing, "attempts", t("make.attempts"), { least: 1, most: 100, usual: t("make.unlimited") })}
                    ${showOf(draft) === "at-once" ? numberField(editing, "penalty", t("make.penalty"), { least: 0, most: 100, step: "any", unit: 0.01, usual: "0" }) : nothing}
                    ${numberField(editing, "minutes", t("make.minutes"), { least: 0.5, most: 600, step: "any", usual: t("make.unlimited") })}</div>`
                        : nothing
                }
                ${textField(editing, "explain", t("make.explain"), { rows: 2, help: t(answersOf(draft) === "never" ? "make.explainHelp" : "make.explainTold") })}
                ${this.hints(editing)}`,
            )}`;
    }

    /** All problems in one place; each also stands at its field. @param {ActivityProblem[]} problems */
    verdict(problems) {
        const { t, maker, place } = this;
        const found = maker.problemsOf(place);
        if (found === null) return html`<p class="verdict" role="status">${t("make.checking")}</p>`;
        const shown = problems.filter(({ key }) => key !== MISSING);
        if (shown.length) {
            const list = shown.map((problem) => html`<li dir="auto">${problemText(t, problem)}</li>`);
            return html`<div role="status"><ul class="verdict bad marked">${list}</ul></div>`;
        }
        return html`<p class="verdict" role="status">${found.length ? t("make.unfinished") : html`${icon("right")}${t("make.fine")}`}</p>`;
    }

    /** @param {Item} item */
    versions({ variants = [] }) {
        const { t, maker, model } = this;
        const { version } = model;
        const add = button("variant", "plus", t("make.addVariant"), () => maker.addVariant(), {
            off: variants.length >= MOST_VARIANTS,
        });
        if (variants.length === 0) {
            return html`<details><summary>${t("make.variants")}</summary><p class="more">${t("make.variantsHelp")}</p>${add}</details>`;
        }
        return html`<div class="versions" role="group" aria-label=${t("make.variants")}>
            ${[0, ...variants.map((_, number) => number + 1)].map(
                (
                    number,
                ) => html`<button type="button" class="button" data-version=${number} aria-pressed=${String(number === version)}
                @click=${() => maker.show(number)}>${number === 0 ? t("make.firstVersion") : t("course.one.variants", { number })}</button>`,
            )}
            ${add} ${version > 0 ? button("drop-variant", "close", t("make.removeVariant"), () => maker.removeVariant()) : nothing}</div>
            <p class="more">${t("make.variantsHelp")}</p>`;
    }

    /** @param {Editing} editing */
    hints(editing) {
        const { t } = this;
        const { value, set } = editing;
        const { hints = [] } = value;
        const left = (/** @type {any[]} */ list) => set({ hints: list.length ? list : undefined });
        return html`<fieldset><legend>${t("shared.hints")}</legend>
            ${hints.length ? nothing : html`<p class="more">${t("make.hintsHelp")}</p>`}
            ${hints.map((/** @type {any} */ _, /** @type {number} */ place) => {
                const hint = entry(editing, "hints", place);
                return html`<div class="inner">${textField(hint, "text", t("make.hint", { number: place + 1 }))}
                    ${numberField(hint, "cost", t("make.hintCost"), { least: 0, most: 100, unit: 0.01, usual: "0" })}
                    <div class="buttons">${button("drop-hint", "close", t("make.removeHint", { number: place + 1 }), () => left(without(hints, place)))}</div></div>`;
            })}
            ${faultOf(editing, "hints", true)}
            <div class="buttons">${button("add-hint", "hint", t("make.addHint"), () => set({ hints: [...hints, {}] }), { off: hints.length >= MOST_HINTS })}</div></fieldset>`;
    }
}

customElements.define("quintet-make-item", MakeItem);
