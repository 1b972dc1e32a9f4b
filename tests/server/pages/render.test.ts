import { listenerLimits } from "@/server/load/limits";
import { createRender, type NextHandler } from "@/server/pages/render";

const render = (next: NextHandler) => createRender(next, "https://cards.test")("/acme");
const answering =
  (headers: Record<string, string>, body = "x"): NextHandler =>
  async (_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };

test("the request holds nothing but the path and the site's own address", async () => {
  const { body } = await render(async (request, response) => {
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers }));
  });
  expect(JSON.parse(body.toString())).toEqual({
    method: "GET",
    url: "/acme",
    headers: {
      host: "cards.test",
      accept: "text/html,*/*",
      "user-agent": "namaskard",
      "x-forwarded-proto": "https",
      "x-client-address": "127.0.0.1",
    },
  });
});

test("a private page is rendered with its visitor's address", async () => {
  const { body } = await createRender(async (request, response) => {
    response.end(String(request.headers["x-client-address"]));
  }, "https://cards.test")("/acme/review", "203.0.113.7");
  expect(body.toString()).toBe("203.0.113.7");
});

test("only headers that are for everybody are passed on", async () => {
  const { headers } = await render(
    answering({ "content-type": "text/vcard", "content-disposition": "attachment", "x-powered-by": "Next", link: "x" }),
  );
  expect(headers).toEqual({ "content-type": "text/vcard", "content-disposition": "attachment" });
});

test("a handler asks to be kept with a header, unless it sets a cookie", async () => {
  const mark = { "content-type": "text/vcard", "x-page-cache": "client:1 user:2" };
  expect((await render(answering(mark))).tags).toEqual(["client:1", "user:2"]);
  expect((await render(answering({ ...mark, "set-cookie": "a=b" }))).tags).toBeNull();
  expect((await render(answering({ "content-type": "text/vcard" }))).tags).toBeNull();
});

test.each([
  ["a time", "2026-12-01T18:30:00.000Z", Date.UTC(2026, 11, 1, 18, 30)],
  ["no time", "soon", undefined],
])("when a page changes by itself is told with a header: %s", async (_, until, expected) => {
  const answer = await render(answering({ "content-type": "text/html", "x-page-until": until }));
  expect(answer.until).toBe(expected);
});

test("a handler that fails is an error, not silence", async () => {
  await expect(render(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("one that never answers is given up", async () => {
  jest.useFakeTimers();
  const given = expect(render(() => new Promise(() => {}))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(listenerLimits.renderTime);
  await given;
  jest.useRealTimers();
});
