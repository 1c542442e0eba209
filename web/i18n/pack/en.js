/** Zip files for an LMS, in English. */
export const messages = /** @type {const} */ ({
    "pack.silent": "The exercise page doesn’t answer: {address}. Check your connection, then reload.",
    "pack.noLms":
        "No course system was found around this page, so your result isn’t saved. Hand in the receipt at the end.",
    "pack.draft": "This draft contains the answers. Seal it first.",
    "pack.notBuilt": "This copy of the site has no list of files for a zip. Build the site first.",
    "pack.missing": "A file of the site can’t be loaded: {file}",
    "pack.python":
        "The complete zip can’t hold Python, which “{item}” needs. Use the linked zip, or change the task’s language to JavaScript.",
});
