import { defineConfig } from "@playwright/test";
import { findBrowser } from "./find-browser";

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Journeys prove behaviour; the screenshots project only draws every page into e2e/screenshots. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["list"]],
  use: { launchOptions, trace: "retain-on-failure" },
  projects: [
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
    { name: "screenshots", testMatch: "screenshots.spec.ts" },
  ],
});
