export const messages = /** @type {const} */ ({
    "disk.notServed":
        "Browsers don’t run this page straight from a folder. In the folder, run: python3 -m http.server – then open http://localhost:8000 in the browser.",
});
