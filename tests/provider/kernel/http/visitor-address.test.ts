import { log } from "@/lib/runtime/log/log";
import { createVisitorAddress } from "@/provider/kernel/http/visitor-address";

const secret = "one-secret-for-both-sides-of-the-wire";
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(log, "warn").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The headers that the provider gets for one call, in order. */
function settle(settleAddress: ReturnType<typeof createVisitorAddress>, peer: string, sent: [string, string][]) {
  const headers: Record<string, string> = {};
  for (const [name, value] of sent) {
    const key = name.toLowerCase();
    headers[key] = headers[key] ? `${headers[key]}, ${value}` : value;
  }
  const call = { headers, rawHeaders: sent.flat(), socket: { remoteAddress: peer } };
  settleAddress(call);
  const lines = call.rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${call.rawHeaders[index + 1]}`] : [],
  );
  // Handlers may read `headers` or `rawHeaders`; both must agree.
  expect(lines).toEqual(Object.entries(headers).map(([name, value]) => `${name}: ${value}`));
  return lines;
}

const claim: [string, string] = ["X-Client-Address", "203.0.113.9"];
const places: [string, string][] = [
  ["X-Client-Country", "IN"],
  ["x-client-town", "Mumbai"],
];
const trace: [string, string] = ["traceparent", `00-${"c".repeat(32)}-${"d".repeat(16)}-01`];

describe("with a secret", () => {
  const call = (peer: string, ...sent: [string, string][]) => settle(createVisitorAddress(secret), peer, sent);

  test("the claimed address is trusted, and the secret is removed", () => {
    expect(call("10.0.0.7", ["Accept", "*/*"], claim, ...places, ["X-Provider-Secret", secret])).toEqual([
      "accept: */*",
      "x-client-address: 203.0.113.9",
      "x-client-country: IN",
      "x-client-town: Mumbai",
    ]);
  });

  test("without a claim the caller counts as the visitor", () => {
    expect(call("::ffff:10.0.0.7", ["X-Provider-Secret", secret])).toEqual(["x-client-address: 10.0.0.7"]);
    expect(call("10.0.0.7", ...places, ["X-Provider-Secret", secret])).toEqual(["x-client-address: 10.0.0.7"]);
  });

  test.each([
    ["none", []],
    ["a wrong one", [["X-Provider-Secret", `${secret}x`]]],
    ["an empty one", [["X-Provider-Secret", ""]]],
    [
      "a wrong one beside it",
      [
        ["X-Provider-Secret", "guess"],
        ["x-provider-secret", secret],
      ],
    ],
  ] as [string, [string, string][]][])("with %s the socket's address counts, on this machine too", (_, sent) => {
    for (const peer of ["10.0.0.7", "127.0.0.1", "::1"])
      expect(call(peer, claim, ...places, trace, ...sent, ["Accept", "*/*"])).toEqual([
        "accept: */*",
        `x-client-address: ${peer}`,
      ]);
  });
});

describe("without a secret", () => {
  const call = (peer: string, ...sent: [string, string][]) => settle(createVisitorAddress(undefined), peer, sent);

  test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("a web app at %s is believed", (peer) => {
    expect(call(peer, claim)).toEqual(["x-client-address: 203.0.113.9"]);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(["10.0.0.7", "2001:db8::1", "::ffff:10.0.0.7", ""])("one at %j is not, whatever it sends", (peer) => {
    const own = `x-client-address: ${peer.replace("::ffff:", "")}`;
    expect(call(peer, claim, ...places, ["x-client-address", "::1"])).toEqual([own]);
    expect(call(peer, claim, ["x-provider-secret", ""])).toEqual([own]);
  });
});

test("the first that is not believed is named in one line without the secrets, and no other", () => {
  const settleAddress = createVisitorAddress(secret);
  settle(settleAddress, "10.0.0.9", [["Accept", "*/*"]]);
  expect(warn).not.toHaveBeenCalled();
  for (const peer of ["10.0.0.7", "10.0.0.8"]) settle(settleAddress, peer, [claim, ["X-Provider-Secret", "guess"]]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^The web app is not believed .*PROVIDER_SECRET/), { peer: "10.0.0.7" }],
  ]);
  expect(warn.mock.calls.join()).not.toMatch(new RegExp(`${secret}|guess|\n`));
});

test("the secret is nowhere in the call that is handed on", () => {
  const headers = { "x-provider-secret": secret, "x-client-address": "203.0.113.9" };
  const call = { headers, rawHeaders: Object.entries(headers).flat(), socket: { remoteAddress: "10.0.0.7" } };
  createVisitorAddress(secret)(call);
  expect(JSON.stringify(call)).not.toContain(secret);
});
