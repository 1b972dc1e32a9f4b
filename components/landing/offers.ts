import { planTexts } from "@/components/plans/plan-texts";
import type { PublicPlan } from "@/lib/contract/plans/schema";
import { formatPrice, inRupees } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";
import { loadPublicPlans } from "@/lib/web/provider-client/site";
import type { SiteTerms } from "@/lib/web/site/describe-terms";
import { listPlan } from "./content";

/** What is sold, in words, and for programs as `amount` in `currency`. */
export type Offer = {
  /** Null for what is no plan. */
  id: number | null;
  name: string;
  isDefault: boolean;
  price: string;
  oldPrice: string;
  period: string;
  /** What is said of days without charge; empty where there are none. */
  trial: string;
  items: string[];
  amount: string;
  currency: string;
};
export type Offers = [Offer, ...Offer[]];

/** `isKept`: whether pages with them may be kept, as the plans could be asked. */
export async function loadOffers(t: T, terms: SiteTerms): Promise<{ offers: Offers; isKept: boolean }> {
  const plans = await loadPublicPlans();
  return { offers: listOffers(t, terms, plans ?? []), isKept: plans !== null };
}

/** The plans; without any, the one thing that the site's settings name a price for. */
export function listOffers(t: T, terms: SiteTerms, plans: readonly PublicPlan[]): Offers {
  const [first, ...others] = plans.map((plan) => describePlan(t, plan));
  return first ? [first, ...others] : [describeTerms(t, terms)];
}

/** The one that new clients get, else the first. */
export function mainOffer(offers: Offers): Offer {
  return offers.find(({ isDefault }) => isDefault) ?? offers[0];
}

function describePlan(t: T, plan: PublicPlan): Offer {
  const { id, name, is_default, price, old_price, currency } = plan;
  return {
    ...{ id, name, currency },
    isDefault: is_default,
    price: planTexts.price(t, plan),
    oldPrice: old_price === null ? "" : formatPrice(old_price, currency),
    period: planTexts.period(t, plan),
    trial: planTexts.trial(t, plan),
    items: [t("landing.plan.sharing"), ...planTexts.has(t, plan)],
    amount: price,
  };
}

function describeTerms(t: T, terms: SiteTerms): Offer {
  return {
    ...{ id: null, name: "", isDefault: true, currency: "INR" },
    price: inRupees(terms.price),
    oldPrice: inRupees(terms.old_price),
    period: terms.price_period,
    trial: "",
    items: listPlan(t),
    amount: terms.price.toFixed(2),
  };
}
