import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { envSchema } from "@/lib/env";
import { providerEnvSchema } from "@/provider/env";

const documents = [".", "docs", "docs/adr"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md")
    .map((name) => path.join(folder, name)),
);
const textOf = new Map(documents.map((file) => [file, readFileSync(file, "utf8")]));

describe("documents", () => {
  test("link to files and headings that are there", () => {
    const links = namedBy(/\]\(([^)\s]+)\)/g).filter(({ name }) => !/^(https?|mailto):/.test(name));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ file, name }) => !isThere(file, name))).toEqual([]);
  });

  test("name documents that are there", () => {
    expect(namedBy(/`(docs\/[\w./-]+\.\w+)`/g).filter(({ name }) => !existsSync(name))).toEqual([]);
  });

  function namedBy(pattern: RegExp): { file: string; name: string }[] {
    return [...textOf].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ file, name })));
  }

  function isThere(from: string, link: string): boolean {
    const [target = "", anchor] = link.split("#");
    const file = target === "" ? from : path.join(path.dirname(from), target);
    if (anchor === undefined) return existsSync(file);
    return anchorsOf(textOf.get(file) ?? "").includes(anchor);
  }

  function anchorsOf(text: string): string[] {
    return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    );
  }
});

test("configuration.md lists every setting once, with its default", () => {
  const rows = [
    ...readFileSync("docs/configuration.md", "utf8").matchAll(/^\| `([A-Z][A-Z0-9_]+)` *\| ([^|]+?) *\|/gm),
  ];
  const documented = rows.map(([, name = "", value = ""]) => [name, value === "–" ? "" : value.replaceAll("`", "")]);
  const shape: Record<string, z.ZodType> = { ...envSchema.shape, ...providerEnvSchema.shape };
  // The launcher sets BUILD_ID.
  const settings = Object.keys(shape).filter((name) => name !== "BUILD_ID");
  const defaults = settings.map((name) => [name, String(shape[name]?.parse(undefined) ?? "")]);
  expect(documented.toSorted()).toEqual(defaults.toSorted());
});

describe("threat-model.md", () => {
  const rows = readFileSync("docs/threat-model.md", "utf8")
    .split("\n")
    .filter((line) => /^\|.*\b(tests|e2e)\//.test(line));

  test("names checks and tests that are there", () => {
    const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []));
    expect(rows.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("names a test for each attack", () => {
    expect(rows.filter((row) => !/`(tests|e2e)\/[^`]+`/.test(row.split("|")[3] ?? ""))).toEqual([]);
  });
});
