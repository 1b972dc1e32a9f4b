import { pickLanguage } from "@/lib/i18n/languages";

test.each([
  ["en-IN,en;q=0.9", "en"],
  ["xx, EN-us;q=0.5", "en"],
  ["en;q=0", null],
  ["xx", null],
  ["", null],
  [null, null],
  [";;;,,q=", null],
  [`${"zz,".repeat(30)}en`, null],
  ["toString", null],
])("of %j it is %j", (accepted, language) => {
  expect(pickLanguage(accepted)).toBe(language);
});
