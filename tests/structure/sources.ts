import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(__dirname, "../..");

const folders = ["app", "components", "lib", "provider", "server", "styles", "tests", "e2e"];

export type Source = { file: string; text: string };

/** Every source file of the project, paths relative to its root. */
export function readSources(): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && statSync(path.join(root, file)).isFile())
      .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") })),
  );
}

/** Project files that `file` imports, as paths from the root; packages are left out. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier]) => specifier ?? "")
    .filter((specifier) => specifier.startsWith("@/") || specifier.startsWith("."))
    .map((specifier) => (specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(file), specifier)));
}
