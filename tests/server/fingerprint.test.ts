import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprintSource } from "@/server/fingerprint.mjs";

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "namaskard-source-"));
  await write("app/page.tsx", "page");
  await write("package-lock.json", "{}");
});
afterEach(() => rm(root, { recursive: true }));

test("it names contents, not times", async () => {
  const before = fingerprintSource(root);
  await utimes(path.join(root, "app/page.tsx"), 1, 1);
  expect(fingerprintSource(root)).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ["a changed file", "app/page.tsx", "other"],
  ["a new file", "lib/a/b.ts", ""],
  ["a changed configuration", "next.config.mjs", ""],
  ["changed packages", "package-lock.json", "{ }"],
])("%s gives another one", async (_, file, text) => {
  const before = fingerprintSource(root);
  await write(file, text);
  expect(fingerprintSource(root)).not.toBe(before);
});

test.each([
  ["the card's built script", "public/card.js"],
  ["the card's built stylesheet", "public/card.css"],
  ["the landing page's", "public/landing.css"],
  ["tests", "tests/a.test.ts"],
  ["data", "data/namaskard.db"],
  ["hidden files", "app/.DS_Store"],
])("%s does not take part", async (_, file) => {
  const before = fingerprintSource(root);
  await write(file, "x");
  expect(fingerprintSource(root)).toBe(before);
});
