import { parsePhone, phoneOf } from "@/lib/card/phone";
import { phoneSchema } from "@/lib/contract/fields";
import { setPhoneRegion } from "@/lib/contract/phone-region";
import pasted from "@/tests/cases/phone-invisible/accepted.json";

afterEach(() => setPhoneRegion("IN"));

test.each([
  ["+91 98765 43210", "+919876543210"],
  ["9876543210", "+919876543210"],
  ["098765-43210", "+919876543210"],
  ["(022) 2345 6789", "+912223456789"],
  ["+1 (415) 555-2671", "+14155552671"],
])("%s is dialled as %s", (typed, dial) => {
  expect(parsePhone(typed)).toMatchObject({ dial, call: `tel:${dial}`, chat: dial.slice(1) });
});

const marked = [
  ...(pasted as [string, string][]),
  ["\u00ad+91\u00a098200\u202f11223", "+919820011223"],
  ["९८२०० ११२२३", "+919820011223"],
  ["٩٨٢٠٠١١٢٢٣", "+919820011223"],
  ["۹۸۲۰۰۱۱۲۲۳", "+919820011223"],
  ["৯৮২০০১১২২৩", "+919820011223"],
  ["௯௮௨௦௦௧௧௨௨௩", "+919820011223"],
  ["＋９１　９８２００－１１２２３", "+919820011223"],
  ["98200\u201411223", "+919820011223"],
  ["98200\u201511223", "+919820011223"],
  ["98200\ufe0f\u206011223", "+919820011223"],
  ["TEL:+91-98200-11223", "+919820011223"],
  ["https://wa.me/919820011223", "+919820011223"],
  ["+91 +91 98200 11223", "+919820011223"],
  ["+91 091 98200 11223", "+919820011223"],
  ["(+91) 98200 11223", "+919820011223"],
  ["0+91 98200 11223", "+919820011223"],
  ["00 +91 98200 11223", "+919820011223"],
  ["0091 98200 11223", "+919820011223"],
  ["091 98200 11223", "+919820011223"],
  ["91919820011223", "+919820011223"],
  ["+91 91 98200 11223", "+919820011223"],
  ["+44 44 7400 123456", "+447400123456"],
  ["+91 91912 34567", "+919191234567"],
  ["9191234567", "+919191234567"],
];

test.each(marked)("%j is taken and dialled as %s", (typed, dial) => {
  const stored = phoneSchema.parse(typed);
  expect(stored).toMatch(/^[+\d\s().-]+$/);
  expect(parsePhone(stored)?.dial).toBe(dial);
  expect(parsePhone(typed)?.dial).toBe(dial);
});

test("noughts before another country's code are read where calls abroad begin otherwise", () => {
  setPhoneRegion("US");
  expect(parsePhone("0091 98200 11223")?.dial).toBe("+919820011223");
});

test.each(["call me", "98200+11223", "+44 +91 98200 11223", "tel:", "१२", "98200/11223x", "\u200b\u2060"])(
  "%j is no number, or none at all",
  (typed) => expect(phoneSchema.safeParse(typed).data || null).toBeNull(),
);

test("a number for people has its country code and gaps", () => {
  expect(parsePhone("9876543210")?.shown).toBe("+91 98765 43210");
});

test.each(["12345", "1800", "+999 12 34", "100", "5555"])(
  "%s is shown, and is neither called nor written to",
  (text) => {
    expect(parsePhone(text)).toMatchObject({ call: null, chat: null, shown: text });
  },
);

test.each(["+1 (555) 123-4567", "+44 1111 111111", "+49 0000 0000", "+971 50 000 00", "+1 099 555 1234"])(
  "%s has a number's length alone: it is called, and not written to",
  (text) => {
    expect(parsePhone(text)?.call).toMatch(/^tel:\+/);
    expect(parsePhone(text)?.chat).toBeNull();
  },
);

test("what a provider takes for a landline is called alone", () => {
  const client = { phone: "022 2345 6789" };
  expect(phoneOf({ ...client, whatsapp: false })).toMatchObject({ call: "tel:+912223456789", chat: null });
  expect(phoneOf({ ...client, whatsapp: true })?.chat).toBe("912223456789");
  expect(phoneOf(client)?.chat).toBe("912223456789");
});

test.each(["", "   ", "n/a"])("%j is no number", (text) => {
  expect(parsePhone(text)).toBeNull();
});
