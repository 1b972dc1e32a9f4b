import { useT } from "@/components/i18n/translator-context";
import type { SavedSite } from "@/lib/contract/site/schema";
import { defaultBrandColor } from "@/lib/contract/values";
import { currencyName } from "@/lib/format/currency";
import { inRupees } from "@/lib/format/price";
import { sideBySide } from "@/lib/i18n/isolate";
import { describeLook } from "@/lib/web/site/describe-look";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { describeTerms } from "@/lib/web/site/describe-terms";
import type { SitePart } from "@/lib/web/site/site-steps";

type PartValueProps = { part: SitePart; saved: SavedSite; base: SiteBase };

/** What holds of a part now, in words. */
export function PartValue({ part, saved, base }: PartValueProps) {
  const t = useT();
  const site = describeLook(saved, base);
  const terms = describeTerms(saved, base.usual);
  switch (part) {
    case "name":
      return site.name;
    case "logo":
      return site.logo ? (
        // biome-ignore lint/performance/noImgElement: it is stored in the width that it is shown in
        <img
          src={site.logo}
          alt={t("site.logo.current")}
          width="48"
          height="48"
          className="mt-1 size-12 rounded-lg border border-border bg-white object-contain"
        />
      ) : (
        t("site.logo.none")
      );
    case "color":
      return (
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            style={{ backgroundColor: site.color ?? defaultBrandColor }}
            className="size-4 rounded-full border border-border"
          />
          {site.color ?? t("site.color.default")}
        </span>
      );
    case "contact":
      return sideBySide(t, [base.fixed.whatsapp ?? saved.whatsapp, site.email]) || t("site.contact.none");
    case "operator":
      return [terms.operator_name, terms.operator_address].filter(Boolean).join(", ") || t("site.operator.none");
    case "price":
      return [
        t("site.price.value", { price: inRupees(terms.price), oldPrice: inRupees(terms.old_price) }),
        terms.price_period,
      ]
        .filter(Boolean)
        .join(" · ");
    case "currency":
      return currencyName(t, site.currency);
    case "policies":
      return (
        [
          terms.refund_days && t("site.policies.refundValue", { days: terms.refund_days }),
          terms.delivery_days && t("site.policies.deliveryValue", { days: terms.delivery_days }),
          terms.governing_law && t("site.policies.lawValue", { country: terms.governing_law }),
        ]
          .filter(Boolean)
          .join(" · ") || t("site.policies.none")
      );
  }
}
