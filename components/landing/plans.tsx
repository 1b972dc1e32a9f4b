import type { ReactNode } from "react";
import { Icon } from "@/components/card/icons";
import { rich } from "@/components/i18n/rich";
import { inRupees } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";
import type { SiteTerms } from "@/lib/web/site/describe-terms";
import { listPlan } from "./content";

export function PlanList({ t, className }: { t: T; className: string }) {
  return (
    <ul className={className}>
      {listPlan(t).map((item) => (
        <li key={item} className="flex gap-3 text-lg">
          <span className="mt-0.5 text-accent-strong">
            <Icon name="check" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}

type PlanPriceProps = { t: T; terms: SiteTerms; className: string };

/** Shows a period only if the site has one. */
export function PlanPrice({ t, terms, className }: PlanPriceProps) {
  const hidden = (inner: ReactNode) => <span className="sr-only">{inner}</span>;
  return (
    <>
      <p className="text-quiet">
        <s>{rich(t, "landing.plan.oldPrice", { hidden, price: inRupees(terms.old_price) })}</s>
      </p>
      <div className={`font-serif font-semibold ${className}`}>
        {rich(t, "landing.plan.price", { hidden, price: inRupees(terms.price) })}
      </div>
      {terms.price_period && <p className="mt-2 text-quiet">{terms.price_period}</p>}
    </>
  );
}
