import path from "node:path";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { pdfFile } from "../../tests/contract/files";
import { failures } from "../../tests/english";
import { ApiUser } from "../api-user";
import { admin, type Site, startSite } from "../site";
import { mountSmallDisk } from "../small-disk";
import { expect, test } from "../test";

/** Failures of disk and database on a site of one process, and what its users see. */

test.setTimeout(120_000);

async function openOwner(site: Site) {
  const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
  const client = await administrator.createClient();
  return { client, owner: await ApiUser.signIn(site.url, client.email, client.password) };
}

const writeProfile = (user: ApiUser, about_us: string) =>
  user.fetch("/api/client/profile/crud/", {
    method: "PATCH",
    body: JSON.stringify({ about_us }),
    headers: { "content-type": "application/json" },
  });

async function upload(user: ApiUser, name: string): Promise<Response> {
  const form = new FormData();
  form.set("file", await pdfFile("prices.pdf", name));
  form.set("file_name", name);
  return user.fetch("/api/client/documents/", { method: "POST", body: form });
}

test("on a full disk writes fail with a reason, cards go on, and freed space is used without a restart", async () => {
  const disk = mountSmallDisk(16);
  if (!disk) return;
  const site = await startSite({ DATA_DIR: disk.folder });
  try {
    const { client, owner } = await openOwner(site);
    const other = await ApiUser.signIn(site.url, client.email, client.password);
    expect((await writeProfile(owner, "Before")).status).toBe(200);
    disk.fill();

    // Space that the database's log has reserved can still be written.
    let refused: Response;
    for (let attempt = 0; ; attempt++) {
      refused = await writeProfile(owner, `${attempt} ${"x".repeat(1_900)}`);
      if (refused.status !== 200) break;
    }
    const kept = await owner.call<{ about_us: string }>("GET", "/client/profile/crud/");
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ detail: failures.storageFull });
    expect((await upload(owner, "Too much")).status).toBe(507);
    expect(await owner.call("GET", "/client/documents/")).toMatchObject({ count: 0 });
    for (const shown of [`/${client.slug}`, "/namaskard-demo", "/"])
      expect([shown, (await fetch(site.url + shown)).status]).toEqual([shown, 200]);
    const left = await other.fetch("/api/auth/logout", { method: "POST" });
    expect([left.status, await left.json()]).toEqual([
      503,
      expect.objectContaining({ detail: failures.signedOutHereOnly }),
    ]);

    disk.empty();
    expect(await owner.call<{ about_us: string }>("GET", "/client/profile/crud/")).toEqual(kept);
    expect((await writeProfile(owner, "After")).status).toBe(200);
    expect((await upload(owner, "Fits again")).status).toBe(201);
  } finally {
    await site.close();
    disk.close();
  }
});

test("while another program locks the database writes wait and then fail with a reason; cards do not wait", async () => {
  const site = await startSite();
  const database = new SQLite(path.join(site.dataDir, "namaskard.db"));
  try {
    const { owner } = await openOwner(site);
    await fetch(`${site.url}/namaskard-demo`);
    database.exec("BEGIN IMMEDIATE");
    const write = writeProfile(owner, "Late");
    let longest = 0;
    for (let visit = 0; visit < 100; visit++) {
      const asked = performance.now();
      expect((await fetch(`${site.url}/namaskard-demo`)).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(longest).toBeLessThan(1_000);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await owner.fetch("/api/client/documents/")).status).toBe(200);
    const refused = await write;
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);

    database.exec("COMMIT");
    expect((await writeProfile(owner, "In time")).status).toBe(200);
  } finally {
    database.close();
    await site.close();
  }
});

test("a data folder without write access is refused at once, with the reason", async () => {
  for (const DATA_DIR of ["/proc/namaskard/data", "/dev/null/data"])
    await expect(startSite({ DATA_DIR })).rejects.toThrow(/DATA_DIR .+ cannot be written to \(\w+\)/);
});

test("strangers who guess a password do not lock out a known browser", async ({ newVisitor }) => {
  const site = await startSite();
  try {
    const { client } = await openOwner(site);
    const page = await newVisitor();
    const signIn = async () => {
      await page.goto(`${site.url}/login`);
      await page.getByLabel("Email").fill(client.email);
      await page.getByRole("textbox", { name: "Password" }).fill(client.password);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    await signIn();
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("about:blank");
    await page.context().clearCookies({ name: "token" });

    for (let guess = 0; guess < 5; guess++)
      await expect(ApiUser.signIn(site.url, client.email, `guess number ${guess}`)).rejects.toThrow(
        "could not sign in",
      );
    await expect(ApiUser.signIn(site.url, client.email, client.password)).rejects.toThrow("could not sign in");
    await signIn();
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    // Without a session an open dashboard would redirect to the sign-in page by itself, in the middle of this.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await signIn();
    await expect(page.getByText(failures.tooManyAttempts)).toBeVisible();
  } finally {
    await site.close();
  }
});
