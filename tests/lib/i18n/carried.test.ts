import { GET } from "@/app/assets/messages/[language]/[version]/[file]/route";
import { messagesOf, pickMessages, translatorOf, versionOf } from "@/lib/i18n/catalog";
import { languageCodes } from "@/lib/i18n/languages";

describe("what a page carries", () => {
  test("is its pieces alone", () => {
    const { kind, title } = messagesOf("hi", "leads");
    expect(pickMessages("hi", ["leads.kind", "leads.title", "videos"])).toEqual({
      leads: { kind, title },
      videos: messagesOf("hi", "videos"),
    });
  });

  test("leaves the messages of all others as they are", () => {
    pickMessages("en", ["common.cancel"]);
    expect(translatorOf("en")("common.save")).toBe("Save");
  });
});

describe("what is loaded later", () => {
  const ask = (language: string, version: string, file: string) =>
    GET(new Request("http://localhost/"), { params: Promise.resolve({ language, version, file }) });

  test("is kept for ever under its version", async () => {
    const answer = await ask("hi", versionOf("hi"), "leads.json");
    expect(await answer.json()).toEqual(messagesOf("hi", "leads"));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("has a version of its own in each language", () => {
    expect(new Set(languageCodes.map(versionOf)).size).toBe(languageCodes.length);
    expect(versionOf("hi")).toMatch(/^[0-9a-f]{12}$/);
  });

  test.each([
    ["another release", "hi", "0123456789ab", "leads.json"],
    ["the version of another language", "hi", versionOf("en"), "leads.json"],
    ["an unknown language", "xx", versionOf("en"), "leads.json"],
    ["a word that every object has", "constructor", versionOf("en"), "leads.json"],
    ["an unknown subject", "en", versionOf("en"), "nothing.json"],
    ["a path", "en", versionOf("en"), "../hi/leads.json"],
    ["no file", "en", versionOf("en"), "leads"],
  ])("answers %s with nothing, which nobody keeps", async (_, language, version, file) => {
    const answer = await ask(language, version, file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
