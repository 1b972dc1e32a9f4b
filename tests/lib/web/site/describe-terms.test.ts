import { emptySite } from "@/lib/contract/site/schema";
import { describeTerms } from "@/lib/web/site/describe-terms";

const none = { price_period: "", operator_name: "", operator_address: "", governing_law: "" };

test("a price is always there, and nothing else is said", () => {
  expect(describeTerms(emptySite)).toEqual({
    ...none,
    ...{ price: 599, old_price: 999, refund_days: null, delivery_days: null },
  });
});

test("what was saved stands above the deployment's settings, each by itself", () => {
  const usual = {
    operator_name: "Acme",
    governing_law: "India",
    refund_days: 7,
    delivery_days: 2,
    price_period: undefined,
  };
  const saved = { ...emptySite, operator_name: "Sharma", refund_days: 3, price: 100 };
  expect(describeTerms(saved, usual)).toEqual({
    ...none,
    ...{ price: 100, old_price: 999, refund_days: 3, delivery_days: 2 },
    ...{ operator_name: "Sharma", governing_law: "India" },
  });
});
