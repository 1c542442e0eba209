/**
 * `<quintet-analysis-steps>`: buttons that step through the moves, and buttons that change the tree at the move shown.
 */
import { css, html, nothing } from "lit";
import { AnalysisElement } from "../analysis-element.js";
import { icon } from "../icons.js";
import { commands } from "../shortcuts.js";
import { isMain, nodeAt } from "./tree.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

export class StepsElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path", "past", "practice"];

    static styles = css`
        div {
            display: flex;
            flex-wrap: wrap;
            justify-content: space-between;
        }
        /* What deletes stays apart from what steps. */
        [data-do="remove"] {
            margin-inline-start: var(--space-3);
        }
        span {
            font-size: var(--text-tiny);
            line-height: 1;
            text-align: center;
        }
        button {
            display: grid;
            place-items: center;
            flex: 1;
            min-inline-size: min-content;
            min-block-size: var(--tap);
            padding: 0;
            border: 0;
            border-radius: var(--radius);
            background: none;
        }
        button:hover:not([aria-disabled="true"]) {
            background: var(--paper-sunken);
        }
        button[aria-disabled="true"] {
            color: var(--ink-soft);
            cursor: default;
            opacity: 0.5;
        }
    `;

    render() {
        const { tree, path, past, practice } = this.model;
        const start = path.length === 0;
        const end = (nodeAt(tree, path)?.children.length ?? 0) === 0;
        return html`<div role="toolbar" aria-label=${this.t("controls.title")}>
            ${this.button("first", "step.first", "analysis.start", start)}
            ${this.button("back", "analysis.backward", "analysis.backward.short", start)}
            ${this.button("forward", "step.forward", "analysis.forward.short", end)}
            ${this.button("last", "analysis.last", "analysis.last.short", end)}
            ${
                practice
                    ? nothing
                    : html`${this.button("promote", "analysis.promote", "analysis.promote.short", isMain(tree, path))}
            ${this.button("undo", "analysis.undo", "analysis.undo.short", past.length === 0)}
            ${this.button("remove", "analysis.remove", "analysis.remove.short", start)}`
            }
        </div>`;
    }

    /**
     * @param {Parameters<typeof icon>[0] & keyof typeof commands} name
     * @param {Key} key @param {Key} short  the text below the icon
     * @param {boolean} off
     */
    button(name, key, short, off) {
        const label = this.t(key);
        return html`<button type="button" data-do=${name} aria-disabled=${String(off)} aria-label=${label} title=${label}
            @click=${() => off || commands[name](this.analysis)}>${icon(name)}<span aria-hidden="true">${this.t(short)}</span></button>`;
    }
}

customElements.define("quintet-analysis-steps", StepsElement);
