import { render, screen } from "@testing-library/react";
import { listOffers, mainOffer } from "@/components/landing/offers";
import { PlanPrice } from "@/components/landing/plans";
import type { PublicPlan } from "@/lib/contract/plans/schema";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import { describeTerms } from "@/lib/web/site/describe-terms";
import { buildPlan } from "../plans/build-plan";

const t = translatorOf("en");
const show = (saved: Partial<SavedSite>, plans: readonly PublicPlan[] = []) => {
  const offers = listOffers(t, describeTerms({ ...emptySite, ...saved }), plans);
  return render(<PlanPrice t={t} offer={mainOffer(offers)} className="" />);
};

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

test("where there are plans, the price is that of the default one, for its period", () => {
  const plans = [
    buildPlan(),
    buildPlan({ id: 2, price: "49.50", old_price: null, currency: "USD", months: 1, is_default: true }),
  ];
  const { container } = show({ price: 149_900 }, plans);
  expect(container).toHaveTextContent(/^Now \$49\.50per month$/);
});

test("a free plan is for no period", () => {
  const { container } = show({}, [buildPlan({ price: "0.00", old_price: null })]);
  expect(container).toHaveTextContent(/^Now Free$/);
});

test("a plan with a trial says how many days are free, one that costs nothing does not", () => {
  const { container, unmount } = show({}, [buildPlan({ old_price: null, trial_days: 14 })]);
  expect(container).toHaveTextContent(/^Now ₹599per year14 days free$/);
  unmount();
  show({}, [buildPlan({ price: "0.00", old_price: null, trial_days: 14 })]);
  expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
});
