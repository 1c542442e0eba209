/**
 * Narrows the policy of `embed.html`: the frame loads files of its own site only, and agents in frames of it. A script
 * adds this because the policy names the site. Import it before anything else. `'self'` is not enough: in some versions
 * of WebKit it matches nothing in a sandboxed frame (https://bugs.webkit.org/show_bug.cgi?id=316847).
 */
const stated = /** @type {HTMLMetaElement} */ (document.querySelector("meta[http-equiv]"));
const narrowed = /** @type {HTMLMetaElement} */ (stated.cloneNode());
narrowed.content = stated.content.replaceAll("http: https:", location.origin);
document.head.append(narrowed);
