import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileOf, listSubjects, type Nested } from "./read";

/** Writes a language's messages, one file a subject, in the order of the English ones and without what English lacks. */
export function writeCatalog(language: string, texts: ReadonlyMap<string, string>): void {
  for (const subject of listSubjects()) {
    const english: Nested = JSON.parse(readFileSync(fileOf("en", subject), "utf8"));
    const file = fileOf(language, subject);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(pick(english, subject, texts), null, 2)}\n`);
  }
}

function pick(english: Nested, place: string, texts: ReadonlyMap<string, string>): Nested {
  const entries = Object.entries(english).flatMap(([name, value]): [string, Nested | string][] => {
    const key = `${place}.${name}`;
    if (typeof value !== "string") return [[name, pick(value, key, texts)]];
    const text = texts.get(key);
    return text === undefined || name.startsWith("@") ? [] : [[name, text]];
  });
  return Object.fromEntries(entries);
}
