import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Offer, Offers } from "./offers";
import { PlanList, PlanPrice } from "./plans";
import { Section } from "./sections";

type PricingProps = { t: T; offers: Offers };

export function Pricing({ t, offers }: PricingProps) {
  const [only] = offers;
  const isOne = offers.length === 1;
  return (
    <Section
      id="pricing"
      label={t("landing.pricing.label")}
      title={isOne ? only.name || t("landing.pricing.title") : t("landing.pricing.choose")}
    >
      {isOne ? <OneOffer t={t} offer={only} /> : <OfferCards t={t} offers={offers} />}
    </Section>
  );
}

type OneOfferProps = { t: T; offer: Offer };

function OneOffer({ t, offer }: OneOfferProps) {
  return (
    <div className="mt-10 grid gap-8 rounded-3xl border border-line bg-paper p-7 shadow-sm sm:p-10 md:grid-cols-[1fr_1.4fr] md:items-center">
      <div>
        <PlanPrice t={t} offer={offer} className="text-6xl large-text:text-4xl" />
        <GetCard t={t} />
      </div>
      <PlanList items={offer.items} className="grid gap-3.5 md:border-s md:border-line md:ps-10" />
    </div>
  );
}

function OfferCards({ t, offers }: PricingProps) {
  return (
    <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
      {offers.map((offer) => (
        <li
          key={offer.id}
          className={`flex flex-col rounded-3xl border bg-paper p-7 large-text:p-4 ${offer.isDefault ? "border-accent shadow-lg" : "border-line"}`}
        >
          {offer.isDefault && <p className="mb-2 text-sm font-bold text-gold">{t("landing.plan.recommended")}</p>}
          <OfferName name={offer.name} />
          <PlanPrice t={t} offer={offer} className="text-5xl large-text:text-4xl" />
          <GetCard t={t} />
          <PlanList items={offer.items} className="mt-7 grid gap-3 border-t border-line pt-7" />
        </li>
      ))}
    </ul>
  );
}

function OfferName({ name }: Pick<Offer, "name">) {
  return (
    <h3 className="mb-3 text-xl font-semibold wrap-anywhere" dir="auto">
      {name}
    </h3>
  );
}

function GetCard({ t }: { t: T }) {
  return (
    <a
      className="mt-7 flex min-h-13 items-center justify-center rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
      href={paths.inLanguage(t.language, paths.signUp)}
    >
      {t("landing.getCard")}
    </a>
  );
}
