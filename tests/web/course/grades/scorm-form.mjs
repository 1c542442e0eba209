/**
 * Checks a manifest against the form of SCORM 1.2 (ADL SCORM 1.2 Content Aggregation Model, section 2.3), written down
 * for the elements that Quintet's manifests have.
 */

import { validateXML } from "xmllint-wasm";

const CONTENT = "http://www.imsproject.org/xsd/imscp_rootv1p1p2";
const SCORM = "http://www.adlnet.org/xsd/adlcp_rootv1p2";

const title = `<element name="title"><data type="string"><param name="maxLength">200</param></data></element>`;
const href = `<attribute name="href"><data type="anyURI"><param name="maxLength">2000</param></data></attribute>`;
const identifier = `<attribute name="identifier"><data type="ID"/></attribute>`;

const form = `<element name="manifest" ns="${CONTENT}" xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
    ${identifier}
    <attribute name="version"><data type="string"><param name="maxLength">20</param></data></attribute>
    <attribute name="schemaLocation" ns="http://www.w3.org/2001/XMLSchema-instance"/>
    <element name="metadata">
        <element name="schema"><value>ADL SCORM</value></element>
        <element name="schemaversion"><value>1.2</value></element>
    </element>
    <element name="organizations">
        <attribute name="default"><data type="IDREF"/></attribute>
        <element name="organization">
            ${identifier}
            ${title}
            <element name="item">
                ${identifier}
                <attribute name="identifierref"><data type="IDREF"/></attribute>
                <attribute name="isvisible"><data type="boolean"/></attribute>
                ${title}
                <optional><element name="masteryscore" ns="${SCORM}">
                    <data type="decimal"><param name="minInclusive">0</param><param name="maxInclusive">100</param></data>
                </element></optional>
            </element>
        </element>
    </element>
    <element name="resources">
        <element name="resource">
            ${identifier}
            <attribute name="type"><value>webcontent</value></attribute>
            <attribute name="scormtype" ns="${SCORM}"><choice><value>sco</value><value>asset</value></choice></attribute>
            ${href}
            <oneOrMore><element name="file">${href}</element></oneOrMore>
        </element>
    </element>
</element>`;

/** @param {string} manifest @returns {Promise<string[]>} what is wrong */
export async function formErrors(manifest) {
    const { valid, errors, rawOutput } = await validateXML({
        xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
        schema: [form],
        extension: "relaxng",
    });
    if (!valid) return errors.length ? errors.map(({ message }) => message) : [rawOutput];
    // libxml2 checks what an ID and a reference look like, but not that the reference leads to one.
    const values = (/** @type {string} */ name) =>
        [...manifest.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value]) => value);
    const ids = values("identifier");
    const missing = [...values("default"), ...values("identifierref")].filter((id) => !ids.includes(id));
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    return [...missing.map((id) => `nothing has the identifier ${id}`), ...twice.map((id) => `${id} is there twice`)];
}
