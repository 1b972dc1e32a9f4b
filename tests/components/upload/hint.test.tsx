import { hintOf } from "@/components/upload/hint";
import { documentRule } from "@/lib/contract/content/document";
import { productImageRule } from "@/lib/contract/content/product-image-rule";
import { translatorOf } from "@/lib/i18n/catalog";

const t = translatorOf("en");

test("a hint tells the kinds and the size before a file is picked", () => {
  expect(hintOf(t, documentRule)).toBe("PDF, up to 5MB");
  expect(hintOf(t, productImageRule)).toBe("JPG, PNG, GIF, WEBP or AVIF, up to 2MB");
});

test("the kinds are listed in the reader's language", () => {
  expect(hintOf(translatorOf("hi"), productImageRule)).toMatch(/WEBP,? या AVIF/);
});

test("a picture may be larger, since it is made smaller", () => {
  expect(hintOf(t, productImageRule, true)).toBe(
    "JPG, PNG, GIF, WEBP or AVIF, up to 2MB. A larger photo is made smaller.",
  );
});
