import { readFile } from "node:fs/promises";
import { strToU8, unzipSync, zipSync } from "fflate";
import { pngFile } from "../../tests/contract/files";
import { expect, openAs, test } from "../test";

test("products come in a ZIP file with their pictures, go out as one, and change by their table", async ({
  page,
  owner,
  newVisitor,
}) => {
  const picture = new Uint8Array(await (await pngFile("lamp.png", 800, 600)).arrayBuffer());
  const table = "name,price,category,pictures\nBrass lamp,450,Lamps,lamp.png; lamp-2.png\nVase,200,,vase.png\n";
  const zip = zipSync({ "shop/products.csv": strToU8(table), "shop/lamp.png": picture, "shop/lamp-2.png": picture });

  await openAs(page, owner.api, "/dashboard/products");
  await page.getByRole("button", { name: "Import and export" }).click();
  await page.getByRole("menuitem", { name: "Import products" }).click();
  const choose = page.getByLabel("Choose files");
  await choose.setInputFiles({ name: "shop.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await expect(page.getByText("2 rows: 1 ready, 1 with problems")).toBeVisible();
  await expect(page.getByRole("row", { name: /Vase/ })).toContainText("The picture vase.png is missing");
  await page.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByText("1 of 2 rows imported")).toBeVisible();

  await page.getByRole("link", { name: "Back to Products" }).click();
  await expect(page.getByText("Brass lamp")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Import and export" }).click();
  await page.getByRole("menuitem", { name: "Export with pictures (ZIP)" }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  expect(Object.keys(files).filter((name) => name.startsWith("brass-lamp-"))).toHaveLength(2);
  const exported = Buffer.from(files["products.csv"] ?? []).toString();
  expect(exported).toContain("Brass lamp");

  await page.goto("/dashboard/products/import");
  const dearer = Buffer.from(exported.replace("450.00", "475"));
  await choose.setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: dearer });
  await expect(page.getByRole("row", { name: /Brass lamp/ })).toContainText("Its pictures stay as they are");
  await page.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByText("1 of 1 row imported")).toBeVisible();
  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  await expect(visitor.getByText("Price: $475.00")).toBeVisible();
});

test("a ZIP file that lies about its size, or is cut off, is refused or read as far as it is true", async ({
  page,
  owner,
}) => {
  await openAs(page, owner.api, "/dashboard/products");
  const choose = page.getByLabel("Choose files");
  const pick = async (zip: Uint8Array) => {
    await page.goto("/dashboard/products/import");
    await choose.setInputFiles({ name: "shop.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  };

  const table = strToU8("name,price\nVase,200\n");
  const zeros = zipSync({ "products.csv": table, "lamp.png": new Uint8Array(60_000_000) });
  // A false unpacked size, in the file's own header and in the central directory.
  await pick(claimSizes(zeros, 1_000));
  await expect(page.getByText("1 row: 0 ready, 1 with problems")).toBeVisible();

  await pick(zeros.slice(0, zeros.length - 40));
  await expect(page.getByRole("alert").first()).toBeVisible();
  await pick(zipSync({ "../../../products.csv": table }));
  await expect(page.getByRole("alert").first()).toBeVisible();
});

/** Overwrites the unpacked size of the last file. */
function claimSizes(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  bytes.writeUInt32LE(size, bytes.lastIndexOf("PK\x03\x04", undefined, "latin1") + 22);
  bytes.writeUInt32LE(size, bytes.lastIndexOf("PK\x01\x02", undefined, "latin1") + 24);
  return bytes;
}
