/** `<quintet-analysis-note>`: annotates the action shown with a sign and a comment. */
import { css, html, nothing } from "lit";
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
            .glyphs {
                display: flex;
                gap: 2px;
            }
            button {
                flex: 1;
                min-block-size: 32px;
                padding: 0;
                border: var(--stroke) solid transparent;
                border-radius: var(--radius-small);
                background: none;
                font-weight: 600;
            }
            button:hover:enabled {
                background: var(--paper-sunken);
            }
            button[aria-pressed="true"] {
                border-color: var(--highlight);
                background: color-mix(in srgb, var(--highlight) 22%, transparent);
            }
            button:disabled {
                opacity: 0.4;
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
            <div class="glyphs" role="group" aria-label=${t("analysis.glyphs")}>
                ${GLYPHS.map((glyph) => {
                    const name = t(`analysis.glyph.${glyphNames[glyph]}`);
                    const pressed = node?.glyph === glyph;
                    return html`<button type="button" data-glyph=${glyph} aria-pressed=${String(pressed)} title=${name} aria-label=${name}
                        ?disabled=${start} @click=${() => analysis.note({ glyph: pressed ? "" : glyph })}><bdi dir="ltr">${glyph}</bdi></button>`;
                })}
            </div>
            <textarea maxlength=${MAX_COMMENT_LENGTH} dir="auto" aria-label=${t("analysis.comment")} placeholder=${t("analysis.comment")}
                .value=${node?.comment ?? ""} data-for=${model.path.length || nothing}
                @change=${(/** @type {Event & {target: HTMLTextAreaElement}} */ event) => analysis.note({ comment: event.target.value.trim() })}></textarea>`;
    }
}

customElements.define("quintet-analysis-note", NoteElement);
