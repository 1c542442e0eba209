/**
 * Formulas in texts, written in TeX: `$O(b^{m/2})$` in a line, `$$…$$` as a paragraph. They become MathML, which
 * browsers draw and screen readers read. Temml loads with the first text that has a formula.
 *
 * As in Pandoc, the first `$` has no space after it, and the last one no space before it and no digit after it. `\$` is
 * a dollar.
 */

const FORMULA = /\$\$[\s\S]+?\$\$|\$(?![\s$])(?:\\.|[^$\\])*?(?<!\s)\$(?!\d)/;

/** @type {{renderToString(source: string, options: object): string} | null} */
let temml = null;
/** @type {Promise<void> | null} */
let loading = null;

/** Whether formulas of a text can't be drawn yet. @param {string} text */
export const needsFormulas = (text) => !temml && FORMULA.test(text);

/** Loads what draws formulas. Without a network their sources stay. */
export function loadFormulas() {
    loading ??= load();
    return loading;
}

async function load() {
    try {
        temml = (await import("temml")).default;
    } catch {
        loading = null;
    }
}

/** @param {string} source @param {boolean} isBlock @param {(text: string) => string} escapeHtml */
function formulaHtml(source, isBlock, escapeHtml) {
    try {
        if (temml) return temml.renderToString(source, { displayMode: isBlock, throwOnError: true, trust: false });
    } catch {
        // The source tells an author what is incorrect.
    }
    return `<code>${escapeHtml(source)}</code>`;
}

/** A plugin of markdown-it. @param {any} markdown */
export function formulas(markdown) {
    const { escapeHtml } = markdown.utils;
    const add = (/** @type {any} */ state, /** @type {string} */ type, /** @type {string} */ found) => {
        const marks = type === "formula" ? 1 : 2;
        state.push(type, "math", 0).content = found.slice(marks, -marks).trim();
    };
    markdown.inline.ruler.before("escape", "formula", (/** @type {any} */ state, /** @type {boolean} */ isSilent) => {
        if (state.src[state.pos] !== "$") return false;
        const [found] = new RegExp(FORMULA, "y").exec(state.src.slice(state.pos)) ?? [];
        if (!found) return false;
        if (!isSilent) add(state, found.startsWith("$$") ? "formula_block" : "formula", found);
        state.pos += found.length;
        return true;
    });
    for (const type of ["formula", "formula_block"])
        markdown.renderer.rules[type] = (
            /** @type {any[]} */ tokens,
            /** @type {number} */ place,
            /** @type {object} */ _options,
            /** @type {{tex?: boolean}} */ { tex },
        ) => {
            const { content } = tokens[place];
            const isBlock = type === "formula_block";
            if (tex) return escapeHtml(isBlock ? `\\[${content}\\]` : `\\(${content}\\)`);
            return formulaHtml(content, isBlock, escapeHtml);
        };
}
