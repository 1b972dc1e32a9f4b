import { branchesSchema, phonesSchema } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";
import { profileLimits } from "@/lib/contract/cards/values";
import * as fieldMessages from "@/lib/contract/messages";
import { branch, phones } from "../card/build-contacts";

const reasons = (schema: typeof phonesSchema | typeof branchesSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test("numbers are read from JSON text, and none where there is nothing", () => {
  expect(phonesSchema.parse(JSON.stringify(phones))).toEqual(phones);
  for (const none of ["", "null", null]) expect(phonesSchema.parse(none)).toEqual([]);
});

test.each([
  ["{}", profileMessages.phonesInvalid],
  ["[null]", profileMessages.phonesInvalid],
  [[{ ...phones[0], label: "" }], profileMessages.phoneLabelRequired],
  [[{ ...phones[0], number: "" }], fieldMessages.phoneRequired],
  [[{ ...phones[0], number: "call me" }], fieldMessages.phoneInvalid],
  [[{ ...phones[0], whatsapp: 1 }], fieldMessages.booleanInvalid],
  [Array.from({ length: profileLimits.phones.max + 1 }, () => phones[0]), profileMessages.phonesLimit],
])("numbers refuse %j: %s", (value, message) => expect(reasons(phonesSchema, value)).toContain(message));

test("branches are read from JSON text with what they name, hours among it", () => {
  expect(branchesSchema.parse(JSON.stringify([branch]))).toEqual([branch]);
  const bare = { address: "", phone: "", location: "", opening_hours: null };
  expect(branchesSchema.parse('[{"name":"Pune"}]')).toEqual([{ name: "Pune", ...bare }]);
});

test.each([
  ["7", profileMessages.branchesInvalid],
  ["[[]]", profileMessages.branchesInvalid],
  [[{ ...branch, name: " " }], profileMessages.branchNameRequired],
  [[{ ...branch, location: "javascript:alert(1)" }], fieldMessages.linkInvalid],
  [[{ ...branch, opening_hours: { week: 7 } }], fieldMessages.openingHoursInvalid],
  [Array.from({ length: profileLimits.branches.max + 1 }, () => branch), profileMessages.branchesLimit],
])("branches refuse %j: %s", (value, message) => expect(reasons(branchesSchema, value)).toContain(message));
