/** `<quintet-analysis-note>`: annotates the action shown with a sign and a comment. */
import { css, html } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice, text } from "../../ui/forms/fields.js";
import { AnalysisElement } from "../analysis-element.js";
import { GLYPHS, nodeAt } from "./tree.js";
import { glyphNames } from "./tree-element.js";

/** @import { AnalysisModel } from "../analysis-model.js" */

const MAX_COMMENT_LENGTH = 4000;

export class NoteElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path"];

    static styles = [
        fieldStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
            }
            .row,
            select {
                min-block-size: 36px;
            }
            .row {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            @media (pointer: coarse) {
                select {
                    min-block-size: 40px;
                }
            }
            textarea {
                inline-size: 100%;
                min-block-size: 0;
                block-size: 38px;
                font-size: var(--text-small);
                line-height: 1.35;
                resize: none;
            }
            textarea:focus,
            textarea:not(:placeholder-shown) {
                block-size: 58px;
            }
        `,
    ];

    render() {
        const { model, t, analysis } = this;
        const node = nodeAt(model.tree, model.path);
        const start = model.path.length === 0;
        return html`
            ${choice({
                name: "glyph",
                label: t("analysis.glyphs"),
                off: start,
                value: node?.glyph,
                values: [
                    ["", t("analysis.glyph.none")],
                    ...GLYPHS.map((glyph) => [
                        glyph,
                        `\u2068${glyph}\u2069 ${t(`analysis.glyph.${glyphNames[glyph]}`)}`,
                    ]),
                ],
                change: (glyph) => analysis.note({ glyph }),
            })}
            ${text({
                label: t("analysis.comment"),
                stack: null,
                rows: 2,
                most: MAX_COMMENT_LENGTH,
                usual: t("analysis.comment"),
                value: node?.comment ?? "",
                change: (comment) => analysis.note({ comment: comment.trim() }),
            })}`;
    }
}

customElements.define("quintet-analysis-note", NoteElement);
