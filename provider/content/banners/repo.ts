import type { BannerStats } from "@/lib/contract/content/banner";
import type { Db } from "../../ports/database/schema";
import { createOwnRows } from "../own-rows";

export const {
  list: listBanners,
  find: findBanner,
  insert: insertBanner,
  update: updateBanner,
  remove: deleteBanner,
} = createOwnRows("banners", { created_at: "created_at", updated_at: "updated_at", title: "folded_title" });

export function countBanners(db: Db, clientId: number): Promise<BannerStats> {
  return db
    .selectFrom("banners")
    .select(({ fn }) => [
      fn.countAll<number>().as("total_banners"),
      fn.countAll<number>().filterWhere("is_active", "=", true).as("active_banners"),
      fn.countAll<number>().filterWhere("banner_type", "=", "image").as("image_banners"),
      fn.countAll<number>().filterWhere("banner_type", "=", "video").as("video_banners"),
    ])
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
}
