import type { Browser, Page } from "@playwright/test";
import * as agents from "@/e2e/agents";
import type { ApiUser } from "@/e2e/api-user";
import { slowDown } from "@/e2e/throttle";
import { recordInteractions } from "./interactions";
import { recordLargestPaint } from "./largest-paint";
import { type Traffic, watchTraffic } from "./traffic";

const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A page with an empty cache and, for signed-in users, a session. */
export type Phone = { page: Page; traffic: Traffic };

/**
 * Runs `use` on a phone with slow 4G and a four times slower processor; unlike Lighthouse it adds no connection delay.
 */
export function onSlowPhone<T>(browser: Browser, user: ApiUser | null, use: (phone: Phone) => Promise<T>): Promise<T> {
  return onPhone(browser, user, true, use);
}

/** The same at full speed, for values that do not depend on it. */
export function onFastPhone<T>(browser: Browser, user: ApiUser | null, use: (phone: Phone) => Promise<T>): Promise<T> {
  return onPhone(browser, user, false, use);
}

async function onPhone<T>(
  browser: Browser,
  user: ApiUser | null,
  isSlow: boolean,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screen, userAgent: agents.phone });
  try {
    if (user) await context.addCookies(user.cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await recordLargestPaint(page);
    await recordInteractions(page);
    if (isSlow) await slowDown(page);
    return await use({ page, traffic });
  } finally {
    await context.close();
  }
}
