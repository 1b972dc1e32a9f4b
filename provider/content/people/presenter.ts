import { profileLimits } from "@/lib/contract/cards/values";
import type { Person } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import { fromColumns } from "../../ports/database/field-columns";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";

export function presentPerson(deps: Deps, row: Pictured<Row<"people">>): Person {
  const { url, set, photo } = presentPicture(deps, row.files);
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    ...fromColumns(personFields, row),
    slug: [toAsciiWords(row.name, profileLimits.slug.max), row.id].filter(Boolean).join("-"),
    image: url,
    image_set: set,
    image_photo: photo,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
