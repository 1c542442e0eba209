/** `<quintet-lab-note>`: what is to be said of the action shown: a sign, and a comment. */
import { css, html, nothing } from "lit";
import { shared } from "../app/styles.js";
import { LabPart } from "./lab-part.js";
import { GLYPHS, nodeAt } from "./tree.js";
import { glyphNames } from "./tree-part.js";

const LONGEST = 4000;

export class NotePart extends LabPart {
    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
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
        const { model, t, lab } = this;
        const node = nodeAt(model.tree, model.path);
        const start = model.path.length === 0;
        return html`
            <div class="glyphs" role="group" aria-label=${t("lab.glyphs")}>
                ${GLYPHS.map((glyph) => {
                    const name = t(`lab.glyph.${glyphNames[glyph]}`);
                    const pressed = node?.glyph === glyph;
                    return html`<button type="button" data-glyph=${glyph} aria-pressed=${String(pressed)} title=${name} aria-label=${name}
                        ?disabled=${start} @click=${() => lab.note({ glyph: pressed ? "" : glyph })}><bdi dir="ltr">${glyph}</bdi></button>`;
                })}
            </div>
            <textarea maxlength=${LONGEST} dir="auto" aria-label=${t("lab.comment")} placeholder=${t("lab.comment")}
                .value=${node?.comment ?? ""} data-for=${model.path.length || nothing}
                @change=${(/** @type {Event & {target: HTMLTextAreaElement}} */ event) => lab.note({ comment: event.target.value.trim() })}></textarea>`;
    }
}

customElements.define("quintet-lab-note", NotePart);
