import { languageCodes } from "@/lib/i18n/languages";
import { findFaults } from "@/tools/messages/check";
import { fromPo, toPo } from "@/tools/messages/po";
import { toPseudo } from "@/tools/messages/pseudo";
import { type Catalog, readCatalog } from "@/tools/messages/read";
import { findUnused } from "@/tools/messages/usage";

const english = readCatalog("en");

test.each(languageCodes)("what is written in %s is whole", (language) => {
  // What is missing is shown in English until a translator comes.
  const isWrong = (fault: string) => !fault.endsWith(" is missing");
  expect(findFaults(english, readCatalog(language), language).filter(isWrong)).toEqual([]);
});

test("every message is used", () => {
  expect(findUnused(english)).toEqual([]);
});

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

describe("a made-up language", () => {
  test.each([
    ["Save {name}'s card", "ltr", "Šááṽéé {name}''š ččáŕŕď"],
    ["Save {name}'s card", "rtl", "غااكجج {name}''غ تتاععث"],
    [
      "<b>{count, plural, one {# lamp} other {# lamps}}</b>, {most, number}",
      "ltr",
      "<b>{count, plural, one {# ľááḿṕṕ} other {# ľááḿṕṕš}}</b>, {most, number}",
    ],
    [
      "{kind, select, order {Order} other {It's '{'open'}'}}",
      "ltr",
      "{kind, select, order {Óŕŕďééŕ} other {Íťť''š '{'óóṕéññ'}'}}",
    ],
  ] as const)("changes the letters alone of %j, %s", (text, dir, made) => {
    expect(toPseudo(text, dir)).toBe(made);
  });

  test.each(["ltr", "rtl"] as const)("has no fault in any message, %s, and its buttons have room", (dir) => {
    const made: Catalog = new Map([...english].map(([key, { text }]) => [key, { text: toPseudo(text, dir) }]));
    expect(findFaults(english, made, "hi")).toEqual([]);
  });
});
