import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { ApiError } from "@/lib/contract/errors";
import * as fileMessages from "@/lib/contract/file-messages";
import type { Deps } from "@/provider/deps";
import { storePicture } from "@/provider/media/pictures";
import { presentPicture } from "@/provider/media/presenter";
import type { PictureUse } from "@/provider/media/variants";
import type { Files } from "@/provider/ports/files/files";
import { createRandom, mutate, openStore, type Store } from "./stored-files";

let store: Store;
beforeAll(async () => {
  store = await openStore();
});
afterEach(async () => store.files.remove(await store.list()));
afterAll(() => store.close());

function draw(width: number, height: number, background = "#e8930c"): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function fileOf(name: string, picture: Sharp | Uint8Array): Promise<File> {
  const bytes = picture instanceof Uint8Array ? picture : await picture.toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

/** Stores a client's picture. @returns the files shown on pages, the widest first, and the file for contact cards */
async function storeAs(use: PictureUse, name: string, picture: Sharp | Uint8Array) {
  const { upload } = await storePicture(store, { clientId: store.clients[0], use }, await fileOf(name, picture));
  const files = await store.filesOf(upload);
  const variants = files.filter(({ width }) => width !== null);
  const photo = files.find(({ width }) => width === null)?.key ?? "";
  return { files, variants, photo, sizes: variants.map(({ width, height }) => [width, height]) };
}

async function expectRefused(file: File | Promise<File>, message: string): Promise<void> {
  const refused = storePicture(store, { clientId: store.clients[0], use: "product" }, await file);
  await expect(refused).rejects.toMatchObject({ code: "validation_error", fields: { image: [message] } });
  expect(await store.list()).toEqual([]);
}

test.each([
  ["photo.jpg", () => draw(1000, 500).jpeg()],
  ["photo.JPEG", () => draw(1000, 500).jpeg()],
  ["photo.png", () => draw(1000, 500).png()],
  ["photo.gif", () => draw(1000, 500).gif()],
  ["photo.webp", () => draw(1000, 500).webp()],
  ["photo.avif", () => draw(1000, 500).avif()],
  ["grey.png", () => draw(1000, 500).greyscale().png()],
  ["deep.png", () => draw(1000, 500).toColourspace("rgb16").png()],
  ["print.jpg", () => draw(1000, 500).toColourspace("cmyk").jpeg()],
])("stores %s in the widths of its use as WebP", async (name, picture) => {
  const stored = await storeAs("product", name, picture());
  expect(stored.sizes).toEqual([
    [800, 400],
    [400, 200],
  ]);
  expect((await store.list()).sort()).toEqual(stored.files.map(({ key }) => key).sort());
  for (const { key, width, bytes } of stored.files) {
    const content = await store.read(key);
    expect(content).toHaveLength(bytes ?? 0);
    expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width });
  }
});

test("never enlarges, and stores a width once", async () => {
  const small = await storeAs("banner", "small.png", draw(300, 200).png());
  expect(small.sizes).toEqual([[300, 200]]);
  const medium = await storeAs("banner", "medium.png", draw(1000, 400).png());
  expect(medium.sizes).toEqual([
    [1000, 400],
    [960, 384],
    [480, 192],
  ]);
});

test("keeps a portrait wide and an endless strip bounded", async () => {
  expect((await storeAs("product", "p.png", draw(900, 1200).png())).sizes).toEqual([
    [800, 1067],
    [400, 534],
  ]);
  const strip = await storeAs("product", "s.png", draw(100, 20_000).png());
  expect(strip.variants[0]?.height).toBeLessThanOrEqual(1600);
});

test("draws a logo square and whole, clear around it, and on white for contact files", async () => {
  const stored = await storeAs("logo", "logo.png", draw(300, 100, "#ff0000").png());
  expect(stored.sizes).toEqual([
    [512, 512],
    [192, 192],
    [96, 96],
  ]);
  const pixel = async (key: string, top: number) => {
    const picture = sharp(await store.read(key)).extract({ left: 96, top, width: 1, height: 1 });
    return [...(await picture.raw().toBuffer())];
  };
  const icon = stored.variants[1]?.key ?? "";
  expect((await pixel(icon, 5))[3]).toBe(0);
  expect((await pixel(icon, 96))[0]).toBeGreaterThan(240);
  expect(await sharp(await store.read(stored.photo)).metadata()).toMatchObject({
    format: "jpeg",
    width: 400,
    height: 400,
  });
  expect(Math.min(...(await pixel(stored.photo, 5)))).toBeGreaterThan(250);
});

test("keeps even a noisy logo under 60 KB in contact files", async () => {
  const noise = sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 80 },
    },
  });
  const { photo } = await storeAs("logo", "noise.png", noise.png());
  expect((await store.read(photo)).length).toBeLessThanOrEqual(60 * 1024);
});

test("turns a picture upright and strips its metadata", async () => {
  const exif = { IFD0: { Copyright: "secret place" }, IFD3: { GPSLatitude: "19/1 4/1 0/1" } };
  const sideways = draw(1000, 500).withExif(exif).withMetadata({ orientation: 6 }).jpeg();
  const stored = await storeAs("product", "phone.jpg", sideways);
  expect(stored.sizes).toEqual([
    [500, 1000],
    [400, 800],
  ]);
  const { exif: kept, orientation } = await sharp(await store.read(stored.variants[0]?.key ?? "")).metadata();
  expect([kept, orientation]).toEqual([undefined, undefined]);
});

test("takes the first frame of an animation", async () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 30 * 3, 255), Buffer.alloc(40 * 30 * 3, 0)]);
  const animation = sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } }).gif({ loop: 0 });
  const stored = await storeAs("product", "moving.gif", animation);
  expect(stored.sizes).toEqual([[40, 30]]);
  const { pages } = await sharp(await store.read(stored.variants[0]?.key ?? "")).metadata();
  expect(pages ?? 1).toBe(1);
});

test("refuses what its name does not say, and formats it does not take", async () => {
  const png = await draw(50, 50).png().toBuffer();
  await expectRefused(fileOf("photo.jpg", png), fileMessages.imageInvalid);
  await expectRefused(fileOf("photo", png), fileMessages.imageInvalid);
  await expectRefused(fileOf("photo.tiff", draw(50, 50).tiff()), fileMessages.imageInvalid);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>');
  for (const name of ["drawing.svg", "drawing.png", "drawing.gif"])
    await expectRefused(fileOf(name, svg), fileMessages.imageInvalid);
  await expectRefused(fileOf("empty.png", new Uint8Array()), fileMessages.imageInvalid);
});

test("refuses too many pixels by the header alone, and damaged pictures", async () => {
  await expectRefused(fileOf("huge.png", draw(8000, 5001).png()), fileMessages.imageTooManyPixels);
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  await expectRefused(fileOf("cut.jpg", png.subarray(0, png.length / 2)), fileMessages.imageUnreadable);
  const bomb = await draw(10, 10).png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expectRefused(fileOf("bomb.png", bomb), fileMessages.imageTooManyPixels);
});

test("what it wrote before a file that could not be written is known, and counts as dropped", async () => {
  let puts = 0;
  const files: Files = {
    ...store.files,
    put: async (...file) => {
      if (++puts === 3) throw Object.assign(new Error("full"), { code: "ENOSPC" });
      await store.files.put(...file);
    },
  };
  await store.db.deleteFrom("files").execute();
  const logo = await fileOf("logo.png", draw(50, 50).png());
  const stored = storePicture({ ...store, files }, { clientId: store.clients[0], use: "logo" }, logo);
  await expect(stored).rejects.toMatchObject({ code: "ENOSPC" });
  expect(await store.list()).toHaveLength(2);
  const rows = await store.db.selectFrom("files").selectAll().execute();
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(await store.list()));
  for (const { dropped_at } of rows) expect(dropped_at).toBe("2026-11-20T10:00:00.000Z");
});

test("presents addresses by ascending width, the widest first of all, and nothing for none", async () => {
  const deps = { config: { mediaBaseUrl: "https://files.example" } } as Deps;
  const stored = await storeAs("logo", "logo.png", draw(50, 50).png());
  const { url, set, photo } = presentPicture(deps, stored.files);
  expect(set.map(({ width }) => width)).toEqual([96, 192, 512]);
  expect(url).toBe(`https://files.example/media/${stored.variants[0]?.key}`);
  expect(photo).toBe(`https://files.example/media/${stored.photo}`);
  expect(presentPicture(deps, [])).toEqual({ url: null, set: [], photo: null });
});

test("any damage is either forgiven or refused, and leaves no stray file", async () => {
  const random = createRandom(7);
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 120, height: 90, channels: 3, background: "#fff", noise } });
  const originals = [
    { name: "picture.png", bytes: await picture.clone().png().toBuffer() },
    { name: "picture.jpg", bytes: await picture.clone().jpeg().toBuffer() },
    { name: "picture.webp", bytes: await picture.clone().webp().toBuffer() },
    { name: "picture.gif", bytes: await picture.clone().gif().toBuffer() },
  ];
  let expectedFiles = 0;
  let refused = 0;
  for (let round = 0; round < 400; round++) {
    const { name, bytes } = originals[round % originals.length] ?? { name: "", bytes: Buffer.alloc(0) };
    try {
      const stored = await storeAs("product", name, mutate(bytes, random));
      expectedFiles += stored.variants.length;
    } catch (error) {
      refused++;
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
    }
  }
  expect(refused).toBeGreaterThan(50);
  expect(await store.list()).toHaveLength(expectedFiles);
}, 60_000);
