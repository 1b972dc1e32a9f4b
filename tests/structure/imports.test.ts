import path from "node:path";
import { readSources } from "./sources";

/** Which top-level folders each may import from; the provider shares the contract and what every process stands on. */
const allowed: Record<string, string[]> = {
  app: ["app", "components", "lib", "styles"],
  components: ["components", "lib"],
  lib: ["lib"],
  provider: ["provider", "lib/contract", "lib/process"],
  server: ["server", "lib", "provider"],
};

test("imports flow app → components → lib; the provider stands on contract and process alone", () => {
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

function mayImport(file: string, target: string): boolean {
  return (allowed[file.split("/")[0] ?? ""] ?? []).some((place) => target === place || target.startsWith(`${place}/`));
}

/** Project files that `file` imports, as paths from the root; packages are left out. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier]) => specifier ?? "")
    .filter((specifier) => specifier.startsWith("@/") || specifier.startsWith("."))
    .map((specifier) => (specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(file), specifier)));
}
