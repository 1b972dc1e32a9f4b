import { randomBytes } from "node:crypto";
import { log } from "@/lib/runtime/log/log";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { runtime } from "@/lib/web/runtime";
import { findGateway } from "@/server/gateway";
import { openSite, type TestSite } from "./site";

type Seen = { method: string; url: string; headers: Headers; body: string; signal: AbortSignal };

/** The provider's requests, and its answer. */
let seen: Seen[] = [];
let answer: (request: Request) => Response | Promise<Response>;
let site: TestSite;

beforeEach(async () => {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
  jest.spyOn(log, "error").mockImplementation(() => {});
  seen = [];
  answer = () => Response.json({ ok: true });
  runtime().provider = async (request) => {
    const { method, url, headers, signal } = request;
    seen.push({ method, url, headers, signal, body: await request.clone().text() });
    return answer(request);
  };
  const next = async (_: unknown, response: { end: (text: string) => void }) => response.end("next");
  site = await openSite(next as never, { gateway: findGateway });
});
afterEach(async () => {
  await site.close();
  runtime().provider = null;
  jest.restoreAllMocks();
});

const get = (path: string, init?: RequestInit) => fetch(site.url + path, init);
const signUp = (headers: Record<string, string>, body: string) => {
  const lines = Object.entries({ Host: "x", "Content-Length": String(Buffer.byteLength(body)), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `POST /api/public/sign-ups/ HTTP/1.1\r\n${head}\r\n${body}`;
};
const ofThisSite = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };

test("a call that is handed on does not pass Next, and has the headers of every answer", async () => {
  const response = await get("/api/public/companies/?search=tea");
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ["GET", "http://provider/api/public/companies/?search=tea"],
  ]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test.each([
  "/api/auth/session",
  "/api/preview-check",
  "/api/prints/cards",
  "/api/sign-up",
  "/api/unsubscribe/t",
  "/api/forms/tea/contact",
])("%s is left to Next", async (path) => expect(await (await get(path)).text()).toBe("next"));

test.each(["/api", "/api/", "/api/unknown/", "/api/public/companies", "/media", "/media/"])(
  "%s is nothing, in the contract's words",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
    expect(seen).toEqual([]);
  },
);

test("calls below the sign-in's own path are handed on", async () => {
  await get("/api/auth/profile");
  expect(seen).toEqual([]);
  const response = await get("/api/auth/sessions/");
  expect([response.status, await response.json()]).toEqual([
    401,
    expect.objectContaining({ code: "not_authenticated" }),
  ]);
});

test("a long answer that is packed leaves nothing behind with its pieces", async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => warned.push(warning);
  process.on("warning", note);
  let pieces = 60;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    pieces-- > 0 ? controller.enqueue(randomBytes(40_000)) : controller.close();
  answer = () => new Response(new ReadableStream({ pull }), { headers: { "content-type": "text/csv" } });
  const response = await get("/api/public/companies/");
  expect([response.headers.get("content-encoding"), (await response.arrayBuffer()).byteLength]).toEqual([
    "gzip",
    60 * 40_000,
  ]);
  await new Promise(setImmediate);
  process.off("warning", note);
  expect(warned).toEqual([]);
});

test("the visitor's address is the socket's, however often the visitor names another", async () => {
  const claims = { "X-Client-Address": "6.6.6.6", "x-client-address": "7.7.7.7", "X-Forwarded-For": "8.8.8.8" };
  const received = await site.talk(signUp({ ...ofThisSite, ...claims }, `{"company_name":"Tea"}`));
  expect(received).toMatch(/^HTTP\/1.1 200/);
  expect(seen.map(({ headers, body }) => [headers.get("x-client-address"), body])).toEqual([
    ["127.0.0.1", `{"company_name":"Tea"}`],
  ]);
  expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toMatch(/[678]\.[678]\./);
});

describe("a visitor's place", () => {
  const view = "GET /api/public/company/acme/view.gif HTTP/1.1\r\nHost: x\r\nUser-Agent: Mozilla/5.0\r\n";
  const claims = "X-Client-Country: US\r\nx-client-country: GB\r\nX-Client-Town: Boston\r\nx-client-town: York\r\n";
  const places = () => seen.map(({ headers }) => [headers.get("x-client-country"), headers.get("x-client-town")]);

  test("is never what the visitor says", async () => {
    await site.talk(`${view}${claims}CF-IPCountry: US\r\n\r\n`);
    expect(places()).toEqual([[null, null]]);
    expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toMatch(/Boston|York/);
  });

  test("is what the proxy in front says, in any letters", async () => {
    const placeHeaders = { country: "cf-ipcountry", town: "cf-ipcity" };
    const next = async (_: unknown, response: { end: (text: string) => void }) => response.end("next");
    const behind = await openSite(next as never, { gateway: findGateway, proxies: { hops: 1, placeHeaders } });
    const town = Buffer.from("मुंबई").toString("latin1");
    await behind.talk(Buffer.from(`${view}${claims}CF-IPCountry: in\r\nCF-IPCity: ${town}\r\n\r\n`, "latin1"));
    await behind.close();
    expect(places()).toEqual([["IN", encodeURIComponent("मुंबई")]]);
  });
});

test("an answer is packed for who takes it, and whole for who does not", async () => {
  const text = "tea ".repeat(1_000);
  answer = () => Response.json({ text });
  const packed = await site.talk("GET /api/public/companies/ HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
  expect(packed).toMatch(/content-encoding: gzip\r\n/i);
  expect(packed).toMatch(/vary: accept-encoding\r\n/i);
  const response = await get("/api/public/companies/", { headers: { "accept-encoding": "identity" } });
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.json()).toEqual({ text });
  expect(await (await get("/api/public/companies/", { headers: { "accept-encoding": "gzip" } })).json()).toEqual({
    text,
  });
});

test("a file comes as it is stored, in ranges too, to those who read it", async () => {
  const bytes = randomBytes(300_000);
  answer = () => new Response(bytes, { headers: { "content-type": "image/webp", etag: '"a"' } });
  const response = await get("/media/a/b.webp", { headers: { range: "bytes=0-9" } });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(seen[0]?.headers.get("range")).toBe("bytes=0-9");
  const refused = await get("/media/a/b.webp", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a body that is refused before it was read does not stand in the way of the next request", async () => {
  const foreign = signUp({ "Content-Type": "application/json" }, "x".repeat(400_000));
  const received = await site.talk(`${foreign}GET /api/public/companies/ HTTP/1.1\r\nHost: x\r\n\r\n`, 1_000);
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 403", "HTTP/1.1 200"]);
  expect(seen.map(({ method }) => method)).toEqual(["GET"]);
});

test("who leaves takes the read along", async () => {
  const asked = new Promise<AbortSignal>((resolve) => {
    answer = ({ signal }) => {
      resolve(signal);
      return new Promise(() => {});
    };
  });
  const leaving = new AbortController();
  const response = get("/api/public/companies/", { signal: leaving.signal }).catch(() => {});
  const signal = await asked;
  leaving.abort();
  await response;
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
});

test("an answer that breaks off is cut, so that nobody takes it for whole", async () => {
  answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(`{"results":[`)),
        pull: () => Promise.reject(new Error("The disk is gone")),
      }),
      { headers: { "content-type": "application/json" } },
    );
  await expect(get("/api/public/companies/").then((response) => response.text())).rejects.toThrow();
});

test.each(["a b", "a/b", "a@b", "[::1"])("Host %p is answered with the contract's error", async (host) => {
  const received = await site.talk(`GET /api/public/companies/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1.1 400/);
  expect(received).toMatch(/"code":"bad_request"/);
});
