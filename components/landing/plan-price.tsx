import { env } from "@/lib/env";
import { price } from "./content";

/** The price before and now, as large as `className` says, and what it is for; nobody is told a period that the keeper did not set. */
export function PlanPrice({ className }: { className: string }) {
  const { PRICE_PERIOD } = env();
  return (
    <>
      <p className="text-quiet">
        <s>
          <span className="sr-only">Original price </span>₹{price.original}
        </s>
      </p>
      <div className={`font-serif font-semibold ${className}`}>
        <span className="sr-only">Now </span>₹{price.now}
      </div>
      {PRICE_PERIOD && <p className="mt-2 text-quiet">{PRICE_PERIOD}</p>}
    </>
  );
}
