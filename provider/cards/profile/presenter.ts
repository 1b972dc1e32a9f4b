import type { SocialLinks } from "@/lib/contract/cards/networks";
import { type CompleteProfile, moodSchema, type Profile, templateChoiceSchema } from "@/lib/contract/cards/schema";
import { emptySectionsSchema } from "@/lib/contract/cards/sections";
import type { SlugCheck } from "@/lib/contract/cards/slug";
import { completeSections, type Section } from "@/lib/contract/cards/values";
import { describeLandline } from "../../clients/landline";
import type { ClientRow } from "../../clients/repo";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { PicturedProfile } from "./repo";

/** As the client itself sees it. Without a row every field is empty and the template the first. */
export function presentProfile(deps: Deps, row: PicturedProfile | undefined): Profile {
  return { ...presentPublicProfile(deps, row), time_zone: row?.time_zone ?? null };
}

/** As anybody may see it. */
export function presentPublicProfile(deps: Deps, row: PicturedProfile | undefined): Omit<Profile, "time_zone"> {
  const logo = presentPicture(deps, row?.files ?? []);
  return {
    tagline: row?.tagline ?? "",
    address: row?.address ?? "",
    location: row?.location ?? "",
    about_us: row?.about_us ?? "",
    template_choice: templateChoiceSchema.parse(row?.template_choice ?? "1"),
    mood: moodSchema.catch(null).parse(row?.mood ?? null),
    social_media_links: JSON.parse(row?.social_media_links ?? "{}") as SocialLinks,
    logo: logo.url,
    logo_set: logo.set,
    logo_photo: logo.photo,
    brand_color: row?.brand_color ?? null,
    logo_color: row?.logo_color ?? null,
    review_link: row?.review_link ?? "",
    opening_hours: JSON.parse(row?.opening_hours ?? "null") as Profile["opening_hours"],
    // A section that came later than the arrangement is among them.
    sections: completeSections(JSON.parse(row?.sections ?? "[]") as Section[]),
    empty_sections: emptySectionsSchema.parse(row?.empty_sections ?? null),
    upi_id: row?.upi_id ?? "",
    upi_name: row?.upi_name ?? "",
    upi_link: row?.is_upi_linked ?? false,
    bank: JSON.parse(row?.bank ?? "null") as Profile["bank"],
    gstin: row?.gstin ?? "",
    category: row?.category ?? "",
    founded: row?.founded ?? null,
    currency: row?.currency ?? null,
    phones: JSON.parse(row?.phones ?? "[]") as Profile["phones"],
    links: JSON.parse(row?.links ?? "[]") as Profile["links"],
    branches: JSON.parse(row?.branches ?? "[]") as Profile["branches"],
  };
}

export function presentSlugCheck({ slug, available, detail }: SlugCheck): SlugCheck {
  return { slug, available, detail };
}

type Complete = { client: ClientRow; profile: PicturedProfile | undefined };

export function presentCompleteProfile(deps: Deps, { client, profile }: Complete): CompleteProfile {
  const { id, email, company_name, phone, slug } = client;
  return {
    client: { id, email, company_name, phone, slug, landline: describeLandline(client) },
    profile: presentProfile(deps, profile),
    has_profile: profile !== undefined,
  };
}
