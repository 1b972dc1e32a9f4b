import { inRupees } from "@/lib/format/price";
import type { SiteTerms } from "@/lib/web/site/describe-terms";

type PlanPriceProps = { terms: SiteTerms; className: string };

/** The price before and now, as large as `className` says, and what it is for; nobody is told a period that the keeper did not set. */
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
