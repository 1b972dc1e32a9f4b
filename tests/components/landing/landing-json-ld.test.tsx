import { landingJsonLd } from "@/components/landing/landing-json-ld";
import { listOffers } from "@/components/landing/offers";
import type { PublicPlan } from "@/lib/contract/plans/schema";
import { emptySite } from "@/lib/contract/site/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import { describeTerms } from "@/lib/web/site/describe-terms";
import { buildPlan } from "../plans/build-plan";

const t = translatorOf("en");

function readProduct(plans: readonly PublicPlan[]) {
  const offers = listOffers(t, describeTerms(emptySite), plans);
  const text = landingJsonLd(t, { url: "https://cards.example", name: "Namaskard", logo: null }, offers);
  return JSON.parse(text)["@graph"][2];
}

const common = { "@type": "Offer", availability: "https://schema.org/InStock", url: "https://cards.example/#pricing" };

test("without plans the one offer is the site's own", () => {
  const { description, offers } = readProduct([]);
  expect(description).toBe(
    "25 premium themes, Unlimited sharing and updates, 2 PDF documents, 20 products in the store, A choice of templates",
  );
  expect(offers).toEqual({ ...common, price: "599.00", priceCurrency: "INR" });
});

test("each plan is an offer with its own price and currency", () => {
  const pro = buildPlan({ id: 2, name: "Pro", price: "4.50", currency: "USD" });
  expect(readProduct([buildPlan(), pro]).offers).toEqual([
    { ...common, name: "Basic", price: "599.00", priceCurrency: "INR" },
    { ...common, name: "Pro", price: "4.50", priceCurrency: "USD" },
  ]);
});
