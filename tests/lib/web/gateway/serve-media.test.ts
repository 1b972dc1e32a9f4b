import { log } from "@/lib/runtime/log/log";
import { serveMedia } from "@/lib/web/gateway/serve-media";
import { runtime } from "@/lib/web/runtime";

let asked: Request;
const serve = (path: string, headers: Record<string, string> = {}) =>
  serveMedia(new Request(`http://cards.test${path}`, { headers }));

function answerWith(status: number, headers: Record<string, string> = {}) {
  runtime().provider = async (request) => {
    asked = request;
    return new Response(status === 304 ? null : "bytes", { status, headers });
  };
}
beforeEach(() => jest.spyOn(log, "error").mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  runtime().provider = null;
});

test("ranges and conditions go on, credentials do not", async () => {
  answerWith(206, { "content-range": "bytes 0-4/9", "content-type": "image/png", "set-cookie": "a=1", etag: '"x"' });
  const response = await serve("/media/a%20b/c.png", { range: "bytes=0-4", "if-none-match": '"y"', cookie: "token=1" });
  expect(Object.fromEntries(asked.headers)).toEqual({ range: "bytes=0-4", "if-none-match": '"y"' });
  expect(new URL(asked.url).pathname).toBe("/media/a%20b/c.png");
  expect([response.status, await response.text()]).toEqual([206, "bytes"]);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-range": "bytes 0-4/9",
    "content-type": "image/png",
    etag: '"x"',
    "x-content-type-options": "nosniff",
  });
});

test("an unchanged file has no body", async () => {
  answerWith(304, { etag: '"x"' });
  expect((await serve("/media/c.png")).status).toBe(304);
});

test.each([
  [404, "not_found"],
  [302, "not_found"],
  [401, "not_found"],
  [500, "bad_gateway"],
])("a provider's %d is %s", async (status, code) => {
  answerWith(status);
  await expect((await serve("/media/c.png")).json()).resolves.toMatchObject({ code });
});

test.each(["/media/%E0%A4%A", `/media/${"a".repeat(3_000)}`])("%s names no file", async (path) => {
  answerWith(200);
  await expect((await serve(path)).json()).resolves.toMatchObject({ code: "not_found" });
});
