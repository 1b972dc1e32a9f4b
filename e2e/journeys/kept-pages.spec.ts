import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { ApiUser } from "../api-user";
import { admin, startSite } from "../site";
import { expect, test } from "../test";

test("after a restart a card is shown as it was kept, unless something changed meanwhile", async () => {
  test.setTimeout(180_000);
  const site = await startSite({ SEED_DEMO: "false" });
  const folder = path.join(site.dataDir, "pages");
  /** When each kept page was written; a rendering writes it anew. */
  const written = async () => {
    const names = (await readdir(folder)).filter((name) => name.includes(".client-"));
    const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))));
    return names.map((name, index) => `${name} ${stats[index]?.mtimeMs}`).sort();
  };
  try {
    const operator = await ApiUser.signIn(site.url, admin.email, admin.password);
    const [same, renamed, blocked] = await Promise.all([1, 2, 3].map(() => operator.createClient()));
    if (!same || !renamed || !blocked) throw new Error("Clients are missing");
    const read = async ({ slug }: { slug: string }) => {
      const answer = await fetch(`${site.url}/${slug}`);
      return { status: answer.status, text: await answer.text() };
    };
    const before = await read(same);
    for (const client of [renamed, blocked]) expect((await read(client)).status).toBe(200);
    await expect.poll(async () => (await written()).length).toBe(3);
    const kept = await written();

    await site.kill("SIGKILL");
    const sqlite = new SQLite(path.join(site.dataDir, "namaskard.db"));
    sqlite.prepare("update clients set company_name = 'Renamed Meanwhile' where id = ?").run(renamed.id);
    sqlite
      .prepare("update users set is_active = 0 where id = (select user_id from clients where id = ?)")
      .run(blocked.id);
    sqlite.close();
    await site.start();

    expect(await read(same)).toEqual(before);
    expect(await written()).toEqual(kept);
    expect((await read(renamed)).text).toContain("Renamed Meanwhile");
    expect((await read(blocked)).status).toBe(404);
    await expect.poll(async () => (await written()).length).toBe(2);

    await operator.call("POST", `/admin/clients/block/${same.id}/`);
    expect((await read(same)).status).toBe(404);
    await expect.poll(async () => (await written()).length).toBe(1);
  } finally {
    await site.close();
  }
});
