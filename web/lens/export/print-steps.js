/**
 * Prints pictures with sentences, one step a page; the browser's dialog saves them as a PDF. Pictures stay drawings and
 * sentences text, so that both are sharp and a reader can search for words.
 */

/** @typedef {{picture: string, sentence: string}} StepPage  `picture`: an SVG document */

/** The page in print: a picture in the room that the sentence leaves. */
const STYLES = `
    .step-pages { display: none; }
    @page { size: A4 landscape; margin: 12mm; }
    @media print {
        body > :not(.step-pages) { display: none !important; }
        .step-pages { display: block; background: #fff; color: #1d1c1a; color-scheme: light; }
        .step-pages figure {
            display: flex; flex-direction: column; gap: 6mm; block-size: 180mm; margin: 0; break-after: page; break-inside: avoid;
        }
        .step-pages figure:last-child { break-after: auto; }
        .step-pages img { flex: 1; min-block-size: 0; inline-size: 100%; object-fit: contain; }
        .step-pages figcaption { font-size: 14pt; line-height: 1.35; }
    }`;

/** Removes the pages of the last print. */
let clear = () => {};

/**
 * Opens the browser's dialog to print the pages, and removes them after it. Returns false if nothing is printed: a
 * sandboxed frame without `allow-modals` ignores `print()`, and no event tells of it.
 * @param {StepPage[]} pages @param {string} title  suggests the name of the file
 */
export async function printSteps(pages, title) {
    clear();
    const box = document.createElement("div");
    box.className = "step-pages";
    box.append(...pages.map(pageOf));
    await Promise.all([...box.querySelectorAll("img")].map((image) => image.decode()));
    const styles = new CSSStyleSheet();
    styles.replaceSync(STYLES);
    const before = document.title;
    clear = () => {
        clear = () => {};
        document.title = before;
        box.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
    };
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    document.body.append(box);
    document.title = title;
    let begun = false;
    const begin = () => {
        begun = true;
    };
    addEventListener("beforeprint", begin, { once: true });
    addEventListener("afterprint", () => clear(), { once: true });
    print();
    removeEventListener("beforeprint", begin);
    const ignored = !begun && window.parent !== window;
    if (ignored) clear();
    return !ignored;
}

/** @param {StepPage} page */
function pageOf({ picture, sentence }) {
    const image = new Image();
    // A blob URL does not load in a frame with an opaque origin; a data URL does.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
    image.alt = "";
    const caption = document.createElement("figcaption");
    caption.textContent = sentence;
    const figure = document.createElement("figure");
    figure.append(image, caption);
    return figure;
}
