import { defineConfig } from "@playwright/test";
import { findWindowless } from "./find-browser";
import { isScaled } from "./is-scaled";
import { launchOptions } from "./launch-options";

/** Journeys prove behaviour; the screenshots project only draws every page into e2e/screenshots. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["list"]],
  // No traces: recording one reads every blob address anew, which the dashboard's policy rightly refuses.
  use: { launchOptions: launchOptions(findWindowless()), screenshot: "only-on-failure" },
  projects: [
    // What is about the folder or the page cache of a single process says so by its tag.
    { name: "journeys", testDir: "journeys", grepInvert: isScaled ? /@single/ : undefined },
    { name: "screenshots", testMatch: "screenshots.spec.ts" },
  ],
});
