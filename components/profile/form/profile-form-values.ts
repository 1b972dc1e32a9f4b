import type { Control, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { readClock } from "@/lib/card/opening-hours";
import { type SocialNetwork, socialNetworkNames } from "@/lib/contract/cards/networks";
import type { OpeningHours } from "@/lib/contract/cards/opening-hours";
import type { CompleteProfile, ProfileForm, profileFormSchema } from "@/lib/contract/cards/schema";
import { listUpcomingDates } from "@/lib/format/opening-hours";

export type ProfileInput = z.output<typeof profileFormSchema>;
export type ProfileFormState = UseFormReturn<ProfileForm, unknown, ProfileInput>;
export type ProfileFormControl = Control<ProfileForm, unknown, ProfileInput>;

/** The stored profile as the form starts from it; the card's address is only in it once somebody types one. */
export function toFormValues({ client, profile }: CompleteProfile): ProfileForm {
  const { address, location, about_us, template_choice, social_media_links: links } = profile;
  return {
    company_name: client.company_name,
    email: client.email,
    phone: client.phone,
    whatsapp: client.landline?.whatsapp,
    tagline: profile.tagline ?? undefined,
    address,
    location,
    about_us,
    template_choice,
    mood: profile.mood,
    social_media_links: Object.fromEntries(
      socialNetworkNames.map((network) => [network, links[network] ?? ""]),
    ) as Record<SocialNetwork, string>,
    brand_color: profile.brand_color ?? "",
    review_link: profile.review_link ?? undefined,
    opening_hours: profile.opening_hours && keepUpcoming(profile.opening_hours),
    sections: profile.sections,
    empty_sections: profile.empty_sections,
    upi_id: profile.upi_id ?? undefined,
    upi_name: profile.upi_name ?? undefined,
    upi_link: profile.upi_link ?? undefined,
    bank: profile.bank,
    gstin: profile.gstin ?? undefined,
    category: profile.category ?? undefined,
    founded: profile.founded,
    currency: profile.currency,
    phones: profile.phones,
    links: profile.links,
    branches: profile.branches,
    time_zone: profile.time_zone === undefined ? undefined : (profile.time_zone ?? ""),
    logo: undefined,
  };
}

/** Dates that are over are of no use to anybody who edits. */
function keepUpcoming(hours: OpeningHours): OpeningHours {
  const { date: today } = readClock(undefined, new Date());
  return { ...hours, special_dates: listUpcomingDates(hours.special_dates, today) };
}
