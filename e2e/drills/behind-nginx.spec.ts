import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { connect as connectPlain } from "node:net";
import { buffer } from "node:stream/consumers";
import { connect, type TLSSocket } from "node:tls";
import { hasNginx, type Nginx, openNginx } from "../../tests/servers/nginx";
import { openSite } from "../installation";
import type { RawAnswer } from "../raw-request";
import type { Site } from "../site";
import { expect, test } from "../test";

/** The site behind nginx as in `deploy/nginx.conf`, and attempts at request smuggling. */

const host = "cards.example.com";
const demo = "/namaskard-demo";
const triesPerMinute = 5;

test.describe.configure({ mode: "default" });

let site: Site;
let nginx: Nginx;

const journey = hasNginx() ? test : () => {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await openSite({
    SITE_URL: `https://${host}`,
    TRUSTED_PROXY_HOPS: "1",
    LOGIN_RATE_PER_MINUTE: String(triesPerMinute),
  });
  nginx = await openNginx(Number(new URL(site.url).port));
});
test.afterAll(async () => {
  await nginx?.close();
  await site?.close();
});
const tls = () => ({ host: "127.0.0.1", port: nginx.httpsPort, servername: host, rejectUnauthorized: false });

type Asked = { method?: string; headers?: Record<string, string>; body?: Uint8Array | string };

async function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<RawAnswer> {
  const sent = request({ ...tls(), path, method, headers: { host, ...headers }, agent: false });
  // The server may answer and close while the body is still being sent.
  sent.on("error", () => {});
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: String(await buffer(answer)) };
}

/** Sends these bytes. @returns everything received until the connection closes or is idle for a second */
async function exchange(text: string): Promise<string> {
  const socket: TLSSocket = connect(tls());
  socket.on("error", () => {});
  await once(socket, "secureConnect");
  socket.write(text, "latin1");
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk;
  });
  socket.setTimeout(1_000, () => socket.destroy());
  await new Promise((resolve) => socket.once("close", resolve));
  return received;
}

const inner = `GET ${demo} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/public/sign-ups/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const long = String(inner.length + 5);

/** Each hides a second request that only one of two parsers would see. */
const smuggled: [string, string][] = [
  ["a length and chunks", post(`Content-Length: ${long}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${inner}`)],
  ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 4", `${chunk(inner)}0\r\n\r\n`)],
  ["two lengths", post(`Content-Length: 0\r\nContent-Length: ${long}`, inner)],
  ["a list of lengths", post(`Content-Length: 0, ${long}`, inner)],
  ["a signed length", post("Content-Length: +0", inner)],
  ["a length in hexadecimal", post("Content-Length: 0x0", inner)],
  ["a space before the colon", post(`Content-Length : ${long}\r\nContent-Length: 0`, inner)],
  [
    "chunks with a space before the colon",
    post("Transfer-Encoding : chunked\r\nContent-Length: 0", `0\r\n\r\n${inner}`),
  ],
  ["chunks with a tab", post("Transfer-Encoding:\tchunked\r\nContent-Length: 0", `0\r\n\r\n${inner}`)],
  ["chunks with a vertical tab", post("Transfer-Encoding: \x0bchunked\r\nContent-Length: 0", `0\r\n\r\n${inner}`)],
  ["chunks of an unknown kind", post("Transfer-Encoding: xchunked\r\nContent-Length: 0", inner)],
  ["two kinds of chunks", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", `0\r\n\r\n${inner}`)],
  ["a folded header", post("X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 0", inner)],
  ["a bare line feed", post("X: y\nTransfer-Encoding: chunked\r\nContent-Length: 0", `0\r\n\r\n${inner}`)],
  ["a bare carriage return", post("X: y\rTransfer-Encoding: chunked\r\nContent-Length: 0", `0\r\n\r\n${inner}`)],
  ["a NUL in a header", post("X: y\0z\r\nContent-Length: 0", inner)],
  ["an extension of a chunk with a line feed", post("Transfer-Encoding: chunked", `0;x\n\r\n\r\n${inner}`)],
  ["a chunk larger than any number", post("Transfer-Encoding: chunked", `fffffffffffffffff\r\n${inner}`)],
  ["a body under GET", `GET /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`],
  ["chunks in HTTP/1.0", post("Transfer-Encoding: chunked", `0\r\n\r\n${inner}`).replace("HTTP/1.1", "HTTP/1.0")],
  ["an upgrade", `GET /login HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`],
  ["a hop that removes the length", post(`Connection: Content-Length\r\nContent-Length: ${inner.length}`, inner)],
  ["another host in the line", `GET https://evil.example${demo} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ["two hosts", `GET ${demo} HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`],
];

journey("request smuggling fails, and nobody gets another's answer", async () => {
  test.setTimeout(180_000);
  const title = /<title>([^<]*)/;
  const expected = title.exec((await ask("/login")).body)?.[1];
  expect(expected).toBeTruthy();
  for (const [name, bytes] of smuggled) {
    const received = await exchange(bytes);
    const statuses = [...received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
    // nginx may read two requests and answer both; then the site has received two.
    expect([name, statuses.length <= 2, statuses.every((status) => status < 500 || status === 501)]).toEqual([
      name,
      true,
      true,
    ]);
    expect([name, received.includes("evil.example")]).toEqual([name, false]);
    // Later visitors, over the keep-alive connections from nginx to the site.
    const others = await Promise.all(Array.from({ length: 20 }, () => ask("/login")));
    for (const { status, body } of others) expect([name, status, title.exec(body)?.[1]]).toEqual([name, 200, expected]);
  }
});

journey("visitors are who nginx says they are, whatever they claim themselves", async () => {
  const tries = [];
  for (let index = 0; index < triesPerMinute + 1; index++) {
    const csrf = await ask("/api/auth/csrf");
    const cookie = (csrf.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
    const { csrfToken } = JSON.parse(csrf.body);
    const claimed = { "x-forwarded-for": `203.0.113.${index}`, "x-client-address": `203.0.113.${index}` };
    const headers = { cookie, "content-type": "application/json", ...claimed };
    const json = { email: `nobody-${index}@example.com`, password: "a wrong password", csrfToken, json: "true" };
    const { status } = await ask("/api/auth/callback/credentials", {
      method: "POST",
      headers,
      body: JSON.stringify(json),
    });
    tries.push(status);
  }
  expect(tries).toEqual([...Array.from({ length: triesPerMinute }, () => 401), 429]);
});

journey("the site answers on https only, under its own host name", async () => {
  const page = await ask(demo);
  expect(page.status).toBe(200);
  expect(page.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(page.headers.server).toBe("nginx");
  const plain = await exchangePlain(`GET ${demo}?a=b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(plain).toMatch(/^HTTP\/1\.1 308 /);
  expect(plain).toContain(`Location: https://${host}${demo}?a=b\r\n`);
  expect(await exchangePlain("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toBe("");
  const other = connect({ ...tls(), servername: "evil.example" });
  const [error] = await once(other, "error");
  expect(String(error)).toMatch(/unrecognized name|handshake/i);
});

journey("a body that is too large is refused with the site's own message", async () => {
  const headers = { "content-type": "application/json", "x-requested-with": "namaskard", origin: `https://${host}` };
  const large = await ask("/api/public/sign-ups/", { method: "POST", headers, body: `"${"x".repeat(2_000_000)}"` });
  expect([large.status, JSON.parse(large.body).code]).toEqual([413, "payload_too_large"]);
  const huge = await ask("/api/public/sign-ups/", {
    method: "POST",
    headers,
    body: Buffer.alloc(13_000_000, "x"),
  }).catch(() => null);
  expect(huge === null || huge.status === 413).toBe(true);
});

async function exchangePlain(text: string): Promise<string> {
  const socket = connectPlain(nginx.httpPort, "127.0.0.1");
  socket.on("error", () => {});
  socket.end(text);
  return String(await buffer(socket));
}
