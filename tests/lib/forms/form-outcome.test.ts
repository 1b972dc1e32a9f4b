import * as failures from "@/lib/contract/failures";
import * as messages from "@/lib/contract/messages";
import { formFailures, outcomeOf, readOutcome } from "@/lib/forms/form-outcome";

test.each([
  [201, null, "thanks"],
  [400, messages.formTooFast, "quick"],
  [400, messages.formOutdated, "outdated"],
  [400, messages.formHasLinks, "links"],
  [400, messages.emailInvalid, "check"],
  [503, messages.formNotTaken, "full"],
  [429, failures.tooManyAttempts, "often"],
  [404, failures.companyNotFound, "later"],
  [502, null, "later"],
])("an answer %i that says %j leads to %s", (status, detail, outcome) => {
  expect(outcomeOf(status, detail)).toBe(outcome);
});

test("an address names one of the outcomes, or none", () => {
  expect(["thanks", ...Object.keys(formFailures)].map(readOutcome)).not.toContain(null);
  expect(["", "nothing", "constructor", "toString"].map(readOutcome)).toEqual([null, null, null, null]);
});
