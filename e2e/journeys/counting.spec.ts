import path from "node:path";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { computer, phone } from "../agents";
import { addDocument, addProduct } from "../company";
import { expect, openAs, test } from "../test";

const instagram = `${phone} Instagram 350.0.0.0 Android`;

/** The stored events of a card as "kind target source device". */
function readEvents(dataDir: string, slug: string) {
  const sqlite = new SQLite(path.join(dataDir, "namaskard.db"), { readonly: true });
  try {
    return sqlite
      .prepare(
        `select kind || coalesce(' ' || target, '') || ' ' || source || ' ' || device from events
         where client_id = (select client_id from slugs where slug = ?) order by 1`,
      )
      .pluck()
      .all(slug);
  } finally {
    sqlite.close();
  }
}

function readFigures(dataDir: string, slug: string): Record<string, number> {
  const sqlite = new SQLite(path.join(dataDir, "namaskard.db"), { readonly: true });
  try {
    const rows = sqlite
      .prepare(
        `select metric || ' ' || item, count from figures where metric not in ('hour', 'language')
         and client_id = (select client_id from slugs where slug = ?)`,
      )
      .raw()
      .all(slug);
    return Object.fromEntries(rows as [string, number][]);
  } finally {
    sqlite.close();
  }
}

test("people are counted, however they come and whatever they do; programs and the owner are not @single", async ({
  site,
  owner,
  newVisitor,
  request,
}) => {
  const { dataDir } = site;
  const { id } = await addDocument(owner.api, "Catalogue");
  await addProduct(owner.api, { name: "Brass lamp" });
  const card = `/${owner.slug}`;

  const scanning = await newVisitor({ userAgent: phone });
  await scanning.goto(`${card}?s=qr`);
  await expect(scanning).toHaveURL(card);
  await scanning.route("**/*.pdf", (route) => route.fulfill({ body: "file" }));
  await scanning.getByRole("link", { name: "Share", exact: true }).click();
  await scanning.getByRole("button", { name: "Share link" }).click();
  await scanning.keyboard.press("Escape");
  await scanning.getByRole("link", { name: "Catalogue" }).click();

  const tapping = await newVisitor({ userAgent: instagram });
  await tapping.goto(card);
  await tapping.getByRole("list", { name: "Contact" }).getByRole("link", { name: "Email" }).click();

  const reading = await newVisitor({ userAgent: computer, javaScriptEnabled: false });
  await reading.goto(card, { referer: "https://www.google.com/" });

  const searching = await newVisitor({ userAgent: computer });
  await searching.goto(card, { referer: "https://duckduckgo.com/" });
  await searching.reload();

  // None of these counts: the owner, a program, two link previews, an automated browser.
  const own = await newVisitor({ userAgent: phone });
  await openAs(own, owner.api, card);
  for (const userAgent of ["curl/8.5.0", "WhatsApp/2.23.20.0", "facebookexternalhit/1.1"])
    await request.get(card, { headers: { "user-agent": userAgent } });
  await (await newVisitor()).goto(card);

  await expect
    .poll(() => readEvents(dataDir, owner.slug))
    .toEqual([
      `document_opened ${id} qr phone`,
      "email instagram phone",
      "shared qr phone",
      "view direct computer",
      "view instagram phone",
      "view qr phone",
      "view search computer",
      "view search computer",
    ]);
  await expect
    .poll(() => readFigures(dataDir, owner.slug), { timeout: 30_000 })
    .toEqual({
      "views ": 5,
      "taps ": 1,
      "kind shared": 1,
      "kind email": 1,
      "kind document_opened": 1,
      [`target:document_opened ${id}`]: 1,
      "visitors ": 3,
      "source qr": 1,
      "source instagram": 1,
      "source direct": 1,
      "device phone": 2,
      "device computer": 1,
    });
});

test("a card from the home screen that is opened without a network is counted when there is one @single", async ({
  site,
  owner,
  newVisitor,
}) => {
  const page = await newVisitor({ userAgent: phone, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`/${owner.slug}`);
  await page.getByRole("button", { name: "Save Card" }).click();
  await expect(page.getByRole("status")).toContainText("Card saved!");
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.href)));
  await expect.poll(isKept).toBe(true);
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.goto(`/${owner.slug}?s=home`);
  await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(`/${owner.slug}`);
  await expect
    .poll(() => readEvents(site.dataDir, owner.slug))
    .toEqual(["card_saved direct phone", ...Array(3).fill("view direct phone"), "view home phone"]);
});
