/** Codes that bring two devices together: from a browser's description to a code and back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromSdp, readCode, toSdp, writeCode } from "../../../web/friend/live/transport/pairing.js";
import { isStun } from "../../../web/friend/live/transport/rtc.js";

/** As Chromium writes it, shortened. */
const sdp = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 54321 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.7
a=candidate:1 1 udp 2113937151 6b1f3f5c-0d5a-4f0e-9a55-0a6f6f1f7b11.local 54321 typ host generation 0 network-cost 999
a=candidate:2 1 udp 2113937151 2001:db8::17 54322 typ host generation 0
a=candidate:3 1 udp 1677729535 203.0.113.7 40000 typ srflx raddr 0.0.0.0 rport 0 generation 0
a=candidate:4 1 tcp 1518280447 192.0.2.1 9 typ host tcptype active generation 0
a=ice-ufrag:Ab+/
a=ice-pwd:0123456789abcdefghijABCD
a=ice-options:trickle
a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0").toUpperCase()).join(":")}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll("\n", "\r\n");

const about = { type: /** @type {const} */ ("offer"), game: "abcdefgh1234", player: 1, kind: "cachex" };
const code = writeCode({ ...about, ...fromSdp(sdp) });
/** The code with its content changed, and a checksum that fits. */
const changed = (change) => writeCode({ ...readCode(code), ...change });
const refusal = (text) => {
    try {
        readCode(text);
        return "";
    } catch (error) {
        return error.problem?.key ?? String(error);
    }
};

test("a code holds what varies, and gives the description back", () => {
    const read = readCode(code);
    assert.deepEqual({ ...read, ...about }, read);
    assert.deepEqual(read.candidates, [
        ["h", "6b1f3f5c-0d5a-4f0e-9a55-0a6f6f1f7b11.local", 54321],
        ["h", "2001:db8::17", 54322],
        ["s", "203.0.113.7", 40000],
    ]);
    const again = fromSdp(toSdp(read));
    assert.deepEqual(again, fromSdp(sdp));
    assert.match(toSdp(read), /a=setup:actpass\r\n/);
    assert.match(toSdp({ ...read, type: "answer" }), /a=setup:active\r\n/);
    assert.ok(!toSdp(read).includes("tcp "));
});

test("a code fits a QR code and survives messengers", () => {
    assert.ok(code.length < 400, String(code.length));
    assert.match(code, /^[\w-]+$/);
    assert.deepEqual(readCode(`  ${code.slice(0, 70)}\n${code.slice(70)} `), readCode(code));
    for (const [before, after] of ["“”", "„“", "«»", "''", "「」", "\u2066\u2069", "\u200f\u200f"]) {
        assert.deepEqual(readCode(before + code + after), readCode(code), `${before}code${after}`);
    }
});

test("a code that is cut or mistyped is known as such", () => {
    for (let length = 1; length < code.length; length += 3)
        assert.notEqual(refusal(code.slice(0, length)), "", String(length));
    for (let at = 0; at < code.length; at += 5) {
        const other = code[at] === "A" ? "B" : "A";
        assert.notEqual(refusal(code.slice(0, at) + other + code.slice(at + 1)), "", String(at));
    }
    assert.equal(refusal(""), "friend.bad.empty");
    assert.equal(refusal("https://example.org/"), "friend.bad.notOurs");
    assert.equal(refusal("x".repeat(5000)), "friend.bad.notOurs");
    assert.equal(refusal(code.slice(0, -1)), "friend.bad.code");
});

test("a hostile code cannot put lines into the description", () => {
    const evil = [
        { user: "ab\r\na=candidate:1 1 udp 1 198.51.100.1 9 typ host" },
        { password: "x\ny".repeat(10) },
        { kind: "cachex\n" },
        { kind: "../../x" },
        { game: "x" },
        { player: 99 },
        { candidates: [["h", "198.51.100.1 9 typ host\r\na=x", 1]] },
        { candidates: [["h", "example.org", 80]] },
        { candidates: [["h", "192.0.2.1", 0]] },
        { candidates: [["x", "192.0.2.1", 5]] },
        { candidates: [["h", "192.0.2.1", "5"]] },
        { candidates: Array(20).fill(["h", "192.0.2.1", 5]) },
        { fingerprint: "00" },
    ];
    for (const change of evil) assert.equal(refusal(changed(change)), "friend.bad.code", JSON.stringify(change));
    assert.equal(refusal(changed({})), "");
});

test("only the address of a STUN server is one", () => {
    for (const good of ["stun:stun.example.org", "stun:192.0.2.1:3478", "stuns:example.org:5349"])
        assert.ok(isStun(good), good);
    for (const bad of [
        "",
        "stun:",
        "turn:example.org",
        "https://example.org",
        "stun:a b",
        "stun:example.org:99999999",
    ]) {
        assert.ok(!isStun(bad), bad);
    }
});
