import { nameFromFile } from "@/components/products/photos/name-from-file";

test.each([
  ["brass-lamp_2.jpg", "Brass lamp"],
  ["Kaju Katli (1).jpeg", "Kaju Katli"],
  ["काजू कतली.png", "काजू कतली"],
  ["Tea.png", "Tea"],
  ["red_saree_final.v2.webp", "Red saree final v2"],
])("%s says %j", (file, name) => {
  expect(nameFromFile(file)).toBe(name);
});

test.each([
  "IMG_1234.jpg",
  "IMG-20260101-WA0012.jpg",
  "DSC00042.JPG",
  "PXL_20260101_101010123.MP.jpg",
  "WhatsApp Image 2026-01-01 at 10.10.10 AM.jpeg",
  "Screenshot_20260101-101010.png",
  "a3f9c2d1.png",
  "1699999999999.jpg",
  "photo.png",
  ".jpg",
  "",
])("%j says nothing", (file) => {
  expect(nameFromFile(file)).toBe("");
});
