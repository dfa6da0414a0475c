import { expect, test } from "vitest";

import { described, shortened } from "./description";

const PRINT = Array.from({ length: 32 }, (_, n) => (n * 7).toString(16).padStart(2, "0"))
  .join(":")
  .toUpperCase();

/** As Chromium and Firefox write them, with what is of no use here. */
const CHROMIUM = `v=0
o=- 4215775240449105457 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 51814 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.168.1.7
a=candidate:3388485749 1 udp 2113937151 1c5a1b3e-79f3-4a6c-9d5a-0a1e0f5f7c11.local 51814 typ host generation 0 network-cost 999
a=candidate:2999745851 1 udp 2113939711 fd00::1c4e:ab 51815 typ host generation 0
a=candidate:344579997 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0
a=ice-ufrag:E/+z
a=ice-pwd:oYVTyQdrtbEM7G8v+6/UpY8H
a=ice-options:trickle
a=fingerprint:sha-256 ${PRINT}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll("\n", "\r\n");

test("of a description what differs is kept, in few letters", () => {
  const code = shortened(CHROMIUM);
  expect(code).toMatch(/^[\w~.:*-]+$/);
  expect(code.length).toBeLessThan(170);
  const again = described(code, "offer");
  for (const each of [
    "a=ice-ufrag:E/+z",
    "a=ice-pwd:oYVTyQdrtbEM7G8v+6/UpY8H",
    `a=fingerprint:sha-256 ${PRINT}`,
    "a=setup:actpass",
    "a=candidate:1 1 udp 2113937151 1c5a1b3e-79f3-4a6c-9d5a-0a1e0f5f7c11.local 51814 typ host",
    "a=candidate:2 1 udp 2113937150 fd00::1c4e:ab 51815 typ host",
  ]) {
    expect(again.split("\r\n")).toContain(each);
  }
  expect(again).not.toContain("tcp");
  expect(shortened(again)).toBe(code);
  expect(described(code, "answer")).toContain("a=setup:active");
});

test("a device with many addresses names the first four", () => {
  const more = Array.from(
    { length: 9 },
    (_, n) => `a=candidate:${n} 1 UDP ${n} 10.0.0.${n} 700${n} typ host`,
  );
  const many = shortened(CHROMIUM.replace("a=ice-ufrag", `${more.join("\r\n")}\r\na=ice-ufrag`));
  expect(many.match(/\*/g)).toHaveLength(4);
});

test("nothing gets into a description but how a device is reached", () => {
  const code = shortened(CHROMIUM);
  for (const wrong of [
    "",
    "AAAA",
    `${code}\r\na=evil:1`,
    code.replace("*51814", "*51814\r\na=evil:1"),
    code.replace("*51814", "*518140"),
    code.replace(".local", ".local typ relay"),
    code.split("~").slice(0, 3).join("~"),
  ]) {
    expect(() => described(wrong, "offer")).toThrow();
  }
  expect(() => shortened(CHROMIUM.replace("sha-256", "sha-1"))).toThrow();
  expect(() => shortened(CHROMIUM.replaceAll("typ host", "typ relay"))).toThrow("address");
});
