import { scrub } from "@/lib/runtime/log/scrub";

test.each([
  ["an e-mail address", "550 <asha.k+x@mail.example.co.in> unknown", "550 <(e-mail)> unknown"],
  ["credentials of an address", "postgres://cards:p@ss:w@db:5432/x", /^postgres:\/\/\(credentials\)@(?!.*p@ss)/],
  ["a query", "GET /set-password?token=abc&next=%2F failed", "GET /set-password?(query) failed"],
  ["a token", "jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.c2lnbmF0dXJl expired", "jwt (token) expired"],
  ["an authorization", "authorization: Bearer abcdefgh123", "authorization: Bearer (token)"],
  ["a telephone number", "to +91 98765 43210 failed", "to (number) failed"],
  ["something random", "key 4fUQx0m1T9bA7c2D5eW8rY3uI6oP0aSdFgHjKlZx12 is used", "key (secret) is used"],
  [
    "a signature with dashes",
    "POST /api/unsubscribe/leads-12-4fUQx0m1T9bA7c-2D5eW8rY3uI-6oP0aSdFgHj-KlZx12Q",
    "POST /api/unsubscribe/(secret)",
  ],
])("%s does not get into the log", (_, line, expected) => {
  if (typeof expected === "string") expect(scrub(line)).toBe(expected);
  else expect(scrub(line)).toMatch(expected);
});

test.each([
  "connect ECONNREFUSED 10.0.0.5:5432",
  "at run (/srv/cards/node_modules/@aws-sdk/client-s3/dist/index.js:12:7)",
  "at file:///srv/cards/build/main.js:120:11",
  "2026-11-24T10:00:00.000Z and 2026-11-24T10:00:00+05:30",
  "/data/backups/namaskard-20261124T113208937Z-before-migration.tar",
  "request 0d6ba1f2-5b0c-4d4f-9a70-1d2f3c4b5a69, build 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
])("what an operator needs stays: %s", (line) => {
  expect(scrub(line)).toBe(line);
});

test("a line stays JSON", () => {
  const line = JSON.stringify({ msg: 'see "https://a:b@c.test/x?y=\\"z\\"" or asha@example.com' });
  expect(() => JSON.parse(scrub(line))).not.toThrow();
});

test("a hostile line takes no time worth telling", () => {
  const started = performance.now();
  for (const piece of ["a", "a.", "a-", "A-1", "+1 ", "?a=", "aA1-", "://a"]) scrub(piece.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
