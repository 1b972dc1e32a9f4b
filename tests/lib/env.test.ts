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
