export const messages = /** @type {const} */ ({
    "about.version": "Version {version}",
    "about.licence": "Free software under the MIT licence.",
    "about.licences": "Third-party licences",
    "about.hive": "Hive is a trade mark of Gen42 Games. Quintet is not affiliated with Gen42 Games.",
});
