import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsOf, readSources, root } from "./sources";

/**
 * A screen whose page does not give its parts the messages of a subject fails in the browser, and perhaps only once a
 * dialog opens or a field is wrong. So what a page loads, at once or later, is read for the messages that it may write.
 */

const texts = new Map(readSources().map(({ file, text }) => [file, text]));
const pages = [...texts.keys()].filter((file) => /^app\/(?!\().*\bpage\.tsx$/.test(file));
/** Of every screen. */
const ofAll = subjectsIn(/ofAll = \[(.*?)\]/gs, "components/ui/app/app-providers.tsx");

test.each(pages)("%s gives its parts the messages that they write", (page) => {
  const given = new Set([
    ...ofAll,
    ...layoutsOf(page).flatMap((file) => subjectsIn(/(?:of|messages)=\{(.*?)\}/gs, file)),
  ]);
  const missing = partsOf(page).flatMap((file) =>
    [...new Set(subjectsWritten(file))]
      .filter((subject) => !given.has(subject))
      .map((subject) => `${subject}: ${file}`),
  );
  expect(missing).toEqual([]);
});

function subjectsIn(lists: RegExp, file: string): string[] {
  return [...(texts.get(file) ?? "").matchAll(lists)].flatMap(
    ([, list = ""]) => list.match(/[a-z][a-z-]*(?=")/g) ?? [],
  );
}

/** The page, and the layouts around it. */
function layoutsOf(page: string): string[] {
  const folders = path.dirname(page).split("/");
  return [page, ...folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/layout.tsx`)];
}

/** Only the server has `lib/web`; operations and policies hold the schemas of everything, for no form. */
const isApart = (file: string) => /^lib\/web\/|\/(operations|policies)\.ts$/.test(file);

/** All files that the page's parts come from, except its own folder's. */
function partsOf(page: string): string[] {
  const found = new Set([page]);
  for (const file of found)
    for (const name of importsOf(file, (texts.get(file) ?? "").replace(/^(import|export) type .*?;$/gms, ""))) {
      const target = [`${name}.tsx`, `${name}.ts`].find((one) => texts.has(one));
      if (target && !isApart(target)) found.add(target);
    }
  return [...found].filter((file) => !file.startsWith("app/"));
}

const messages = new Map(
  readdirSync(path.join(root, "messages/en")).map((name) => [
    path.basename(name, ".json"),
    JSON.parse(readFileSync(path.join(root, "messages/en", name), "utf8")),
  ]),
);

/** By whole keys, and by the places that parts are given as their `words`. */
function subjectsWritten(file: string): string[] {
  const keys = (texts.get(file) ?? "").matchAll(/(words=)?"([a-z-]+)((?:\.\w+)*)"/g);
  return [...keys].flatMap(([, words, subject = "", rest = ""]) => {
    const at = rest
      .split(".")
      .slice(1)
      .reduce((within, name) => within?.[name], messages.get(subject));
    return typeof at === "string" || (words && at) ? [subject] : [];
  });
}
