import { parse } from "papaparse";
import { readCsvText, toCsv, toCsvLines } from "@/lib/contract/csv";

const lineOf = (text: string) => toCsvLines([[text]]).slice(1, -3);

const formulas = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  " =1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "\u200b=1",
  "\u0001=1",
  "\r=1",
];

test.each(formulas)("%j is kept from being run as a formula, and read back as it was", (text) => {
  expect(lineOf(text)).toBe(`'${text}`);
  expect(readCsvText(`'${text}`)).toBe(text);
});

test.each(["it's", "'quoted'", "a=b", "1-2", "", "'"])("%j is no formula, and stays", (text) => {
  expect(lineOf(text)).toBe(text);
  expect(readCsvText(text)).toBe(text);
});

test("separators, quotes and line breaks stay inside their cell; negative numbers stay numbers", () => {
  expect(toCsv([["a,b", 'c"d', "e\nf", -3.4], ["plain"], []])).toBe(
    '\uFEFF"a,b","c""d","e\nf",-3.4\r\n"plain"\r\n\r\n',
  );
});

test("where a semicolon divides cells, no text begins a cell with a formula either", () => {
  const rows = parse<string[]>(toCsvLines([["a;=cmd|' /C calc'!A0", "b\n;=1+1"]]), { delimiter: ";" }).data;
  expect(rows.flat().filter((cell) => /^\s*=/.test(cell))).toEqual([]);
});
