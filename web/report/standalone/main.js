/** Starts the self-contained page: shows the results that stand in it, in the browser's language and colours. */

import { EngineClient } from "../../engine/client.js";
import { ReportPage } from "./report-page.js";
import { startInlinedWorker } from "./start-inlined-worker.js";

const site = document.querySelector("meta[name=quintet-site]")?.getAttribute("content") ?? "";

document.body.append(
    Object.assign(new ReportPage(), {
        licences: document.getElementById("licences")?.textContent ?? "",
        text: document.getElementById("results")?.textContent?.trim() ?? "",
        // Only addresses of the web: a link must not run anything.
        analysisPage: /^https?:\/\//.test(site) ? `${site}play.html` : "",
        makeEngine: async () => new EngineClient({ moduleUrl: "", makeWorker: startInlinedWorker }),
    }),
);
