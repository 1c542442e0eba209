/**
 * The script of agent-frame.html, the sandboxed document around one agent. It starts the agent's worker from texts that
 * the page sends, hands the page's port to it, and tells the page of everything that the worker does beside that port.
 *
 * It imports nothing: the build also puts it into a document that needs no second file (offline/build.mjs).
 */
// The document in one file names this script twice; the second time there are two policies.
if (document.querySelectorAll("meta[http-equiv]").length === 1) {
    // Nothing more is loaded: from here on a script can only come from a blob, as a worker, or be this one again.
    const stated = /** @type {HTMLMetaElement} */ (document.querySelector("meta[http-equiv]"));
    const policy = /** @type {HTMLMetaElement} */ (stated.cloneNode());
    policy.content = policy.content.replace("script-src 'self'", "script-src");
    document.head.append(policy);

    const trusted = window.trustedTypes?.createPolicy("quintet-agent", { createScriptURL: (url) => url });

    /**
     * @param {string[]} script  texts, to be joined
     * @param {MessagePort} port  the page's port, for the worker
     * @param {MessagePort} control  tells the page what goes wrong
     */
    const start = (script, port, control) => {
        const address = URL.createObjectURL(new Blob(script, { type: "text/javascript" }));
        const worker = new Worker(/** @type {string} */ (trusted?.createScriptURL(address) ?? address));
        /**
         * Ends the worker at its first message, so that a flood of them never reaches the page.
         * @param {object} report
         */
        const end = (report) => {
            worker.onmessage = null;
            worker.onmessageerror = null;
            worker.terminate();
            control.postMessage(report);
        };
        worker.onmessage = () => end({ type: "message" });
        worker.onmessageerror = () => end({ type: "message" });
        worker.onerror = (event) => {
            event.preventDefault();
            const { message = "", lineno = 0, colno = 0 } = event;
            control.postMessage({ type: "error", message, line: lineno, column: colno });
        };
        worker.postMessage(port, [port]);
    };

    // Outside of a sandbox the worker would belong to the site.
    if (self.origin === "null") {
        addEventListener(
            "message",
            ({ source, data }) => {
                if (source === parent) start(data.script, data.port, data.control);
            },
            { once: true },
        );
        parent.postMessage("quintet-agent-frame", "*");
    }
}
