/**
 * `<quintet-code>`: one file of an agent, to read and to change. The editor itself is loaded when the first one is
 * shown.
 *
 *     code.file = { key: "7 agent.py", name: "agent.py", text }; code.wrong = [{ line: 3, message: "..." }];
 *
 * Event: `quintet-code` {text} after each change. `goTo(line)` puts the cursor there.
 */
import { css, html, nothing } from "lit";
import { given, PageElement } from "../../ui/page-element.js";

/** @import { CodeEditor, WrongLine } from "./code-editor.js" */

/** CodeMirror's own texts: the words of the arena have their translations by these names. */
const PHRASES = {
    find: "Find",
    replace: "Replace",
    next: "next",
    previous: "previous",
    all: "all",
    matchCase: "match case",
    regexp: "regexp",
    byWord: "by word",
    replaceOne: "replace",
    replaceAll: "replace all",
    close: "close",
    goToLine: "Go to line",
    go: "go",
    foldLine: "Fold line",
    unfoldLine: "Unfold line",
    diagnostics: "Diagnostics",
    noDiagnostics: "No diagnostics",
};

/**
 * `key`: another one means another file, whose text may be the same.
 * @typedef {{key: string, name: string, text: string}} ShownFile
 */

export class CodeElement extends PageElement {
    static properties = {
        file: { attribute: false },
        wrong: { attribute: false },
        failed: { state: true },
    };

    static styles = css`
        :host {
            display: grid;
            grid-template: minmax(0, 1fr) / minmax(0, 1fr);
            min-block-size: 0;
            min-inline-size: 0;
            overflow: hidden;
            background: var(--paper-raised);
        }
        .place {
            min-block-size: 0;
        }
        .wait {
            place-self: center;
            color: var(--ink-soft);
        }
        textarea {
            inline-size: 100%;
            block-size: 100%;
            padding: var(--space-3);
            border: 0;
            background: none;
            font: 0.875rem / 1.5 var(--font-code);
            resize: none;
        }
    `;

    constructor() {
        super();
        /** @type {ShownFile} */
        this.file = given;
        /** @type {WrongLine[]} */
        this.wrong = [];
        /** Whether the editor could not be fetched; then a plain field takes its place. */
        this.failed = false;
        /** @type {CodeEditor | null} */
        this.editor = null;
        this.shown = "";
        /** A line to go to when the editor is there. */
        this.line = 0;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.editor?.destroy();
        this.editor = null;
        this.shown = "";
    }

    connectedCallback() {
        super.connectedCallback();
        if (this.hasUpdated) this.make();
    }

    render() {
        if (this.failed) {
            return html`<textarea dir="ltr" lang="en" spellcheck="false" aria-label=${this.file.name} .value=${this.file.text}
                @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => this.changed(target.value)}></textarea>`;
        }
        return html`<div class="place" dir="ltr" lang="en"></div>${this.editor ? nothing : html`<p class="wait">${this.t("arena.editor.loading")}</p>`}`;
    }

    firstUpdated() {
        this.make();
    }

    async make() {
        try {
            const { CodeEditor } = await import("./code-editor.js");
            if (this.editor || !this.isConnected) return;
            const { t, file } = this;
            const phrases = Object.fromEntries(
                Object.entries(PHRASES).map(([name, english]) => [english, t(`arena.editor.${name}`)]),
            );
            this.shown = file.key;
            this.editor = new CodeEditor({
                ...setupOf(file),
                help: t("arena.editor.help"),
                phrases,
                root: /** @type {ShadowRoot} */ (this.renderRoot),
                parent: /** @type {HTMLElement} */ (this.renderRoot.querySelector(".place")),
                onChange: (text) => this.changed(text),
            });
            this.requestUpdate();
            this.editor.mark(this.wrong);
            if (this.line) this.goTo(this.line);
        } catch {
            this.failed = true;
        }
    }

    /** @param {string} text */
    changed(text) {
        this.dispatchEvent(new CustomEvent("quintet-code", { detail: { text } }));
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const { editor, file } = this;
        if (!editor) return;
        if (file.key !== this.shown) {
            this.shown = file.key;
            const { text, language, label } = setupOf(file);
            editor.show(text, language, label);
            editor.mark(this.wrong);
        } else if (changed.has("file")) {
            editor.replace(file.text);
        }
        if (changed.has("wrong")) editor.mark(this.wrong);
        if (this.line) this.goTo(this.line);
    }

    /** Puts the cursor into a line, when the editor is there. @param {number} line */
    goTo(line) {
        this.line = this.editor ? 0 : line;
        this.editor?.goTo(line);
    }
}

/** @param {ShownFile} file */
function setupOf({ name, text }) {
    const language = /\.py$/i.test(name) ? "python" : /\.m?js$/i.test(name) ? "javascript" : "text";
    return { text, language: /** @type {"python" | "javascript" | "text"} */ (language), label: name };
}

customElements.define("quintet-code", CodeElement);
