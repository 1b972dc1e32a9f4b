import type { IncomingMessage } from "node:http";
import { cleanHeaders, findClientAddress, type PlaceHeaders } from "@/server/request/visitor";

describe("the visitor's address", () => {
  const forwarded = (value: string) => ({ "x-forwarded-for": value });

  test.each([
    ["10.0.0.1", "10.0.0.1"],
    ["::ffff:10.0.0.1", "10.0.0.1"],
    ["2001:DB8::1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    [undefined, "unknown"],
  ])("without proxies it is the socket's, whatever is claimed: %p", (socket, address) => {
    expect(findClientAddress(forwarded("6.6.6.6"), socket, 0)).toBe(address);
  });

  test.each([
    [1, "6.6.6.6, 1.1.1.1", "1.1.1.1"],
    [2, "6.6.6.6, 1.1.1.1, 2.2.2.2", "1.1.1.1"],
    [2, "1.1.1.1", "1.1.1.1"],
    [1, "6.6.6.6, [2001:db8::2]:443", "2001:db8::2"],
    [1, "1.1.1.1:5678", "1.1.1.1"],
    [1, "6.6.6.6, nonsense", "9.9.9.9"],
    [1, "", "9.9.9.9"],
  ])("behind %d proxies, %p gives %p", (hops, value, address) => {
    expect(findClientAddress(forwarded(value), "9.9.9.9", hops)).toBe(address);
  });
});

describe("headers from outside", () => {
  function clean(headers: Record<string, string>, hops = 0, placeHeaders: PlaceHeaders = {}) {
    const sent = { headers, rawHeaders: Object.entries(headers).flat(), socket: { remoteAddress: "9.9.9.9" } };
    const request = sent as unknown as IncomingMessage;
    cleanHeaders(request, { hops, placeHeaders }, "http");
    // Handlers may read `headers` or `rawHeaders`; both must agree.
    expect(request.rawHeaders).toEqual(Object.entries(request.headers).flat());
    return request.headers;
  }

  test("that only this site may set are dropped", () => {
    const claims = Object.fromEntries(
      [
        "x-forwarded-host",
        "x-forwarded-for",
        "x-forwarded-port",
        "x-middleware-subrequest",
        "x-middleware-request-x-nonce",
        "x-nextjs-data",
        "x-invoke-path",
        "x-matched-path",
        "x-nonce",
        "x-real-ip",
        "x-page-cache",
        "x-page-until",
        "x-client-country",
        "x-client-town",
        "forwarded",
      ].map((name) => [name, "claimed"]),
    );
    expect(clean({ ...claims, host: "a.test", cookie: "a=b", "x-client-address": "6.6.6.6" })).toEqual({
      host: "a.test",
      cookie: "a=b",
      "x-client-address": "9.9.9.9",
      "x-forwarded-proto": "http",
    });
  });

  test.each([
    [0, "https", "http"],
    [1, "https", "https"],
    [1, "https, http", "https"],
    [1, "gopher", "http"],
  ])("with %d proxies, protocol %p is taken as %p", (hops, claimed, protocol) => {
    expect(clean({ "x-forwarded-proto": claimed }, hops)["x-forwarded-proto"]).toBe(protocol);
  });

  test("a place is taken from the headers that a trusted proxy sets, and from no others", () => {
    const names = { country: "cf-ipcountry", town: "cf-ipcity" };
    const told = { "cf-ipcountry": "IN", "cf-ipcity": "Mumbai", "x-client-country": "US", "x-client-town": "Boston" };
    expect(clean(told, 1, names)).toMatchObject({ "x-client-country": "IN", "x-client-town": "Mumbai" });
    expect(clean(told, 1, { country: "cf-ipcountry" })).not.toHaveProperty("x-client-town");
    for (const headers of [clean(told, 0, names), clean(told, 1)])
      for (const name of ["x-client-country", "x-client-town"]) expect(headers).not.toHaveProperty(name);
  });

  test("a proxy may set the inner headers themselves", () => {
    const names = { country: "x-client-country", town: "x-client-town" };
    const told = { "x-client-country": "IN", "x-client-town": "Pune" };
    expect(clean(told, 1, names)).toMatchObject(told);
  });
});
