import { gstinSchema } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";

const complaint = (typed: string) => gstinSchema.safeParse(typed).error?.issues[0]?.message;

test.each([
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["29AAGCB7383J1Z4", "29AAGCB7383J1Z4"],
  [" 27 aapfu 0939f 1zv ", "27AAPFU0939F1ZV"],
  ["२७AAPFU०९३९F१ZV", "27AAPFU0939F1ZV"],
  ["", ""],
])("%j is a GSTIN", (typed, read) => {
  expect(gstinSchema.parse(typed)).toBe(read);
});

test.each(["27AAPFU0939F1Z", "27AAPFU0939F1ZVX", "2AAAPFU0939F1ZV", "27AAPFU0939F0ZV", "27AAPFU09391FZV", "none"])(
  "%j is none",
  (typed) => expect(complaint(typed)).toBe(profileMessages.gstinInvalid),
);

test.each(["27AAPFU0939F1ZW", "27AAPFU0993F1ZV", "28AAPFU0939F1ZV", "29AAGCB7383J1Z5"])("%j was mistyped", (typed) =>
  expect(complaint(typed)).toBe(profileMessages.gstinMistyped),
);
