import { sendAppointmentSchema, writeAppointmentSettingsSchema } from "@/lib/contract/appointments/schema";
import { branchesSchema, phonesSchema } from "@/lib/contract/cards/fields";
import { writeProfileSchema } from "@/lib/contract/cards/schema";
import { createClientSchema } from "@/lib/contract/clients/schema";
import { createPersonSchema } from "@/lib/contract/content/person";
import {
  confirmEmailSchema,
  confirmTwoFactorSchema,
  loginSchema,
  twoFactorCodeSchema,
  updateAccountSchema,
} from "@/lib/contract/identity/schema";
import { sendLeadSchema } from "@/lib/contract/leads/schema";
import { contactSchema } from "@/lib/contract/privacy/schema";

const typed = "\u202a＋91 ९८२००\u201111223\u202c";
const plain = "+91 98200-11223";

test.each<[string, (phone: string) => unknown]>([
  ["profile", (phone) => writeProfileSchema.shape.phone.parse(phone)],
  ["further numbers", (number) => phonesSchema.parse([{ label: "Orders", number, whatsapp: true }])[0]?.number],
  ["branches", (phone) => branchesSchema.parse([{ name: "Fort", phone }])[0]?.phone],
  ["people", (phone) => createPersonSchema.shape.phone.parse(phone)],
  ["people's chats", (phone) => createPersonSchema.shape.whatsapp.parse(phone)],
  ["clients", (phone) => createClientSchema.shape.phone.parse(phone)],
  ["account", (phone) => updateAccountSchema.shape.phone.parse(phone)],
  ["appointments", (phone) => sendAppointmentSchema.shape.phone.parse(phone)],
  ["signing in", (email) => loginSchema.parse({ email, password: "x" }).email],
  ["visitor data", (contact) => contactSchema.parse({ contact }).contact],
])("%s: a number is kept in plain characters", (_, read) => expect(read(typed)).toBe(plain));

test.each(["१२३ ४५६", "١٢٣٤٥٦", "১২৩-৪৫৬", "１２３４５６", "123\u2009456", "\u200e123\u200b456\u2060", "123–456"])(
  "the code %j is read as it is meant",
  (code) => {
    expect(loginSchema.parse({ email: "a@b.example", password: "x", code }).code).toBe("123456");
    expect(confirmTwoFactorSchema.parse({ code }).code).toBe("123456");
    expect(confirmEmailSchema.parse({ code }).code).toBe("123456");
  },
);

test.each([
  "ABCD efgh ijkl mnop",
  "abcd\u2011efgh\u2011ijkl\u2011mnop",
  "\u202dabcd\u00a0efghijklmnop\u202c",
  "ａｂｃｄefghijklmnop",
])("the recovery code %j is read as it is meant", (code) =>
  expect(twoFactorCodeSchema.parse({ code }).code).toBe("abcdefghijklmnop"),
);

test("the days of appointments are read in the digits of any script", () => {
  expect(writeAppointmentSettingsSchema.shape.ahead_days.parse("३०")).toBe(30);
});

test.each<[unknown, unknown]>([
  [2, 2],
  ["2", 2],
  ["२", 2],
  [" ௧௨ ", 12],
  ["1.5", null],
  ["1000", null],
  ["two", null],
  ["", null],
  [null, null],
])("the quantity %j is read as %j", (quantity, read) => {
  const { quantity: schema } = sendLeadSchema.shape.items.unwrap().element.shape;
  expect(schema.safeParse(quantity).data ?? null).toBe(read);
});
