/**
 * Tells the page around this one how high the content is, so that it can fit the frame to it: `lti.frameResize`, which
 * Canvas and SPLICE hosts understand, and the event `resize` of our own messages.
 */

/** Heights that differ by less are the same: a scroll bar that comes and goes must not start a loop. */
const SLACK = 4;

/**
 * @param {Element} content  as high as it needs to be, whatever the height of the window
 * @param {any} [here]  the window
 * @returns {() => void} stops telling
 */
export function tellHeight(content, here = globalThis) {
    const { parent } = here;
    if (parent === here) return () => {};
    let told = 0;
    const observer = new here.ResizeObserver(() => {
        const { width, height: exact } = content.getBoundingClientRect();
        const height = Math.ceil(exact);
        if (Math.abs(height - told) < SLACK) return;
        told = height;
        parent.postMessage({ subject: "lti.frameResize", message_id: `quintet-height-${height}`, height }, "*");
        parent.postMessage({ quintet: 1, type: "resize", width: Math.ceil(width), height, idealHeight: height }, "*");
    });
    observer.observe(content);
    return () => observer.disconnect();
}
