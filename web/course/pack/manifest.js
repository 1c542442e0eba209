/**
 * `imsmanifest.xml` of a SCORM 1.2 package with one activity (ADL SCORM 1.2 Content Aggregation Model, section 2.3; IMS
 * Content Packaging 1.1.2). Pure.
 */

const MAX_TITLE = 200;

/** Characters that XML 1.0 does not allow, and those that it gives a meaning. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** @param {string} text */
export const escapeXml = (text) =>
    text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (sign)]);

/**
 * @param {object} what
 * @param {string} what.id  of the activity
 * @param {string} what.title
 * @param {string} what.start  the page that the LMS opens
 * @param {string[]} what.files  all files, the page included
 * @param {number} [what.pass]  the share of the points from which it is passed
 */
export function writeManifest({ id, title, start, files, pass }) {
    const name = escapeXml([...title.replace(/\s+/g, " ").trim()].slice(0, MAX_TITLE).join("")) || escapeXml(id);
    const mastery =
        pass === undefined
            ? ""
            : `\n                <adlcp:masteryscore>${Math.round(pass * 10_000) / 100}</adlcp:masteryscore>`;
    const href = (/** @type {string} */ file) => escapeXml(file.split("/").map(encodeURIComponent).join("/"));
    // An identifier must not begin with a digit.
    return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="quintet-${escapeXml(id)}" version="1.0"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
    <metadata>
        <schema>ADL SCORM</schema>
        <schemaversion>1.2</schemaversion>
    </metadata>
    <organizations default="organization">
        <organization identifier="organization">
            <title>${name}</title>
            <item identifier="item" identifierref="resource" isvisible="true">
                <title>${name}</title>${mastery}
            </item>
        </organization>
    </organizations>
    <resources>
        <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="${href(start)}">
${[...files]
    .sort()
    .map((file) => `            <file href="${href(file)}" />`)
    .join("\n")}
        </resource>
    </resources>
</manifest>
`;
}
