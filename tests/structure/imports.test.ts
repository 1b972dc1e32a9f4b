import { importsOf, readSources } from "./sources";

/** The top-level folders that each may import; the provider shares contract, runtime, messages, formats and drawing. */
const allowed: Record<string, string[]> = {
  app: ["app", "components", "lib", "styles"],
  components: ["components", "lib"],
  lib: ["lib", "messages"],
  provider: [
    "provider",
    "lib/contract",
    "lib/i18n",
    "lib/runtime",
    "lib/format",
    "lib/drawing",
    "lib/card/appointment-times",
    "package.json",
  ],
  server: ["server", "lib", "provider"],
};

test("imports flow app → components → lib; the provider stands on contract, runtime, messages, formats and drawing alone", () => {
  const wrong = readSources()
    .filter(({ file }) => allowed[file.split("/")[0] ?? ""])
    .flatMap(({ file, text }) =>
      importsOf(file, text)
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("only the composition root reaches from the listener into the provider", () => {
  const reaching = readSources()
    .filter(
      ({ file, text }) =>
        file.startsWith("server/") && importsOf(file, text).some((target) => target.startsWith("provider/")),
    )
    .map(({ file }) => file);
  expect(reaching).toEqual(["server/main.ts"]);
});

test("in the provider, what starts it or a command has the system's clock, and hands it on", () => {
  const reading = readSources()
    .filter(({ file, text }) => file.startsWith("provider/") && /Date\.now\(|new Date\(\)/.test(text))
    .map(({ file }) => file)
    .filter((file) => !file.startsWith("provider/admin/"))
    .sort();
  // A schema is given no clock.
  expect(reading).toEqual([
    "provider/backup/before-migration.ts",
    "provider/backup/card/moments.ts",
    "provider/open.ts",
  ]);
});

test("no browser loads the catalogue: it reads files, and has every language whole", () => {
  const sources = new Map(readSources().map(({ file, text }) => [file.replace(/\.tsx?$/, ""), { file, text }]));
  const reached = new Set<string>();
  const follow = (name: string) => {
    const source = sources.get(name) ?? sources.get(`${name}/index`);
    if (!source || reached.has(source.file)) return;
    reached.add(source.file);
    const text = source.text.replace(/^(import|export) type [^;]*;/gm, "");
    importsOf(source.file, text).forEach(follow);
  };
  for (const [name, { file, text }] of sources)
    if (/^(app|components|lib)\//.test(file) && /^"use client";/m.test(text)) follow(name);
  expect(reached.size).toBeGreaterThan(300);
  expect([...reached].filter((file) => file === "lib/i18n/catalog.ts")).toEqual([]);
});

function mayImport(file: string, target: string): boolean {
  return (allowed[file.split("/")[0] ?? ""] ?? []).some((place) => target === place || target.startsWith(`${place}/`));
}
