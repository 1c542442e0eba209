/** Source lines with keywords and comments marked. Loaded with the sources. */
import { html, nothing } from "lit";

/** @import { Source } from "./code-element.js" */

const CPP =
    /\b(?:auto|bool|break|case|class|const|constexpr|continue|double|else|false|final|for|if|int|long|namespace|override|private|protected|public|return|static|switch|template|true|typename|using|void|while)\b/g;
const JAVASCRIPT =
    /\b(?:break|case|class|const|continue|default|do|else|export|extends|false|for|function|if|in|let|new|null|of|return|static|super|switch|this|true|undefined|while)\b/g;
const PYTHON = /\b(?:and|break|class|def|else|for|from|if|import|in|is|lambda|None|not|or|return|True|while|yield)\b/g;

/** The lines of a source as templates. @param {Source} source @param {"cpp" | "python" | "javascript"} language */
export function colouredLines({ lines }, language) {
    let quoted = false;
    return lines.map(({ text }) => {
        if (language !== "python") return coloured(text, language === "cpp" ? CPP : JAVASCRIPT, text.indexOf("//"));
        const quotes = text.split('"""').length - 1;
        const comment = quoted || quotes > 0;
        if (quotes === 1) quoted = !quoted;
        return coloured(text, PYTHON, comment ? 0 : text.indexOf("#"));
    });
}

/** @param {string} text @param {RegExp} keywords @param {number} at  where the comment starts, or -1 */
function coloured(text, keywords, at) {
    const [code, comment] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
    const parts = [];
    let done = 0;
    for (const { index, 0: word } of code.matchAll(keywords)) {
        parts.push(code.slice(done, index), html`<b>${word}</b>`);
        done = index + word.length;
    }
    parts.push(code.slice(done));
    return html`${parts}${comment ? html`<span class="comment">${comment}</span>` : nothing}`;
}
