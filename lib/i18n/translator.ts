import format from "icu-minify/format";
import { isolateAll } from "./isolate";
import { type Language, languages } from "./languages";
import type { Key, Messages, Params, Subject } from "./messages";
import { readSaid, writeReason } from "./said";

/** A subject's messages as the parser leaves them: what is nested stays so, and each text is a list of its parts. */
export type CompiledMessages = { [name: string]: CompiledMessages | CompiledMessage };
export type CompiledMessage = Parameters<typeof format>[0];

/** What is at hand of each subject. */
export type LoadedMessages = Partial<Record<Subject, CompiledMessages>>;

export function addMessages<M extends LoadedMessages | CompiledMessages>(these: M, others: M): M {
  const both: Record<string, unknown> = { ...these };
  for (const [name, other] of Object.entries(others))
    both[name] = isGroup(both[name]) && isGroup(other) ? addMessages(both[name], other) : other;
  return both as M;
}

function isGroup(value: unknown): value is CompiledMessages {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part of a text that a function makes of what stands between its tags. */
export type Tag<R> = (inner: (string | R)[]) => R;

/** Writes a text: a translator, or what has some of its texts in the script of a card. */
export type Write = (key: Key, params?: Params) => string;

/** Writes texts in one language. */
export type T = {
  (key: Key, params?: Params): string;
  /** A text with tags, in its parts. */
  parts<R>(key: Key, params: Record<string, Params[string] | Tag<R>>): (string | R)[];
  /** The text of what `said` made; any other text as it is. */
  say(text: string): string;
  readonly language: Language;
  readonly dir: "ltr" | "rtl";
};

/** @param find a subject's messages, or undefined where it has not been loaded */
export function createTranslator(language: Language, find: Find): T {
  const { dir } = languages[language];
  function parts<R>(key: Key, params: Record<string, Params[string] | Tag<R>> = {}): string | R | (string | R)[] {
    return format<R>(messageAt(key, find), language, checked(key, isolateAll({ dir }, params)), options);
  }
  const t = (key: Key, params?: Params) => String(parts(key, params));
  function say(text: string): string {
    const read = readSaid(text);
    // A row may hold what another release has said.
    if (!read || lookUp(read.key, find) === undefined) return text;
    return t(read.key, read.params && writeReason(read.params, say));
  }
  return Object.assign(t, {
    parts: <R>(key: Key, params: Record<string, Params[string] | Tag<R>>) =>
      [parts(key, params)].flat() as (string | R)[],
    say,
    language,
    dir,
  });
}

type Find = (subject: Subject) => CompiledMessages | undefined;

function messageAt(key: Key, find: Find): CompiledMessage {
  const message = lookUp(key, find);
  if (message === undefined) throw new Error(`There is no message ${key}`);
  return message;
}

function lookUp(key: Key, find: Find): CompiledMessage | undefined {
  const [subject, ...names] = key.split(".");
  let at: CompiledMessages | CompiledMessage | undefined = find(subject as keyof Messages);
  if (!at) throw new Error(`The messages of "${subject}" are not loaded: ${key}`);
  for (const name of names) at = (at as CompiledMessages | undefined)?.[name];
  return typeof at === "string" || Array.isArray(at) ? at : undefined;
}

/** In development and tests a parameter that was forgotten is an error, not the word "undefined". */
function checked<P extends object>(key: Key, params: P): P {
  if (process.env.NODE_ENV === "production") return params;
  return new Proxy(params, {
    get(target, name) {
      if (Reflect.get(target, name) === undefined) throw new Error(`The message ${key} needs ${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}

const numbers = new Intl.NumberFormat("en-IN");
const plurals = new Map<string, Intl.PluralRules>();

/** Numbers are grouped as in India and written in Latin digits, in every language. */
const options: Parameters<typeof format>[3] = {
  formatters: {
    getNumberFormat: () => numbers,
    getDateTimeFormat() {
      throw new Error("Times are written by lib/format");
    },
    getPluralRules(language, { type } = {}) {
      const name = `${language} ${type}`;
      const rules = plurals.get(name) ?? new Intl.PluralRules(language as string, { type });
      plurals.set(name, rules);
      return rules;
    },
  },
};
