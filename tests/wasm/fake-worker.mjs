// A fake worker in the test's thread.

import { PROTOCOL_VERSION } from "../../web/engine/protocol.js";
import { Host } from "../../web/engine/worker/host.js";

/**
 * `onRequest` sees each request, `onAnswer` each answer; both may return "die" to crash the worker. `onRequest` may
 * also return "fail" to report that the module broke down, or "ignore" to leave the request unanswered.
 */
export class FakeWorker {
    onmessage = null;
    onerror = null;
    onmessageerror = null;
    terminated = false;
    received = [];

    constructor(Methods, module, { onRequest = () => {}, onAnswer = () => {}, version = PROTOCOL_VERSION, now } = {}) {
        this.onRequest = onRequest;
        this.onAnswer = onAnswer;
        this.host = new Host(Methods, module, {
            post: (answer, transfer = []) => this.say(answer, transfer),
            later: (task) => setImmediate(() => this.terminated || task()),
            now,
        });
        this.say({ id: 0, type: "ready", version });
    }

    say(answer, transfer = []) {
        const copy = structuredClone(answer, { transfer });
        setImmediate(() => {
            if (this.terminated) return;
            if (this.onAnswer(copy) === "die") this.die();
            else this.onmessage?.({ data: copy });
        });
    }

    die() {
        this.onerror?.({ message: "out of memory", preventDefault() {} });
    }

    postMessage(request) {
        const copy = structuredClone(request);
        setImmediate(() => {
            if (this.terminated) return;
            this.received.push(copy.method);
            const order = this.onRequest(copy);
            if (order === "die") this.die();
            else if (order === "fail") this.say({ id: 0, type: "failed", error: { message: "the engine broke down" } });
            else if (order !== "ignore") this.host.receive(copy);
        });
    }

    terminate() {
        this.terminated = true;
    }
}
