import { defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { readSources } from "./sources";

/** The list itself, names of months that browsers lack, and migrations, which never change. */
const elsewhere = /^(lib\/(i18n\/languages|format\/date-format)\.ts|provider\/ports\/database\/migrations\/.*)$/;

/** Other words of two letters: what a pattern is, and to what data belongs. */
const meant = ['lib/card/guess-language.ts: "gu"', "provider/backup/card/card.ts: , as:"];

const codes = languageCodes.filter((code) => code !== defaultLanguage).join("|");
/** As a text, and as a property that is written or read. */
const named = new RegExp(`["'\`](?:${codes})["'\`]|[{,]\\s*(?:${codes}):|languages\\.(?:${codes})\\b`, "g");

test("code names no language but English, so that each may come and go", () => {
  const found = readSources()
    .filter(({ file }) => /^(app|components|lib|provider|server)\/.*\.(tsx?|mjs)$/.test(file) && !elsewhere.test(file))
    .flatMap(({ file, text }) => namesIn(text).map((name) => `${file}: ${name}`));
  expect(found).toEqual(meant);
});

/** Without comments, which may have examples. */
function namesIn(text: string): string[] {
  return text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "").match(named) ?? [];
}
