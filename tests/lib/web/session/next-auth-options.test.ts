import { NextRequest } from "next/server";
import { openSession } from "@/lib/web/session/session";
import { handleAuth } from "@/lib/web/session/sign-in-handler";
import { failures } from "../../../english";
import { prepareProxyTests } from "../gateway/send";
import { type Call, standInProvider } from "../gateway/stand-in-provider";
import { buildToken } from "./build-session";

type Jar = Record<string, string>;
type Answer = { status: number; headers: Headers; body: Record<string, unknown>; cookies: string[] };

const user = { id: 3, email: "client@example.com", username: "c", is_admin: false, is_client: true, client_id: 12 };
const credentials = { email: user.email, password: "a good password" };

/** The current request, which next-auth asks Next for. */
let underWay: NextRequest;
jest.mock("next/headers", () => ({
  headers: async () => underWay.headers,
  cookies: async () => underWay.cookies,
}));

prepareProxyTests();
const settings = { NEXTAUTH_URL: "http://cards.test" };
beforeEach(() => Object.assign(process.env, settings));
afterEach(() => {
  for (const name of Object.keys(settings)) delete process.env[name];
});

/** Calls one of next-auth's own endpoints with the cookies of `jar`. */
async function callAuth(action: string, jar: Jar, body?: Record<string, string>, host = "cards.test"): Promise<Answer> {
  const cookie = Object.entries(jar).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const request = new NextRequest(`http://cards.test/api/auth/${action}`, {
    method: body ? "POST" : "GET",
    headers: {
      host,
      cookie: cookie.join("; "),
      "content-type": "application/json",
      "user-agent": "Firefox/140",
      "x-client-address": "203.0.113.9",
    },
    body: body && JSON.stringify(body),
  });
  underWay = request;
  const response = await handleAuth(request, { params: Promise.resolve({ nextauth: action.split("/") }) });
  const cookies = response.headers.getSetCookie();
  for (const each of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
    jar[name] = decodeURIComponent(value);
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {}, cookies };
}

async function signIn(jar: Jar, input = credentials): Promise<Answer> {
  const { body } = await callAuth("csrf", jar);
  return callAuth("callback/credentials", jar, { ...input, csrfToken: String(body.csrfToken), json: "true" });
}

function signInProvider(token?: (call: Call) => Response, profile: object = user) {
  const tokens = { access: buildToken(600, { sub: "3", sid: "x".repeat(64) }), refresh: "r".repeat(200) };
  return {
    tokens,
    ...standInProvider({
      "/api/token/": token ?? (() => Response.json(tokens)),
      "/api/profile": () => Response.json(profile),
      "/api/auth/logout": () => Response.json({}),
    }),
  };
}

test("signing in sets one cookie with the promised attributes and nothing but the session inside", async () => {
  const { tokens, calls } = signInProvider();
  const jar: Jar = {};
  const { cookies, status } = await signIn(jar);
  const cookie = cookies.find((one) => one.startsWith("token=")) ?? "";
  expect(status).toBe(200);
  expect(cookie.length).toBeLessThan(4_096);
  expect(cookies.filter((one) => one.includes("token.")).length).toBe(0);
  expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "");
  expect(Math.abs(expires - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);

  expect(await openSession(jar.token)).toEqual({
    ...tokens,
    accessExpires: expect.any(Number),
    userId: 3,
    clientId: 12,
    isAdmin: false,
    email: user.email,
  });
  expect(calls.map(({ headers }) => headers.get("x-client-address"))).toEqual(["203.0.113.9", "203.0.113.9"]);
});

test.each([
  ["hi", "language=hi; Path=/; Max-Age=31536000; SameSite=Lax"],
  [null, undefined],
  ["xx", undefined],
])("an account's language %p becomes the device's", async (language, cookie) => {
  signInProvider(undefined, { ...user, language });
  const { cookies } = await signIn({});
  expect(cookies.find((one) => one.startsWith("language="))).toBe(cookie);
});

test("a provider that tells little of the account opens a session all the same", async () => {
  signInProvider(undefined, { id: 3, email: null, is_admin: true });
  const jar: Jar = {};
  expect((await signIn(jar)).status).toBe(200);
  expect(await openSession(jar.token)).toMatchObject({ userId: 3, clientId: null, isAdmin: true, email: "" });
});

test("the session endpoint tells who, and nothing of the tokens", async () => {
  const { tokens } = signInProvider();
  const jar: Jar = {};
  await signIn(jar);
  const { body } = await callAuth("session", jar);
  expect(body).toEqual({ expires: expect.any(String), user: { id: 3, email: user.email, isAdmin: false } });
  expect(JSON.stringify(body)).not.toContain("eyJ");
  expect(JSON.stringify(body)).not.toContain(tokens.refresh);
});

const limited = () =>
  Response.json({ detail: failures.tooManyAttempts }, { status: 429, headers: { "retry-after": "42" } });

test.each([
  [
    "the provider's text",
    () => Response.json({ detail: failures.invalidCredentials }, { status: 401 }),
    [401, failures.invalidCredentials, null],
  ],
  ["a limiter's text, status and time", limited, [429, failures.tooManyAttempts, "42"]],
  [
    "a field's text",
    () => Response.json({ email: ["Enter an e-mail"] }, { status: 400 }),
    [401, "Enter an e-mail", null],
  ],
  ["no text at all", () => new Response("<h1>401</h1>", { status: 401 }), [401, "Failed to login", null]],
  [
    "that there is no space left",
    () => Response.json({ detail: failures.storageFull }, { status: 507 }),
    [507, failures.storageFull, null],
  ],
  ["an answer of another kind", () => Response.json({ token: "x" }), [502, failures.unavailable, null]],
])("a failure shows %s", async (_, token, expected) => {
  signInProvider(token);
  const jar: Jar = {};
  const { status, body, headers } = await signIn(jar);
  expect([status, body.detail, headers.get("retry-after")]).toEqual(expected);
  expect(jar.token).toBeUndefined();
});

test("a browser keeps what it is known by for longer than its session, and brings it along the next time", async () => {
  const { tokens, calls } = signInProvider(() => Response.json({ ...tokens, device: "d".repeat(24) }));
  const jar: Jar = {};
  const { cookies } = await signIn(jar);
  expect(cookies.find((one) => one.startsWith("device="))).toBe(
    `device=${"d".repeat(24)}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  );
  jar.token = "";
  await signIn(jar);
  const sent = calls.filter(({ path }) => path === "/api/token/").map(({ body }) => JSON.parse(String(body)).device);
  expect(sent).toEqual([undefined, "d".repeat(24)]);
  expect(calls[0]?.headers.get("user-agent")).toBe("Firefox/140");
});

test.each(["providers", "signin", "signin/credentials", "error", "csrf", "session"])(
  "%s tells no Host that a request made up",
  async (action) => {
    const answer = await callAuth(action, {}, undefined, "evil.test");
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain("evil.test");
  },
);

test("no address from outside is followed after signing in", async () => {
  signInProvider();
  const answer = await signIn({}, { ...credentials, callbackUrl: "https://evil.test/" } as never);
  expect(answer.body.url).not.toContain("evil.test");
});

test("signing out through next-auth ends the tokens too", async () => {
  const { tokens, calls } = signInProvider();
  const jar: Jar = {};
  await signIn(jar);
  const { body } = await callAuth("csrf", jar);
  await callAuth("signout", jar, { csrfToken: String(body.csrfToken), json: "true" });
  expect(calls.at(-1)).toMatchObject({ path: "/api/auth/logout", body: JSON.stringify({ refresh: tokens.refresh }) });
  expect(jar.token).toBe("");
});
