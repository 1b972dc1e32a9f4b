import { randomUUID } from "node:crypto";
import type { Analytics, CardEvent } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { phone } from "../agents";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { admin } from "../site";
import { expect, test } from "../test";

const { perCall } = eventLimits;

test("a second start seeds nothing again and loses nothing", async () => {
  const site = await openSite();
  try {
    const owner = await ApiUser.signIn(site.url, admin.email, admin.password);
    const client = await owner.createClient();
    const before = await owner.call<{ count: number }>("GET", "/admin/all-clients/");
    await site.kill();
    await site.start();
    expect(await owner.call("GET", "/admin/all-clients/")).toEqual(before);
    expect((await fetch(`${site.url}/${client.slug}`)).status).toBe(200);
  } finally {
    await site.close();
  }
});

test("kill -9 loses at most the last second of visits, and none counts twice", async () => {
  test.setTimeout(180_000);
  const site = await openSite({ SEED_DEMO: "false" });
  try {
    const owner = await ApiUser.signIn(site.url, admin.email, admin.password);
    const client = await owner.createClient();
    const user = await ApiUser.signIn(site.url, client.email, client.password);
    const countViews = async () => (await user.call<Analytics>("GET", "/analytics/")).totalViews;
    const report = (events: CardEvent[]) =>
      fetch(`${site.url}/api/public/company/${client.slug}/events/`, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": phone, origin: site.url },
        body: JSON.stringify({ events, sent: Date.now() }),
      });
    const rounds = Array.from({ length: 6 }, () => [drawViews(), drawViews(), drawViews()]);

    let settled = 0;
    for (const [round, reports] of rounds.entries()) {
      // Events are buffered for a while: earlier ones have been stored, the latest may be lost.
      const [late, ...early] = reports;
      for (const views of early) expect((await report(views)).status).toBe(204);
      settled += early.length * perCall;
      await expect.poll(countViews, { timeout: 60_000 }).toBeGreaterThanOrEqual(settled);
      expect((await report(late ?? [])).status).toBe(204);
      await site.kill("SIGKILL");
      await site.start();
      // A card without an answer sends everything again.
      for (const views of reports) expect((await report(views)).status).toBe(204);
      settled = (round + 1) * reports.length * perCall;
    }
    for (const views of rounds.flat()) await report(views);
    await expect.poll(countViews, { timeout: 60_000 }).toBe(settled);
  } finally {
    await site.close();
  }
});

function drawViews(): CardEvent[] {
  return Array.from({ length: perCall }, () => ({ id: randomUUID(), kind: "view", at: Date.now() }));
}
