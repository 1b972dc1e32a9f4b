import type { Video } from "@/lib/contract/content/video";
import { readTexts } from "@/lib/contract/texts";
import type { Row } from "../../ports/database/schema";

export function presentVideo(row: Row<"videos">): Video {
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    title: row.title,
    description: row.description,
    texts: readTexts(row.texts),
    youtube_url: row.youtube_url,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
