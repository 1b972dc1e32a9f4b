import { parseEnv } from "@/lib/env";
import { StartError } from "@/lib/process/start-error";

test("everything has a default; the site's address follows the port", () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, SITE_URL: "http://localhost:3000", DATA_DIR: "./data" });
  expect(parseEnv({ PORT: "8080", SITE_URL: "" }).SITE_URL).toBe("http://localhost:8080");
});

test("an address loses the slash at its end", () => {
  expect(parseEnv({ SITE_URL: "https://cards.test/", PROVIDER_URL: "http://provider:8000//" })).toMatchObject({
    SITE_URL: "https://cards.test",
    PROVIDER_URL: "http://provider:8000",
  });
});

test("wrong values are named, one a line", () => {
  const parse = () => parseEnv({ PORT: "http", SITE_URL: "cards.test", AUTH_SECRET: "short", ADMIN_PASSWORD: "short" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^ADMIN_PASSWORD: .+\nPORT: .+\nSITE_URL: .+\nAUTH_SECRET: .+$/);
});

test("several processes need a database and a way to tell one another, or the start ends with what is missing", () => {
  const database = { DATABASE_URL: "postgres://db.test/cards" };
  const redis = { REDIS_URL: "redis://redis.test" };
  const parse = (settings: Record<string, string>) => () => parseEnv({ WEB_PROCESSES: "2", ...settings });
  expect(parse({})).toThrow(/^WEB_PROCESSES: .+DATABASE_URL and REDIS_URL.+$/);
  expect(parse(redis)).toThrow(/^WEB_PROCESSES: .+DATABASE_URL.+$/);
  expect(parse(database)).toThrow(/^WEB_PROCESSES: .+REDIS_URL.+$/);
  expect(parse({ PROVIDER_URL: "http://provider.test" })).toThrow(/^WEB_PROCESSES: .+REDIS_URL.+$/);
  expect(parse({ ...database, ...redis })().WEB_PROCESSES).toBe(2);
  expect(parse({ PROVIDER_URL: "http://provider.test", ...redis })().WEB_PROCESSES).toBe(2);
  expect(parseEnv({}).WEB_PROCESSES).toBe(1);
});

test.each(["0", "65", "1.5", "two"])("%s is no number of processes", (WEB_PROCESSES) => {
  expect(() => parseEnv({ WEB_PROCESSES })).toThrow(/^WEB_PROCESSES: /);
});
