import { openProvider, openSite } from "./installation";
import { type FileHost, startFileHost } from "./site";
import { test as base } from "./test";

const shared = { PROVIDER_SECRET: "one-secret-for-both-sides-of-the-wire" };

type WorkerFixtures = {
  /** Whether files have their own address instead of going through the web app. */
  filesApart: boolean;
  fileHost: FileHost | null;
  provider: Awaited<ReturnType<typeof openProvider>>;
};

/** Web app and provider in separate processes. */
export const test = base.extend<object, WorkerFixtures>({
  filesApart: [false, { scope: "worker", option: true }],
  fileHost: [
    async ({ filesApart }, use) => {
      const host = filesApart ? await startFileHost() : null;
      await use(host);
      await host?.close();
    },
    { scope: "worker" },
  ],
  provider: [
    async ({ fileHost }, use) => {
      const provider = await openProvider({ ...shared, SEED_DEMO: "false", MEDIA_BASE_URL: fileHost?.url ?? "" });
      fileHost?.standBefore(provider.url);
      await use(provider);
      await provider.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [
    async ({ provider, fileHost }, use) => {
      const site = await openSite({
        ...shared,
        ...provider.settings,
        PROVIDER_URL: provider.url,
        MEDIA_BASE_URL: fileHost?.url ?? "",
      });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
