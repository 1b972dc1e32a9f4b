import type { Video } from "@/lib/contract/content/video";
import type { Row } from "../../ports/database/schema";

export function presentVideo(row: Row<"videos">): Video {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    youtube_url: row.youtube_url,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
