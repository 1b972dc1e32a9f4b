import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createApp } from "@/provider/app";
import { buildDeps, type TestDeps } from "../build-deps";

let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps();
});
afterEach(() => deps.close());

const ask = async () => (await createApp(deps)(new Request("http://provider/readyz"))).json();
const warnings = [expect.stringMatching(/^The file store is down/)];

test("reports nothing while everything works", async () => {
  expect(await ask()).toEqual({ warnings: [] });
});

test("reports that files cannot be stored", async () => {
  const media = path.join(deps.config.dataDir, "media");
  await rm(media, { recursive: true });
  await writeFile(media, "in the way");
  expect(await ask()).toEqual({ warnings });
});

test("reports a silent store too, without waiting for it", async () => {
  deps.files.check = () => new Promise(() => {});
  expect(await ask()).toEqual({ warnings });
});
