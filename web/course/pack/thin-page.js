/** The page of a thin zip: the site in a frame, and a script that hands results on to the LMS. */

import { HOST_FRAME } from "../grades/splice.js";
import { escapeXml } from "./manifest.js";

export const thinStyles = `html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: 1rem/1.4 system-ui, sans-serif; color-scheme: light dark; }
p { margin: 0; padding: 12px 16px; border-bottom: 1px solid; }
iframe { flex: 1; border: 0; width: 100%; }
`;

/** @param {{title: string, frame: string}} what  `frame`: address of the sheet on the site */
export const thinPage = ({ title, frame }) => `<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <meta
            http-equiv="Content-Security-Policy"
            content="default-src 'none'; script-src 'self'; style-src 'self'; frame-src ${new URL(frame).origin}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
        />
        <title>${escapeXml(title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="thin.css" />
    </head>
    <body>
        <div role="status"></div>
        <iframe name="${HOST_FRAME}" title="${escapeXml(title)}" src="${escapeXml(frame)}" allow="clipboard-write; fullscreen"></iframe>
        <script type="module" src="thin.js"></script>
    </body>
</html>
`;
