import type { UseFormReturn } from "react-hook-form";
import type { SavedSite, UpdateSiteInput } from "@/lib/contract/site/schema";
import { describeLook } from "@/lib/web/site/describe-look";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { describeTerms } from "@/lib/web/site/describe-terms";
import type { SitePart } from "@/lib/web/site/site-steps";

export type SiteValues = {
  name: string;
  color: string;
  logo: File | "" | undefined;
  whatsapp: string;
  email: string;
  currency: string;
  price: string;
  old_price: string;
  price_period: string;
  operator_name: string;
  operator_address: string;
  refund_days: string;
  delivery_days: string;
  governing_law: string;
};
export type SiteForm = UseFormReturn<SiteValues, unknown, UpdateSiteInput>;

const fields: Record<SitePart, readonly (keyof SiteValues)[]> = {
  name: ["name"],
  logo: ["logo"],
  color: ["color"],
  contact: ["whatsapp", "email"],
  operator: ["operator_name", "operator_address"],
  price: ["price", "old_price", "price_period"],
  currency: ["currency"],
  policies: ["refund_days", "delivery_days", "governing_law"],
};

/** What of a part can be said on screen; nothing where a deployment's settings say all of it. */
export function openFields(part: SitePart, { fixed }: SiteBase): readonly (keyof SiteValues)[] {
  const said: Partial<Record<keyof SiteValues, string>> = fixed;
  return fields[part].filter((field) => said[field] === undefined);
}

/** As things are: what nobody has said stands there too, so that saving it is choosing it. */
export function toSiteValues(saved: SavedSite, base: SiteBase): SiteValues {
  const { name, currency, email } = describeLook(saved, base);
  const whatsapp = base.fixed.whatsapp ?? saved.whatsapp;
  const { price, old_price, refund_days, delivery_days, ...texts } = describeTerms(saved, base.usual);
  const numbers = {
    price: String(price),
    old_price: String(old_price),
    refund_days: String(refund_days ?? ""),
    delivery_days: String(delivery_days ?? ""),
  };
  return { name, color: saved.color ?? "", logo: undefined, whatsapp, email, currency, ...texts, ...numbers };
}
