/**
 * Narrows the content security policy of `embed-sandboxed.html` to the address of the site, which a file for every host
 * can't name. Import it before anything else.
 */
const stated = /** @type {HTMLMetaElement} */ (document.querySelector("meta[http-equiv]"));
if (stated.content.includes("http:")) {
    // Outside of a sandbox 'self' works, and the frame has the origin of the site.
    if (self.origin !== "null") location.replace(`embed.html${location.search}${location.hash}`);
    const narrowed = /** @type {HTMLMetaElement} */ (stated.cloneNode());
    narrowed.content = stated.content.replaceAll("http: https:", location.origin);
    document.head.append(narrowed);
}
