import { parseEnv } from "@/lib/env";

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
  expect(() => parseEnv({ PORT: "http", SITE_URL: "cards.test", TRUSTED_PROXY_HOPS: "-1" })).toThrow(
    /^PORT: .+\nSITE_URL: .+\nTRUSTED_PROXY_HOPS: .+$/,
  );
});
