import type { Browser, Locator } from "@playwright/test";
import type { ApiUser } from "@/e2e/api-user";
import { clientFileLimits } from "@/lib/contract/clients/values";
import * as paths from "@/lib/paths";
import type { Bench } from "../bench";
import { middleBy, middleOf } from "../load/middle";
import { type Frames, scrollBy } from "./frames";
import { timeInteraction } from "./interactions";
import { onSlowPhone } from "./phone";
import { press } from "./steps";

type Place = { browser: Browser; url: string; administrator: ApiUser };

const { rows } = clientFileLimits;

/** The longest list on a screen: the preview of a client import. Compared with plain lines. */
export async function measureLongList({ options, report }: Bench, place: Place): Promise<void> {
  const [lists, bare]: [List[], Frames[]] = [[], []];
  for (let round = 0; round < options.rounds; round++) {
    lists.push(await openList(place));
    bare.push(await scrollBareLines(place));
  }
  const { frames, dropped } = middleBy(lists, (list) => list.dropped);
  report.tell({
    section: "screens",
    name: `list of ${rows.toLocaleString("en")} rows`,
    values: {
      frames,
      dropped,
      "dropped by bare lines": middleOf(bare.map((one) => one.dropped)),
      interaction: middleOf(lists.map(({ interaction }) => interaction)),
    },
    targets: [
      { of: "dropped", most: 0 },
      { of: "interaction", most: 100 },
    ],
  });
}

type List = Frames & { interaction: number };

async function openList({ browser, url, administrator }: Place): Promise<List> {
  return onSlowPhone(browser, administrator, async ({ page, traffic }) => {
    await page.goto(url + paths.importClients);
    await traffic.quiet();
    const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(writeFile()) };
    await page.getByLabel("CSV file").setInputFiles(file);
    const table = page.getByRole("table");
    await table.waitFor({ timeout: 120_000 });
    await traffic.quiet();
    const list = page.locator("[data-slot=table]");
    const frames = await scrollBy(page, await findMiddle(list));
    if ((await list.evaluate(({ scrollTop }) => scrollTop)) === 0) throw new Error("The list has not moved");
    const durations: number[] = [];
    for (const filter of ["Problems", "All ("])
      durations.push((await timeInteraction(page, press("button", filter).act)).duration);
    return { ...frames, interaction: Math.max(...durations) };
  });
}

/** Half of the rows have an invalid address. */
function writeFile(): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `Company ${row},${row % 2 ? "nonsense" : `row-${row}@example.com`}`,
  );
  return ["company_name,email", ...lines].join("\n");
}

/** The middle of the list's visible part. */
async function findMiddle(list: Locator): Promise<{ x: number; y: number }> {
  return list.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2 };
  });
}

/** The frames that the machine drops by itself. */
async function scrollBareLines({ browser }: Place): Promise<Frames> {
  return onSlowPhone(browser, null, async ({ page }) => {
    await page.setContent(Array.from({ length: rows }, (_, row) => `<p>Company ${row}</p>`).join(""));
    return scrollBy(page, { x: 180, y: 370 });
  });
}
