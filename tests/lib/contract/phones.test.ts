import { branchesSchema } from "@/lib/contract/branches";
import { limits } from "@/lib/contract/limits";
import * as messages from "@/lib/contract/messages";
import { phonesSchema } from "@/lib/contract/phones";
import { branch, phones } from "../card/build-contacts";

const reasons = (schema: typeof phonesSchema | typeof branchesSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test("numbers are read from JSON text, and none where there is nothing", () => {
  expect(phonesSchema.parse(JSON.stringify(phones))).toEqual(phones);
  for (const none of ["", "null", null]) expect(phonesSchema.parse(none)).toEqual([]);
});

test.each([
  ["{}", messages.phonesInvalid],
  ["[null]", messages.phonesInvalid],
  [[{ ...phones[0], label: "" }], messages.phoneLabelRequired],
  [[{ ...phones[0], number: "" }], messages.phoneRequired],
  [[{ ...phones[0], number: "call me" }], messages.phoneInvalid],
  [[{ ...phones[0], whatsapp: 1 }], messages.booleanInvalid],
  [Array.from({ length: limits.phones.max + 1 }, () => phones[0]), messages.phonesLimit],
])("numbers refuse %j: %s", (value, message) => expect(reasons(phonesSchema, value)).toContain(message));

test("branches are read from JSON text with what they name, hours among it", () => {
  expect(branchesSchema.parse(JSON.stringify([branch]))).toEqual([branch]);
  const bare = { address: "", phone: "", location: "", opening_hours: null };
  expect(branchesSchema.parse('[{"name":"Pune"}]')).toEqual([{ name: "Pune", ...bare }]);
});

test.each([
  ["7", messages.branchesInvalid],
  ["[[]]", messages.branchesInvalid],
  [[{ ...branch, name: " " }], messages.branchNameRequired],
  [[{ ...branch, location: "javascript:alert(1)" }], messages.linkInvalid],
  [[{ ...branch, opening_hours: { week: 7 } }], messages.openingHoursInvalid],
  [Array.from({ length: limits.branches.max + 1 }, () => branch), messages.branchesLimit],
])("branches refuse %j: %s", (value, message) => expect(reasons(branchesSchema, value)).toContain(message));
