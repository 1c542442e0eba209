/**
 * `<quintet-make>`: the page on which a teacher makes a sheet: its settings, its items, a try, and what students get.
 */
import { html, nothing } from "lit";
import { languages } from "../../i18n/t.js";
import { textOf } from "../../record/record-files.js";
import { chooseFiles, download } from "../../ui/browser/files.js";
import { button, iconButton } from "../../ui/forms/buttons.js";
import { toggle } from "../../ui/forms/fields.js";
import { icon } from "../../ui/more-icons.js";
import { repeat } from "../../ui/repeat.js";
import { follow } from "../../ui/store.js";
import "../../ui/notices/notices-element.js";
import { troubleText } from "../../ui/notices/trouble-text.js";
import { given, PageElement } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { answersOf } from "../activity.js";
import { plainTitle } from "../text/rich-text.js";
import { problemText } from "../validate.js";
import { pointsIn } from "./draft.js";
import { fieldStyles } from "./field-styles.js";
import { choiceField, numberField, textField } from "./fields.js";
import { forms, newItem } from "./forms/forms.js";
import "./handout/give-element.js";
import "./item-element.js";
import { makeStyles } from "./make-styles.js";
import { MISSING } from "./problems.js";
import { fileName } from "./texts.js";

/**
 * @import { Activity, GameRecord } from "../activity.js"
 * @import { Editing } from "./editing.js"
 * @import { MakeItem } from "./item-element.js"
 * @import { Maker, MakerModel } from "./maker.js"
 */

const ORDERS = ["fixed", "mixed"];
const SHOWS = ["at-once", "at-end", "never"];
const ANSWERS = ["never", "at-last", "at-end"];
const DRAFTS = ".json,application/json";
const MOST_PROBLEMS = 8;

/** Kinds whose tasks show by themselves whether an answer was right, or end with a wrong one. */
const TELLING = ["lens", "agent", "sequence", "puzzle"];

/** Whether students learn earlier than the draft says. @param {Activity} draft */
const tellsAnyway = ({ show = "at-once", items }) =>
    show !== "at-once" && items.some(({ kind }) => TELLING.includes(kind));

export class MakePage extends PageElement {
    static properties = {
        model: { state: true },
        adding: { state: true },
        offered: { state: true },
    };

    static styles = [fieldStyles, makeStyles];

    constructor() {
        super();
        /** @type {Maker} */
        this.maker = given;
        /** @type {MakerModel} */
        this.model = given;
        share(this, { words: "t", model: "model", commands: "maker" });
        /** Whether the kinds are offered. */
        this.adding = false;
        /** A game from elsewhere, for the next item. @type {GameRecord | null} */
        this.offered = null;
        /** The id of the item that was edited at the last update. */
        this.seen = "";
        follow(this, () => this.maker);
    }

    /** Takes a game from elsewhere and asks for the kind of its item. @param {GameRecord} record */
    async offer(record) {
        this.offered = record;
        this.adding = true;
        await this.updateComplete;
        const [first] = this.renderRoot.querySelectorAll(".kinds button");
        /** @type {HTMLElement | undefined} */ (first)?.focus();
    }

    async updated() {
        const { chosen, draft } = this.model;
        const id = draft.items[chosen]?.id ?? "";
        const before = this.seen;
        this.seen = id;
        if (!id || before === id) return;
        const part = /** @type {MakeItem | null} */ (this.renderRoot.querySelector("quintet-make-item"));
        await part?.updateComplete;
        part?.focusTitle();
        part?.scrollIntoView({ block: "start" });
    }

    /** @param {Promise<string>} text */
    async open(text) {
        const whole = await text.catch(() => "");
        await this.maker.open(whole);
    }

    render() {
        const { t, model } = this;
        if (model.phase === "failed") {
            return html`<main><div role="alert"><h1>${t("trouble.title")}</h1>${troubleText(t, model.trouble)}</div></main>`;
        }
        return html`<div class="page">
            <quintet-header><h1>${t("shared.makeSheet")}</h1></quintet-header>
            <main>
                <p class="intro">${t("make.intro")} <a href="../teach/guide.html">${t("make.guide")}</a></p>
                ${model.phase === "loading" ? html`<p role="status">${t("make.loading")}</p>` : html`${this.drafts()}${this.parts()}`}
            </main>
            <quintet-notices popover="manual"></quintet-notices>
        </div>`;
    }

    /** Buttons for the whole draft. Before the kept draft is read, it would replace one that they open. */
    drafts() {
        const { t, model, maker } = this;
        const name = () => `${fileName(model.draft, t.language.id)}.draft.json`;
        return html`<div class="buttons" role="group" aria-label=${t("make.draft")}>
                ${button("open", "open", t("make.open"), () => chooseFiles(([file]) => this.open(textOf(file)), { accept: DRAFTS }))}
                ${button("save", "save", t("make.save"), () => download(maker.text, "application/json", name()))}
                ${button("new", "newGame", t("make.new"), () => maker.begin())}</div>
            <p class="more">${t(model.kept ? "make.keptHere" : "make.notKept")}</p>
            <div role="alert">${model.refused.length ? this.refusal() : nothing}</div>`;
    }

    refusal() {
        const { t, model, maker } = this;
        return html`<div class="refusal"><p><b>${t("make.refused")}</b></p>
            <ul class="marked">${model.refused.slice(0, MOST_PROBLEMS).map((each) => html`<li dir="auto">${problemText(t, each)}</li>`)}</ul>
            <p>${t("make.stays")}</p>${button("close-refusal", "close", t("button.close"), () => maker.closeRefusal())}</div>`;
    }

    parts() {
        const { t, model, maker } = this;
        const { draft, chosen } = model;
        return html`<div class="columns">
            <div class="column">
                ${this.settings()}
                <section aria-labelledby="items"><h2 id="items">${t("make.items")} <span class="soft">${t("make.sum", { count: draft.items.length, points: pointsIn(draft) })}</span></h2>
                    ${draft.items.length ? this.items() : html`<p class="more">${t("make.noItems")}</p>`}
                    ${this.add()}</section>
            </div>
            <div class="column wide">
                ${
                    chosen >= 0
                        ? html`<section class="editor">${button("done", "right", t("shared.done"), () => this.done())}
                    <quintet-make-item .maker=${maker} .model=${model} .place=${chosen}></quintet-make-item>
                    ${button("done", "right", t("shared.done"), () => this.done())}</section>`
                        : nothing
                }
                <quintet-make-give .maker=${maker} .model=${model} ?hidden=${chosen >= 0}></quintet-make-give>
            </div></div>`;
    }

    /** Ends the editing of an item. */
    async done() {
        const { chosen } = this.model;
        this.maker.choose(-1);
        await this.updateComplete;
        const edit = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-item="${chosen}"]`));
        edit?.focus();
    }

    settings() {
        const { t, model, maker } = this;
        /** @type {Editing} */
        const editing = {
            t,
            value: model.draft,
            path: [],
            set: (change) => maker.setHead(change),
            problems: maker.headProblems,
            languages: model.languages,
        };
        // The first language is that of the texts which are plain: it stays first.
        const chosen = (/** @type {string} */ id, /** @type {boolean} */ on) =>
            maker.setLanguages([...model.languages.filter((each) => each !== id), ...(on ? [id] : [])]);
        return html`<section aria-labelledby="settings"><h2 id="settings">${t("shared.settings")}</h2>
            ${textField(editing, "title", t("make.sheetTitle"))}
            ${textField(editing, "text", t("make.sheetText"), { rows: 3, help: t("make.markdown") })}
            <details><summary>${t("make.more")}</summary>
            ${choiceField(
                editing,
                "show",
                t("make.show"),
                SHOWS.map((each) => [each, t(`make.show.${each}`)]),
                { usual: "at-once", long: true, help: tellsAnyway(model.draft) ? t("make.showAnyway") : "" },
            )}
            ${model.draft.show === "never" ? nothing : this.answers(editing)}
            ${choiceField(
                editing,
                "order",
                t("make.order"),
                ORDERS.map((each) => [each, t(`make.order.${each}`)]),
                { usual: "fixed" },
            )}
            ${numberField(editing, "pass", t("make.pass"), { least: 0, most: 100, unit: 0.01, usual: t("arena.limit.none") })}
            ${numberField(editing, "minutes", t("make.minutes"), { least: 1, most: 600, usual: t("make.unlimited") })}
            <fieldset><legend>${t("make.languages")}</legend><p class="more">${t("make.languagesHelp")}</p>
                ${languages.map(({ id, name }) =>
                    toggle({
                        label: html`<span lang=${id}>${name}</span>`,
                        name: id,
                        on: model.languages.includes(id),
                        off: model.languages.length === 1 && model.languages.includes(id),
                        change: (on) => chosen(id, on),
                    }),
                )}</fieldset></details></section>`;
    }

    /** The choice of when students see the correct answers. @param {Editing} editing */
    answers(editing) {
        const { t, model } = this;
        const told = answersOf(model.draft) !== "never";
        const values = model.draft.show === "at-end" ? ANSWERS.filter((each) => each !== "at-last") : ANSWERS;
        return choiceField(
            editing,
            "answers",
            t("make.answers"),
            values.map((each) => [each, t(`make.answers.${each}`)]),
            { usual: "never", long: true, help: told ? t("make.answersReadable") : "" },
        );
    }

    items() {
        const { t, model, maker } = this;
        const { items } = model.draft;
        return html`<ol class="items">${repeat(
            items,
            ({ id }) => id,
            (item, place) => {
                const number = place + 1;
                const problems = maker.problemsOf(place);
                const state =
                    problems === null
                        ? "checking"
                        : problems.length === 0
                          ? "good"
                          : problems.every(({ key }) => key === MISSING)
                            ? "todo"
                            : "bad";
                const title = plainTitle(item, t.language.id) || t(`make.kind.${item.kind}`);
                const act = (
                    /** @type {"up" | "down" | "copy" | "remove"} */ name,
                    /** @type {() => void} */ run,
                    off = false,
                ) => {
                    const picture = name === "up" || name === "down" ? "chevron" : name;
                    return iconButton(name, picture, t(`make.do.${name}`, { number }), run, { bare: true, off });
                };
                return html`<li class=${state}>
                    <button type="button" class="name" data-item=${place} aria-current=${place === model.chosen ? "true" : nothing} @click=${() => maker.choose(place)}>
                        <span class="number">${t.number(number)}</span><span class="what"><bdi>${title}</bdi><span class="soft">${t(`make.kind.${item.kind}`)} · ${t("course.points", { count: item.points ?? 1 })} · ${t(`make.state.${state}`)}</span></span></button>
                    <span class="acts">${act("up", () => this.move(place, -1), place === 0)}
                    ${act("down", () => this.move(place, 1), place === items.length - 1)}
                    ${act("copy", () => maker.duplicate(place))}
                    ${act("remove", () => this.removeItem(place))}</span></li>`;
            },
        )}</ol>`;
    }

    /** Moves an item; the focus stays on its button. @param {number} place @param {number} by */
    async move(place, by) {
        this.maker.move(place, by);
        await this.updateComplete;
        const name = by < 0 ? "up" : "down";
        const row = this.renderRoot.querySelectorAll(".items li")[place + by];
        /** @type {HTMLElement | null | undefined} */ (row?.querySelector(`[data-do=${name}]`))?.focus();
    }

    /** @param {number} place */
    async removeItem(place) {
        this.maker.remove(place);
        await this.updateComplete;
        const rows = this.renderRoot.querySelectorAll(".items .name");
        const next = rows[Math.min(place, rows.length - 1)] ?? this.renderRoot.querySelector("[data-do=add]");
        /** @type {HTMLElement | null} */ (next)?.focus();
    }

    add() {
        const { t, adding, maker, offered } = this;
        const toggle = async () => {
            this.adding = !adding;
            this.offered = null;
            await this.updateComplete;
            if (this.adding)
                /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".kinds button"))?.focus();
        };
        const take = (/** @type {string} */ kind) => {
            this.adding = false;
            this.offered = null;
            maker.add({
                ...newItem(kind, maker.tools?.games[0].id ?? ""),
                ...(offered && forms[kind].from?.(offered)),
            });
        };
        const kinds = Object.keys(forms).filter((kind) => !offered || forms[kind].from);
        return html`<button type="button" class="button primary" data-do="add" aria-expanded=${String(adding)} @click=${toggle}>${icon("newGame")}${t("make.add")}</button>
            ${
                adding
                    ? html`${offered ? html`<p>${t("make.offered", { game: t(`game.${offered.game}`) })}</p>` : nothing}
                    <ul class="kinds" aria-label=${t("make.kinds")}>${kinds.map(
                        (kind) =>
                            html`<li><button type="button" data-kind=${kind} @click=${() => take(kind)}><b>${t(`make.kind.${kind}`)}</b><span>${t(`make.kind.${kind}.more`)}</span></button></li>`,
                    )}</ul>`
                    : nothing
            }`;
    }
}

customElements.define("quintet-make", MakePage);
