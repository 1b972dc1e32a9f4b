import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, tryRun } from "../tests/servers/debian";

/**
 * Path of a Chromium to drive: CHROMIUM_PATH, Playwright's own, an installed one; else Playwright's own is downloaded,
 * else the Debian package installed.
 */
export function findBrowser(): string {
  const found = firstExisting();
  if (found) return found;
  tryRun("npx", ["playwright", "install", "chromium"], 180_000);
  if (!firstExisting()) installPackages(["chromium"]);
  const installed = firstExisting();
  if (!installed) throw new Error("No Chromium found. Install one, or name it in CHROMIUM_PATH.");
  return installed;
}

function firstExisting(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path && existsSync(path));
}
