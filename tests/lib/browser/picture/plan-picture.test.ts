import { fitWithin, hasTooManyPixels, isHeic, listEncodings, planPicture } from "@/lib/browser/picture/plan-picture";
import { logoRule } from "@/lib/contract/cards/logo-rule";
import { bannerImageRule } from "@/lib/contract/content/banner";
import { productImageRule } from "@/lib/contract/content/product-image-rule";
import { pictureLimits } from "@/lib/contract/values";

const MB = 1024 * 1024;
const jpeg = { name: "photo.jpg", type: "image/jpeg" };
const gif = { name: "move.gif", type: "image/gif" };
const heic = { name: "IMG_1.HEIC", type: "" };

test.each([
  ["a landscape", { width: 4000, height: 3000 }, 1600, { width: 1600, height: 1200 }],
  ["a portrait", { width: 3000, height: 4000 }, 1600, { width: 1200, height: 1600 }],
  ["what fits", { width: 1600, height: 900 }, 1600, { width: 1600, height: 900 }],
  ["what is small, and stays so", { width: 20, height: 10 }, 1600, { width: 20, height: 10 }],
  ["a line, which keeps a pixel", { width: 20_000, height: 3 }, 1600, { width: 1600, height: 1 }],
])("fits %s", (_, size, side, fitted) => {
  expect(fitWithin(size, side)).toEqual(fitted);
});

test.each([
  ["a small photo", { ...jpeg, bytes: MB, width: 1200, height: 1600 }, "keep"],
  ["one at both limits", { ...jpeg, bytes: 2 * MB, width: 1600, height: 1600 }, "keep"],
  ["one of a byte too many", { ...jpeg, bytes: 2 * MB + 1, width: 1600, height: 1200 }, { width: 1600, height: 1200 }],
  ["one of a pixel too many", { ...jpeg, bytes: MB, width: 1601, height: 800 }, { width: 1600, height: 800 }],
  ["a photo of a phone", { ...jpeg, bytes: 6 * MB, width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ["a wide GIF of few bytes", { ...gif, bytes: MB, width: 3200, height: 1600 }, "keep"],
  ["a GIF of many", { ...gif, bytes: 3 * MB, width: 3200, height: 1600 }, { width: 1600, height: 800 }],
  ["a small HEIC", { ...heic, bytes: MB, width: 800, height: 600 }, { width: 800, height: 600 }],
])("plans %s", (_, facts, plan) => {
  expect(planPicture(facts, productImageRule)).toEqual(plan);
});

test("each use has its own size, and all stay below the upload limit", () => {
  const photo = { ...jpeg, bytes: 12 * MB, width: 8000, height: 4000 };
  const widths = [productImageRule, bannerImageRule, logoRule].map((rule) => planPicture(photo, rule));
  expect(widths).toEqual([
    { width: 1600, height: 800 },
    { width: 1920, height: 960 },
    { width: 1024, height: 512 },
  ]);
  for (const { bytes } of [productImageRule, bannerImageRule, logoRule])
    expect(pictureLimits.prepared).toBeLessThanOrEqual(bytes / 2);
});

test.each([
  [8000, 5000, false],
  [8000, 5001, true],
])("%i by %i pixels are too many: %s", (width, height, tooMany) => {
  expect(hasTooManyPixels({ width, height })).toBe(tooMany);
});

const ways = (type: string, isTransparent: boolean) => [
  ...new Set(listEncodings(type, isTransparent).map(({ type }) => type.slice("image/".length))),
];

test.each([
  ["image/jpeg", false, ["jpeg"]],
  ["image/png", false, ["png", "jpeg"]],
  ["image/png", true, ["png", "webp"]],
  ["image/webp", false, ["jpeg"]],
  ["image/webp", true, ["webp", "png"]],
  ["image/heic", false, ["jpeg"]],
  ["image/gif", true, ["webp", "png"]],
  ["", false, ["jpeg"]],
])("writes %s, transparent: %s, as %j", (type, isTransparent, kinds) => {
  expect(ways(type, isTransparent)).toEqual(kinds);
});

test("quality falls from one try to the next", () => {
  const qualities = listEncodings("image/jpeg", false).map(({ quality }) => quality);
  expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  expect(qualities.length).toBeGreaterThan(1);
});

test.each([
  [{ name: "IMG_1.HEIC", type: "" }, true],
  [{ name: "img.heif", type: "application/octet-stream" }, true],
  [{ name: "img", type: "image/heic" }, true],
  [{ name: "heic.jpg", type: "image/jpeg" }, false],
])("%j is HEIC: %s", (file, expected) => {
  expect(isHeic(file)).toBe(expected);
});
