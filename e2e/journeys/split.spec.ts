import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";
import { pdfFile } from "../../tests/contract/files";
import { failures } from "../../tests/english";
import { ApiUser } from "../api-user";
import { addProduct, saveProfile } from "../company";
import { toPickedFile } from "../picked-file";
import { test } from "../split";
import { expect, openAs, signIn } from "../test";

// All tests share one pair of processes.
test.describe.configure({ mode: "default" });

test("with a provider elsewhere everything works as before", async ({ page, owner, newVisitor }) => {
  await signIn(page, owner.email, owner.password);
  await page.goto("/dashboard/documents");
  await page.getByRole("button", { name: "Upload document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload document" });
  const file = await pdfFile("Catalogue.pdf");
  await dialog.getByLabel("PDF file").setInputFiles(await toPickedFile(file));
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Catalogue" })).toBeVisible();
  await addProduct(owner.api);

  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  const link = visitor.getByRole("link", { name: "Catalogue" });
  const served = await visitor.request.get((await link.getAttribute("href")) ?? "");
  expect((await served.body()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  const picture = visitor.getByRole("region", { name: "GALLERY" }).getByRole("img", { name: "Brass lamp" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("while the provider is away a card stands as it was before its last change, and not once it has moved or is blocked", {
  tag: "@single",
}, async ({ provider, site, adminUser }) => {
  const read = async (slug: string) => {
    const answer = await fetch(`${site.url}/${slug}`, { redirect: "manual" });
    return { status: answer.status, text: await answer.text() };
  };
  const [changed, moved, blocked] = await Promise.all([1, 2, 3].map(() => adminUser.createClient()));
  if (!changed || !moved || !blocked) throw new Error("Clients are missing");
  for (const { slug } of [changed, moved, blocked]) expect((await read(slug)).status).toBe(200);
  const [one, two] = [
    await ApiUser.signIn(site.url, changed.email, changed.password),
    await ApiUser.signIn(site.url, moved.email, moved.password),
  ];
  await saveProfile(one, { about_us: "New since this morning" });
  await saveProfile(two, { slug: `${moved.slug}-moved` });
  await adminUser.call("POST", `/admin/clients/block/${blocked.id}/`);
  await provider.kill("SIGKILL");
  try {
    const shown = await read(changed.slug);
    expect([shown.status, shown.text.includes("New since this morning")]).toEqual([200, false]);
    for (const { slug } of [moved, blocked]) expect([slug, (await read(slug)).status]).toEqual([slug, 503]);
  } finally {
    await provider.start();
  }
  // A stale page is refreshed ten seconds after the last failed attempt.
  await expect
    .poll(async () => (await read(changed.slug)).text, { timeout: 30_000 })
    .toContain("New since this morning");
  expect((await read(moved.slug)).status).toBe(308);
  expect((await read(blocked.slug)).status).toBe(404);
});

test("while the provider is away cards stand, calls say so, and sessions last", { tag: "@single" }, async ({
  page,
  provider,
  site,
  owner,
  adminUser,
}) => {
  const unseen = await adminUser.createClient();
  await page.goto(`/${owner.slug}`);
  await signIn(page, owner.email, owner.password);
  const user = await ApiUser.signIn(site.url, owner.email, owner.password);
  await provider.kill("SIGKILL");
  try {
    expect((await page.goto(`/${owner.slug}`))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
    expect((await page.goto(`/${unseen.slug}`))?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "Unable to load company" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();

    const answer = await user.fetch(`/api${pathOf(operations.listDocuments)}`);
    expect([answer.status, (await answer.json()).detail]).toEqual([502, failures.unavailable]);
    await page.goto("/dashboard/documents");
    await expect(page.getByRole("heading", { name: "Your dashboard could not be loaded" })).toBeVisible();
    await expect(page.getByText(failures.unavailable)).toBeVisible();
  } finally {
    await provider.start();
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "My Documents" })).toBeVisible();
  expect(await user.call("GET", pathOf(operations.listDocuments))).toMatchObject({ count: 0 });
  expect((await page.goto(`/${unseen.slug}`))?.status()).toBe(200);
});

test("a provider that stays silent is given up after ten seconds", { tag: "@single" }, async ({
  page,
  provider,
  owner,
  adminUser,
}) => {
  const unseen = await adminUser.createClient();
  await page.goto(`/${owner.slug}`);
  provider.pause();
  try {
    const begun = Date.now();
    const call = owner.api.fetch(`/api${pathOf(operations.listDocuments)}`);
    expect((await page.goto(`/${owner.slug}`))?.status()).toBe(200);
    expect((await page.goto(`/${unseen.slug}`))?.status()).toBe(503);
    const answer = await call;
    expect([answer.status, (await answer.json()).detail]).toEqual([504, failures.timeout]);
    expect(Date.now() - begun).toBeLessThan(callLimits.requestTimeout + 3_000);
  } finally {
    provider.resume();
  }
  expect(await owner.api.call("GET", pathOf(operations.listDocuments))).toMatchObject({ count: 0 });
});

test("an administrator manages clients through it", async ({ page, adminUser }) => {
  const client = await adminUser.createClient();
  await openAs(page, adminUser, "/dashboard/clients");
  await expect(page.getByRole("row", { name: new RegExp(client.company_name) })).toBeVisible();
  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  expect((await exported).suggestedFilename()).toMatch(/\.csv$/);
});
