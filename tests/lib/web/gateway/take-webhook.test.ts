import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { isWebhook, takeWebhook } from "@/lib/web/gateway/take-webhook";
import { runtime } from "@/lib/web/runtime";

let seen: { path: string; headers: Headers; body: string }[] = [];

beforeEach(() => {
  seen = [];
  runtime().provider = async (request) => {
    const { pathname } = new URL(request.url);
    seen.push({ path: pathname, headers: request.headers, body: await request.text() });
    return new Response(null, { status: 204, headers: { "set-cookie": "a=b" } });
  };
});
afterEach(() => {
  runtime().provider = null;
});

const post = (path: string, init: RequestInit = {}) =>
  takeWebhook(
    new Request(`http://cards.test${path}`, {
      ...{ method: "POST", body: '{ "event":  "é" }' },
      headers: {
        ...{
          host: "cards.test",
          origin: "https://razorpay.com",
          "sec-fetch-site": "cross-site",
          cookie: "token=secret",
        },
        ...{ authorization: "Bearer secret", "content-type": "application/json", "stripe-signature": "t=1,v1=2" },
        ...{ "x-razorpay-signature": "abc", "x-razorpay-event-id": "evt_1" },
      },
      ...init,
    }),
  );

test("what a gateway tells is handed on byte for byte with its signature, and nothing else", async () => {
  const response = await post("/api/webhooks/razorpay/");
  expect([response.status, response.headers.get("set-cookie")]).toEqual([204, null]);
  const [{ path, headers, body } = { headers: new Headers() }] = seen;
  expect([path, body]).toEqual(["/api/webhooks/razorpay/", '{ "event":  "é" }']);
  expect([headers.get("x-razorpay-signature"), headers.get("x-razorpay-event-id")]).toEqual(["abc", "evt_1"]);
  expect([headers.get("stripe-signature"), headers.get("cookie"), headers.get("authorization")]).toEqual([
    "t=1,v1=2",
    null,
    null,
  ]);
});

test("only posting it is an exception, and only at exactly these paths", async () => {
  expect((await post("/api/webhooks/stripe/", { method: "PUT" })).status).toBe(405);
  expect(seen).toEqual([]);
  const others = ["/api/webhooks/", "/api/webhooks/stripe", "/api/webhooks/stripe/x/", "/api/webhooks/Stripe/"];
  expect(others.filter(isWebhook)).toEqual([]);
  expect(Object.values(operations).filter((operation) => isWebhook(`/api${pathOf(operation)}`))).toEqual([]);
});
