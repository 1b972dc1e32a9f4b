import { createCdnWebhook } from "@/provider/ports/cdn/webhook";
import { openCdn, type TestCdn } from "../../../servers/cdn";

let cdn: TestCdn;
beforeEach(async () => {
  cdn = await openCdn();
});
afterEach(() => cdn.close());

const never = new AbortController().signal;
const open = (format: "generic" | "cloudflare" | "fastly" = "generic", secret?: string) =>
  createCdnWebhook({ url: cdn.purgeUrl, format, secret });

test.each([
  ["generic", { keys: ["client:1", "site"] }, { authorization: "Bearer hush" }],
  ["cloudflare", { tags: ["client:1", "site"] }, { authorization: "Bearer hush" }],
  ["fastly", { surrogate_keys: ["client:1", "site"] }, { "fastly-key": "hush" }],
] as const)("%s gets the keys and the secret in its own words", async (format, body, headers) => {
  await open(format, "hush").purge(["client:1", "site"], never);
  expect(cdn.purges).toEqual([{ body, headers: expect.objectContaining(headers) }]);
  expect(cdn.purges[0]?.headers["content-type"]).toBe("application/json");
});

test("without a secret none is sent", async () => {
  await open().purge(["site"], never);
  expect(cdn.purges[0]?.headers).not.toHaveProperty("authorization");
});

test.each([500, 403, 429, 302])("%i is no purge, and a redirect leads nowhere", async (status) => {
  cdn.meetWith(status);
  const { host } = new URL(cdn.url);
  await expect(open("generic", "hush").purge(["site"], never)).rejects.toThrow(`${host} answered ${status} to a purge`);
});

test("an answer without an end is not read", async () => {
  cdn.meetWith("endless");
  await open().purge(["site"], never);
});

test("one that does not answer is let go when the service ends", async () => {
  cdn.meetWith("silent");
  const ending = new AbortController();
  const purge = open().purge(["site"], ending.signal);
  setTimeout(() => ending.abort(), 100);
  await expect(purge).rejects.toThrow("took no purge (AbortError)");
});

test("one that is away is told of without path and secret", async () => {
  const { purge } = open("generic", "hush");
  await cdn.close();
  const error: Error = await purge(["site"], never).catch((cause) => cause);
  expect(error.message).toBe(`${new URL(cdn.url).host} took no purge (ECONNREFUSED)`);
  cdn = await openCdn();
});
