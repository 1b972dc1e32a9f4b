import { chromium } from "@playwright/test";
import { ApiUser } from "@/e2e/api-user";
import { findBrowser } from "@/e2e/find-browser";
import { launchOptions } from "@/e2e/launch-options";
import { admin } from "@/e2e/site";
import { type Bench, workingSize } from "../bench";
import { measureCards } from "./cards";
import { measureDashboard } from "./dashboard";
import { measureLongList } from "./long-list";

/** What a user of a cheap phone waits for, in a real browser that shares the machine with the site. */
export async function measureScreens(bench: Bench): Promise<void> {
  const installation = await bench.installations.open(workingSize(bench.options));
  const site = await installation.openSite();
  try {
    const { url } = site;
    const accounts = { owner: installation.owner, administrator: admin };
    const signIn = (as: keyof typeof accounts) => ApiUser.signIn(url, accounts[as].email, accounts[as].password);
    const browser = await chromium.launch(launchOptions(findBrowser()));
    try {
      await measureDashboard(bench, { browser, url, signIn });
      await measureLongList(bench, { browser, url, administrator: await signIn("administrator") });
      await measureCards(bench, { browser, url, owner: await signIn("owner") });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
