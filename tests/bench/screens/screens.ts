import { chromium } from "@playwright/test";
import { ApiUser } from "../../../e2e/api-user";
import { launchOptions } from "../../../e2e/launch-options";
import { admin } from "../../../e2e/site";
import { type Bench, workingSize } from "../bench";
import { measureCards } from "./cards";
import { measureDashboard } from "./dashboard";
import { measureLongList } from "./long-list";

/** What a person with a cheap phone waits for, in a real browser, whose own work shares the machine with the site's. */
export async function measureScreens(bench: Bench): Promise<void> {
  const installation = await bench.installations.open(workingSize(bench.options));
  const site = await installation.openSite();
  try {
    const { url } = site;
    const { email, password } = installation.owner;
    const owner = await ApiUser.signIn(url, email, password);
    const administrator = await ApiUser.signIn(url, admin.email, admin.password);
    const browser = await chromium.launch(launchOptions);
    try {
      await measureDashboard(bench, { browser, url, users: { owner, administrator } });
      await measureLongList(bench, { browser, url, administrator });
      await measureCards(bench, { browser, url, owner });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
