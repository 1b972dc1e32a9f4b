import { defineConfig } from "@playwright/test";
import { findWindowless } from "./find-browser";
import { isScaled } from "./is-scaled";
import { launchOptions } from "./launch-options";

/** Journeys test behaviour, drills test failures; screenshots only draws pages into e2e/screenshots. */
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
  // No traces: recording reads blob addresses again, which the dashboard's content policy refuses.
  use: { launchOptions: launchOptions(findWindowless()), screenshot: "only-on-failure" },
  projects: [
    // Tests about a single process's folder or page cache have a tag.
    { name: "journeys", testDir: "journeys", grepInvert: isScaled ? /@single/ : undefined },
    { name: "drills", testDir: "drills", grepInvert: isScaled ? /@single/ : undefined },
    { name: "screenshots", testMatch: "screenshots.spec.ts" },
  ],
});
