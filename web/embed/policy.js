/**
 * Adds a content security policy that lets the frame load files of its own site only, and agents in frames of it. A
 * script adds it because the policy names the site; it applies before the frame handles a message. `'self'` is not
 * enough: in some versions of WebKit it matches nothing in a sandboxed frame
 * (https://bugs.webkit.org/show_bug.cgi?id=316847).
 */
const site = location.origin;
const meta = document.createElement("meta");
meta.httpEquiv = "Content-Security-Policy";
meta.content = `default-src 'none'; script-src ${site} 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; \
img-src ${site} data: blob:; connect-src ${site}; frame-src ${site}; base-uri 'none'; form-action 'none'`;
document.head.append(meta);
