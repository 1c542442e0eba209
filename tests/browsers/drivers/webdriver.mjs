/**
 * The part of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the tests need. Its libraries on npm
 * download browsers or depend on hundreds of packages.
 */

/** Keys without a character. @type {Record<string, string>} */
const keys = {
    Backspace: "\uE003",
    Tab: "\uE004",
    Enter: "\uE007",
    Shift: "\uE008",
    Control: "\uE009",
    Alt: "\uE00A",
    Escape: "\uE00C",
    Space: " ",
    End: "\uE010",
    Home: "\uE011",
    ArrowLeft: "\uE012",
    ArrowUp: "\uE013",
    ArrowRight: "\uE014",
    ArrowDown: "\uE015",
};

/** Time limit for a command, in milliseconds. It includes the driver's limit of 30 s for a script in the page. */
const COMMAND_TIMEOUT_MS = 45_000;

/** The driver does not answer, or fails without a reason. This error says nothing about the page. */
export class DriverFails extends Error {}

/**
 * Sends one command.
 * @param {string} address @param {"GET" | "POST" | "DELETE"} method @param {object} [content]
 * @returns {Promise<any>} the driver's answer; rejects with the driver's message if the command fails, with
 *     `DriverFails` if the driver is at fault
 */
async function send(address, method, content) {
    const body = method === "POST" ? JSON.stringify(content ?? {}) : undefined;
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
    const headers = { "Content-Type": "application/json" };
    const name = `${method} ${new URL(address).pathname}`;
    const { answer, value } = await fetch(address, { method, body, headers, signal })
        .then(async (answer) => ({ answer, value: (await answer.json()).value }))
        .catch((error) => {
            if (!signal.aborted) throw error;
            throw new DriverFails(`${name}: no answer in ${COMMAND_TIMEOUT_MS / 1000} s`);
        });
    if (answer.ok) return value;
    const message = `${name}: ${value.error}: ${value.message}`;
    // WebKitWebDriver now and then answers so, with an empty message. Errors of the page have other names.
    throw value.error === "unknown error" ? new DriverFails(message) : new Error(message);
}

/** Whether a driver is ready at an address. @param {string} server */
export const answers = (server) =>
    send(`${server}/status`, "GET").then(
        () => true,
        () => false,
    );

/**
 * Opens a session: a window with a new profile.
 * @param {string} server  address of the driver
 * @param {object} capabilities  required capabilities of the browser
 */
export async function openSession(server, capabilities) {
    const { sessionId } = await send(`${server}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
    /** @param {"GET" | "POST" | "DELETE"} method @param {string} path @param {object} [content] */
    const command = (method, path, content) => send(`${server}/session/${sessionId}${path}`, method, content);
    /** @param {object} source */
    const act = (source) => command("POST", "/actions", { actions: [source] });

    return {
        /** @param {string} url */
        goTo: (url) => command("POST", "/url", { url }),
        reload: () => command("POST", "/refresh"),
        back: () => command("POST", "/back"),

        /** @param {string} expression @returns {Promise<any>} its value; a promise is awaited */
        async run(expression) {
            const script = `const done = arguments[arguments.length - 1];
                (async () => (${expression}))().then(
                    (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
            const { value, error } = await command("POST", "/execute/async", { script, args: [] });
            if (error !== undefined) throw new Error(error);
            return value;
        },

        /** Selects the frame in which scripts run. @param {number | null} id  index of the frame; null: the page */
        toFrame: (id) => command("POST", "/frame", { id }),

        /** @param {number} x @param {number} y */
        click: (x, y) =>
            act({
                type: "pointer",
                id: "mouse",
                parameters: { pointerType: "mouse" },
                actions: [
                    { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
                    { type: "pointerDown", button: 0 },
                    { type: "pointerUp", button: 0 },
                ],
            }),

        /** @param {string[]} names  pressed one after the other and then released */
        press(names) {
            const values = names.map((name) => keys[name] ?? name);
            const down = values.map((value) => ({ type: "keyDown", value }));
            const up = values.reverse().map((value) => ({ type: "keyUp", value }));
            return act({ type: "key", id: "keyboard", actions: [...down, ...up] });
        },

        /** @param {number} width @param {number} height  size of the window, including the browser's toolbars */
        resize: (width, height) => command("POST", "/window/rect", { width, height }),

        /** @returns {Promise<Buffer>} a PNG */
        screenshot: async () => Buffer.from(await command("GET", "/screenshot"), "base64"),

        close: () => command("DELETE", ""),
    };
}
