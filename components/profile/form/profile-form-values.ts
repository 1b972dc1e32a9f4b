import type { Control, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { readClock } from "@/lib/card/opening-hours";
import { type SocialNetwork, socialNetworkNames } from "@/lib/contract/cards/networks";
import type { CompleteProfile, ProfileForm, profileFormSchema } from "@/lib/contract/cards/schema";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { listUpcomingDates } from "@/lib/format/opening-hours";

export type ProfileInput = z.output<typeof profileFormSchema>;
export type ProfileFormState = UseFormReturn<ProfileForm, unknown, ProfileInput>;
export type ProfileFormControl = Control<ProfileForm, unknown, ProfileInput>;

/** The stored profile as the form starts from it; the card's address is only in it once somebody types one. */
export function toFormValues({ client, profile }: CompleteProfile): ProfileForm {
  const { logo: _, logo_set: _set, logo_photo: _photo, logo_color: _color, ...fields } = profile;
  return {
    ...fields,
    company_name: client.company_name,
    email: client.email,
    phone: client.phone,
    whatsapp: client.landline?.whatsapp,
    social_media_links: Object.fromEntries(
      socialNetworkNames.map((network) => [network, fields.social_media_links[network] ?? ""]),
    ) as Record<SocialNetwork, string>,
    brand_color: fields.brand_color ?? "",
    opening_hours: fields.opening_hours && keepUpcoming(fields.opening_hours),
    time_zone: fields.time_zone === undefined ? undefined : (fields.time_zone ?? ""),
    logo: undefined,
  };
}

/** Dates that are over are of no use to anybody who edits. */
export function keepUpcoming(hours: OpeningHours): OpeningHours {
  const { date: today } = readClock(undefined, new Date());
  return { ...hours, special_dates: listUpcomingDates(hours.special_dates, today) };
}
