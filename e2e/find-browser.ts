import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, tryRun } from "../tests/servers/debian";

/**
 * Path of a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one; else Playwright's is downloaded, or the Debian
 * package installed.
 */
export function findBrowser(): string {
  const found = firstExisting(browsers);
  if (found) return found;
  tryRun("npx", ["playwright", "install", "chromium"], 180_000);
  if (!firstExisting(browsers)) installPackages(["chromium"]);
  const installed = firstExisting(browsers);
  if (!installed) throw new Error("No Chromium found. Install one, or name it in CHROMIUM_PATH.");
  return installed;
}

/**
 * Path of a headless shell if there is one: the same engine for a third less processor time, but without the browser's own
 * UI. Else as `findBrowser`.
 */
export function findWindowless(): string {
  return firstExisting(windowless) ?? findBrowser();
}

/** Installs Debian's if there is none. */
export function installWindowless(): void {
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!firstExisting(windowless) && mayInstall) installPackages(["chromium-headless-shell"]);
}

const windowless = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];

const browsers = [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function firstExisting(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}
