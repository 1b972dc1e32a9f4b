import { price } from "./content";

/** The price before and now, as large as `className` says. */
export function PlanPrice({ className }: { className: string }) {
  return (
    <>
      <p className="text-quiet">
        <s>
          <span className="sr-only">Original price </span>₹{price.original}
        </s>
      </p>
      <p className={`font-serif font-semibold ${className}`}>
        <span className="sr-only">Now </span>₹{price.now}
      </p>
    </>
  );
}
