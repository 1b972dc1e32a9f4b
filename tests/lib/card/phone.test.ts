import { parsePhone } from "@/lib/card/phone";

test.each([
  ["+91 98765 43210", "+919876543210", "919876543210"],
  ["9876543210", "+919876543210", "919876543210"],
  ["098765-43210", "+919876543210", "919876543210"],
  ["(022) 2345 6789", "+912223456789", "912223456789"],
  ["+1 (415) 555-2671", "+14155552671", "14155552671"],
])("%s is dialled as %s", (typed, dial, digits) => {
  expect(parsePhone(typed)).toMatchObject({ dial, digits });
});

test("a number for people has its country code and gaps", () => {
  expect(parsePhone("9876543210")?.shown).toBe("+91 98765 43210");
});

test("a number that fits no country is dialled as typed", () => {
  expect(parsePhone("1800")).toEqual({ dial: "1800", digits: "1800", shown: "1800" });
  expect(parsePhone("+999 12 34")).toMatchObject({ dial: "+9991234", digits: "9991234" });
});

test.each(["", "   ", "n/a"])("%j is no number", (text) => {
  expect(parsePhone(text)).toBeNull();
});
