export const messages = /** @type {const} */ ({
    "licences.title": "Licences",
    "licences.intro": "Quintet is free software. It contains the packages below. Open one to read its licence.",
    "licences.page": "In the page",
    "licences.compiled": "In WebAssembly code",
    "licences.python": "In Python for the arena",
    "licences.unchanged": "Included unchanged. Source code:",
    "licences.notBuilt":
        "The list is made when the site is built. These are the sources: run “npm --prefix web run build”, then open licences.html in build/site.",
});
