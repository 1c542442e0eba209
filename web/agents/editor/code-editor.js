/**
 * A CodeMirror editor with what an agent's author needs: colours, line numbers, folding, search, and marked lines. It
 * is loaded with the first file that someone edits.
 */

import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { python } from "@codemirror/lang-python";
import {
    bracketMatching,
    foldGutter,
    foldKeymap,
    indentOnInput,
    indentUnit,
    syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState } from "@codemirror/state";
import {
    drawSelection,
    EditorView,
    highlightActiveLine,
    highlightActiveLineGutter,
    keymap,
    lineNumbers,
    rectangularSelection,
} from "@codemirror/view";
import { editorTheme, highlighting } from "./theme.js";

/** @import { Extension } from "@codemirror/state" */

/**
 * A line to mark. @typedef {{line: number, message: string}} WrongLine
 *
 * `phrases`: CodeMirror's own texts in the language of the page.
 * @typedef {{text: string, language: "python" | "javascript" | "text", label: string, help: string,
 *            phrases: Record<string, string>, root: ShadowRoot | Document, parent: HTMLElement,
 *            onChange: (text: string) => void}} CodeSetup
 */

const languages = { python, javascript, text: () => [] };

export class CodeEditor {
    #view;
    #onChange;
    /** Whether the text is being replaced by another file's. */
    #replacing = false;
    #language = new Compartment();
    #labels = new Compartment();

    /** @param {CodeSetup} setup */
    constructor({ text, language, label, help, phrases, root, parent, onChange }) {
        this.#onChange = onChange;
        this.#view = new EditorView({ root, parent });
        this.#extensions = () => [
            lineNumbers(),
            lintGutter(),
            foldGutter(),
            highlightActiveLineGutter(),
            history(),
            drawSelection(),
            EditorState.allowMultipleSelections.of(true),
            indentOnInput(),
            indentUnit.of("    "),
            bracketMatching(),
            rectangularSelection(),
            highlightActiveLine(),
            highlightSelectionMatches(),
            syntaxHighlighting(highlighting),
            editorTheme,
            keymap.of([
                ...defaultKeymap,
                ...searchKeymap,
                ...historyKeymap,
                ...foldKeymap,
                ...lintKeymap,
                indentWithTab,
            ]),
            EditorState.phrases.of(phrases),
            this.#language.of(languages[this.language]()),
            this.#labels.of(EditorView.contentAttributes.of(attributesOf(this.label, help))),
            EditorView.updateListener.of((update) => {
                if (update.docChanged && !this.#replacing) this.#onChange(update.state.doc.toString());
            }),
        ];
        this.help = help;
        this.label = label;
        this.language = language;
        this.show(text, language, label);
    }

    /** @type {() => Extension[]} */
    #extensions = () => [];

    get text() {
        return this.#view.state.doc.toString();
    }

    /**
     * Shows another file, with an undo history of its own.
     * @param {string} text
     * @param {CodeSetup["language"]} language
     * @param {string} label
     */
    show(text, language, label) {
        this.language = language;
        this.label = label;
        this.#view.setState(EditorState.create({ doc: text, extensions: this.#extensions() }));
    }

    /** Replaces the text of the same file, if it is another one. @param {string} text */
    replace(text) {
        if (text === this.text) return;
        this.#replacing = true;
        this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
        this.#replacing = false;
    }

    /** Marks lines, and only these. @param {WrongLine[]} wrong */
    mark(wrong) {
        const { doc } = this.#view.state;
        const diagnostics = wrong
            .filter(({ line }) => line >= 1 && line <= doc.lines)
            .map(({ line, message }) => {
                const { from, to, text } = doc.line(line);
                const indent = text.length - text.trimStart().length;
                return { from: Math.min(from + indent, to), to, severity: /** @type {const} */ ("error"), message };
            });
        this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
    }

    /** Moves the cursor to a line, in the middle of the view. @param {number} line */
    goTo(line) {
        const { doc } = this.#view.state;
        const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
        this.#view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
        this.focus();
    }

    focus() {
        this.#view.focus();
    }

    destroy() {
        this.#view.destroy();
    }
}

/** @param {string} label @param {string} help  how the keyboard leaves the editor */
const attributesOf = (label, help) => ({
    "aria-label": label,
    "aria-description": help,
    tabindex: "0",
    spellcheck: "false",
    autocapitalize: "off",
    autocorrect: "off",
    translate: "no",
});
