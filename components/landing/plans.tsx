import { Icon } from "@/components/card/icons";
import { inRupees } from "@/lib/format/price";
import type { SiteTerms } from "@/lib/web/site/describe-terms";
import { plan } from "./content";

export function PlanList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {plan.map((item) => (
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

type PlanPriceProps = { terms: SiteTerms; className: string };

/** Shows a period only if the site has one. */
export function PlanPrice({ terms, className }: PlanPriceProps) {
  return (
    <>
      <p className="text-quiet">
        <s>
          <span className="sr-only">Original price </span>
          {inRupees(terms.old_price)}
        </s>
      </p>
      <div className={`font-serif font-semibold ${className}`}>
        <span className="sr-only">Now </span>
        {inRupees(terms.price)}
      </div>
      {terms.price_period && <p className="mt-2 text-quiet">{terms.price_period}</p>}
    </>
  );
}
