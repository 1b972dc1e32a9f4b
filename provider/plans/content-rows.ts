import type { Generated, Kysely } from "kysely";
import type { RestingContent } from "@/lib/contract/plans/values";
import type { Db } from "../ports/database/schema";

export type Content = { id: number; is_resting: boolean };

/** Kysely cannot type the columns of a table chosen at run time, so only these are known here. */
type Contents = Record<RestingContent, { [C in keyof Content]: Generated<Content[C]> } & { client_id: number }>;

const contentsIn = (db: Db) => db as unknown as Kysely<Contents>;

/** The owner's order of each kind of content, which is the card's. */
const orders = {
  documents: "uploaded_at",
  products: "position",
  videos: "created_at",
  banners: "created_at",
  people: "position",
} as const satisfies Record<RestingContent, string>;

/** In the owner's order. */
export function listContent(db: Db, content: RestingContent, clientId: number): Promise<Content[]> {
  return contentsIn(db)
    .selectFrom<RestingContent>(content)
    .select(["id", "is_resting"])
    .where("client_id", "=", clientId)
    .orderBy(orders[content] as "id")
    .orderBy("id")
    .execute();
}

/** How many of a kind each of the clients has, by its id. */
export async function countContentOf(
  db: Db,
  content: RestingContent,
  clientIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await contentsIn(db)
    .selectFrom<RestingContent>(content)
    .select((eb) => ["client_id", eb.fn.countAll<number>().as("count")])
    .where("client_id", "in", clientIds)
    .groupBy("client_id")
    .execute();
  return new Map(rows.map(({ client_id, count }) => [client_id, Number(count)]));
}

export async function setResting(
  db: Db,
  content: RestingContent,
  rows: readonly Content[],
  is_resting: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await contentsIn(db).updateTable<RestingContent>(content).set({ is_resting }).where("id", "in", ids).execute();
}
