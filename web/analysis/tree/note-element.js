/** `<quintet-analysis-note>`: annotates the action shown with a sign and a comment. */
import { css, html, nothing } from "lit";
import { inputStyles } from "../../ui/forms/input-styles.js";
import { shared } from "../../ui/styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { GLYPHS, nodeAt } from "./tree.js";
import { glyphNames } from "./tree-element.js";

/** @import { AnalysisModel } from "../analysis-model.js" */

const MAX_COMMENT_LENGTH = 4000;

export class NoteElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path"];

    static styles = [
        shared,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
            }
            label {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                justify-content: space-between;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            select {
                min-block-size: 36px;
                padding-inline: var(--space-2);
                color: var(--ink);
            }
            ${inputStyles}
            @media (pointer: coarse) {
                select {
                    min-block-size: 40px;
                }
            }
            textarea {
                display: block;
                inline-size: 100%;
                block-size: 38px;
                padding: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper);
                font-size: var(--text-small);
                line-height: 1.35;
                resize: none;
            }
            textarea:focus,
            textarea:not(:placeholder-shown) {
                block-size: 58px;
            }
            textarea::placeholder {
                color: var(--ink-soft);
                opacity: 1;
            }
        `,
    ];

    render() {
        const { model, t, analysis } = this;
        const node = nodeAt(model.tree, model.path);
        const start = model.path.length === 0;
        return html`
            <label>${t("analysis.glyphs")}
                <select data-choice="glyph" ?disabled=${start} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => analysis.note({ glyph: target.value })}>
                    <option value="">${t("analysis.glyph.none")}</option>
                    ${GLYPHS.map(
                        (glyph) =>
                            html`<option value=${glyph} .selected=${glyph === node?.glyph}>\u2068${glyph}\u2069 ${t(`analysis.glyph.${glyphNames[glyph]}`)}</option>`,
                    )}
                </select></label>
            <textarea maxlength=${MAX_COMMENT_LENGTH} dir="auto" aria-label=${t("analysis.comment")} placeholder=${t("analysis.comment")}
                .value=${node?.comment ?? ""} data-for=${model.path.length || nothing}
                @change=${(/** @type {Event & {target: HTMLTextAreaElement}} */ event) => analysis.note({ comment: event.target.value.trim() })}></textarea>`;
    }
}

customElements.define("quintet-analysis-note", NoteElement);
