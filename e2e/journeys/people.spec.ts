import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { readCode } from "@/tests/lib/drawing/read-code";
import { pngFile } from "../../tests/contract/files";
import { findBarriers } from "../axe";
import { addPerson, addProduct, saveProfile, toForm } from "../company";
import { takeCropped, takePhoto } from "../photo";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("an owner adds a person with a photo on a phone, and a visitor saves that person's contact", async ({
  owner,
  newVisitor,
}) => {
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.people);
  await expect(page.getByText(/^Add the people your customers ask for/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add person" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add person" });
  await dialog.getByLabel("Name").fill("रवि कुमार; Sales");
  await dialog.getByLabel("Role").fill("Head, sales");
  await dialog.getByLabel("Photo", { exact: true }).setInputFiles(await takePhoto(6));
  await takeCropped(page);
  await dialog.getByLabel("Phone", { exact: true }).fill("98200 11111");
  await dialog.getByLabel("WhatsApp").fill("98200 22222");
  await dialog.getByRole("button", { name: "Add person" }).click();
  await expect(page.getByText("रवि कुमार; Sales was added")).toBeVisible();
  await expect(page.getByRole("listitem").locator('img[src^="/media/"]')).toBeVisible();

  const visitor = await newVisitor(phone);
  await visitor.goto(paths.card(owner));
  const people = visitor.getByRole("region", { name: "Our team" });
  await expect(people.getByRole("link", { name: "Call रवि कुमार; Sales" })).toHaveAttribute("href", "tel:+919820011111");
  const download = visitor.waitForEvent("download");
  await people.getByRole("link", { name: "Save रवि कुमार; Sales to Contacts" }).click();
  expect((await download).suggestedFilename()).toBe("रवि कुमार; Sales.vcf");
  const address = new URL((await download).url()).pathname;
  expect(address).toMatch(/\/people\/[a-z-]+-\d+\.vcf$/);
  const contact = await (await visitor.request.get(address)).text();
  expect(contact).toContain("FN:रवि कुमार\\; Sales\r\n");
  expect(contact).toContain("TITLE:Head\\, sales\r\n");
  expect(contact).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
  expect(contact.match(/^(item\d+\.)?TEL/gm)).toHaveLength(2);

  // A deleted person's contact file is gone too, even where the card was cached.
  await page.getByRole("button", { name: "Delete रवि कुमार; Sales" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^Add the people your customers ask for/)).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.reload();
  await expect(people).toHaveCount(0);
});

test("a person's contact file has one address, which follows the company and goes with it", async ({
  owner,
  adminUser,
  request,
}) => {
  const { id, slug: name } = await addPerson(owner.api, { name: "Ravi Kumar" });
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const landsAt = async (path: string) => {
    const answer = await get(path);
    return [answer.status(), answer.headers().location];
  };
  const file = `/${owner.slug}/people/${name}.vcf`;
  expect((await get(file)).status()).toBe(200);
  for (const other of [`${id}.vcf`, `somebody-else-${id}.vcf`, `%52avi-kumar-${id}.vcf`])
    expect(await landsAt(`/${owner.slug}/people/${other}`)).toEqual([308, file]);
  for (const none of ["ravi-kumar.vcf", "99999999999999999999.vcf", `x-${id}`, "-.vcf", "0.vcf"])
    expect((await get(`/${owner.slug}/people/${none}`)).status()).toBe(404);
  expect((await get(`/namaskard-demo/people/ravi-kumar-${id}.vcf`)).status()).toBe(404);

  const moved = `${owner.slug}-moved`;
  await owner.api.call("PATCH", pathOf(operations.updateProfile), { slug: moved });
  expect(await landsAt(file)).toEqual([308, `/${moved}/people/${name}.vcf`]);
  await adminUser.call("POST", pathOf(operations.blockClient, { id: owner.id }));
  for (const path of [file, `/${moved}/people/${name}.vcf`]) expect((await get(path)).status()).toBe(404);
  await adminUser.call("POST", pathOf(operations.unblockClient, { id: owner.id }));
  expect((await get(`/${moved}/people/${name}.vcf`)).status()).toBe(200);
});

test("people get cards of their own on a phone, and a visitor saves one, shares it and reads it in Hindi", async ({
  owner,
  newVisitor,
  request,
}) => {
  const texts = JSON.stringify({ hi: { name: "रवि कुमार", role: "बिक्री" } });
  const ravi = await addPerson(owner.api, { role: "Sales", whatsapp: "98200 22222", image: await pngFile(), texts });
  await addProduct(owner.api, { name: "Brass lamp" });
  const path = paths.person(owner, ravi);
  expect((await request.get(path)).status()).toBe(404);
  const visitor = await newVisitor(phone);
  await visitor.goto(paths.card(owner));
  const team = visitor.getByRole("region", { name: "Our team" });
  await expect(team.getByRole("heading", { name: "Ravi Kumar" })).toBeVisible();
  await expect(team.getByRole("link", { name: "Ravi Kumar", exact: true })).toHaveCount(0);

  await addPerson(owner.api, { name: "Meera Shah" });
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.people);
  await page.getByRole("switch", { name: "Cards for people" }).click();
  await page.getByRole("button", { name: "More for Ravi Kumar" }).click();
  const view = page.getByRole("menuitem", { name: /^View card of Ravi Kumar/ });
  await expect(view).toHaveAttribute("href", new RegExp(`${path}$`));
  await page.reload();
  await page.getByText("Settings for cards").click();
  await expect(page.getByRole("switch", { name: "Cards for people" })).toBeChecked();

  await visitor.reload();
  await team.getByRole("link", { name: "Ravi Kumar", exact: true }).click();
  await expect(visitor).toHaveURL(path);
  await expect(visitor).toHaveTitle(`Ravi Kumar, Sales – ${owner.company_name}`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();
  await expect(visitor.locator("header img")).toBeVisible();
  const ways = visitor.getByRole("list", { name: "Contact" });
  await expect(ways.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919820011111");
  await expect(ways.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/919820022222");
  await expect(visitor.getByRole("region", { name: "Products" }).getByText("Brass lamp").first()).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);

  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Save to Contacts" }).click();
  expect((await download).suggestedFilename()).toBe("Ravi Kumar.vcf");
  const contact = await (await visitor.request.get(paths.personFile(owner, ravi))).text();
  expect(contact.replaceAll("\r\n ", "")).toContain(`${path}?s=contact\r\n`);

  await visitor.getByRole("link", { name: "Share" }).click();
  const sheet = visitor.getByRole("dialog", { name: "Share this card" });
  await expect(sheet.getByRole("img")).toBeVisible();
  for (const kind of ["svg", "png"] as const) {
    const code = await visitor.request.get(paths.personCode(owner, ravi, kind));
    expect(await readCode(await code.body())).toMatch(new RegExp(`${path}\\?s=qr$`));
    const former = await request.get(paths.personCode(owner, { ...ravi, slug: `another-${ravi.id}` }, kind), {
      maxRedirects: 0,
    });
    expect([former.status(), former.headers().location]).toEqual([308, paths.personCode(owner, ravi, kind)]);
  }
  await sheet.getByLabel("Send to a WhatsApp number").fill("98765 43210");
  const form = await sheet.locator("form.send").evaluate((element) => {
    const { action } = element as HTMLFormElement;
    return `${action}?${new URLSearchParams(new FormData(element as HTMLFormElement) as never)}`;
  });
  const chat = await request.get(form, { maxRedirects: 0 });
  expect(decodeURIComponent(chat.headers().location ?? "")).toMatch(/wa\.me\/919876543210\?text=Ravi Kumar\n/);
  expect(decodeURIComponent(chat.headers().location ?? "")).toContain(`${path}?s=share`);
  await visitor.keyboard.press("Escape");

  await visitor.getByRole("link", { name: "हिन्दी" }).click();
  await expect(visitor).toHaveURL(paths.person({ slug: owner.slug, language: "hi" }, ravi));
  await expect(visitor.getByRole("heading", { level: 1, name: "रवि कुमार" })).toBeVisible();
  await visitor.locator("header").getByRole("link", { name: owner.company_name }).click();
  await expect(visitor).toHaveURL(paths.card({ slug: owner.slug, language: "hi" }));
});

test("a person's card has one address, shows a change at once, and goes with the person", async ({
  owner,
  request,
}) => {
  await saveProfile(owner.api, { person_cards: "true" });
  const ravi = await addPerson(owner.api);
  const get = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), location: answer.headers().location, text: await answer.text() };
  };
  const path = paths.person(owner, ravi);
  expect((await get(path)).text).toContain("tel:+919820011111");
  for (const other of [`${ravi.id}`, `somebody-else-${ravi.id}`, `%52avi-kumar-${ravi.id}`])
    expect(await get(`/${owner.slug}/people/${other}`)).toMatchObject({ status: 308, location: path });
  for (const none of ["ravi-kumar", "x-99999999999999999999", "-", "0", `${ravi.id}-`])
    expect(await get(`/${owner.slug}/people/${none}`)).toMatchObject({ status: 404 });
  expect(await get(`/namaskard-demo/people/ravi-kumar-${ravi.id + 1_000}`)).toMatchObject({ status: 404 });
  expect((await request.get(paths.personPreview(owner, ravi))).headers()["content-type"]).toBe("image/jpeg");

  await owner.api.call("PATCH", pathOf(operations.updatePerson, { id: ravi.id }), toForm({ phone: "98200 33333" }));
  expect((await get(path)).text).toContain("tel:+919820033333");
  await saveProfile(owner.api, { tagline: "Lamps by hand", company_name: "Ravi & Sons", slug: owner.slug });
  expect((await get(path)).text).toContain("Ravi &amp; Sons");
  await saveProfile(owner.api, { person_cards: "false" });
  expect((await get(path)).status).toBe(404);
  await saveProfile(owner.api, { person_cards: "true" });
  expect((await get(path)).status).toBe(200);
  await owner.api.call("DELETE", pathOf(operations.deletePerson, { id: ravi.id }));
  expect(await get(path)).toMatchObject({ status: 307, location: paths.card(owner) });
});

test("an owner gives a short address on a phone, where a visitor reads of the person, and of who took over", async ({
  owner,
  newVisitor,
  request,
}) => {
  await saveProfile(owner.api, { person_cards: "true" });
  const ravi = await addPerson(owner.api);
  const meera = await addPerson(owner.api, { name: "Meera" });
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.people);
  await page.getByText("Settings for cards").click();
  await page.getByRole("switch", { name: "Short addresses for people" }).click();
  await expect(page.getByRole("switch", { name: "Short addresses for people" })).toBeChecked();
  await page.getByRole("button", { name: "Edit Ravi Kumar" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit person" });
  await dialog.getByText("For their own card").click();
  await dialog.getByLabel("About").fill("Twenty years of lamps.");
  await dialog.getByLabel("Short address").fill("Ravi");
  await expect(dialog.getByText(new RegExp(`/${owner.slug}/ravi$`))).toBeVisible();
  await dialog.getByRole("button", { name: "Add a link" }).click();
  await dialog.getByLabel("Title", { exact: true }).fill("My workshop");
  await dialog.getByLabel("Link", { exact: true }).fill("workshop.example");
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Update person" }).click();
  const short = paths.person(owner, { ...ravi, handle: "ravi" });
  await page.getByRole("button", { name: "More for Ravi Kumar" }).click();
  const view = page.getByRole("menuitem", { name: /^View card of Ravi Kumar/ });
  await expect(view).toHaveAttribute("href", new RegExp(`${short}$`));

  const visitor = await newVisitor(phone);
  await visitor.goto(paths.person(owner, ravi));
  await expect(visitor).toHaveURL(short);
  await expect(visitor.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();
  await expect(visitor.getByText("Twenty years of lamps.")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "My workshop" })).toHaveAttribute("href", /workshop\.example/);
  expect(await findBarriers(visitor)).toEqual([]);
  expect(await readCode(await (await request.get(paths.personCode(owner, ravi, "png"))).body())).toContain(
    `${short}?s=qr`,
  );
  const sheet = await request.get(paths.personPrintSheet(owner, ravi));
  expect((await sheet.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const left = { successor_id: meera.id, says_so: true };
  await owner.api.call("POST", pathOf(operations.leavePerson, { id: ravi.id }), left);
  await visitor.reload();
  await expect(visitor).toHaveURL(paths.successor(owner, meera));
  await expect(visitor.getByRole("heading", { level: 1, name: "Meera" })).toBeVisible();
});

for (const [where, options] of [
  ["a phone", phone],
  ["a desk", { viewport: { width: 1_280, height: 800 } }],
] as const)
  test(`an owner downloads visiting cards and codes of the team on ${where}`, async ({ owner, newVisitor }) => {
    await saveProfile(owner.api, { person_cards: "true" });
    await addPerson(owner.api);
    const meera = await addPerson(owner.api, { name: "मीरा" });
    const page = await newVisitor(options);
    await openAs(page, owner.api, paths.people);
    await page.getByRole("button", { name: "Print cards and codes" }).click();
    const dialog = page.getByRole("dialog", { name: "Print cards and codes" });
    expect(await findBarriers(page)).toEqual([]);
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: new RegExp(name) }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const cards = await download("PDF");
    expect(cards.name).toBe(`${owner.slug}-cards.pdf`);
    expect(cards.bytes.subarray(0, 5).toString()).toBe("%PDF-");

    await dialog.getByRole("radio", { name: "Only some" }).click();
    await dialog.getByRole("checkbox", { name: "मीरा" }).click();
    expect(await findBarriers(page)).toEqual([]);
    const codes = unzipSync((await download("ZIP")).bytes);
    expect(Object.keys(codes)).toEqual([`मीरा-${meera.id}.svg`]);
    const code = Buffer.from(strFromU8(Object.values(codes)[0] as Uint8Array));
    expect(await readCode(code)).toMatch(new RegExp(`${paths.person(owner, meera)}\\?s=qr$`));
  });
