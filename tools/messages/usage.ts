import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalog } from "./read";

/**
 * The keys that no code names: neither whole, nor by a pattern, nor as a place and a name (`words="documents.delete"` where a part writes
 * `${words}.failed`).
 */
export function findUnused(catalog: Catalog, texts = readCode()): string[] {
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/["'`]([a-z][\w.-]*)["'`]/g)].map(([, name]) => name)),
  );
  const patterns = texts.flatMap((text) =>
    [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*\$\{[^`\s]*)`/g)].map(([, name = ""]) => toPattern(name)),
  );
  const endings = new Set(texts.flatMap((text) => [...text.matchAll(/\}((?:\.\w+)+)`/g)].map(([, name]) => name)));
  return [...catalog.keys()].filter((key) => {
    if (named.has(key) || patterns.some((pattern) => pattern.test(key))) return false;
    const dots = [...key.matchAll(/\./g)].map(({ index }) => index);
    return !dots.some((dot) => named.has(key.slice(0, dot)) && endings.has(key.slice(dot)));
  });
}

/** `mails.safety.${news}.title` may be any of these. */
function toPattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
}

function readCode(): string[] {
  return ["app", "components", "lib", "provider", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), "utf8")),
  );
}
