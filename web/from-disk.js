// The first statement of every page but frames, part of the document. Browsers load no modules from a folder: the page
// would stay empty, and this says how to open it.
if (location.protocol === "file:") {
    addEventListener("DOMContentLoaded", () => {
        const { disk = "{}" } = document.documentElement.dataset;
        const texts = Object.entries(JSON.parse(disk)).map(([lang, textContent]) =>
            Object.assign(document.createElement("p"), { lang, dir: "auto", textContent }),
        );
        document.body.replaceChildren(...texts);
    });
}
