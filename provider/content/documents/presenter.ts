import type { Document } from "@/lib/contract/content/document";
import { readTexts } from "@/lib/contract/texts";
import type { Deps } from "../../deps";
import { documentKey, mediaUrl } from "../../media/keys";
import type { Row } from "../../ports/database/schema";

export function presentDocument(deps: Deps, row: Row<"documents">): Document {
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    file: mediaUrl(deps, documentKey(row.file)),
    file_name: row.file_name,
    texts: readTexts(row.texts),
    size: row.size,
    uploaded_at: row.uploaded_at,
  };
}
