import type { Db } from "@/provider/ports/database/schema";

/** When the client's card last changed. */
export async function readCardTime(db: Db, clientId: number): Promise<string> {
  const client = db.selectFrom("clients").select("updated_at").where("id", "=", clientId);
  return (await client.executeTakeFirstOrThrow()).updated_at;
}
