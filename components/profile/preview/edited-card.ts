import { z } from "zod";
import { publicProfileFields } from "@/lib/contract/cards/fields";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import { ofEach } from "@/lib/contract/fields";
import type { Card } from "@/lib/web/provider-client/cards";
import { shownLinks } from "./saved-card";

const readSchema = z.object(ofEach(publicProfileFields, "read"));

/**
 * `card` as it would be with what is typed. A link or colour that is not one yet is left out. `logoUrl` shows a logo
 * that was picked; without one the form's own logo says whether the stored one stays.
 */
export function toEditedCard(card: Card, values: ProfileForm, logoUrl: string | null): Card {
  const { client, profile } = card.company;
  const logo = logoUrl ?? (values.logo === "" ? null : profile.logo);
  const typed = readSchema.parse(values);
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
        ...typed,
        links: shownLinks(typed.links, values),
        logo,
        logo_set: isStoredLogo ? profile.logo_set : undefined,
        // Of a logo that was only picked nobody knows the colour before it is saved.
        logo_color: isStoredLogo ? profile.logo_color : null,
      },
    },
  };
}
