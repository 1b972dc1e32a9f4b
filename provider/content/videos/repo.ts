import { countRows } from "../../ports/database/queries/count-rows";
import type { Db } from "../../ports/database/schema";
import { createOwnRows } from "../own-rows";

export const {
  list: listVideos,
  find: findVideo,
  insert: insertVideo,
  update: updateVideo,
  remove: deleteVideo,
} = createOwnRows("videos", { created_at: "created_at", title: "folded_title" });

export function countVideos(db: Db, clientId: number): Promise<number> {
  return countRows(db.selectFrom("videos").where("client_id", "=", clientId));
}
