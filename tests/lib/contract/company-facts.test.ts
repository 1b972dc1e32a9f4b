import { foundedSchema, profileFields } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";
import { profileLimits } from "@/lib/contract/cards/values";
import * as fieldMessages from "@/lib/contract/messages";

const thisYear = new Date().getFullYear();

test.each([
  ["1987", 1987],
  [" 1987 ", 1987],
  ["१९८७", 1987],
  [1987, 1987],
  ["1000", 1000],
  [thisYear, thisYear],
  ["", null],
  [null, null],
])("%j is the year %j", (typed, year) => {
  expect(foundedSchema.parse(typed)).toBe(year);
});

test.each(["0999", "87", "19870", "1987.5", "1e3", "in 1987", thisYear + 1, true])("%j is no year", (typed) => {
  expect(foundedSchema.safeParse(typed).error?.issues[0]?.message).toBe(profileMessages.foundedInvalid);
});

test("a category is one line", () => {
  expect(profileFields.category.sent.parse(" Bakery\n & café ")).toBe("Bakery & café");
  const { error } = profileFields.category.sent.safeParse("x".repeat(profileLimits.category + 1));
  expect(error?.issues[0]?.message).toBe(fieldMessages.tooLong(profileLimits.category));
});
