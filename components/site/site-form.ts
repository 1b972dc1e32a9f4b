import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type SavedSite, type UpdateSiteInput, updateSiteSchema } from "@/lib/contract/site";
import { describeSite, type SiteBase } from "@/lib/site/describe-site";
import type { SitePart } from "@/lib/site/site-steps";

/** What the form holds while it is filled in. */
export type SiteValues = {
  name: string;
  color: string;
  logo: File | "" | undefined;
  whatsapp: string;
  email: string;
  currency: string;
};
export type SiteForm = UseFormReturn<SiteValues, unknown, UpdateSiteInput>;

const fields: Record<SitePart, readonly (keyof SiteValues)[]> = {
  name: ["name"],
  logo: ["logo"],
  color: ["color"],
  contact: ["whatsapp", "email"],
  currency: ["currency"],
};

/** The form holds everything, for the preview; only the part's own fields that are not `fixed` are checked and sent. */
export function partSchema(part: SitePart, { fixed }: SiteBase): z.ZodType<UpdateSiteInput, SiteValues> {
  const open = fields[part].filter((field) => fixed[field as keyof typeof fixed] === undefined);
  const mask: Partial<Record<keyof SiteValues, true>> = Object.fromEntries(open.map((field) => [field, true]));
  return updateSiteSchema.pick(mask) as unknown as z.ZodType<UpdateSiteInput, SiteValues>;
}

/** Whether a deployment's settings say all of a part, so that nothing of it is left to be said on screen. */
export function isFixed(part: SitePart, { fixed }: SiteBase): boolean {
  return fields[part].every((field) => fixed[field as keyof typeof fixed] !== undefined);
}

/** As things are: what nobody has said stands there too, so that saving it is choosing it. */
export function toSiteValues(saved: SavedSite, base: SiteBase): SiteValues {
  const { name, currency, email } = describeSite(saved, base);
  const whatsapp = base.fixed.whatsapp ?? saved.whatsapp;
  return { name, color: saved.color ?? "", logo: undefined, whatsapp, email, currency };
}
