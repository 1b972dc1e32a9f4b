import { readdirSync } from "node:fs";
import path from "node:path";
import { isFormedAsHandle, mayBeHandle } from "@/lib/contract/content/handle";
import { languageCodes } from "@/lib/i18n/languages";
import { root } from "./sources";

const pages = readdirSync(path.join(root, "app", "(card)", "[companyName]"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("["))
  .map(({ name }) => name);

test("no page of a card can be a person's short address, in whichever case", () => {
  expect(pages).toEqual(expect.arrayContaining(["people", "contact", "p", "manifest.webmanifest"]));
  const written = pages.flatMap((page) => [page, page.toUpperCase(), encodeURIComponent(page)]);
  expect(written.filter(mayBeHandle)).toEqual([]);
});

test("no language can", () => {
  expect(languageCodes.filter(mayBeHandle)).toEqual([]);
});

test.each([
  ["ravi", true],
  ["ravi-kumar-2", true],
  ["123", true],
  ["ra", false],
  ["r".repeat(30), true],
  ["r".repeat(31), false],
  ["-ravi", false],
  ["ravi-", false],
  ["ra--vi", false],
  ["ravi.k", false],
  ["ravi k", false],
  ["ravi\n", false],
  ["रवि", false],
  ["ｒａｖｉ", false],
  ["rаvi", false],
  ["r".repeat(100_000), false],
])("%j is formed as one: %j", (text, isFormed) => {
  expect(isFormedAsHandle(text)).toBe(isFormed);
});
