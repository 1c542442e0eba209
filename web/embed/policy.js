// The first statements of `embed.html` and `embed-sandboxed.html`, part of the documents. In some versions of WebKit
// 'self' matches nothing in a sandboxed frame (https://bugs.webkit.org/show_bug.cgi?id=316847): there the second page
// opens in place of the first. Its policy has to name the address of the site, which a file for every host can't do.
{
    const inSandbox = self.origin === "null";
    const query = location.search + location.hash;
    const stated = /** @type {HTMLMetaElement} */ (document.querySelector("meta[http-equiv]"));
    if (!stated.content.includes("http:")) {
        document.addEventListener("securitypolicyviolation", () => {
            if (inSandbox && !customElements.get("quintet-game")) location.replace(`embed-sandboxed.html${query}`);
        });
    } else {
        const narrowed = /** @type {HTMLMetaElement} */ (stated.cloneNode());
        narrowed.content = stated.content.replaceAll("http: https:", location.origin);
        document.head.append(narrowed);
        // Outside of a sandbox 'self' works, and the frame has the origin of the site.
        if (!inSandbox) location.replace(`embed.html${query}`);
    }
}
