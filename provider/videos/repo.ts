import { type Insertable, sql, type Updateable } from "kysely";
import type { ListQuery } from "@/lib/contract/pagination";
import { matchSearch } from "../content/match-search";
import type { Database, Db, Row } from "../db/schema";
import { fetchPage, type Page } from "../http/list";

type VideoRow = Row<"videos">;
type VideoChange = Omit<Updateable<Database["videos"]>, "id" | "client_id">;

const orderColumns = { created_at: "created_at", title: sql`fold(title)` };

export function listVideos(db: Db, clientId: number, query: ListQuery): Promise<Page<VideoRow>> {
  const videos = db
    .selectFrom("videos")
    .selectAll()
    .where("client_id", "=", clientId)
    .where(matchSearch(query.search, ["title", "description"]));
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

export function insertVideo(db: Db, video: Insertable<Database["videos"]>): Promise<VideoRow> {
  return db.insertInto("videos").values(video).returningAll().executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export function updateVideo(db: Db, clientId: number, id: number, change: VideoChange): Promise<VideoRow | undefined> {
  return db
    .updateTable("videos")
    .set(change)
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
