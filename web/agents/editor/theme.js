/** The look of the editor, in the colours of the page: they follow its theme by themselves. */

import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const editorTheme = EditorView.theme({
    "&": {
        height: "100%",
        color: "var(--ink)",
        backgroundColor: "var(--paper-raised)",
        fontSize: "0.875rem",
        direction: "ltr",
    },
    "&.cm-focused": { outline: "var(--stroke-strong) solid var(--focus)", outlineOffset: "-2px" },
    ".cm-scroller": {
        fontFamily: "var(--font-code)",
        lineHeight: "1.5",
        scrollbarWidth: "thin",
        scrollbarColor: "var(--rule) transparent",
    },
    ".cm-content": { caretColor: "var(--ink)", paddingBlock: "var(--space-2)" },
    ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)" },
    ".cm-gutters": {
        color: "var(--ink-soft)",
        backgroundColor: "var(--paper-raised)",
        border: "0",
        borderRight: "var(--stroke) solid var(--rule)",
    },
    ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--paper-sunken) 45%, transparent)" },
    ".cm-activeLineGutter": { color: "var(--ink)", backgroundColor: "var(--paper-sunken)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
        background: "color-mix(in srgb, var(--focus) 26%, transparent)",
    },
    ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--focus) 24%, transparent)" },
    "&.cm-focused .cm-matchingBracket": {
        backgroundColor: "color-mix(in srgb, var(--focus) 30%, transparent)",
        outline: "var(--stroke) solid var(--focus)",
    },
    ".cm-foldPlaceholder": {
        color: "var(--ink-soft)",
        backgroundColor: "var(--paper-sunken)",
        borderColor: "var(--rule)",
    },
    ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--paper-sunken)" },
    ".cm-panels.cm-panels-bottom": { borderTop: "var(--stroke) solid var(--rule)" },
    ".cm-textfield, .cm-button": {
        color: "var(--ink)",
        background: "var(--paper-raised)",
        border: "var(--stroke) solid var(--rule)",
        borderRadius: "var(--radius-small)",
    },
    ".cm-tooltip": {
        color: "var(--ink)",
        backgroundColor: "var(--paper-raised)",
        border: "var(--stroke) solid var(--rule)",
        borderRadius: "var(--radius-small)",
    },
    ".cm-diagnostic-error": { borderInlineStart: "3px solid var(--warning)" },
    ".cm-lintRange-error": {
        backgroundImage: "none",
        textDecoration: "underline wavy var(--warning)",
        textUnderlineOffset: "3px",
    },
});

export const highlighting = HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: "var(--accent)", fontWeight: "600" },
    { tag: [tags.string, tags.special(tags.string), tags.regexp], color: "var(--target)" },
    { tag: [tags.comment, tags.docString], color: "var(--ink-soft)", fontStyle: "italic" },
    { tag: [tags.number, tags.bool, tags.null], color: "var(--focus)" },
    { tag: [tags.definition(tags.function(tags.variableName)), tags.definition(tags.className)], fontWeight: "600" },
    { tag: [tags.meta, tags.annotation], color: "var(--warning)" },
    { tag: tags.invalid, color: "var(--warning)" },
]);
