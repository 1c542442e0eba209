/**
 * `<quintet-arena-tryout>`: one agent: its files in the editor, and a game that it plays, side by side. With little
 * room they are tabs. Works in any place that gives it a height: a page, or an embedded exercise.
 */
import { html, nothing } from "lit";
import { watchSize } from "../../ui/connected.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice } from "../../ui/forms/fields.js";
import { tabList } from "../../ui/panels/tab-list.js";
import { tabStyles } from "../../ui/panels/tab-styles.js";
import { share } from "../../ui/share.js";
import { ArenaElement } from "../arena-element.js";
import { agentsHere, isRunning, isTesting, openAgent, specOf } from "../arena-model.js";
import { isText } from "./tryout.js";
import { tryoutStyles } from "./tryout-styles.js";
import "../../agents/editor/code-element.js";
import { icon } from "../icons.js";
import "../agents-view/python-element.js";
import { seatOptions } from "../match-view/seat-options.js";
import "./watch-element.js";

/**
 * @import { Agent, ArenaModel } from "../arena-model.js"
 * @import { CodeElement } from "../../agents/editor/code-element.js"
 */

/** The width from which on editor and board stand side by side, in pixels. */
const WIDE = 860;
const TABS = /** @type {const} */ ({ code: "arena.tab.code", game: "shared.oneGame" });

export class TryoutElement extends ArenaElement {
    static properties = {
        wide: { type: Boolean, reflect: true },
        compact: { type: Boolean, reflect: true },
        tab: { state: true },
    };

    /** @type {(keyof ArenaModel)[]} */
    static sees = [
        "agents",
        "game",
        "games",
        "open",
        "file",
        "rivals",
        "place",
        "goTo",
        "watch",
        "opponents",
        "python",
        "run",
        "options",
    ];

    static styles = [tabStyles, fieldStyles, tryoutStyles];

    constructor() {
        super();
        share(this, { words: "t", model: "model", commands: "arena" });
        this.wide = false;
        /** Whether there is only one agent, which the reader cannot change for another. */
        this.compact = false;
        /** @type {"code" | "game"} */
        this.tab = "code";
        /** @type {ArenaModel["goTo"]} */
        this.gone = null;
        /** The bytes of the file that is shown, and their text. @type {{bytes: Uint8Array, text: string}} */
        this.bytes = { bytes: new Uint8Array(), text: "" };
        watchSize(this, ({ width }) => {
            this.wide = width >= WIDE;
        });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.arena.ownAgents.keepAll();
    }

    render() {
        const { t, model, arena, wide, tab } = this;
        const agent = openAgent(model);
        if (!agent) {
            return html`<div class="none"><p>${t("arena.tryout.none")}</p><button type="button" class="button primary"
                @click=${() => arena.show("agents")}>${t("arena.bring")}</button></div>`;
        }
        return html`${this.bar(agent)}
            ${
                wide
                    ? nothing
                    : tabList(t, {
                          label: t("arena.tab.tryout"),
                          tabs: TABS,
                          chosen: tab,
                          choose: (name) => {
                              this.tab = /** @type {"code" | "game"} */ (name);
                              return this.updateComplete;
                          },
                      })
            }
            <div class="panes" id="part" role=${wide ? nothing : "tabpanel"} aria-labelledby=${wide ? nothing : `tab-${tab}`}>
                <section class="code" ?hidden=${!wide && tab !== "code"} aria-label=${t("arena.tab.code")}>${this.code(agent)}</section>
                <section class="game" ?hidden=${!wide && tab !== "game"} aria-label=${t("shared.oneGame")}>
                    <quintet-arena-watch></quintet-arena-watch>
                </section>
            </div>`;
    }

    /** @param {Agent} agent */
    bar(agent) {
        const { t, model, arena, compact } = this;
        const spec = specOf(model);
        const testing = isTesting(model);
        const list = agentsHere(model);
        const agents = choice({
            name: "agent",
            label: t("shared.agent"),
            value: agent.id,
            values: list.map(({ id, name }) => [id, name]),
            change: (id) => arena.tryout.show(id),
        });
        return html`<div class="bar fields">
            ${compact ? nothing : agents}
            ${model.rivals.map((seat, index) =>
                choice({
                    name: "rival",
                    label: t("arena.tryout.opponent", { count: model.rivals.length, number: index + 1 }),
                    options: seatOptions(t, model, seat),
                    change: (rival) => arena.tryout.setRival(index, rival),
                }),
            )}
            ${choice({
                name: "place",
                label: t("arena.tryout.plays"),
                value: model.place,
                values: spec?.players.map((player, index) => [index, t(`player.${player}`)]),
                change: (place) => arena.tryout.setPlace(Number(place)),
            })}
            ${agent.language === "python" ? html`<quintet-arena-python></quintet-arena-python>` : nothing}
            <div class="run">
                ${
                    testing
                        ? html`<button type="button" class="button" data-do="stop" @click=${() => arena.tryout.stop()}>${icon("stop")}${t("button.stop")}</button>`
                        : html`<button type="button" class="button primary" data-do="run" ?disabled=${isRunning(model)} @click=${() => this.run()}>${icon("play")}${t("arena.tryout.run")}</button>`
                }
            </div>
            ${isRunning(model) ? html`<p class="hint">${t("arena.tryout.busy")}</p>` : nothing}
        </div>`;
    }

    run() {
        this.tab = "game";
        this.arena.tryout.run();
    }

    /** @param {Agent} agent */
    code(agent) {
        const { t, model, arena } = this;
        const names = Object.keys(agent.files);
        const file = names.includes(model.file) ? model.file : (names[0] ?? "");
        const readable = isText(file);
        return html`${
            names.length > 1
                ? html`<div class="files">${choice({ name: "file", label: t("arena.tryout.file"), code: true, value: file, values: names.map((name) => [name, name]), change: (name) => arena.tryout.openFile(name) })}</div>`
                : html`<p class="files"><bdi dir="ltr">${file}</bdi></p>`
        }${
            readable
                ? html`<quintet-code .file=${{ key: `${agent.id} ${file}`, name: file, text: this.textOf(agent, file) }}
                    .wrong=${this.wrong(file)}
                    @quintet-code=${(/** @type {CustomEvent} */ { detail }) => arena.ownAgents.write(agent.id, file, detail.text)}></quintet-code>`
                : html`<p class="binary">${t("arena.tryout.binary", { bytes: agent.files[file]?.length ?? 0 })}</p>`
        }`;
    }

    /** @param {Agent} agent @param {string} file */
    textOf({ files }, file) {
        const bytes = files[file] ?? new Uint8Array();
        if (this.bytes.bytes !== bytes) this.bytes = { bytes, text: new TextDecoder().decode(bytes) };
        return this.bytes.text;
    }

    /** The lines of a file that the last fault names; the last one is where it happened. @param {string} file */
    wrong(file) {
        const { fault } = this.model.watch;
        const frames =
            fault?.traceback?.filter((frame) => frame.file === file || file.endsWith(`/${frame.file}`)) ?? [];
        const last = frames[frames.length - 1];
        return last ? [{ line: last.line, message: fault?.message ?? "" }] : [];
    }

    updated() {
        const { goTo } = this.model;
        if (goTo === this.gone) return;
        this.gone = goTo;
        if (!goTo) return;
        this.tab = "code";
        const code = /** @type {CodeElement | null} */ (this.renderRoot.querySelector("quintet-code"));
        // Hidden, an editor cannot scroll.
        this.updateComplete.then(() => code?.goTo(goTo.line));
    }
}

customElements.define("quintet-arena-tryout", TryoutElement);
