import type { ServerProcess } from "./server-process";
import { startProvider, startSite } from "./site";
import { test as base } from "./test";

const shared = { PROVIDER_SECRET: "one-secret-for-both-sides-of-the-wire" };

/** The web app and a provider in processes of their own. */
export const test = base.extend<object, { provider: ServerProcess }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const provider = await startProvider({ ...shared, SEED_DEMO: "false" });
      await use(provider);
      await provider.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite({ ...shared, PROVIDER_URL: provider.url });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
