import { profileLimits } from "@/lib/contract/cards/values";
import type { Person } from "@/lib/contract/content/person";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";

export function presentPerson(deps: Deps, row: Pictured<Row<"people">>): Person {
  const { url, set, photo } = presentPicture(deps, row.files);
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    slug: [toAsciiWords(row.name, profileLimits.slug.max), row.id].filter(Boolean).join("-"),
    image: url,
    image_set: set,
    image_photo: photo,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
