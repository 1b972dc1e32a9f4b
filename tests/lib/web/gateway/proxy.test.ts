import { errorBodySchema } from "@/lib/contract/errors";
import { type Operation, pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { whoMay } from "../../../contract/who-may";
import { failures } from "../../../english";
import { other, withOtherLanguage } from "../../../other-language";
import { buildAdminSession, buildSession } from "../session/build-session";
import { prepareProxyTests, send } from "./send";
import { standInProvider } from "./stand-in-provider";

withOtherLanguage();

const all = (Object.values(operations) as Operation[]).map(({ method, path, access, proxied }) => ({
  method,
  path,
  access: whoMay(access),
  proxied,
  url: pathOf({ path }, { id: 12, companyName: "acme" }),
}));
const proxied = all.filter((operation) => operation.proxied !== false);
const json = '{"a":1}';
const documentsPath = pathOf(operations.listDocuments);

prepareProxyTests();

describe("the allow-list", () => {
  test.each(proxied)("$method $path goes to those whom the contract names", async ({ method, url, access }) => {
    const { calls } = standInProvider();
    const body = method === "GET" || method === "DELETE" ? undefined : json;
    const statusFor = async (session: ReturnType<typeof buildSession> | null) =>
      (await send(url, { method, body, session })).status;
    const expected = {
      public: [200, 200, 200],
      user: [401, 200, 200],
      // An administrator may have a company too, which only the provider knows.
      client: [401, 200, 200],
      admin: [401, 403, 200],
    }[access];
    expect([await statusFor(null), await statusFor(buildSession()), await statusFor(buildAdminSession())]).toEqual(
      expected,
    );
    expect(calls.length).toBe(expected.filter((status) => status === 200).length);
    expect(calls.every((call) => call.path === `/api${url}` && call.method === method)).toBe(true);
  });

  test.each([
    ...all.filter((operation) => operation.proxied === false).map(({ method, url }) => [method, url]),
    ["GET", "/nothing/"],
    ["GET", "/client/documents"],
    ["GET", "/client/documents/1/2/"],
    ["GET", "/client/documents/%E0%A4%A/"],
    ["GET", `/public/company/${"a".repeat(5_000)}/`],
    ["GET", "/client/../admin/unknown/"],
    ["GET", "//client/documents/"],
  ])("%s %s does not exist", async (method, url) => {
    const { calls } = standInProvider();
    const { status, body } = await send(url, { method, session: buildAdminSession() });
    expect(status).toBe(404);
    expect(errorBodySchema.parse(body).detail).toBe(failures.notFound);
    expect(calls).toEqual([]);
  });

  test("a method that is not listed answers 405 with those that are", async () => {
    standInProvider();
    const { status, headers } = await send(documentsPath, { method: "PUT", body: json, session: buildSession() });
    expect([status, headers.get("allow")]).toEqual([405, "GET, POST, HEAD"]);
  });

  test("segments are encoded anew, the query stays", async () => {
    const { calls } = standInProvider();
    await send("/public/company/a%2Fb%20%c3%a9%2e/documents/?search=a%26b&page=2");
    expect(calls[0]?.path).toBe("/api/public/company/a%2Fb%20%C3%A9./documents/?search=a%26b&page=2");
  });
});

describe("calls from other sites", () => {
  const cases: [string, Record<string, string>, number][] = [
    ["same origin by the browser's word", {}, 200],
    ["same origin by Origin", { "sec-fetch-site": "", origin: "http://cards.test" }, 200],
    ["the configured address behind a reverse proxy", { "sec-fetch-site": "", origin: "http://localhost:3000" }, 200],
    ["JSON instead of the custom header", { "x-requested-with": "", "content-type": "application/json" }, 200],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }, 403],
    ["another site, though Origin is ours", { "sec-fetch-site": "cross-site", origin: "http://cards.test" }, 403],
    ["another Origin", { "sec-fetch-site": "", origin: "http://evil.test" }, 403],
    ["another port", { "sec-fetch-site": "", origin: "http://cards.test:81" }, 403],
    ["an opaque Origin", { "sec-fetch-site": "", origin: "null" }, 403],
    ["neither of the two", { "sec-fetch-site": "" }, 403],
    ["a plain form", { "x-requested-with": "", "content-type": "multipart/form-data; boundary=x" }, 403],
    ["a form that hides JSON", { "x-requested-with": "", "content-type": "text/plain" }, 403],
  ];

  test.each(cases)("%s", async (_, headers, expected) => {
    const { calls } = standInProvider();
    for (const [method, path] of [
      ["POST", documentsPath],
      ["PATCH", pathOf(operations.getDocument, { id: 1 })],
      ["PUT", pathOf(operations.updateAccount)],
      ["DELETE", pathOf(operations.getDocument, { id: 1 })],
    ] as const) {
      const body = method === "DELETE" ? undefined : json;
      const answer = await send(path, { method, body, headers, session: buildSession() });
      expect(answer.status).toBe(expected);
      if (expected === 403) expect(errorBodySchema.parse(answer.body)).toMatchObject({ code: "cross_site" });
    }
    expect(calls.length).toBe(expected === 403 ? 0 : 4);
  });

  test("reading needs neither", async () => {
    standInProvider();
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await send(documentsPath, { headers, session: buildSession() })).status).toBe(200);
  });
});

describe("headers", () => {
  test("only known headers pass, and credentials come from the session alone", async () => {
    const { calls } = standInProvider();
    await send(documentsPath, {
      method: "POST",
      body: json,
      session: buildSession(),
      headers: {
        authorization: "Bearer forged",
        "x-middleware-subrequest": "middleware",
        "x-forwarded-for": "1.2.3.4",
        "x-forwarded-host": "evil.test",
        "x-nonce": "n",
        rsc: "1",
        te: "trailers",
        "content-type": "application/json",
        "idempotency-key": "k1",
        "accept-language": "xx, en-GB;q=0.5",
        "x-client-address": "203.0.113.9",
      },
    });
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      authorization: "Bearer access-1",
      "content-type": "application/json",
      "content-length": "7",
      "idempotency-key": "k1",
      "accept-language": "en",
      "x-client-address": "203.0.113.9",
    });
    expect(calls[0]?.body).toBe(json);
  });

  test("the provider is told the language that was chosen on the device", async () => {
    const { calls } = standInProvider();
    const headers = { cookie: `language=${other}`, "accept-language": "en" };
    await send(pathOf(operations.getCompany, { companyName: "acme" }), { headers });
    await send(pathOf(operations.getCompany, { companyName: "acme" }), { headers: { "accept-language": other } });
    expect(calls.map(({ headers }) => headers.get("accept-language"))).toEqual([other, other]);
  });

  test("public calls carry no credentials", async () => {
    const { calls } = standInProvider();
    await send(pathOf(operations.getCompany, { companyName: "acme" }), { session: buildSession() });
    expect(calls[0]?.headers.get("authorization")).toBeNull();
  });

  test("answers lose the provider's cookies and server name and are never kept", async () => {
    standInProvider();
    const { headers } = await send(documentsPath, { session: buildSession() });
    expect(Object.fromEntries(headers)).toEqual({
      "content-type": "application/json",
      "x-request-id": "abc",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  test("a redirect of the provider's is not handed on", async () => {
    standInProvider({ [`/api${documentsPath}`]: () => Response.redirect("http://inner.test/", 302) });
    const { status, headers } = await send(documentsPath, { session: buildSession() });
    expect([status, headers.get("location")]).toEqual([502, null]);
  });
});

describe("failures", () => {
  test("any error body comes out as the contract's", async () => {
    standInProvider({
      [`/api${documentsPath}`]: () => Response.json({ email: ["Taken"] }, { status: 409 }),
      [`/api${pathOf(operations.listVideos)}`]: () => new Response("<h1>Oops</h1>", { status: 500 }),
    });
    const taken = await send(documentsPath, { session: buildSession() });
    expect([taken.status, errorBodySchema.parse(taken.body)]).toMatchObject([
      409,
      { detail: "Taken", fields: { email: ["Taken"] } },
    ]);
    const broken = await send(pathOf(operations.listVideos), { session: buildSession() });
    expect([broken.status, errorBodySchema.parse(broken.body).detail]).toEqual([500, ""]);
  });

  test("a provider that fails raw is a bad gateway and ends no session", async () => {
    standInProvider({
      [`/api${documentsPath}`]: () => {
        throw new Error("database password: 1234");
      },
    });
    const { status, body, cookie } = await send(documentsPath, { session: buildSession() });
    expect([status, errorBodySchema.parse(body).detail, cookie]).toEqual([502, failures.unavailable, null]);
  });
});

test("a large upload arrives whole, as a stream", async () => {
  const provider = standInProvider();
  const size = 12 * 1024 * 1024;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= size) return controller.close();
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { "content-length": String(size) };
  const options = { method: "POST", body, headers, session: buildSession(), duplex: "half" } as const;
  expect((await send(documentsPath, options)).status).toBe(200);
  expect(provider.calls[0]?.body.length).toBe(size);
});
