import { parseEnv } from "@/lib/env";
import { StartError } from "@/lib/runtime/start-error";
import { parseProviderEnv } from "@/provider/env";

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

test.each([
  "http://localhost:4390/cards",
  "https://cards.test/a/",
  "https://cards.test/?from=qr",
  "https://cards.test?from=qr",
  "https://cards.test?",
  "https://cards.test/#top",
  "https://cards.test#",
  "https://asha:hush@cards.test",
  "https://cards.test/%2e",
])("the site is no part of another one: %s is refused in one line that names the setting", (SITE_URL) => {
  for (const parse of [parseEnv, parseProviderEnv])
    expect(() => parse({ SITE_URL })).toThrow(/^SITE_URL: must be http or https and a host alone, such as [^\n]+$/);
});

test.each([
  ["https://cards.test", "https://cards.test"],
  ["https://cards.test/", "https://cards.test"],
  ["HTTPS://Cards.Test", "https://cards.test"],
  ["http://127.0.0.1:4390", "http://127.0.0.1:4390"],
  ["https://cards.test:443/", "https://cards.test"],
  ["https://bücher.test", "https://xn--bcher-kva.test"],
])("%s is a site's address, as browsers spell it", (SITE_URL, spelled) => {
  for (const parse of [parseEnv, parseProviderEnv]) expect(parse({ SITE_URL }).SITE_URL).toBe(spelled);
});

test("wrong values are named, one a line", () => {
  const parse = () => parseEnv({ PORT: "http", SITE_URL: "cards.test", AUTH_SECRET: "short", ADMIN_PASSWORD: "short" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^SITE_URL: .+\nADMIN_PASSWORD: .+\nPORT: .+\nAUTH_SECRET: .+$/);
});

test("several processes need PostgreSQL and Redis, or the start fails naming what is missing", () => {
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

test("location headers need a trusted proxy, or the start fails naming what is missing", () => {
  const headers = { GEO_COUNTRY_HEADER: "CF-IPCountry", GEO_TOWN_HEADER: "cf-ipcity" };
  expect(() => parseEnv(headers)).toThrow(/^GEO_COUNTRY_HEADER, GEO_TOWN_HEADER: .+TRUSTED_PROXY_HOPS.+$/);
  expect(() => parseEnv({ GEO_TOWN_HEADER: "cf-ipcity" })).toThrow(/^GEO_TOWN_HEADER: .+$/);
  expect(parseEnv({ ...headers, TRUSTED_PROXY_HOPS: "1" })).toMatchObject({
    GEO_COUNTRY_HEADER: "cf-ipcountry",
    GEO_TOWN_HEADER: "cf-ipcity",
  });
  expect(() => parseEnv({ GEO_COUNTRY_HEADER: "cf ip: country" })).toThrow(/^GEO_COUNTRY_HEADER: must be the name/);
});

test("a CDN needs every process to hear of changes, or the start fails naming what is missing", () => {
  const cdn = { CDN_PURGE_URL: "https://cdn.test/purge" };
  const database = { DATABASE_URL: "postgres://db.test/cards" };
  const provider = { PROVIDER_URL: "http://provider.test" };
  expect(() => parseEnv({ ...cdn, ...database })).toThrow(/^CDN_PURGE_URL: with DATABASE_URL needs REDIS_URL as well$/);
  expect(() => parseEnv({ ...cdn, ...provider })).toThrow(/^CDN_PURGE_URL: with PROVIDER_URL needs REDIS_URL as well$/);
  expect(parseEnv({ ...cdn, ...provider, REDIS_URL: "redis://redis.test" }).CDN_PURGE_URL).toBe(cdn.CDN_PURGE_URL);
  expect(parseEnv(cdn).CDN_PURGE_URL).toBe(cdn.CDN_PURGE_URL);
});

test.each(["0", "65", "1.5", "two"])("%s is no number of processes", (WEB_PROCESSES) => {
  expect(() => parseEnv({ WEB_PROCESSES })).toThrow(/^WEB_PROCESSES: /);
});

test("empty sections are shown, unless the site hides them", () => {
  expect(["", "show", "hide"].map((EMPTY_SECTIONS) => parseEnv({ EMPTY_SECTIONS }).EMPTY_SECTIONS)).toEqual([
    "show",
    "show",
    "hide",
  ]);
  expect(() => parseEnv({ EMPTY_SECTIONS: "never" })).toThrow(/^EMPTY_SECTIONS: must be show or hide$/);
});

test("what policies promise is a whole number of days, and nothing where it is not set", () => {
  expect(
    parseEnv({ REFUND_DAYS: "7", DELIVERY_DAYS: "2", GOVERNING_LAW: "India", PRICE_PERIOD: "per year" }),
  ).toMatchObject({
    REFUND_DAYS: 7,
    DELIVERY_DAYS: 2,
    GOVERNING_LAW: "India",
    PRICE_PERIOD: "per year",
  });
  expect(parseEnv({ REFUND_DAYS: "" }).REFUND_DAYS).toBeUndefined();
  for (const days of ["0", "1.5", "a week"]) expect(() => parseEnv({ REFUND_DAYS: days })).toThrow(/^REFUND_DAYS: /);
  expect(() => parseEnv({ PRICE_PERIOD: "x".repeat(41) })).toThrow(/^PRICE_PERIOD: /);
});
