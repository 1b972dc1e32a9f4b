import { Redis } from "ioredis";
import { openOwnRedis, openSiteRedis } from "./redis";
import type { OwnTestServer } from "./test-server";

let named: OwnTestServer | null;
const before = process.env.TEST_REDIS_URL;
beforeAll(async () => {
  named = await openOwnRedis();
  if (named) process.env.TEST_REDIS_URL = named.url;
});
afterAll(async () => {
  if (before === undefined) delete process.env.TEST_REDIS_URL;
  else process.env.TEST_REDIS_URL = before;
  await named?.close();
});

test("sites that begin together on a named server get a database each, and leave alone what others hold", async () => {
  if (!named) return;
  const others = new Redis(named.url);
  await others.set("not", "ours");
  const sites = await Promise.all([openSiteRedis(), openSiteRedis(), openSiteRedis()]);
  expect(sites.map((site) => new URL(site?.url ?? "").pathname).sort()).toEqual(["/1", "/2", "/3"]);
  await Promise.all(sites.map((site) => site?.close()));
  expect(await others.get("not")).toBe("ours");
  expect(await others.info("keyspace")).not.toContain("db1");
  await others.quit();
});

test("a named server without an empty database throws", async () => {
  if (!named) return;
  const sites = [];
  for (let number = 1; number < 16; number++) sites.push(await openSiteRedis());
  const others = new Redis(named.url);
  await others.set("not", "ours");
  await expect(openSiteRedis()).rejects.toThrow("TEST_REDIS_URL: every database there is in use");
  await Promise.all(sites.map((site) => site?.close()));
  await others.quit();
});
