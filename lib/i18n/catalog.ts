import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import compile from "icu-minify/compile";
import { defaultLanguage, type Language } from "./languages";
import type { Piece, Subject } from "./messages";
import {
  addMessages,
  type CompiledMessage,
  type CompiledMessages,
  createTranslator,
  type LoadedMessages,
  type T,
} from "./translator";

type Written = { [name: string]: Written | string };

/** Messages are read once per process; in development each time, so that a change shows at the next reload. */
const isCached = process.env.NODE_ENV !== "development";
const compiled = new Map<string, CompiledMessages>();
const translators = new Map<Language, T>();

/** The translator of a language, on the server: a subject is read from `messages/` when it is first needed. */
export function translatorOf(language: Language): T {
  const t = translators.get(language) ?? createTranslator(language, (subject) => messagesOf(language, subject));
  translators.set(language, t);
  return t;
}

/** The messages of a subject; those that the language lacks are English. */
export function messagesOf(language: Language, subject: Subject): CompiledMessages {
  const name = `${language}/${subject}`;
  const known = isCached ? compiled.get(name) : undefined;
  if (known) return known;
  const messages = compileAll(merge(readMessages(defaultLanguage, subject), readMessages(language, subject)));
  compiled.set(name, messages);
  return messages;
}

/** These pieces of the messages alone. */
export function pickMessages(language: Language, pieces: readonly Piece[]): LoadedMessages {
  return pieces.map((piece) => pickPiece(language, piece)).reduce(addMessages, {});
}

function pickPiece(language: Language, piece: Piece): LoadedMessages {
  const [subject, ...names] = piece.split(".") as [Subject, ...string[]];
  const all = messagesOf(language, subject);
  const picked = names.reduce<CompiledMessages | CompiledMessage>((at, name) => (at as CompiledMessages)[name], all);
  return {
    [subject]: names.reduceRight<CompiledMessages | CompiledMessage>((within, name) => ({ [name]: within }), picked),
  };
}

/** Whether there are messages of this name: it comes from an address. */
export function isSubject(name: string): name is Subject {
  return subjects().includes(name);
}

function subjects(): string[] {
  return readdirSync(folderOf(defaultLanguage)).map((file) => path.basename(file, ".json"));
}

const versions = new Map<Language, string>();

/** Of all messages of a language: as long as it stays, browsers keep them. */
export function versionOf(language: Language): string {
  const known = isCached ? versions.get(language) : undefined;
  if (known) return known;
  const hash = createHash("sha256");
  for (const subject of subjects().sort()) hash.update(JSON.stringify(messagesOf(language, subject as Subject)));
  const version = hash.digest("hex").slice(0, 12);
  versions.set(language, version);
  return version;
}

function folderOf(language: Language): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "messages", language);
}

function readMessages(language: Language, subject: Subject): Written {
  const file = path.join(folderOf(language), `${subject}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function merge(english: Written, own: Written): Written {
  const merged = Object.entries(english).map(([name, value]) => {
    const mine = own[name];
    return [name, typeof value === "string" ? (mine ?? value) : merge(value, (mine ?? {}) as Written)];
  });
  return Object.fromEntries(merged);
}

/** Without the notes for translators, whose names begin with @. */
function compileAll(messages: Written): CompiledMessages {
  const entries = Object.entries(messages)
    .filter(([name]) => !name.startsWith("@"))
    .map(([name, value]) => [name, typeof value === "string" ? plain(compile(value)) : compileAll(value)]);
  return Object.fromEntries(entries);
}

/** Choices are compiled to objects without a prototype, which no page can hand to its client components. */
function plain(message: CompiledMessage): CompiledMessage {
  return JSON.parse(JSON.stringify(message));
}
