import { randomUUID } from "node:crypto";
import type { Analytics, CardEvent } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { pdfFile } from "../../tests/contract/files";
import { phone } from "../agents";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { admin } from "../site";
import { expect, test } from "../test";

const { perCall } = eventLimits;

type Document = { id: number; file: string; file_name: string };

test("an acknowledged upload survives kill -9 right after it", async () => {
  test.setTimeout(180_000);
  const site = await openSite({ SEED_DEMO: "false" });
  try {
    const owner = await ApiUser.signIn(site.url, admin.email, admin.password);
    for (let round = 0; round < 5; round++) {
      const client = await owner.createClient();
      const user = await ApiUser.signIn(site.url, client.email, client.password);
      const file = await pdfFile("catalogue.pdf", `Round ${round}`);
      const form = new FormData();
      form.set("file", file);
      form.set("file_name", `Round ${round}`);
      const document = await user.call<Document>("POST", "/client/documents/", form);
      await site.kill("SIGKILL");

      await site.start();
      const { results } = await user.call<{ results: Document[] }>("GET", "/client/documents/");
      expect(results.map(({ file_name }) => file_name)).toEqual([`Round ${round}`]);
      const served = await fetch(site.url + document.file);
      expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    }
  } finally {
    await site.close();
  }
});

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

test("of visits at most the last second is lost with kill -9, and none counts twice", async () => {
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
      // What was taken longer ago than events wait is safe; what was taken now may go.
      const [late, ...early] = reports;
      for (const views of early) expect((await report(views)).status).toBe(204);
      settled += early.length * perCall;
      await expect.poll(countViews, { timeout: 60_000 }).toBeGreaterThanOrEqual(settled);
      expect((await report(late ?? [])).status).toBe(204);
      await site.kill("SIGKILL");
      await site.start();
      // As a card does that got no answer: everything again.
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
