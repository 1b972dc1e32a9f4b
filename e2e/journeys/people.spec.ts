import { paths } from "@/lib/paths";
import { takePhoto } from "../photo";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("an owner adds a person with a photo on a phone, and a visitor saves that person's contact", async ({
  owner,
  newVisitor,
}) => {
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.people);
  await expect(page.getByText(/^Customers ask for somebody by name/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add Person" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Person" });
  await dialog.getByLabel("Name").fill("रवि कुमार; Sales");
  await dialog.getByLabel("Role").fill("Head, sales");
  await dialog.getByLabel("Photo", { exact: true }).setInputFiles(await takePhoto(6));
  await page.getByRole("button", { name: "Use picture" }).click();
  await dialog.getByLabel("Phone", { exact: true }).fill("98200 11111");
  await dialog.getByLabel("WhatsApp").fill("98200 22222");
  await dialog.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByText("रवि कुमार; Sales was added")).toBeVisible();
  await expect(page.getByRole("listitem").locator('img[src^="/media/"]')).toBeVisible();

  const visitor = await newVisitor(phone);
  await visitor.goto(paths.card(owner.slug));
  const people = visitor.getByRole("region", { name: "Our people" });
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
  expect(contact.split("TEL").length).toBe(3);

  // Whoever is gone leaves no file behind, also where the card was kept to be shown again.
  await page.getByRole("button", { name: "Delete रवि कुमार; Sales" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^Customers ask for somebody by name/)).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.reload();
  await expect(people).toHaveCount(0);
});
