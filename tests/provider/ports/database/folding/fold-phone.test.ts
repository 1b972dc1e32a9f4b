import { foldPhone, isFullPhone } from "@/provider/ports/database/folding/fold-phone";

test.each(["98765 43210", "098765-43210", "+91 98765 43210", "0091 (98765) 43210", "919876543210"])(
  "%s is an Indian number",
  (text) => expect(foldPhone(text)).toBe("919876543210"),
);

test("the same digits in another country are another number", () => {
  expect(foldPhone("+1 987 654 3210")).toBe("19876543210");
});

test("what is no number of any country is its digits, and nothing stays nothing", () => {
  expect(foldPhone("1800-22")).toBe("180022");
  expect(foldPhone("")).toBe("");
});

test.each([
  ["98765 43210", true],
  ["+1 202 555 0123", true],
  ["43210", false],
  ["99", false],
  ["", false],
  ["asha", false],
])("whether %j is a whole number: %p", (text, isFull) => expect(isFullPhone(text)).toBe(isFull));
