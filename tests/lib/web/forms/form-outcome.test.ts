import { formFailures, outcomeOf, readOutcome } from "@/lib/web/forms/form-outcome";

test.each([
  [201, null, null, "thanks"],
  [400, "form_too_fast", null, "quick"],
  [400, "form_outdated", null, "outdated"],
  [400, "validation_error", { ticket: ["Old"], consent: ["Needed"] }, "outdated"],
  [400, "form_has_links", null, "links"],
  [400, "validation_error", { email: ["No email"] }, "check"],
  [400, "constructor", null, "check"],
  [409, "slot_taken", null, "taken"],
  [400, "products_gone", null, "gone"],
  [503, "form_not_taken", null, "full"],
  [402, "card_resting", null, "resting"],
  [429, "too_many_requests", null, "often"],
  [404, "not_found", null, "later"],
  [502, null, null, "later"],
])("an answer %i with the code %s and the fields %j leads to %s", (status, code, fields, outcome) => {
  expect(outcomeOf(status, { code, fields })).toBe(outcome);
});

test("an address names one of the outcomes, or none", () => {
  expect(["thanks", ...Object.keys(formFailures)].map(readOutcome)).not.toContain(null);
  expect(["", "nothing", "constructor", "toString"].map(readOutcome)).toEqual([null, null, null, null]);
});
