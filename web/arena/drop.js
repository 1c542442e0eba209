/** Agents dropped or pasted anywhere on the page. */

import { DropFrame } from "../ui/drop-frame.js";

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;

/**
 * @param {import("./quintet-arena.js").QuintetArena} element
 * @returns {() => void} ends it
 */
export function acceptAgents(element) {
    const frame = new DropFrame();
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener(
        "dragover",
        (event) => {
            if (!hasFiles(event)) return;
            event.preventDefault();
            frame.show(element.t("arena.dropHere"));
        },
        { signal },
    );
    window.addEventListener(
        "drop",
        (event) => {
            frame.hide();
            if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
            event.preventDefault();
            element.arena.desk.bring(filesOf(event.dataTransfer));
        },
        // An editor would take the text of the file.
        { signal, capture: true },
    );
    window.addEventListener(
        "paste",
        (event) => {
            const files = [...(event.clipboardData?.files ?? [])];
            if (event.defaultPrevented || files.length === 0) return;
            event.preventDefault();
            element.arena.desk.bring(files);
        },
        { signal },
    );
    return () => {
        frame.hide();
        end.abort();
    };
}

/** Folders are only seen as entries. @param {DataTransfer} data @returns {(File | FileSystemEntry)[]} */
function filesOf(data) {
    const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
    const found = entries.filter((entry) => entry !== null);
    return found.length > 0 ? found : [...data.files];
}
