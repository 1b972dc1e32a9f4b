import path from "node:path";
import { findFaults } from "@/tools/messages/check";
import { fromPo, toPo } from "@/tools/messages/po";
import { type Catalog, listLanguages, readCatalog } from "@/tools/messages/read";
import { findUnused } from "@/tools/messages/usage";
import { importsOf, readSources } from "./sources";

const english = readCatalog("en");

test.each(listLanguages())("%s has every message, whole", (language) => {
  expect(findFaults(english, readCatalog(language), language)).toEqual([]);
});

test("every message is used", () => {
  expect(findUnused(english)).toEqual([]);
});

/** What `AppProviders` gives to every screen. */
const everywhere = ["common", "rules", "failures", "format"];

const sources = new Map(readSources().map(({ file, text }) => [file, text]));
const places = new Set(
  [...english.keys()].flatMap((key) => key.split(".").map((_, index, names) => names.slice(0, index + 1).join("."))),
);

test("a screen gives its parts the messages that they use", () => {
  const screens = [...sources.keys()].filter((file) => /^app\/(dashboard|login|.+-password)\/.*page\.tsx$/.test(file));
  const lacking = screens.flatMap((screen) => {
    const given = new Set([...everywhere, ...layoutsOf(screen).flatMap((file) => givenBy(file))]);
    const needed = [...partsOf(layoutsOf(screen))].flatMap((file) => [...usedBy(file)]);
    return [...new Set(needed)].filter((subject) => !given.has(subject)).map((subject) => `${screen}: ${subject}`);
  });
  expect(lacking).toEqual([]);
});

/** The page with the layouts around it. */
function layoutsOf(page: string): string[] {
  const folders = page.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
  return [page, ...folders.map((folder) => `${folder}/layout.tsx`).filter((file) => sources.has(file))];
}

function givenBy(file: string): string[] {
  const lists = [...(sources.get(file) ?? "").matchAll(/\b(?:of|messages)=\{\[([^\]]*)\]\}/g)];
  return lists.flatMap(([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)].map(([, subject = ""]) => subject));
}

/** The files that a browser loads for these, at once or later. Operations come to it without their schemas. */
function partsOf(files: string[]): Set<string> {
  const parts = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (parts.has(file)) continue;
    parts.add(file);
    for (const target of importsOf(file, sources.get(file) ?? "")) {
      const found = [".tsx", ".ts", "/index.ts"]
        .map((ending) => path.normalize(target + ending))
        .find((one) => sources.has(one));
      if (found && /^(components|lib)\//.test(found) && !/^lib\/(web|i18n)\/|\/operations\.ts$/.test(found))
        waiting.push(found);
    }
  }
  for (const file of files) parts.delete(file);
  return parts;
}

/** The subjects of the messages, or of places in them, that a file names. */
function usedBy(file: string): string[] {
  if (file === "lib/contract/policies.ts") return [];
  // An action may be called as a place is.
  const text = (sources.get(file) ?? "").replace(/(?:\bcan|useCan)\([^)]*\)|access: "[^"]*"/g, "");
  const names = [...text.matchAll(/["'`]([a-z][a-z-]*(?:\.\w+)+)["'`]|words="([a-z-]+)"/g)];
  return names.flatMap(([, name = "", subject = name.split(".")[0] ?? ""]) =>
    name === "" || places.has(name) ? [subject] : [],
  );
}

describe("the check", () => {
  const catalog = (texts: Record<string, string>, note?: string): Catalog =>
    new Map(Object.entries(texts).map(([key, text]) => [key, { text, ...(note && { note }) }]));

  test.each([
    ["a text that is missing", {}, ["a is missing"]],
    ["a key that English lacks", { a: "x {name}", b: "y" }, ["b is not known in English"]],
    ["a parameter that is missing", { a: "x" }, ["a lacks the parameter name"]],
    ["a parameter that nobody gives", { a: "{name} {nam}" }, ["a has an unknown parameter nam"]],
    ["braces that do not close", { a: "{name" }, ["a cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE"]],
    ["an empty text", { a: "" }, ["a lacks the parameter name", "a is empty"]],
    ["nothing else", { a: "नमस्ते {name}" }, []],
  ])("names %s", (_, own, faults) => {
    expect(findFaults(catalog({ a: "Hello {name}" }), catalog(own as Record<string, string>), "hi")).toEqual(faults);
  });

  test("names plural forms, tags and choices that are missing", () => {
    const source = catalog({
      count: "{count, plural, one {# lamp} other {# lamps}}",
      link: "Read <link>this</link>",
      kind: "{kind, select, order {Order} other {Enquiry}}",
    });
    const own = catalog({
      count: "{count, plural, other {# दीये}}",
      link: "यह पढ़ें",
      kind: "{kind, select, other {पूछताछ}}",
    });
    expect(findFaults(source, own, "hi")).toEqual([
      'count lacks the plural form "one"',
      "link lacks the tag link",
      "kind has other choices of kind: other",
    ]);
  });

  test("counts what a reader sees of a button", () => {
    const source = catalog({ a: "Add a new product" }, "Button");
    expect(findFaults(source, catalog({ a: "नया प्रोडक्ट जोड़ें" }), "hi")).toEqual([]);
    expect(findFaults(source, catalog({ a: "x".repeat(30) }), "hi")).toEqual([
      "a is too long for a button: 30 signs, at most 24",
    ]);
  });
});

describe("a file for translators", () => {
  const source: Catalog = new Map([
    ["a.title", { text: 'Say "hello" to {name}\nnow', note: "Title of the page" }],
    ["a.other", { text: "Other" }],
  ]);

  test("has key, note, English and what there is, and comes back", () => {
    const file = toPo(source, new Map([["a.title", { text: "{name} को नमस्ते" }]]), "hi");
    expect(file).toContain("#. Title of the page");
    expect(fromPo(file, source)).toEqual(new Map([["a.title", "{name} को नमस्ते"]]));
  });

  test("leaves out what was translated of another text", () => {
    const file = toPo(source, new Map([["a.other", { text: "अन्य" }]]), "hi");
    expect(fromPo(file, new Map([["a.other", { text: "Others" }]]))).toEqual(new Map());
  });
});
