import { readFileSync, writeFileSync } from "node:fs";
import { isLanguage, languages } from "../../lib/i18n/languages";
import { findFaults } from "./check";
import { fromPo, toPo } from "./po";
import { toPseudo } from "./pseudo";
import { listLanguages, readCatalog } from "./read";
import { findUnused } from "./usage";
import { writeCatalog } from "./write";

const usage = `npm run messages                         checks all languages
npm run messages -- export ta ta.po      writes Tamil for translators
npm run messages -- import ta ta.po      takes what they translated
npm run messages -- pseudo ta            writes made-up texts in place of Tamil, to see what has room`;

const [command = "check", language = "", file = ""] = process.argv.slice(2);
const english = readCatalog("en");

if (command === "check") check();
else if (command === "export" && file) writeFileSync(file, toPo(english, readCatalogOrNone(), language));
else if (command === "import" && file) importFrom(readFileSync(file, "utf8"));
else if (command === "pseudo" && language && language !== "en") makeUp();
else {
  console.log(usage);
  process.exitCode = 1;
}

function check(): void {
  const unused = findUnused(english).map((key) => `en: ${key} is used nowhere`);
  const faults = listLanguages().flatMap((name) =>
    findFaults(english, readCatalog(name), name).map((fault) => `${name}: ${fault}`),
  );
  for (const line of [...unused, ...faults]) console.log(line);
  console.log(
    `${english.size} messages in ${listLanguages().length} languages, ${unused.length + faults.length} faults`,
  );
  if (unused.length + faults.length > 0) process.exitCode = 1;
}

function importFrom(text: string): void {
  const known = [...readCatalogOrNone()].map(([key, { text: own }]): [string, string] => [key, own]);
  const sent = fromPo(text, english);
  writeCatalog(language, new Map([...known, ...sent]));
  console.log(`${sent.size} texts of ${english.size} taken`);
}

function makeUp(): void {
  const dir = isLanguage(language) ? languages[language].dir : "ltr";
  writeCatalog(language, new Map([...english].map(([key, { text }]) => [key, toPseudo(text, dir)])));
}

function readCatalogOrNone() {
  return listLanguages().includes(language) ? readCatalog(language) : new Map();
}
