import * as documentMessages from "@/lib/contract/content/messages/document";
import * as failures from "@/lib/contract/failures";
import { limitsOf } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pdfFile } from "../../tests/contract/files";
import { addDocument, addProduct } from "../company";
import { toPickedFile } from "../picked-file";
import { allowCall, refuseCall } from "../refuse-call";
import { choose } from "../row-menu";
import { situations } from "../situations";
import { expect, openAs, test } from "../test";

/**
 * What goes wrong, and what the screen says then: the server's reason where it gave one, else the screen's own text.
 *
 * | Situation                           | Proven in                                                              |
 * | ----------------------------------- | ---------------------------------------------------------------------- |
 * | 401 on any call                     | session-end.spec.ts; what was typed comes back: profile.spec.ts        |
 * | Login failure                       | session-end.spec.ts; a wrong password: session.spec.ts                 |
 * | Profile fetch failure (session)     | session-end.spec.ts; a provider away ends no session: split.spec.ts    |
 * | Profile save success                | profile.spec.ts                                                        |
 * | A missing client                    | client-screens.spec.ts; one that goes meanwhile: here                  |
 * | Client create, the e-mail is taken  | clients.spec.ts                                                        |
 * | Document list cannot be loaded      | documents.spec.ts                                                      |
 * | Public page failure                 | split.spec.ts                                                          |
 * | No session in the dashboard         | roles.spec.ts                                                          |
 * | Unknown route                       | here for the dashboard; card.spec.ts for the site                      |
 * | Provider away, within the dashboard | drills/outage.spec.ts                                                  |
 * | All others                          | here                                                                   |
 */

const reason = "The reason that the server gave.";

for (const { what, as, path, prepare, open, send, call, text, ignoresReason } of situations)
  test(`${what} fails with ${ignoresReason ? "" : "the server's reason or "}words of its own`, async ({
    page,
    owner,
    adminUser,
  }) => {
    await prepare?.(owner);
    await openAs(page, as === "client" ? owner.api : adminUser, path(owner));
    await open?.(page);
    for (const detail of [undefined, reason]) {
      await refuseCall(page, call, { detail });
      await send(page);
      const shown = detail && !ignoresReason ? detail : text;
      await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(shown);
      await allowCall(page, call);
    }
  });

test("clients that cannot be loaded are said so, until another try", async ({ page, owner, adminUser }) => {
  for (const detail of [undefined, reason]) {
    await refuseCall(page, "listClients", { detail });
    await openAs(page, adminUser, `${paths.clients}?search=${encodeURIComponent(owner.company_name)}`);
    await expect(page.getByRole("heading", { name: "Error Loading Clients" })).toBeVisible();
    await expect(page.getByText(detail ?? "Failed to fetch clients", { exact: true })).toBeVisible();
    await allowCall(page, "listClients");
  }
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try Again" }).click();
  await reloaded;
  await expect(page.getByRole("row", { name: new RegExp(owner.company_name) })).toBeVisible();
});

test("a client that cannot be loaded is said so, with the way back", async ({ page, owner, adminUser }) => {
  for (const detail of [undefined, reason]) {
    await refuseCall(page, "getClient", { detail });
    await openAs(page, adminUser, paths.client(owner.id));
    await expect(page.getByRole("heading", { name: "Error Loading Client" })).toBeVisible();
    await expect(page.getByText(detail ?? "Failed to fetch client details", { exact: true })).toBeVisible();
    await allowCall(page, "getClient");
  }
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
});

for (const { path, call, what, screen } of [
  { path: paths.profile, call: "getCompleteProfile", what: "profile", screen: "Basic information" },
  { path: paths.documents, call: "listDocuments", what: "documents", screen: "No documents yet" },
  { path: paths.products, call: "listProducts", what: "products", screen: "No products yet" },
  { path: paths.videos, call: "listVideos", what: "videos", screen: "No videos yet" },
  { path: paths.banners, call: "listBanners", what: "banner", screen: "No banner created" },
  { path: paths.people, call: "listPeople", what: "people", screen: "No people yet" },
] as const)
  test(`${path} shows what it came with, says that this could not be loaded again, and tries again`, async ({
    page,
    owner,
  }) => {
    const failure = page.getByText(`Failed to refresh ${what}. This may be out of date.`);
    await refuseCall(page, call);
    await openAs(page, owner.api, path);
    await expect(failure).toBeVisible();
    await expect(page.getByRole("heading", { name: screen })).toBeVisible();
    await allowCall(page, call);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByRole("heading", { name: screen })).toBeVisible();
  });

test("what somebody else has deleted meanwhile cannot be changed, and is as gone as asked for", async ({
  page,
  owner,
  adminUser,
}) => {
  const { id } = await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  await page.getByRole("button", { name: "Edit Brass lamp" }).click();
  await owner.api.call("DELETE", pathOf(operations.getProduct, { id }));
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await dialog.getByRole("button", { name: "Update product" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(failures.notFound);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await choose(page, "Brass lamp", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();

  await openAs(page, adminUser, paths.editClient(owner.id));
  await page.getByLabel("Company name").fill("Lamps by the lake");
  await adminUser.call("DELETE", pathOf(operations.deleteClient, { id: owner.id }));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(failures.clientNotFound)).toBeVisible();
});

test("a slot that was taken meanwhile is told by the server", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.documents);
  await page.getByRole("button", { name: "Upload document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload document" });
  await dialog.getByLabel("PDF file").setInputFiles(await toPickedFile(await pdfFile()));
  for (let count = 0; count < limitsOf(null).documents; count++) await addDocument(owner.api, `Document ${count}`);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText(documentMessages.limit(limitsOf(null).documents))).toBeVisible();
});

test("an unknown page of the dashboard answers 404 within its frame", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  expect((await page.goto(`${paths.dashboard}/nothing/at/all`))?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Namaskard");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", paths.home);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
