import type { BannerStats } from "@/lib/contract/banner";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type Page } from "../http/list";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folded-texts";
import { matchSearch } from "../ports/database/match-search";
import type { Db, Row } from "../ports/database/schema";

type BannerRow = Row<"banners">;

const orderColumns = { created_at: "created_at", updated_at: "updated_at", title: "folded_title" };

export function listBanners(db: Db, clientId: number, query: ListQuery): Promise<Page<BannerRow>> {
  const banners = db
    .selectFrom("banners")
    .selectAll()
    .where("client_id", "=", clientId)
    .where(matchSearch(query.search, ["folded_title", "folded_description"]));
  return fetchPage(banners, query, orderColumns);
}

export function findBanner(db: Db, clientId: number, id: number): Promise<BannerRow | undefined> {
  return db.selectFrom("banners").selectAll().where("client_id", "=", clientId).where("id", "=", id).executeTakeFirst();
}

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

export function insertBanner(db: Db, banner: NewRow<"banners">): Promise<BannerRow> {
  return db.insertInto("banners").values(withFolded("banners", banner)).returningAll().executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export function updateBanner(
  db: Db,
  clientId: number,
  id: number,
  change: RowChange<"banners">,
): Promise<BannerRow | undefined> {
  return db
    .updateTable("banners")
    .set(withFolded("banners", change))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteBanner(db: Db, clientId: number, id: number): Promise<BannerRow | undefined> {
  return db
    .deleteFrom("banners")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
