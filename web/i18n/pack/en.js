/** Zip files for an LMS, in English. */
export const messages = /** @type {const} */ ({
    "pack.silent": "The page with the exercises does not answer: {address}. Check your connection, then reload.",
    "pack.noLms":
        "No course system was found around this page. Your result isn't saved: hand in the receipt at the end.",
    "pack.draft": "This is a draft with answers in the clear. Seal it first.",
    "pack.notBuilt": "This copy of the site has no list of the files that a zip needs. It must be built first.",
    "pack.missing": "A file of the site cannot be loaded: {file}",
    "pack.python":
        "The complete zip can't hold Python, which “{item}” needs. Use the linked zip, or change the task's language to JavaScript.",
});
