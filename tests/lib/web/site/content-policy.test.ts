import { parseEnv } from "@/lib/env";
import { mediaOrigin } from "@/lib/web/site/media-url";
import { createHeaderSet } from "@/server/headers";

const base = "https://files.test:8443/cards";

const picturesOf = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1]?.split(" ");

afterEach(() => {
  process.env.MEDIA_BASE_URL = "";
  process.env.PROVIDER_URL = "";
});

test.each([
  ["none besides this site", {}, []],
  ["the provider elsewhere", { PROVIDER_URL: "http://10.0.0.5:8000" }, ["http://10.0.0.5:8000"]],
  ["where files are offered", { MEDIA_BASE_URL: base }, ["https://files.test:8443"]],
  [
    "where files are offered, and not the provider",
    { MEDIA_BASE_URL: base, PROVIDER_URL: "http://10.0.0.5:8000" },
    ["https://files.test:8443"],
  ],
])("both policies let pictures come from %s", async (_, settings, origins) => {
  Object.assign(process.env, settings);
  jest.resetModules();
  const { contentPolicy } = await import("@/lib/web/site/content-policy");
  const { publicPolicy } = createHeaderSet("http://cards.test", mediaOrigin(parseEnv(settings)));
  expect(picturesOf(contentPolicy("n"))).toEqual(["'self'", "data:", "blob:", "https://i.ytimg.com", ...origins]);
  expect(picturesOf(publicPolicy)).toEqual(["'self'", "data:", "https://i.ytimg.com", ...origins]);
});
