import type { SelectQueryBuilder } from "kysely";
import type { Database, Db } from "../ports/database/schema";

export type Counts = { clients?: number; active_clients?: number; documents: number; products: number };

export async function countAll(db: Db): Promise<Required<Counts>> {
  const active = db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.user_id")
    .where("users.is_active", "=", true);
  const documents = db
    .selectFrom("documents")
    .innerJoin("clients", "clients.id", "documents.client_id")
    .innerJoin("users", "users.id", "clients.user_id")
    .where("users.is_active", "=", true);
  return {
    clients: await count(db.selectFrom("clients")),
    active_clients: await count(active),
    documents: await count(documents),
    products: await count(db.selectFrom("products")),
  };
}

export async function countOfClient(db: Db, clientId: number): Promise<Counts> {
  return {
    documents: await count(db.selectFrom("documents").where("client_id", "=", clientId)),
    products: await count(db.selectFrom("products").where("client_id", "=", clientId)),
  };
}

async function count<TB extends keyof Database, O>(query: SelectQueryBuilder<Database, TB, O>): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return count;
}
