import { profileFields, publicProfileFields } from "@/lib/contract/cards/fields";
import type { CompleteProfile, Profile } from "@/lib/contract/cards/schema";
import type { SlugCheck } from "@/lib/contract/cards/slug";
import { ofEach } from "@/lib/contract/fields";
import { describeLandline } from "../../clients/landline";
import type { ClientRow } from "../../clients/repo";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import { fromColumns } from "../../ports/database/field-columns";
import type { PicturedProfile } from "./repo";

/** The profile for its client. Without a row all fields are empty and the template is the first. */
export function presentProfile(deps: Deps, row: PicturedProfile | undefined): Profile {
  const fields = row ? fromColumns(profileFields, row) : ofEach(profileFields, "empty");
  return { ...fields, ...presentLogo(deps, row) };
}

/** The profile for the public. */
export function presentPublicProfile(deps: Deps, row: PicturedProfile | undefined): Omit<Profile, "time_zone"> {
  const fields = row ? fromColumns(publicProfileFields, row) : ofEach(publicProfileFields, "empty");
  return { ...fields, ...presentLogo(deps, row) };
}

function presentLogo(deps: Deps, row: PicturedProfile | undefined) {
  const { url, set, photo } = presentPicture(deps, row?.files ?? []);
  return { logo: url, logo_set: set, logo_photo: photo, logo_color: row?.logo_color ?? null };
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
