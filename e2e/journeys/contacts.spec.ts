import { addProduct } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("an owner adds a number, a link and a branch, and visitors find them on the card", async ({
  page,
  owner,
  newVisitor,
}) => {
  await openAs(page, owner.api, "/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const numbers = page.getByRole("region", { name: "More numbers" });
  await numbers.getByRole("button", { name: "Add a number" }).click();
  await expect(numbers.getByLabel("What it is for")).toBeFocused();
  await numbers.getByLabel("What it is for").fill("Orders");

  await page.getByRole("link", { name: "Links" }).click();
  const links = page.getByRole("region", { name: "Your own links" });
  await links.getByRole("button", { name: "Add a link" }).click();
  await links.getByLabel("Title").fill("Diwali menu");
  await links.getByRole("textbox", { name: "Link" }).fill("menu.example/diwali");
  await links.getByLabel("Icon").selectOption("Form or menu");
  await links.getByRole("button", { name: "Add a link" }).click();
  const second = links.getByRole("group", { name: "link 2" });
  await second.getByLabel("Title").fill("Next year");
  await second.getByRole("textbox", { name: "Link" }).fill("https://menu.example/later");
  await second.getByLabel("First day").fill("2099-01-01");

  await page.getByRole("link", { name: "Branches" }).click();
  const branches = page.getByRole("region", { name: "Branches" });
  await branches.getByRole("button", { name: "Add a branch" }).click();
  await branches.getByLabel("Name").fill("Andheri West");
  await branches.getByLabel("Address").fill("4 Link Road, Andheri West, Mumbai");
  await branches.getByRole("switch", { name: "Show when we are open" }).click();

  // The missing number is in another room.
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(numbers.getByLabel("Number", { exact: false }).last()).toBeVisible();
  await numbers.getByRole("textbox", { name: "Number" }).fill("+91 98000 00001");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Orders: +91 98000 00001 · WhatsApp")).toBeVisible();

  const visitor = await newVisitor(phone);
  await visitor.goto(`/${owner.slug}`);
  await expect(visitor.getByRole("link", { name: /^Orders/ })).toHaveAttribute("href", "tel:+919800000001");
  await expect(visitor.getByRole("link", { name: "Diwali menu" })).toHaveAttribute(
    "href",
    "https://menu.example/diwali",
  );
  await expect(visitor.getByRole("link", { name: "Next year" })).toHaveCount(0);
  const branch = visitor.getByRole("region", { name: "Our branches" });
  await expect(branch.getByText(/^(Open now|Closed) · /)).toBeVisible();
  await expect(branch.getByRole("link", { name: "Directions to Andheri West" })).toBeVisible();
  const contact = await (await visitor.request.get(`/${owner.slug}/contact.vcf`)).text();
  expect(contact).toContain("item1.TEL:+919800000001\r\nitem1.X-ABLabel:Orders");
});

test("a company's prices are in its own currency, on the card, its page and in the form", async ({
  page,
  owner,
  newVisitor,
}) => {
  await addProduct(owner.api, { name: "Lamp", price: "20" });
  await openAs(page, owner.api, "/dashboard/profile/payment");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Currency").selectOption("EUR");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Euro (EUR)")).toBeVisible();
  await page.goto("/dashboard/products");
  await expect(page.getByText("€20.00")).toBeVisible();
  const visitor = await newVisitor(phone);
  await visitor.goto(`/${owner.slug}`);
  await expect(visitor.getByText("Price: €20.00")).toBeVisible();
  const data = await visitor.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"priceCurrency":"EUR"');
});
