import { said } from "@/lib/i18n/said";
import { describeError } from "@/lib/runtime/log/describe-error";

test("what is said is in English in the log", () => {
  const error = new Error(said("rules.tooLong", { max: 5 }));
  const { message, stack } = describeError(error);
  expect(message).toBe("Must be at most 5 characters");
  expect(stack).toMatch(/^Error: Must be at most 5 characters\n/);
});
