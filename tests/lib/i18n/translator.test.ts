import compile from "icu-minify/compile";
import { messagesOf, translatorOf } from "@/lib/i18n/catalog";
import type { Key, Subject } from "@/lib/i18n/messages";
import { hasSaid, readSaid, said } from "@/lib/i18n/said";
import { createTranslator } from "@/lib/i18n/translator";

const messages = {
  greeting: compile("Good morning {name}"),
  count: compile("{count, plural, =0 {none} one {# lamp} other {# lamps}}"),
  terms: compile("Read <link>our <b>terms</b></link>."),
  why: compile("{name}: {reason}"),
  deep: { inner: compile("inside") },
};
const t = createTranslator("en", (subject) => (subject === ("lamps" as Subject) ? messages : undefined));
const key = (text: string) => text as Key;

test("writes a text with its parameters", () => {
  expect(t(key("lamps.greeting"), { name: "Asha" })).toBe("Good morning Asha");
  expect(t(key("lamps.deep.inner"))).toBe("inside");
});

test.each([
  [0, "none"],
  [1, "1 lamp"],
  [250_000, "2,50,000 lamps"],
])("counts %d, grouped as in India", (count, text) => {
  expect(t(key("lamps.count"), { count })).toBe(text);
});

test("gives a text with tags in its parts", () => {
  const parts = t.parts(key("lamps.terms"), {
    link: (inner: unknown[]) => ({ link: inner }),
    b: (inner: unknown[]) => ({ bold: inner }),
  });
  expect(parts).toEqual(["Read ", { link: ["our ", { bold: ["terms"] }] }, "."]);
});

test.each([
  ["a parameter that was forgotten", () => t(key("lamps.greeting")), "The message lamps.greeting needs name"],
  ["a message that there is not", () => t(key("lamps.gone")), "There is no message lamps.gone"],
  ["a part in place of a message", () => t(key("lamps.deep")), "There is no message lamps.deep"],
  [
    "a subject that was not loaded",
    () => t(key("chairs.title")),
    'The messages of "chairs" are not loaded: chairs.title',
  ],
])("refuses %s", (_, write, reason) => {
  expect(write).toThrow(reason);
});

test("writes what was said, and leaves other texts as they are", () => {
  expect(t.say(said(key("lamps.greeting"), { name: 'A "{b}"' }))).toBe('Good morning A "{b}"');
  expect(t.say(said(key("lamps.deep.inner")))).toBe("inside");
  expect(t.say("A foreign text {with} a brace")).toBe("A foreign text {with} a brace");
  const former = said(key("lamps.former"), { name: "a" });
  expect(t.say(former)).toBe(former);
});

test("writes the reason within a text that was said, and no other text within it", () => {
  const reason = said(key("lamps.greeting"), { name: "Asha" });
  expect(t.say(said(key("lamps.why"), { reason, name: reason }))).toBe(`${reason}: Good morning Asha`);
});

test.each([
  "\u0001",
  "\u0001lamps",
  "\u0001../lamps.greeting",
  "\u0001lamps.count{",
  "\u0001lamps.count[1]",
  " \u0001lamps.deep.inner",
])("leaves %j, which nobody has said", (text) => {
  expect(readSaid(text)).toBeNull();
  expect(t.say(text)).toBe(text);
});

test("finds in JSON what was said", () => {
  expect(hasSaid(JSON.stringify({ a: [said(key("lamps.greeting"), { name: "A" })] }))).toBe(true);
  expect(hasSaid(JSON.stringify({ a: "\\u0001", b: "x\u0001" }))).toBe(false);
});

test("reads the catalogue", () => {
  expect(translatorOf("en")("documents.list.count", { count: 2 })).toBe("2 documents");
});

test("a subject's messages can be handed to the browser", () => {
  const prototypes = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null
      ? [Object.getPrototypeOf(value), ...Object.values(value).flatMap(prototypes)]
      : [];
  expect(prototypes(messagesOf("en", "documents"))).not.toContain(null);
});
