/**
 * Narrows the policy of `embed.html`: the frame loads files of its own site only, and agents in frames of it. A script
 * adds this because the policy names the site. Import it before anything else. `'self'` is not
 * enough: in some versions of WebKit it matches nothing in a sandboxed frame
 * (https://bugs.webkit.org/show_bug.cgi?id=316847).
 */
const site = location.origin;
const meta = document.createElement("meta");
meta.httpEquiv = "Content-Security-Policy";
meta.content = `default-src 'none'; script-src ${site} 'wasm-unsafe-eval'; worker-src blob:; style-src ${site}; \
style-src-attr 'unsafe-inline'; img-src ${site} data: blob:; connect-src ${site}; frame-src ${site}; base-uri 'none'; form-action 'none'`;
document.head.append(meta);
