import { purgeFormerRelease } from "@/provider/kernel/write/cdn";
import { createCdnWebhook } from "@/provider/ports/cdn/webhook";
import { buildDeps, type TestDeps } from "../../build-deps";

let deps: TestDeps;
beforeEach(async () => {
  const cdn = createCdnWebhook({ url: "http://127.0.0.1:1/purge", format: "generic" });
  deps = await buildDeps({ cdn });
});
afterEach(() => deps.close());

const payloads = async () => (await deps.db.selectFrom("jobs").select("payload").execute()).map((row) => row.payload);

test("another release has everything purged once, a restart nothing", async () => {
  await purgeFormerRelease(deps);
  await purgeFormerRelease(deps);
  expect(await payloads()).toEqual(['["site"]']);
  await purgeFormerRelease({ ...deps, config: { ...deps.config, buildId: "next" } });
  expect(await payloads()).toEqual(['["site"]', '["site"]']);
});

test("without a CDN there is nothing to purge", async () => {
  await purgeFormerRelease({ ...deps, cdn: null });
  expect(await payloads()).toEqual([]);
});
