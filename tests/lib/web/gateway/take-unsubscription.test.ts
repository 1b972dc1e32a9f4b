import { takeUnsubscription } from "@/lib/web/gateway/take-unsubscription";
import { runtime } from "@/lib/web/runtime";
import { notificationMessages } from "../../../english";

const token = "leads-12-abc_-def";
let bodies: unknown[] = [];

function answer(status: number): void {
  runtime().provider = async (request) => {
    bodies.push([new URL(request.url).pathname, await request.json()]);
    const detail =
      status === 200 ? notificationMessages.unsubscribed("reviews") : notificationMessages.unsubscribeInvalid;
    return Response.json({ detail, code: "validation_error" }, { status });
  };
}

const send = (body: URLSearchParams | string, headers: Record<string, string> = {}, query = "") =>
  takeUnsubscription(
    new Request(`http://cards.test/api/unsubscribe/${token}${query}`, {
      method: "POST",
      body,
      headers: { host: "cards.test", "content-length": String(String(body).length), ...headers },
    }),
  );
const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
const ownForm = new URLSearchParams({ from: "page" });

beforeEach(() => {
  bodies = [];
});
afterEach(() => {
  runtime().provider = null;
});

test("a program for mail is answered by itself, and sent nowhere else", async () => {
  answer(200);
  const response = await send(oneClick);
  expect([response.status, (await response.json()).detail]).toEqual([
    200,
    notificationMessages.unsubscribed("reviews"),
  ]);
  expect(bodies).toEqual([["/api/public/unsubscribe/", { token }]]);
  answer(400);
  expect((await send("nothing that a form would send")).status).toBe(400);
});

test.each([
  [200, "done"],
  [400, "unknown"],
  [503, "later"],
])("our own page is led on: %i is %s", async (status, step) => {
  answer(status);
  const response = await send(ownForm, { "sec-fetch-site": "same-origin" });
  expect([response.status, response.headers.get("location")]).toEqual([303, `/unsubscribe/${step}`]);
});

test("our own page is led on in its language", async () => {
  answer(200);
  const response = await send(ownForm, { "sec-fetch-site": "same-origin" }, "?language=hi");
  expect(response.headers.get("location")).toBe("/hi/unsubscribe/done");
});

test("another site's form ends nothing", async () => {
  answer(200);
  expect((await send(ownForm, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(bodies).toEqual([]);
});

test.each<Record<string, string>>([
  { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
  { origin: "https://mail.example" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://mail.example", "sec-fetch-site": "cross-site", referer: "https://mail.example/inbox" },
])("a webmail's one click counts, from a page with %j", async (headers) => {
  answer(200);
  expect((await send(oneClick, headers)).status).toBe(200);
  expect(bodies).toHaveLength(1);
});

test.each(["", "List-Unsubscribe=one", "list-unsubscribe=One-Click", "from=page", '{"List-Unsubscribe":"One-Click"}'])(
  "another site's %j ends nothing",
  async (body) => {
    answer(200);
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
    expect((await send(body, headers)).status).toBe(403);
    expect(bodies).toEqual([]);
  },
);
