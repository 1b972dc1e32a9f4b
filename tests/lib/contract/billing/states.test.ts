import { isPinCode, isStateCode, stateName, states, stateTaxName } from "@/lib/contract/billing/states";
import { plainCode } from "@/lib/contract/typed-digits";

test("28 states, 8 union territories and the sea have codes of their own", () => {
  expect(states).toHaveLength(37);
  expect(new Set(states.map(({ code }) => code)).size).toBe(37);
  expect(new Set(states.map(({ name }) => name)).size).toBe(37);
});

test("codes run from 01 to 38 without those that are no longer given", () => {
  const run = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0"));
  expect(run.filter((code) => !isStateCode(code))).toEqual(["25", "28"]);
  expect(["00", "39", "96", "97", "98", "99", "1", ""].filter(isStateCode)).toEqual(["97"]);
});

test.each([
  ["01", "Jammu and Kashmir", "SGST"],
  ["07", "Delhi", "SGST"],
  ["26", "Dadra and Nagar Haveli and Daman and Diu", "UTGST"],
  ["27", "Maharashtra", "SGST"],
  ["34", "Puducherry", "SGST"],
  ["36", "Telangana", "SGST"],
  ["37", "Andhra Pradesh", "SGST"],
  ["38", "Ladakh", "UTGST"],
  ["97", "Other Territory", "UTGST"],
] as const)("%s is %s and has %s", (code, name, tax) => {
  expect(stateName(code)).toBe(name);
  expect(stateTaxName(code)).toBe(tax);
});

test.each([
  ["400001", true],
  ["400 001", true],
  ["४००००१", true],
  ["999999", true],
  ["040001", false],
  ["40001", false],
  ["4000011", false],
  ["40000A", false],
  ["", false],
])("%j as a PIN code: %s", (typed, is) => expect(isPinCode(plainCode(typed))).toBe(is));
