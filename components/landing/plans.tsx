import type { ReactNode } from "react";
import { Icon } from "@/components/card/icons";
import { rich } from "@/components/i18n/rich";
import type { T } from "@/lib/i18n/translator";
import type { Offer } from "./offers";

export function PlanList({ items, className }: Pick<Offer, "items"> & { className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
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

type PlanPriceProps = { t: T; offer: Offer; className: string };

/** An old price, a period and a trial only where there is one. */
export function PlanPrice({ t, offer: { price, oldPrice, period, trial }, className }: PlanPriceProps) {
  const hidden = (inner: ReactNode) => <span className="sr-only">{inner}</span>;
  return (
    <>
      {oldPrice && (
        <p className="text-quiet">
          <s>{rich(t, "landing.plan.oldPrice", { hidden, price: oldPrice })}</s>
        </p>
      )}
      <div className={`font-serif font-semibold ${className}`}>{rich(t, "landing.plan.price", { hidden, price })}</div>
      {period && <p className="mt-2 text-quiet">{period}</p>}
      {trial && <p className="mt-2 font-semibold text-accent-strong">{trial}</p>}
    </>
  );
}
