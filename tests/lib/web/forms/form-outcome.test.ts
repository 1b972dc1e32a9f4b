import * as failures from "@/lib/contract/failures";
import * as fieldMessages from "@/lib/contract/messages";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { formFailures, outcomeOf, readOutcome } from "@/lib/web/forms/form-outcome";

test.each([
  [201, null, "thanks"],
  [400, visitorFormMessages.tooFast, "quick"],
  [400, visitorFormMessages.outdated, "outdated"],
  [400, visitorFormMessages.hasLinks, "links"],
  [400, fieldMessages.emailInvalid, "check"],
  [503, visitorFormMessages.notTaken, "full"],
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
