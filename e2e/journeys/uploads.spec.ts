import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { bannerLimits, documentLimits } from "@/lib/contract/content/values";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { fileOfSize, pdfOfSize } from "../../tests/contract/files";
import { addBanner, toForm } from "../company";
import { expect, test } from "../test";

test("a banner of almost ten megabytes arrives whole", async ({ owner, request }) => {
  const side = 1_867;
  const file = await noisePng(side);
  // Larger than the framework's own body limit.
  expect(file.size).toBeGreaterThan(10_449_920);
  expect(file.size).toBeLessThan(bannerLimits.bytes);
  const banner = await addBanner(owner.api, { image: file });
  const largest = banner.image_set?.toSorted((a, b) => b.width - a.width)[0];
  const served = await request.get(largest?.url ?? "");
  const { data, info } = await sharp(await served.body())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  // Noise down to the last row: a truncated picture ends in one colour.
  expect(new Set(data.subarray(-info.width)).size).toBeGreaterThan(8);
});

test("a brochure of exactly the largest size arrives whole, one byte more is refused", async ({ owner, request }) => {
  const file = await pdfOfSize(documentLimits.bytes);
  const { file: url } = await owner.api.call<{ file: string }>(
    "POST",
    pathOf(operations.listDocuments),
    toForm({ file, file_name: "Largest" }),
  );
  expect((await (await request.get(url)).body()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);

  const over = toForm({ file: await pdfOfSize(documentLimits.bytes + 1), file_name: "Over" });
  const answer = await owner.api.fetch(`/api${pathOf(operations.listDocuments)}`, { method: "POST", body: over });
  expect([400, 413]).toContain(answer.status);
  expect(await owner.api.call("GET", pathOf(operations.getDocumentStats))).toMatchObject({ total_documents: 1 });
});

test("a body beyond every limit is refused with a reason, and nothing of it stays", { tag: "@single" }, async ({
  site,
  owner,
}) => {
  const media = path.join(site.dataDir, "media");
  const before = await readdir(media, { recursive: true });
  const calls = [
    { list: operations.listBanners, fields: { title: "Large", banner_type: "image" }, file: "image" },
    { list: operations.listDocuments, fields: { file_name: "Large" }, file: "file" },
    { list: operations.listProducts, fields: { name: "Large" }, file: "image" },
    { list: operations.listPeople, fields: { name: "Large" }, file: "image" },
  ] as const;
  for (const {
    list: { path },
    fields,
    file,
  } of calls) {
    const form = toForm({ ...fields, [file]: fileOfSize(11 * 1024 * 1024, "large.png", "image/png") });
    const answer = await owner.api.fetch(`/api${path}`, { method: "POST", body: form });
    expect([path, answer.status]).toEqual([path, 413]);
    expect(await answer.json()).toMatchObject({
      code: "payload_too_large",
      detail: expect.stringMatching(/too large/),
    });
    expect(await owner.api.call("GET", path)).toMatchObject({ count: 0 });
  }
  expect(await readdir(media, { recursive: true })).toEqual(before);
});

/** Random pixels, which do not compress. */
async function noisePng(side: number): Promise<File> {
  const pixels = new Uint8Array(side * side * 3);
  for (let start = 0; start < pixels.length; start += 65_536)
    crypto.getRandomValues(pixels.subarray(start, Math.min(start + 65_536, pixels.length)));
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0, adaptiveFiltering: false })
    .toBuffer();
  return new File([new Uint8Array(png)], "noise.png", { type: "image/png" });
}
