import { SignJWT, UnsecuredJWT } from "jose";
import {
  createAccessToken,
  createRefreshToken,
  deriveSuccessor,
  formatRefreshToken,
  parseRefreshToken,
  readAccessToken,
} from "@/provider/credentials/tokens";

const secret = "a secret for tests that is long enough";
const now = new Date("2026-11-20T10:00:00Z");
const claims = { userId: 7, sessionId: "session" };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("an access token says whose it is for ten minutes and a little skew", async () => {
  const token = await createAccessToken(secret, claims, now);
  for (const seconds of [0, 599, 625]) expect(await readAccessToken(secret, token, later(seconds))).toEqual(claims);
  expect(await readAccessToken(secret, token, later(631))).toBeNull();
  expect(await readAccessToken(secret, token, later(1e7), { evenExpired: true })).toEqual(claims);
});

describe("refuses a token", () => {
  type Claims = Record<string, unknown>;
  const good: Claims = { typ: "access", sid: "session", iss: "namaskard", aud: "namaskard-api", sub: "7", exp: 2e9 };
  const sign = (change: Claims, { alg = "HS256", key = secret } = {}) =>
    new SignJWT({ ...good, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));

  test("that is good, not", async () => expect(await readAccessToken(secret, await sign({}), now)).toEqual(claims));

  test.each([
    ["of another type", () => sign({ typ: "refresh" })],
    ["without a type", () => sign({ typ: undefined })],
    ["without a session", () => sign({ sid: undefined })],
    ["without a user", () => sign({ sub: undefined })],
    ["without an end", () => sign({ exp: undefined })],
    ["of another issuer", () => sign({ iss: "somebody" })],
    ["for another audience", () => sign({ aud: "somebody" })],
    ["signed with another key", () => sign({}, { key: `${secret}!` })],
    ["signed with another algorithm", () => sign({}, { alg: "HS512", key: secret.repeat(2) })],
    ["without a signature", () => new UnsecuredJWT(good).encode()],
    ["with its signature cut off", async () => (await sign({})).replace(/[^.]*$/, "")],
    ["that is none", () => "x.y.z"],
  ])("%s", async (_, make) => {
    const key = (await make()).length > 0 ? secret : "";
    for (const evenExpired of [false, true])
      expect(await readAccessToken(key, await make(), now, { evenExpired })).toBeNull();
  });
});

test("a refresh token has one successor, which only the token secret can tell", () => {
  const token = createRefreshToken();
  const next = deriveSuccessor(secret, token);
  expect(next).toEqual(deriveSuccessor(secret, token));
  expect(next.sessionId).toBe(token.sessionId);
  for (const other of [token, deriveSuccessor("another secret", token), deriveSuccessor(secret, createRefreshToken())])
    expect(next.secret).not.toBe(other.secret);
});

test("a refresh token is written and read; anything else reads as none", () => {
  const token = createRefreshToken();
  expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  for (const text of ["", ".", "a.", ".b", "a.b.c", "a b.c", "a"]) expect(parseRefreshToken(text)).toBeNull();
});
