import type { Insertable, Updateable } from "kysely";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type Page } from "../http/list";
import { withFolded } from "../ports/database/fold";
import { matchSearch } from "../ports/database/match-search";
import type { Database, Db, Row } from "../ports/database/schema";

type VideoRow = Row<"videos">;
type FoldedColumn = "folded_title" | "folded_description";
type NewVideo = Omit<Insertable<Database["videos"]>, FoldedColumn>;
type VideoChange = Omit<Updateable<Database["videos"]>, "id" | "client_id" | FoldedColumn>;

const foldedTexts = ["title", "description"] as const;

const orderColumns = { created_at: "created_at", title: "folded_title" };

export function listVideos(db: Db, clientId: number, query: ListQuery): Promise<Page<VideoRow>> {
  const videos = db
    .selectFrom("videos")
    .selectAll()
    .where("client_id", "=", clientId)
    .where(matchSearch(query.search, ["folded_title", "folded_description"]));
  return fetchPage(videos, query, orderColumns);
}

export function findVideo(db: Db, clientId: number, id: number): Promise<VideoRow | undefined> {
  return db.selectFrom("videos").selectAll().where("client_id", "=", clientId).where("id", "=", id).executeTakeFirst();
}

export async function countVideos(db: Db, clientId: number): Promise<number> {
  const { count } = await db
    .selectFrom("videos")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertVideo(db: Db, video: NewVideo): Promise<VideoRow> {
  return db.insertInto("videos").values(withFolded(video, foldedTexts)).returningAll().executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export function updateVideo(db: Db, clientId: number, id: number, change: VideoChange): Promise<VideoRow | undefined> {
  return db
    .updateTable("videos")
    .set(withFolded(change, foldedTexts))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteVideo(db: Db, clientId: number, id: number): Promise<VideoRow | undefined> {
  return db
    .deleteFrom("videos")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
