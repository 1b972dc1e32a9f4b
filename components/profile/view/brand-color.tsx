import { useT } from "@/components/i18n/translator-context";
import { cardColor, type LookOf } from "@/lib/card/look/moods";
import { hasOwnColor } from "@/lib/contract/cards/values";
import { defaultBrandColor } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";

/** The card's colour and where it comes from. */
export function BrandColor({ profile }: { profile: LookOf }) {
  const t = useT();
  const color = cardColor(profile) ?? defaultBrandColor;
  return (
    <p className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-8 shrink-0 rounded-md border border-border"
        style={{ backgroundColor: color }}
      />
      <span className="font-medium">{color}</span>
      <span className="text-muted-foreground">{describeOrigin(t, profile)}</span>
    </p>
  );
}

function describeOrigin(t: T, profile: LookOf): string {
  if (profile.brand_color) return t("profile.look.color.chosen");
  if (hasOwnColor(profile)) return t("profile.look.color.fromMood");
  return profile.logo_color ? t("profile.look.color.fromLogo") : t("profile.look.color.default");
}
