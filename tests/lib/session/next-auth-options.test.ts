import NextAuth from "next-auth";
import { messages } from "@/lib/contract/messages";
import { authOptions } from "@/lib/session/next-auth-options";
import { openSession } from "@/lib/session/session";
import { prepareProxyTests } from "../gateway/send";
import { type Call, standInProvider } from "../gateway/stand-in-provider";
import { buildToken } from "./build-session";

type Jar = Record<string, string>;
type Answer = { status: number; body: Record<string, unknown>; cookies: string[] };

const user = { id: 3, email: "client@example.com", username: "c", is_admin: false, is_client: true, client_id: 12 };
const credentials = { email: user.email, password: "a good password" };

prepareProxyTests();
beforeEach(() => {
  process.env.AUTH_TRUST_HOST = "true";
});

/** One of next-auth's own calls, through the interface that needs no framework around it. */
async function callAuth(action: string, jar: Jar, body?: Record<string, string>): Promise<Answer> {
  const answer: Answer = { status: 200, body: {}, cookies: [] };
  const request = {
    method: body ? "POST" : "GET",
    query: { nextauth: action.split("/") },
    headers: { host: "cards.test", "x-forwarded-proto": "http", "x-client-address": "203.0.113.9" },
    cookies: jar,
    body,
  };
  const response = {
    getHeader: (name: string) => (name === "Set-Cookie" ? answer.cookies : undefined),
    setHeader(name: string, value: string[]) {
      if (name === "Set-Cookie") answer.cookies = value;
      return response;
    },
    status(status: number) {
      answer.status = status;
      return response;
    },
    json: (value: Record<string, unknown>) => Object.assign(answer.body, value),
    send: (value: Record<string, unknown>) => Object.assign(answer.body, value),
    end: () => {},
  };
  await NextAuth(request as never, response as never, authOptions());
  for (const cookie of answer.cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar[name] = decodeURIComponent(value);
  }
  return answer;
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

const errorOf = ({ body }: Answer) => new URL(String(body.url)).searchParams.get("error");

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

test.each([
  [
    "the provider's text",
    () => Response.json({ detail: messages.invalidCredentials }, { status: 401 }),
    messages.invalidCredentials,
  ],
  [
    "a limiter's text",
    () => Response.json({ detail: messages.tooManyAttempts }, { status: 429 }),
    messages.tooManyAttempts,
  ],
  ["a field's text", () => Response.json({ email: ["Enter an e-mail"] }, { status: 400 }), "Enter an e-mail"],
  ["no text at all", () => new Response("<h1>401</h1>", { status: 401 }), "Failed to login"],
  ["an answer of another kind", () => Response.json({ token: "x" }), messages.unavailable],
])("a failure shows %s", async (_, token, expected) => {
  signInProvider(token);
  const jar: Jar = {};
  const answer = await signIn(jar);
  expect([answer.status, errorOf(answer), jar.token]).toEqual([401, expected, undefined]);
});

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
