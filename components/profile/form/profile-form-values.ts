import type { Control, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { CompleteProfile, ProfileForm, profileFormSchema } from "@/lib/contract/profile";
import { type SocialNetwork, socialNetworkNames } from "@/lib/contract/social";

type ProfileInput = z.output<typeof profileFormSchema>;
export type ProfileFormState = UseFormReturn<ProfileForm, unknown, ProfileInput>;
export type ProfileFormControl = Control<ProfileForm, unknown, ProfileInput>;

/** The stored profile as the form starts from it; the card's address is only in it once somebody types one. */
export function toFormValues({ client, profile }: CompleteProfile, username: string): ProfileForm {
  const { address, location, about_us, template_choice, social_media_links: links } = profile;
  return {
    company_name: client.company_name,
    username: username || undefined,
    email: client.email,
    phone: client.phone,
    address,
    location,
    about_us,
    template_choice,
    social_media_links: Object.fromEntries(
      socialNetworkNames.map((network) => [network, links[network] ?? ""]),
    ) as Record<SocialNetwork, string>,
    brand_color: profile.brand_color ?? "",
    review_link: profile.review_link ?? undefined,
    time_zone: profile.time_zone === undefined ? undefined : (profile.time_zone ?? ""),
    logo: undefined,
  };
}
