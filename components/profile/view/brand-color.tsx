import { cardColor, type LookOf } from "@/lib/card/look/moods";
import { hasOwnColor } from "@/lib/contract/cards/values";
import { defaultBrandColor } from "@/lib/contract/values";

/** The card's colour and where it comes from. */
export function BrandColor({ profile }: { profile: LookOf }) {
  const color = cardColor(profile) ?? defaultBrandColor;
  return (
    <p className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-8 shrink-0 rounded-md border border-border"
        style={{ backgroundColor: color }}
      />
      <span className="font-medium">{color}</span>
      <span className="text-muted-foreground">{describeOrigin(profile)}</span>
    </p>
  );
}

function describeOrigin(profile: LookOf): string {
  if (profile.brand_color) return "Your choice";
  if (hasOwnColor(profile)) return "From the style";
  return profile.logo_color ? "From your logo" : "The default colour";
}
