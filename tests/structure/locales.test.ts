import { readSources } from "./sources";

/** Formats, the languages themselves, and what operators read. */
const known = /^(lib\/(format|i18n|runtime)|tests|e2e)\//;

test("outside lib/format nobody writes as in English whatever the reader's language is", () => {
  const inEnglish = readSources()
    .filter(({ file, text }) => !known.test(file) && /"en-[A-Z]{2}|(Intl\.\w+|\.toLocale\w+)\(\s*"en"/.test(text))
    .map(({ file }) => file);
  expect(inEnglish).toEqual([]);
});
