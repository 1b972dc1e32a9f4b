import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsOf, readSources, root } from "./sources";

/** A page or layout gives its parts the messages of the subjects that it lists: a missing one throws, in the browser alone. */

type Written = { [name: string]: Written | string };

const texts = new Map(readSources().map(({ file, text }) => [file, text]));
const typesOnly = /^(import|export) type [^;]*;/gm;
const subjects = new Map<string, Written | null>();

const ofAll = lists("components/ui/app/app-providers.tsx");
/** What these write themselves is written on the server. */
const screens = [...texts.keys()].filter(
  (file) => /^app\/.*\b(page|layout)\.tsx$/.test(file) && given(file).length > 0,
);

test.each(screens)("the parts of %s have their messages", (screen) => {
  const listed = new Set([...ofAll, ...given(screen)]);
  const missing = reachableFrom(screen).flatMap((file) =>
    keysIn(file)
      .filter((key) => !listed.has(key.split(".")[0] as string))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

/** The subjects in `of={[…]}`, `messages={[…]}` and the list that all pages have. */
function lists(file: string): string[] {
  const found = texts.get(file)?.match(/(?:\bof=\{|\bmessages=\{|ofAll = )\[[^\]]*\]/g) ?? [];
  return found.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name as string));
}

function given(screen: string): string[] {
  return [...new Set([...layoutsOf(screen), screen])].flatMap(lists);
}

function layoutsOf(screen: string): string[] {
  const folders = path.dirname(screen).split("/");
  return folders.map((_, index) => path.join(...folders.slice(0, index + 1), "layout.tsx"));
}

/** Parts that a screen brings to the browser, also those that load on demand. */
function reachableFrom(screen: string): string[] {
  const seen = new Set<string>();
  const waiting = importsIn(screen);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsIn(file));
  }
  return [...seen];
}

/** The contract and the server's own code name messages that no part shows by itself. */
function importsIn(file: string): string[] {
  return importsOf(file, (texts.get(file) ?? "").replace(typesOnly, ""))
    .map((target) => [`${target}.ts`, `${target}.tsx`].find((name) => texts.has(name)))
    .filter((target) => target !== undefined)
    .filter((target) => /^(components|lib\/(api|browser|card|format))\//.test(target));
}

function keysIn(file: string): string[] {
  const strings = [...(texts.get(file) ?? "").matchAll(/["`]([a-z][a-z-]*(?:\.\w+)+)["`]/g)];
  return strings.map(([, text]) => text as string).filter(isKey);
}

function isKey(text: string): boolean {
  const [subject = "", ...names] = text.split(".");
  let at: Written | string | null | undefined = messagesOf(subject);
  for (const name of names) at = typeof at === "object" ? at?.[name] : undefined;
  return Boolean(at);
}

function messagesOf(subject: string): Written | null {
  const file = path.join(root, "messages/en", `${subject}.json`);
  if (!subjects.has(subject)) subjects.set(subject, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
  return subjects.get(subject) ?? null;
}
