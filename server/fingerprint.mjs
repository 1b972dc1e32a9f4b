import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Everything that a build is made from. */
const sources = [
  "app",
  "components",
  "lib",
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
  "public/landing.js",
  "public/assets/theme.js",
]);

/** A short name for the present source: the same for the same contents, whatever the times of the files. */
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

function listFiles(root, source) {
  const folder = path.join(root, source);
  let names;
  try {
    // By name: entries tell which folder they are in only from Node 20.12 on.
    names = readdirSync(folder, { recursive: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [source];
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return names
    .filter((name) => !path.basename(name).startsWith(".") && statSync(path.join(folder, name)).isFile())
    .map((name) => `${source}/${name.replaceAll(path.sep, "/")}`)
    .filter((file) => !generated.has(file))
    .sort();
}
