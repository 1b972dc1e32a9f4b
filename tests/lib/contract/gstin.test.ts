import fc from "fast-check";
import { gstinSchema } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";
import { hasCheckCharacter, isFormedAsGstin, plainGstin, stateOfGstin } from "@/lib/contract/gstin";

const complaint = (typed: string) => gstinSchema.safeParse(typed).error?.issues[0]?.message;

test.each([
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["29AAGCB7383J1Z4", "29AAGCB7383J1Z4"],
  ["07AAGFF2194N1Z1", "07AAGFF2194N1Z1"],
  ["24AAACC1206D1ZM", "24AAACC1206D1ZM"],
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

test("the first two digits are the state", () => {
  expect(stateOfGstin(plainGstin(" 27 aapfu\u200b0939f1zv"))).toBe("27");
});

/** With the one check character that fits. */
const gstins = fc.stringMatching(/^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/).map((start) => {
  const fitting = [...characters].filter((last) => hasCheckCharacter(start + last));
  expect(fitting).toHaveLength(1);
  return start + fitting[0];
});
const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

test("one wrong character is always noticed", () => {
  fc.assert(
    fc.property(gstins, fc.nat(14), fc.constantFrom(...characters), (gstin, at, character) => {
      const changed = gstin.slice(0, at) + character + gstin.slice(at + 1);
      const isRight = isFormedAsGstin(changed) && hasCheckCharacter(changed);
      expect(isRight).toBe(changed === gstin);
    }),
    { numRuns: 3_000, seed: 1 },
  );
});

test("two neighbours that changed places are noticed, save 0 and Z, which no such code tells apart", () => {
  fc.assert(
    fc.property(gstins, fc.nat(13), (gstin, at) => {
      const [one = "", other = ""] = gstin.slice(at, at + 2);
      const swapped = gstin.slice(0, at) + other + one + gstin.slice(at + 2);
      const isSame = one === other || (one + other).replace(/[0Z]/g, "") === "";
      expect(hasCheckCharacter(swapped)).toBe(isSame);
    }),
    { numRuns: 3_000, seed: 1 },
  );
});
