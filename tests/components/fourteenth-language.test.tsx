import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguageLinks } from "@/components/languages";
import { LanguageSwitch } from "@/components/ui/app/language-switch";
import { profileFields } from "@/lib/contract/cards/fields";
import { languagesOf } from "@/lib/contract/cards/languages";
import { textColumns } from "@/lib/contract/content/product-file";
import { translatorOf } from "@/lib/i18n/catalog";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";
import { languageOf } from "@/lib/web/language-of";
import { readPageLanguage } from "@/server/pages/page-language";
import { findFaults } from "@/tools/messages/check";
import { toPseudo } from "@/tools/messages/pseudo";
import { listLanguages, readCatalog } from "@/tools/messages/read";
import { writeCatalog } from "@/tools/messages/write";

/** A language takes a folder of messages and a line in the list, and nothing else. */

const made = "qq" as Language;

jest.mock("@/lib/i18n/languages", () => {
  const actual = jest.requireActual("@/lib/i18n/languages");
  actual.languages.qq = { name: "Qua", locale: "en-IN", dir: "ltr" };
  actual.languageCodes.push("qq");
  return actual;
});

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "namaskard-messages-"));

beforeAll(() => {
  cpSync("messages/en", path.join(folder, "messages/en"), { recursive: true });
  process.chdir(folder);
  const texts = new Map([...readCatalog("en")].map(([key, { text }]) => [key, toPseudo(text, "ltr")]));
  texts.delete("common.save");
  writeCatalog(made, texts);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const asking = new Headers({ cookie: `language=${made}` });
const showLinks = () =>
  render(<LanguageLinks t={translatorOf("en")} pathOf={(code) => `/acme/${code}`} className="links" />);

test("its texts are those of its folder, and English ones where it has none", () => {
  const t = translatorOf(made);
  expect([t("common.cancel"), t("common.save")]).toEqual([toPseudo("Cancel", "ltr"), "Save"]);
});

test("its messages are checked", () => {
  expect(listLanguages()).toEqual(["en", made]);
  expect(findFaults(readCatalog("en"), readCatalog(made), made)).toEqual(["common.save is missing"]);
});

test("it has an address, and links lead there", () => {
  expect(readPageLanguage(["acme", made])).toEqual({ language: made, segments: ["acme"] });
  expect(readPageLanguage([made, "signup"])).toEqual({ language: made, segments: ["signup"] });
  showLinks();
  expect(screen.getByRole("link", { name: "Qua" })).toHaveAttribute("href", `/acme/${made}`);
});

test("it is offered for screens and kept for a device", async () => {
  render(<LanguageSwitch />);
  await userEvent.click(screen.getByRole("button", { name: "Language: English" }));
  expect(await screen.findByRole("menuitemradio", { name: "Qua" })).toHaveAttribute("lang", made);
  expect(languageOf(asking)).toBe(made);
});

test("cards and tables of products have it", () => {
  expect(languagesOf({})).toContain(made);
  expect(profileFields.language.column.read(made)).toBe(made);
  expect(textColumns).toContain(`name:${made}`);
});

describe("taken off the list again", () => {
  beforeAll(() => {
    Reflect.deleteProperty(languages, made);
    languageCodes.pop();
  });

  test("it is offered nowhere, and what has asked for it gets English", () => {
    expect(readPageLanguage(["acme", made])).toEqual({ language: null, segments: ["acme", made] });
    expect(languageOf(asking)).toBe("en");
    showLinks();
    expect(screen.getByRole("link", { name: "English" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Qua" })).not.toBeInTheDocument();
  });
});
