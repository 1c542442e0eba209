export const messages = /** @type {const} */ ({
    "licences.title": "Licences",
    "licences.intro": "Quintet is free software. It contains the packages below. Open one to read its licence.",
    "licences.page": "In the page",
    "licences.compiled": "In the WebAssembly code",
    "licences.python": "In Python for the arena",
    "licences.unchanged": "Included unchanged. Source code:",
    "licences.notBuilt":
        "This list is created when the site is built, and you are viewing the sources. Run “npm --prefix web run build”, then open licences.html in build/site.",
});
