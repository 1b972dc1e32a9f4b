import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { log } from "@/lib/runtime/log/log";
import type { NextHandler } from "@/server/pages/render";
import { openSite, type TestSite } from "./site";

/** A fake Next that answers as the site's pages do and returns the request. */
const next: NextHandler = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://next");
  const seen = JSON.stringify({ url: request.url, headers: request.headers });
  const respond = (status: number, type: string, body: string, more: Record<string, string> = {}) => {
    response.writeHead(status, { "content-type": type, ...more });
    response.end(body);
  };
  rendered.push(pathname);
  if (pathname.startsWith("/nobody")) return respond(404, "text/html", page("nobody"));
  if (pathname === "/left") return respond(307, "text/html", "", { location: "/acme/people/meera-2#now" });
  if (pathname === "/old") return respond(308, "text/html", "", { location: "/acme" });
  if (pathname === "/cookie") return respond(200, "text/html", page(seen), { ...kept, "set-cookie": "a=b" });
  if (pathname === "/broken") throw new Error("broken");
  if (pathname === "/card.js") return respond(200, "text/javascript", "1;");
  if (pathname.startsWith("/media/"))
    return respond(200, "text/plain", "file", { "content-security-policy": "sandbox", etag: '"file"' });
  if (pathname.startsWith("/api/") || pathname.endsWith("/send"))
    return respond(Number(searchParams.get("status") ?? 200), "application/json", seen);
  return respond(200, "text/html; charset=utf-8", page(seen), {
    ...kept,
    "x-powered-by": "Next.js",
    link: "</a.js>; rel=preload",
  });
};
const kept = { "x-page-cache": "client:1", "x-page-until": "2126-11-27T00:00:00.000Z" };
const page = (text: string) =>
  `<!DOCTYPE html><html><body><pre>${text}</pre><p>${"text ".repeat(200)}</p></body></html>`;

let rendered: string[] = [];
let site: TestSite;
beforeEach(async () => {
  rendered = [];
  site = await openSite(next);
});
afterEach(() => site.close());

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });
const raw = (path: string, lines = "", method = "GET") =>
  site.talk(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${lines}Connection: close\r\n\r\n`);

describe("a cached page", () => {
  test("is rendered once for everybody", async () => {
    const [first, second] = [await (await get("/acme")).text(), await (await get("/acme")).text()];
    expect(second).toBe(first);
    expect(rendered).toEqual(["/acme"]);
  });

  test("is neither changed nor multiplied by query, host, cookies, framework headers or spelling", async () => {
    const plain = await (await get("/acme")).text();
    const poison = {
      cookie: "token=secret",
      rsc: "1",
      "next-router-state-tree": "x",
      "x-forwarded-host": "evil.test",
      "x-middleware-prefetch": "1",
      "accept-language": "xx",
      "user-agent": "evil",
    };
    for (const path of ["/acme", "/acme?x=1", "/%61cme", "/acme?_rsc=abc"])
      expect(await (await get(path, { headers: poison })).text()).toBe(plain);
    expect(await raw("/acme", "Host: evil.test\r\n")).not.toContain("evil");
    expect(await raw("http://evil.test/acme")).not.toContain("evil");
    expect(rendered).toEqual(["/acme"]);
  });

  test("stays clean when a poisoned request renders it", async () => {
    const body = await (
      await get("/fresh?q=poison", { headers: { cookie: "poison", rsc: "1", "x-forwarded-host": "poison" } })
    ).text();
    expect(body).not.toContain("poison");
    expect(body).toContain('"host":"site.test"');
    expect(body).toContain('"url":"/fresh"');
  });

  test("comes in an accepted encoding", async () => {
    const plain = await (await get("/acme", { headers: { "accept-encoding": "identity" } })).text();
    const body = (answer: string) => Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1");
    const br = await raw("/acme", "Accept-Encoding: gzip, deflate, br\r\n");
    const gzip = await raw("/acme", "Accept-Encoding: gzip;q=1.0, br;q=0\r\n");
    const none = await raw("/acme", "Accept-Encoding: gzip;q=0, *;q=0\r\n");
    expect(br).toMatch(/content-encoding: br\r\n/);
    expect(gzip).toMatch(/content-encoding: gzip\r\n/);
    expect(none).not.toMatch(/content-encoding/);
    expect(brotliDecompressSync(body(br)).toString()).toBe(plain);
    expect(gunzipSync(body(gzip)).toString()).toBe(plain);
    expect(body(none).toString()).toBe(plain);
    for (const answer of [br, gzip, none]) expect(answer).toMatch(/vary: accept-encoding\r\n/);
  });

  test("answers 304 to a matching ETag, in any list, strong or weak", async () => {
    const etag = (await get("/acme")).headers.get("etag") ?? "";
    for (const seen of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
      const answer = await raw("/acme", `If-None-Match: ${seen}\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 304 /);
      expect(answer).toContain(`etag: ${etag}`);
      expect(answer.endsWith("\r\n\r\n")).toBe(true);
    }
    expect(await raw("/acme", `If-None-Match: "other"\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  });

  test("answers HEAD with the same head and no body", async () => {
    const full = await raw("/acme");
    const head = await raw("/acme", "", "HEAD");
    const lines = (answer: string) => answer.slice(0, answer.indexOf("\r\n\r\n")).replace(/date: .*\r\n/i, "");
    expect(lines(head)).toBe(lines(full));
    expect(head.endsWith("\r\n\r\n")).toBe(true);
  });

  test("keeps the connection, also for requests sent ahead, and says the present date", async () => {
    await get("/acme");
    const request = "GET /acme HTTP/1.1\r\nHost: x\r\n\r\n";
    const answers = (await site.talk(request.repeat(3))).split("HTTP/1.1 200 OK\r\n").slice(1);
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      const length = Number(/content-length: (\d+)/.exec(answer)?.[1]);
      expect(answer.slice(answer.indexOf("\r\n\r\n") + 4)).toHaveLength(length);
      const date = new Date(/date: (.*)\r\n/i.exec(answer)?.[1] ?? "").getTime();
      expect(Math.abs(Date.now() - date)).toBeLessThan(3000);
    }
    expect(await site.talk("GET /acme HTTP/1.0\r\n\r\n")).toMatch(/connection: close/i);
  });

  test("keeps its place behind a slower answer on the same connection", async () => {
    await get("/acme");
    const talk = await site.talk("GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET /acme HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(talk.indexOf('"url":"/slow"')).toBeGreaterThan(0);
    expect(talk.indexOf('"url":"/acme"')).toBeGreaterThan(talk.indexOf('"url":"/slow"'));
  });

  test("is rendered anew after a purge", async () => {
    await get("/acme");
    site.purge(["client:1"]);
    await get("/acme");
    expect(rendered).toEqual(["/acme", "/acme"]);
  });
});

describe("not kept", () => {
  test("are unknown names; their answer is a 404 page", async () => {
    for (const _ of [1, 2]) {
      const response = await get("/nobody");
      expect(response.status).toBe(404);
    }
    expect(rendered).toEqual(["/nobody", "/nobody"]);
  });

  test("are redirects of former names", async () => {
    const response = await get("/old");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/acme"]);
    // A printed QR code with the old address keeps its `s` parameter.
    expect((await get("/old?s=qr")).headers.get("location")).toBe("/acme?s=qr");
    // So does the address of somebody who left, before the line that it leads to.
    expect((await get("/left?s=qr")).headers.get("location")).toBe("/acme/people/meera-2?s=qr#now");
    expect(rendered).toHaveLength(3);
  });

  test("are answers that set a cookie, and the cookie goes nowhere", async () => {
    expect((await get("/cookie")).headers.get("set-cookie")).toBeNull();
    await get("/cookie");
    expect(rendered).toHaveLength(2);
  });
});

describe("addresses", () => {
  test.each(["/%zz", "/%", "/a/../b", "/%2e%2e/x", "/a%00", "/api/%zz", "/dashboard/%c3"])(
    "%p answers 400",
    async (path) => {
      expect(await raw(path)).toMatch(/^HTTP\/1.1 400 /);
      expect(rendered).toEqual([]);
    },
  );

  test("of enormous length answer 414", async () => {
    expect((await get(`/${"a".repeat(9000)}`)).status).toBe(414);
  });

  test.each([
    ["//evil.test/", "/evil.test"],
    ["//", "/"],
    ["/acme//?a=1", "/acme?a=1"],
    ["/%64ashboard/x", "/dashboard/x"],
    ["/%61pi/profile/", "/api/profile/"],
  ])("%p are spelled %p", async (path, location) => {
    expect(await raw(path)).toContain(`location: ${location}\r\n`);
    expect(rendered).toEqual([]);
  });

  test.each(["TRACE", "PROPFIND"])("with %s reach nobody", async (method) => {
    expect(await raw("/login", "", method)).toMatch(/^HTTP\/1\.1 405 /);
    expect(rendered).toEqual([]);
  });

  test("of pages take GET and HEAD only", async () => {
    const response = await get("/acme", { method: "POST", body: "x" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("a card answers as an app on a home screen too, with the page that is kept", async () => {
  const answer = await get("/acme/?s=home");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(await (await get("/acme")).text());
});

test("calls reach Next with their query and cookies, cleaned of what only this site may say", async () => {
  const headers = { cookie: "token=a", "x-forwarded-for": "6.6.6.6", "x-middleware-subrequest": "a", "x-nonce": "a" };
  const seen = await (await get("/api/clients/?page=2", { headers })).json();
  expect(seen.url).toBe("/api/clients/?page=2");
  expect(seen.headers).toMatchObject({ cookie: "token=a", "x-client-address": "127.0.0.1" });
  for (const name of ["x-forwarded-for", "x-middleware-subrequest", "x-nonce"])
    expect(seen.headers[name]).toBeUndefined();
});

test("what a visitor typed into a card's form reaches Next and is never kept", async () => {
  for (const phone of ["1", "2"])
    expect(await (await get(`/acme/send?phone=${phone}`)).text()).toContain(`phone=${phone}`);
  await get("/%E0%A4%85/send?phone=1");
  expect(rendered).toEqual(["/acme/send", "/acme/send", "/%E0%A4%85/send"]);
  expect(await raw("/acme/send/?phone=1")).toContain("location: /acme/send?phone=1\r\n");
});

test("files of the build are kept and may be kept by browsers", async () => {
  expect((await get("/card.js?v=1")).headers.get("cache-control")).toBe("public, max-age=86400");
  await get("/card.js?v=2");
  expect(rendered).toEqual(["/card.js"]);
});

describe("headers", () => {
  test.each([
    ["a page", "/acme", "script-src 'self'"],
    ["a missing page", "/nobody", "script-src 'self'"],
    ["a script, which may run as a worker", "/card.js", "connect-src 'self'"],
    ["a form's answer", "/acme/send", "default-src 'none'"],
    ["a call", "/api/x", "default-src 'none'"],
    ["a failed call", "/api/x?status=500", "default-src 'none'"],
    ["a malformed address", "/%zz", "default-src 'none'"],
    ["a failed page", "/broken", "default-src 'none'"],
    ["a redirect", "/acme//", "default-src 'none'"],
    ["a health check", "/healthz", "default-src 'none'"],
    ["a file with a policy of its own", "/media/x", "sandbox"],
  ])("of %s say what browsers may do with it", async (_, path, policy) => {
    const logged = jest.spyOn(log, "error").mockImplementation(() => {});
    const { headers } = await get(path);
    logged.mockRestore();
    expect(headers.get("content-security-policy")).toContain(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("strict-transport-security")).toBe(false);
    for (const name of ["x-powered-by", "link", "x-page-cache", "x-page-until"]) expect(headers.has(name)).toBe(false);
  });

  test("of signed-in pages leave the content policy to middleware", async () => {
    const { headers } = await get("/dashboard");
    expect(headers.has("content-security-policy")).toBe(false);
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  test("are set on malformed requests too", async () => {
    const answer = await site.talk("NONSENSE\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toContain("x-content-type-options: nosniff\r\n");
    const tooLarge = await site.talk(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(tooLarge).toMatch(/^HTTP\/1.1 431 /);
  });
});

test("health is the listener's own, readiness the provider's", async () => {
  expect((await get("/readyz")).status).toBe(200);
  site.setReady(false);
  expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 503]);
  site.setStuck(true);
  expect((await get("/healthz")).status).toBe(503);
  site.setStuck(false);
});

test("a failure inside is one plain sentence, and the next request goes on", async () => {
  const logged = jest.spyOn(log, "error").mockImplementation(() => {});
  const response = await get("/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on our side. Please try again.\n");
  logged.mockRestore();
  expect((await get("/acme")).status).toBe(200);
});
