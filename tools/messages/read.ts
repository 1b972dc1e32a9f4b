import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = "messages";

export type Nested = { [name: string]: Nested | string };

/** The messages of a language by their whole keys, in the files' order, each with its note for translators. */
export type Catalog = Map<string, { text: string; note?: string }>;

export function listLanguages(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export function listSubjects(language = "en"): string[] {
  return readdirSync(path.join(folder, language)).map((name) => name.replace(/\.json$/, ""));
}

export function fileOf(language: string, subject: string): string {
  return path.join(folder, language, `${subject}.json`);
}

export function readCatalog(language: string): Catalog {
  const catalog: Catalog = new Map();
  for (const subject of listSubjects(language))
    collect(catalog, subject, JSON.parse(readFileSync(fileOf(language, subject), "utf8")));
  return catalog;
}

export function collect(catalog: Catalog, place: string, messages: Nested): void {
  for (const [name, value] of Object.entries(messages)) {
    if (name.startsWith("@")) continue;
    const note = messages[`@${name}`];
    if (typeof value === "string")
      catalog.set(`${place}.${name}`, { text: value, ...(typeof note === "string" && { note }) });
    else collect(catalog, `${place}.${name}`, value);
  }
}
