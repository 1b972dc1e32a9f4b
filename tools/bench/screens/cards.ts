import type { Browser } from "@playwright/test";
import type { ApiUser } from "@/e2e/api-user";
import { saveProfile } from "@/e2e/company";
import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { demoProfile } from "@/provider/seed/demo-content";
import type { Bench } from "../bench";
import { middleOf } from "../load/middle";
import { readLargestPaint } from "./largest-paint";
import { onFastPhone, onSlowPhone, type Phone } from "./phone";

const KB = 1024;

type Place = { browser: Browser; url: string; owner: ApiUser };

/** How soon the demo's card appears in each design, and how many bytes it loads. */
export async function measureCards({ options, report }: Bench, { browser, url, owner }: Place): Promise<void> {
  const see = ({ page, traffic }: Phone) => seeCard({ page, traffic }, url);
  try {
    for (const template_choice of templateChoices) {
      await saveProfile(owner, { template_choice });
      // Renders the page, which has just changed, before it is measured.
      await onFastPhone(browser, null, see);
      const views: View[] = [];
      for (let round = 0; round < options.rounds; round++) views.push(await onSlowPhone(browser, null, see));
      report.tell({
        section: "screens",
        name: `card, design ${template_choice}`,
        values: {
          lcp: middleOf(views.map(({ lcp }) => lcp)),
          "KB in all": middleOf(views.map(({ bytes }) => bytes)) / KB,
        },
        targets: [
          { of: "lcp", most: 1_000 },
          { of: "KB in all", most: 85 },
        ],
      });
    }
  } finally {
    // Other sections expect its original design.
    await saveProfile(owner, { template_choice: demoProfile.template_choice });
  }
}

type View = { lcp: number; bytes: number };

async function seeCard({ page, traffic }: Phone, url: string): Promise<View> {
  await page.goto(url + paths.card(demoProfile));
  await traffic.quiet();
  return { lcp: await readLargestPaint(page), bytes: traffic.bytes() };
}
