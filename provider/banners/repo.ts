import type { Insertable, Updateable } from "kysely";
import type { BannerStats } from "@/lib/contract/banner";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type Page } from "../http/list";
import { withFolded } from "../ports/database/fold";
import { matchSearch } from "../ports/database/match-search";
import type { Database, Db, Row } from "../ports/database/schema";

type BannerRow = Row<"banners">;
type FoldedColumn = "folded_title" | "folded_description";
type NewBanner = Omit<Insertable<Database["banners"]>, FoldedColumn>;
type BannerChange = Omit<Updateable<Database["banners"]>, "id" | "client_id" | FoldedColumn>;

const foldedTexts = ["title", "description"] as const;

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

export function insertBanner(db: Db, banner: NewBanner): Promise<BannerRow> {
  return db.insertInto("banners").values(withFolded(banner, foldedTexts)).returningAll().executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export function updateBanner(
  db: Db,
  clientId: number,
  id: number,
  change: BannerChange,
): Promise<BannerRow | undefined> {
  return db
    .updateTable("banners")
    .set(withFolded(change, foldedTexts))
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
