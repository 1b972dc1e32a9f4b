import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { addPerson } from "../company";
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
