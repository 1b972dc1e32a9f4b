import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import * as paths from "@/lib/paths";
import { listenerLimits } from "@/server/load/limits";
import type { NextHandler } from "@/server/pages/render";
import { openSite, type TestSite } from "./site";

const html = { "content-type": "text/html" };
const kept = { ...html, "x-page-cache": "client:1" };
const page = (text: string) => `<!DOCTYPE html><html><body>${text}</body></html>`;

/**
 * A fake Next that records requested URLs and leaves paths with "hang" unanswered. Requests that arrive after a test
 * still go to that test's instance.
 */
function standIn() {
  const begun: string[] = [];
  const hanging: ServerResponse[] = [];
  const next: NextHandler = (request, response) => {
    const { url = "" } = request;
    begun.push(url);
    if (url.includes("hang")) hanging.push(response);
    else if (url === paths.notFound) response.writeHead(404, html).end(page("Page not found"));
    else if (url === "/api/data") request.once("data", () => response.writeHead(413).end("too large"));
    else if (url === "/api/parts")
      request[Symbol.asyncIterator]()
        .next()
        .then(() => response.writeHead(413).end("too large"));
    else response.writeHead(200, kept).end(page(url));
    // Like Next's own handler, it resolves once the response has closed.
    return response.writableEnded ? Promise.resolve() : new Promise((resolve) => response.once("close", resolve));
  };
  return { begun, hanging, next };
}

let { begun, hanging, next } = standIn();
let site: TestSite;
let sockets: Socket[] = [];
beforeEach(async () => {
  ({ begun, hanging, next } = standIn());
  sockets = [];
  site = await openSite(next, { proxies: { hops: 1 } });
  await get("/cached");
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
  // A rendering is not aborted when its visitor leaves.
  for (const response of hanging) response.end();
});

const get = (path: string, from = "9.9.9.9") => fetch(site.url + path, { headers: { "x-forwarded-for": from } });

function send(path: string, { from = "1.1.1.1", lines = "", method = "GET" } = {}): Socket {
  const socket = connect(site.port, "127.0.0.1").resume();
  sockets.push(socket);
  socket.on("error", () => {});
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${lines}\r\n`);
  return socket;
}

/** More concurrent requests than there are places. */
const flood = (path: string, options?: Parameters<typeof send>[1], count = 40) =>
  Array.from({ length: count }, () => send(path, options));

const hangs = (path: string) => begun.filter((url) => url === path).length;
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const { places } = listenerLimits;
const sorts = [
  ["/dashboard/hang", "/dashboard/x", places.app],
  ["/api/hang", "/api/x", places.call],
  ["/media/hang", "/media/x", places.media],
  ["/hang", "/other", places.public],
] as const;

test.each(sorts)("%p: one network takes at most half of the places", async (path, other, count) => {
  // Requests for a page that is being rendered share its place, so use a different page each time.
  const paths = Array.from({ length: 40 }, (_, number) => (path === "/hang" ? `${path}${number}` : path));
  for (const each of paths) send(each);
  await until(() => hanging.length === count / 2);
  await moment();
  expect(hanging).toHaveLength(count / 2);
  expect((await get(other)).status).toBe(200);
});

test.each(sorts)("%p: a flood from everywhere delays no other kind of work, and no cached page", async (path, own) => {
  for (let number = 0; number < 60; number++)
    send(path === "/hang" ? `${path}${number}` : path, { from: `1.1.1.${number}` });
  await until(() => hanging.length > 0);
  for (const [, other] of sorts) if (other !== own) expect((await get(other)).status).toBe(200);
  expect((await get("/cached")).status).toBe(200);
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
});

test("networks take turns: who asks for little does not wait for who asks for much", async () => {
  flood("/api/hang", { from: "2001:db8:1:1::1" });
  flood("/api/hang", { from: "2001:db8:1:1::2" });
  flood("/api/hang", { from: "2001:db8:1:2::1" });
  await until(() => hanging.length === places.call);
  const answer = get("/api/x");
  await moment();
  expect(hangs("/api/x")).toBe(0);
  for (const response of hanging.splice(0, 3)) response.end();
  expect((await answer).status).toBe(200);
});

test("a full queue answers 503, calls in the contract's words, and takes what others ask", async () => {
  const refusals: string[] = [];
  for (const socket of flood("/api/hang", {}, places.call / 2 + listenerLimits.waiting + 3))
    socket.on("data", (chunk) => refusals.push(String(chunk)));
  await until(() => refusals.length === 3);
  const [head = "", body = ""] = refusals[0]?.split("\r\n\r\n") ?? [];
  expect(head).toMatch(/^HTTP\/1.1 503 [\s\S]*\r\nretry-after: 5\r\n/);
  expect(JSON.parse(body)).toMatchObject({ code: "unavailable", detail: expect.any(String) });
  expect((await get("/api/x", "2.2.2.2")).status).toBe(200);
});

test("what nobody waits for any more is never begun", async () => {
  flood("/dashboard/hang", { from: "2.2.2.2" }, places.app / 2);
  flood("/dashboard/hang", { from: "3.3.3.3" }, places.app / 2);
  await until(() => hanging.length === places.app);
  const leaving = flood("/dashboard/left");
  const staying = get("/dashboard/x");
  await moment();
  await Promise.all(leaving.map((socket) => once(socket.destroy(), "close")));
  await moment();
  for (const response of hanging) response.end();
  expect((await staying).status).toBe(200);
  expect(hangs("/dashboard/left")).toBe(0);
});

test.each([
  ["bodies that never end", "Transfer-Encoding: chunked\r\n", "/api/hang"],
  ["uploads over slow lines", "Content-Type: multipart/form-data\r\nContent-Length: 1000000\r\n", "/api/hang"],
])("%s hold no places", async (_, lines, path) => {
  for (let number = 0; number < 60; number++) send(path, { method: "POST", lines, from: `1.1.1.${number}` });
  await until(() => hanging.length === 60);
  expect((await get("/api/x")).status).toBe(200);
});

test("readers that stand still hold no places", async () => {
  for (let number = 0; number < 60; number++) send("/media/hang", { from: `1.1.1.${number}` }).pause();
  await until(() => {
    for (const response of hanging) if (!response.writableEnded) response.end(Buffer.alloc(8 * 1024 * 1024));
    return hanging.length === 60;
  });
  expect((await get("/media/x")).status).toBe(200);
});

test("a page that many ask for takes one place, whoever they are", async () => {
  const asked = Array.from({ length: 40 }, (_, number) => get("/hang", `1.1.1.${number}`));
  await until(() => hanging.length === 1);
  await moment();
  hanging[0]?.writeHead(200, kept).end(page("rendered"));
  for (const answer of await Promise.all(asked)) expect(await answer.text()).toContain("rendered");
  expect(hangs("/hang")).toBe(1);
});

describe("what the app does not have", () => {
  test("is answered from one page, which is no longer rendered", async () => {
    for (const path of [
      "/a/b",
      "/a/b/c",
      "/cached/other.png",
      "/login/x",
      "/_next/static/x.js",
      "/a/b/?c=d",
      "/a//b",
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 404, "text/html"]);
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(await answer.text()).toContain("Page not found");
    }
    expect(begun.filter((url) => url !== "/cached")).toHaveLength(1);
  });

  test("needs no place", async () => {
    for (let number = 0; number < 60; number++) send(`/hang${number}`, { from: `1.1.1.${number}` });
    await until(() => hanging.length > 0);
    expect((await get("/a/b/c")).status).toBe(404);
  });
});

test("a form of a screen that was sent without its script shows the screen", async () => {
  const answer = await fetch(`${site.url}/login?next=/dashboard`, { method: "POST", body: "x", redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login?next=/dashboard"]);
  expect((await fetch(`${site.url}/login`, { method: "DELETE" })).status).toBe(405);
  expect(hangs("/login")).toBe(0);
});

describe("a refusal before the body was read", () => {
  const body = "x".repeat(1_000_000);
  const follow = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

  test.each([
    ["by its path", "POST", "/%zz", 400],
    ["by its method", "POST", "/cached", 405],
    ["as a form of a screen", "POST", "/login", 303],
    ["for what does not exist", "PUT", "/a/b/c", 404],
    ["half way", "POST", "/api/data", 413],
    ["after its first part", "POST", "/api/parts", 413],
    ["that came with a reading request", "GET", "/cached", 200],
  ])("%s leaves the next request its answer", async (_, method, path, status) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
    const talk = await site.talk(head + body + follow, 1000);
    expect(talk).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(talk).toMatch(/HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nok\n$/);
  });
});

test("codes and pictures of companies displace no page", async () => {
  const large = Buffer.alloc(3 * 1024 * 1024, "x");
  const drawing: NextHandler = async (request, response) => {
    begun.push(request.url ?? "");
    if (request.url?.endsWith(".svg"))
      response.writeHead(200, { "content-type": "image/png", "x-page-cache": "client:1" }).end(large);
    else response.writeHead(200, kept).end(page("card"));
  };
  const other = await openSite(drawing);
  const ask = async (path: string) => (await fetch(other.url + path)).arrayBuffer();
  await ask("/acme");
  const count = Math.ceil(listenerLimits.pageCache / large.length) + 1;
  for (let number = 0; number < count; number++) await ask(`/company-${number}/qr.svg?size=${number}`);
  await ask(`/company-${count - 1}/qr.svg?size=x`);
  await ask("/acme");
  expect(begun.filter((url) => url === "/acme")).toHaveLength(1);
  expect(begun.filter((url) => url === `/company-${count - 1}/qr.svg`)).toHaveLength(1);
  other.purge(["client:1"]);
  await ask(`/company-${count - 1}/qr.svg`);
  expect(begun.filter((url) => url === `/company-${count - 1}/qr.svg`)).toHaveLength(2);
  await other.close();
});
