import { SignJWT, UnsecuredJWT } from "jose";
import { createKeyRing, fixedKeys, type KeyRing } from "@/lib/runtime/secrets/key-ring";
import {
  createAccessToken,
  createRefreshToken,
  deriveSuccessors,
  formatRefreshToken,
  parseRefreshToken,
  type RefreshToken,
  readAccessToken,
} from "@/provider/kernel/http/tokens";

const secret = "a secret for tests that is long enough";
const keys = fixedKeys(secret);
const now = new Date("2026-11-20T10:00:00Z");
const claims = { userId: 7, sessionId: "session" };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("an access token says whose it is for ten minutes and a little skew", async () => {
  const token = await createAccessToken(keys, claims, now);
  for (const seconds of [0, 599, 625]) expect(await readAccessToken(keys, token, later(seconds))).toEqual(claims);
  expect(await readAccessToken(keys, token, later(631))).toBeNull();
  expect(await readAccessToken(keys, token, later(1e7), { evenExpired: true })).toEqual(claims);
});

describe("refuses a token", () => {
  type Claims = Record<string, unknown>;
  const good: Claims = { typ: "access", sid: "session", iss: "namaskard", aud: "namaskard-api", sub: "7", exp: 2e9 };
  const sign = (change: Claims, { alg = "HS256", key = secret } = {}) =>
    new SignJWT({ ...good, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));

  test("that is good, not", async () => expect(await readAccessToken(keys, await sign({}), now)).toEqual(claims));

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
    for (const evenExpired of [false, true])
      expect(await readAccessToken(keys, await make(), now, { evenExpired })).toBeNull();
  });
});

test("a refresh token has one successor, which only the token secret can tell", () => {
  const derive = (ring: KeyRing, token: RefreshToken) => deriveSuccessors(ring, token, 1_000);
  const token = createRefreshToken();
  const [next] = derive(keys, token);
  expect(derive(keys, token)).toEqual([next]);
  expect(next?.sessionId).toBe(token.sessionId);
  const [another] = derive(fixedKeys("another secret"), token);
  for (const other of [token, another, derive(keys, createRefreshToken())[0]])
    expect(next?.secret).not.toBe(other?.secret);
  expect(derive(fixedKeys("another secret", secret), token)).toEqual([another, next]);
});

test("tokens of a replaced secret stay valid until they expire", async () => {
  let time = now.getTime();
  const ring = createKeyRing(
    () => [
      { secret: "the new one, as long as it has to be", from: now.getTime() + 30_000 },
      { secret, from: 0 },
    ],
    () => time,
  );
  const read = (token: string) => readAccessToken(ring, token, new Date(time));
  const before = await createAccessToken(ring, claims, now);
  // Signed by another process whose clock is ahead.
  const early = await createAccessToken(fixedKeys("the new one, as long as it has to be"), claims, now);
  expect([await read(before), await read(early)]).toEqual([claims, claims]);
  time += 30_000;
  expect(await read(before)).toEqual(claims);
  time += 11 * 60_000;
  const late = await createAccessToken(keys, claims, new Date(time));
  const good = await createAccessToken(ring, claims, new Date(time));
  expect([await read(late), await read(good)]).toEqual([null, claims]);
});

test("a refresh token is written and read; anything else reads as none", () => {
  const token = createRefreshToken();
  expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  for (const text of ["", ".", "a.", ".b", "a.b.c", "a b.c", "a"]) expect(parseRefreshToken(text)).toBeNull();
});
