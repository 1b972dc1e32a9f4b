import { linksSchema } from "@/lib/contract/cards/links";
import { socialNetworkNames } from "@/lib/contract/cards/networks";
import { openingHoursSchema } from "@/lib/contract/cards/opening-hours";
import { bankSchema, upiIdSchema, upiNameSchema } from "@/lib/contract/cards/payment";
import {
  branchesSchema,
  categorySchema,
  foundedSchema,
  gstinSchema,
  moodSchema,
  type ProfileForm,
  phonesSchema,
  reviewLinkSchema,
  taglineSchema,
} from "@/lib/contract/cards/schema";
import { sectionsSchema } from "@/lib/contract/cards/sections";
import { socialLinkSchema } from "@/lib/contract/cards/social";
import { colorSchema } from "@/lib/contract/color";
import { currencySchema } from "@/lib/contract/currency";
import { linkSchema } from "@/lib/contract/fields";
import type { Card } from "@/lib/web/provider-client/cards";
import { shownLinks } from "./saved-card";

/**
 * `card` as it would be with what is typed. A link or colour that is not one yet is left out. `logoUrl` shows a logo
 * that was picked; without one the form's own logo says whether the stored one stays.
 */
export function toEditedCard(card: Card, values: ProfileForm, logoUrl: string | null): Card {
  const { client, profile } = card.company;
  const logo = logoUrl ?? (values.logo === "" ? null : profile.logo);
  const isStoredLogo = logo !== null && logo === profile.logo;
  return {
    ...card,
    company: {
      ...card.company,
      client: {
        ...client,
        company_name: values.company_name.trim(),
        email: values.email.trim(),
        phone: values.phone.trim(),
        whatsapp: values.whatsapp,
      },
      profile: {
        ...profile,
        tagline: taglineSchema.safeParse(values.tagline).data ?? "",
        address: values.address.trim(),
        location: linkSchema.safeParse(values.location).data ?? "",
        about_us: values.about_us.trim(),
        template_choice: values.template_choice,
        mood: moodSchema.safeParse(values.mood).data ?? null,
        social_media_links: Object.fromEntries(
          socialNetworkNames.flatMap((network) => {
            const link = socialLinkSchema(network).safeParse(values.social_media_links[network]).data;
            return link ? [[network, link]] : [];
          }),
        ),
        review_link: reviewLinkSchema.safeParse(values.review_link).data ?? "",
        opening_hours: openingHoursSchema.safeParse(values.opening_hours).data ?? null,
        sections: sectionsSchema.safeParse(values.sections).data ?? null,
        empty_sections: values.empty_sections || null,
        upi_id: upiIdSchema.safeParse(values.upi_id).data ?? "",
        upi_name: upiNameSchema.safeParse(values.upi_name).data ?? "",
        upi_link: values.upi_link ?? false,
        bank: bankSchema.safeParse(values.bank).data ?? null,
        gstin: gstinSchema.safeParse(values.gstin).data ?? "",
        category: categorySchema.safeParse(values.category).data ?? "",
        currency: currencySchema.safeParse(values.currency).data ?? null,
        phones: phonesSchema.safeParse(values.phones).data ?? [],
        links: shownLinks(linksSchema.safeParse(values.links).data, values),
        branches: branchesSchema.safeParse(values.branches).data ?? [],
        founded: foundedSchema.safeParse(values.founded).data ?? null,
        logo,
        logo_set: isStoredLogo ? profile.logo_set : undefined,
        // Of a logo that was only picked nobody knows the colour before it is saved.
        logo_color: isStoredLogo ? profile.logo_color : null,
        brand_color: colorSchema.safeParse(values.brand_color).data || null,
      },
    },
  };
}
