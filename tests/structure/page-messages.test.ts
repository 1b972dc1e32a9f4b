import path from "node:path";
import { basics } from "@/lib/browser/messages";
import { findFile, importsLater, keysOf, keysWritten, keysWrittenBy, subjectOf, texts } from "./written";

/**
 * A screen whose page does not give its parts a message fails in the browser, and what opens later fails without those
 * that it loads. So both are read for the messages that they may write. What nobody writes there is left out: a phone
 * would load it with every screen.
 */

const pages = [...texts.keys()].filter((file) => /^app\/(?!\().*\bpage\.tsx$/.test(file));
/** Of every screen. */
const providers = "components/ui/app/app-providers.tsx";
const ofAll = piecesIn(providers, /ofAll = \[(.*?)\]/s);

test.each(pages)("%s gives its parts the messages that they write, and no others", (page) => {
  const given = piecesIn(page, /(?:of|messages)=\{\[(.*?)\]\}/s);
  const around = [...ofAll, ...layoutsOf(page).flatMap((file) => piecesIn(file, /messages=\{\[(.*?)\]\}/s))];
  expect(compare([page, ...layoutsOf(page)], [...around, ...given]).missing).toEqual([]);
  expect(compare([page], given).needless).toEqual([]);
});

test.each([providers, "app/dashboard/layout.tsx"])("%s gives every screen only what its frame writes", (file) => {
  const frame = [
    providers,
    ...(file === providers ? [] : ["layout.tsx", "(screens)/layout.tsx", "(screens)/error.tsx"]).map(
      (name) => `app/dashboard/${name}`,
    ),
  ];
  const given = file === providers ? ofAll : piecesIn(file, /messages=\{\[(.*?)\]\}/s);
  expect(compare(frame, given).needless).toEqual([]);
});

const laterParts = [...texts.keys()]
  .filter((file) => /^(components|lib\/(api|browser))\//.test(file))
  .flatMap((file) => importsLater(file).map((part) => ({ file, ...part })));

test.each(laterParts.map((part) => [part.target, part.file, part] as const))(
  "%s comes with its messages where %s loads it",
  (_, __, part) => {
    const written = new Set([...keysWrittenBy(part)].map(subjectOf).filter((subject) => !isBasic(subject)));
    // What comes without any is given by the page.
    if (part.subjects) expect(part.subjects.toSorted()).toEqual([...written].toSorted());
    else if (part.target.startsWith("lib/contract/")) expect([...written]).toEqual([]);
  },
);

test("there are parts that are loaded later", () => {
  expect(laterParts.filter(({ subjects }) => subjects).length).toBeGreaterThan(50);
});

const isBasic = (subject: string) => basics.some((basic) => basic === subject);

function compare(files: string[], pieces: string[]) {
  const given = new Set(pieces.flatMap(keysOf));
  const written = keysWritten(files.flatMap(partsOf));
  return {
    missing: [...written].filter((key) => !given.has(key)),
    needless: pieces.filter((piece) => !keysOf(piece).some((key) => written.has(key))),
  };
}

/** What a page or a layout draws; it writes its own texts on the server. */
function partsOf(file: string): string[] {
  // Of a page its parts alone run in the browser.
  if (!file.startsWith("app/") || texts.get(file)?.startsWith(`"use client"`)) return [file];
  const imports = (texts.get(file) ?? "").matchAll(/^import (?!type\b).*?from "(@\/components\/[^"]+)";/gms);
  return [...imports].flatMap(([, name = ""]) => findFile(file, name) ?? []);
}

function piecesIn(file: string, list: RegExp): string[] {
  const [, found = ""] = list.exec(texts.get(file) ?? "") ?? [];
  return [...found.matchAll(/"([^"]+)"/g)].map(([, piece = ""]) => piece);
}

/** The layouts around a page. */
function layoutsOf(page: string): string[] {
  const folders = path.dirname(page).split("/");
  return folders
    .map((_, index) => `${folders.slice(0, index + 1).join("/")}/layout.tsx`)
    .filter((file) => texts.has(file));
}
