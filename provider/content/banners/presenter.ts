import type { Banner, BannerType } from "@/lib/contract/content/banner";
import { readTexts } from "@/lib/contract/texts";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import type { Row } from "../../ports/database/schema";

export function presentBanner(deps: Deps, row: Pictured<Row<"banners">>): Banner {
  const { url, set } = presentPicture(deps, row.files);
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    banner_type: row.banner_type as BannerType,
    title: row.title,
    description: row.description,
    texts: readTexts(row.texts),
    image: url,
    image_set: set,
    focus: { x: row.focus_x, y: row.focus_y },
    youtube_url: row.youtube_url,
    is_active: row.is_active,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
