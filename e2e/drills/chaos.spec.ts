import { expect, test } from "@playwright/test";
import { createRandom } from "../../tests/random";
import { ApiUser } from "../api-user";
import { startScaledSite } from "../scaled";
import { admin } from "../site";
import { visit } from "./attempt";
import { type Company, openCompany } from "./company";
import { type MailTraffic, openMailTraffic } from "./mail";
import { causeOutages } from "./outages";

const seconds = Number(process.env.CHAOS_SECONDS ?? 180);
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
/** Time to recover: the job of a killed process waits until its lease expires. */
const recovery = { timeout: 180_000, intervals: [500] };

const marks = ["Amaltas", "Bargad", "Chinar", "Deodar"];

let site: Awaited<ReturnType<typeof startScaledSite>> = null;
let mail: MailTraffic;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  mail = await openMailTraffic();
  site = await startScaledSite(mail.settings);
});
test.afterAll(async () => {
  await site?.close();
  await mail.close();
});

test("whatever is killed, no acknowledged write is lost and nobody sees another's card", async () => {
  if (!site) return;
  console.log(`CHAOS_SEED=${seed}`);
  test.setTimeout(seconds * 1_000 + 600_000);
  const urls = [site.first.url, site.second.url] as const;
  await mail.connect(site.servers.postgres.url);
  const administrator = await ApiUser.signIn(urls[0], admin.email, admin.password);
  const companies = await Promise.all(marks.map((mark) => openCompany(administrator, urls, mark)));

  const end = Date.now() + seconds * 1_000;
  const repeat = async (work: () => Promise<unknown>) => {
    while (Date.now() < end) await work();
  };
  const [outages] = await Promise.all([
    causeOutages(site, createRandom(seed), end),
    repeat(mail.leave),
    ...companies.flatMap((company, index) => {
      const random = createRandom(seed + index + 1);
      return [repeat(() => company.act(random)), ...urls.map((url) => repeat(() => readCard(url, company)))];
    }),
  ]);
  console.log(outages.join(", "));

  for (const url of urls)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).text(), recovery).toBe("ready\n");
  await expect.poll(mail.countWaiting, recovery).toBe(0);
  mail.check(outages.length);
  for (const company of companies) {
    const texts = await company.check();
    for (const url of urls)
      for (const text of texts) await expect.poll(() => readCard(url, company), recovery).toContain(text);
    for (const [here, there] of [urls, [urls[1], urls[0]]] as const) {
      const text = await company.say(here);
      expect(await readCard(there, company)).toContain(text);
    }
  }
});

/** Even during an outage a page shows its own company. */
async function readCard(url: string, { slug, mark }: Company): Promise<string | null> {
  const card = await visit(`${url}/${slug}`);
  if (card !== null) expect(marks.filter((other) => card.includes(other))).toEqual([mark]);
  return card;
}
