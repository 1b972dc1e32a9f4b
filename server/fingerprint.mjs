import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "provider",
  "public",
  "server",
  "styles",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Made by the build itself. */
const generated = new Set([
  "public/card.js",
  "public/card-sw.js",
  "public/dashboard-sw.js",
  "public/card.css",
  "public/demo.css",
  "public/landing.css",
  "public/landing.js",
  "public/assets/theme.js",
]);

/** A hash of the source's contents; file times do not matter. */
export function fingerprintSource(root) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of listFiles(root, source)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(path.join(root, file)));
      hash.update("\0");
    }
  return hash.digest("hex").slice(0, 16);
}

/** Sorted by name, without dot files. */
function listFiles(root, source) {
  let entries;
  try {
    entries = readdirSync(path.join(root, source), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [source];
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${source}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, file);
      return entry.isFile() && !generated.has(file) ? [file] : [];
    });
}
