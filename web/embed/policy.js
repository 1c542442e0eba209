/**
 * Narrows the content security policy of `embed.html`: the frame may load only files and agent frames of its own site.
 * A script does this, because the policy must name the site: in some versions of WebKit, `'self'` matches nothing in a
 * sandboxed frame (https://bugs.webkit.org/show_bug.cgi?id=316847). Import it before anything else.
 */
const stated = /** @type {HTMLMetaElement} */ (document.querySelector("meta[http-equiv]"));
const narrowed = /** @type {HTMLMetaElement} */ (stated.cloneNode());
narrowed.content = stated.content.replaceAll("http: https:", location.origin);
document.head.append(narrowed);
