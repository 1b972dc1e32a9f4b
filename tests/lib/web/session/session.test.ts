import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { runtime } from "@/lib/web/runtime";
import { continueSession, needsRefresh, openSession, sealSession, startSession } from "@/lib/web/session/session";
import { buildSession, buildToken } from "./build-session";

const account = { id: 3, email: "client@example.com", is_admin: false, client_id: 12 };

beforeEach(() => {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
});

test("a sealed session opens again, and only with the same secret", async () => {
  const cookie = await sealSession(buildSession());
  expect(await openSession(cookie)).toEqual(buildSession({ accessExpires: expect.any(Number) as never }));
  runtime().sessionKeys = fixedKeys("another secret for tests that is long");
  expect(await openSession(cookie)).toBeNull();
});

test.each([undefined, "", "nonsense", "a.b.c.d.e"])("%j is no session", async (cookie) => {
  expect(await openSession(cookie)).toBeNull();
});

test("a cookie of another shape is no session", async () => {
  expect(await openSession(await sealSession({ sub: "3" } as never))).toBeNull();
});

test("the access token's life is counted by our own clock", () => {
  const now = 1_800_000_000;
  const ahead = now + 7_200;
  const { accessExpires } = startSession(
    { access: buildToken(600, { iat: ahead, exp: ahead + 600 }), refresh: "r" },
    account,
    now * 1_000,
  );
  expect(accessExpires).toBe(now + 600);
});

test("an opaque access token is used until it is refused", () => {
  expect(needsRefresh(startSession({ access: "opaque", refresh: "r" }, account))).toBe(false);
});

test("less than 30 seconds left ask for a refresh, which keeps who is signed in", () => {
  const now = 1_800_000_000;
  expect(needsRefresh(buildSession({ accessExpires: now + 29 }), now * 1_000)).toBe(true);
  expect(needsRefresh(buildSession({ accessExpires: now + 30 }), now * 1_000)).toBe(false);
  const next = continueSession(buildSession(), { access: buildToken(600), refresh: "r2" }, now * 1_000);
  expect(next).toMatchObject({
    accessExpires: now + 600,
    refresh: "r2",
    userId: 3,
    clientId: 12,
    email: "client@example.com",
  });
});
