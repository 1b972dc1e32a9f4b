import { defaultBrandColor } from "@/lib/contract/color";

type BrandColorProps = { chosen: string | null; ofLogo: string | null };

/** The card's colour and where it comes from. */
export function BrandColor({ chosen, ofLogo }: BrandColorProps) {
  const color = chosen ?? ofLogo ?? defaultBrandColor;
  return (
    <p className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-8 shrink-0 rounded-md border border-border"
        style={{ backgroundColor: color }}
      />
      <span className="font-medium">{color}</span>
      <span className="text-muted-foreground">
        {chosen ? "Your choice" : ofLogo ? "From your logo" : "The usual one"}
      </span>
    </p>
  );
}
