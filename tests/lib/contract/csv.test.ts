import { toCsv } from "@/lib/contract/csv";

const lineOf = (text: string) => toCsv([[text]]).slice(1, -2);

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1"])("%j is kept from being run as a formula", (text) => {
  expect(lineOf(text)).toBe(`'${text}`);
});

test("separators, quotes and line breaks stay inside their cell; negative numbers stay numbers", () => {
  expect(toCsv([["a,b", 'c"d', "e\nf", -3.4], ["plain"], []])).toBe('\uFEFF"a,b","c""d","e\nf",-3.4\r\nplain\r\n\r\n');
});
