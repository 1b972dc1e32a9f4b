import { render, screen } from "@testing-library/react";
import { PlanPrice } from "@/components/landing/plans";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import { describeTerms } from "@/lib/web/site/describe-terms";

const show = (saved: Partial<SavedSite>) =>
  render(<PlanPrice t={translatorOf("en")} terms={describeTerms({ ...emptySite, ...saved })} className="" />);

test("says what the price is for, as the keeper put it", () => {
  show({ price_period: "per year" });
  expect(screen.getByText("per year")).toBeVisible();
});

test("says nothing of a period where the keeper has named none", () => {
  const { container } = show({});
  expect(container).toHaveTextContent(/^Original price ₹999Now ₹599$/);
});

test("the keeper's own price, with the one before", () => {
  const { container } = show({ price: 149_900, old_price: 199_900 });
  expect(container).toHaveTextContent(/^Original price ₹1,99,900Now ₹1,49,900$/);
});
