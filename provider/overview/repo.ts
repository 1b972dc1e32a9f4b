import { countRows } from "../ports/database/queries/count-rows";
import type { Db } from "../ports/database/schema";

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
    clients: await countRows(db.selectFrom("clients")),
    active_clients: await countRows(active),
    documents: await countRows(documents),
    products: await countRows(db.selectFrom("products")),
  };
}

export async function countOfClient(db: Db, clientId: number): Promise<Counts> {
  return {
    documents: await countRows(db.selectFrom("documents").where("client_id", "=", clientId)),
    products: await countRows(db.selectFrom("products").where("client_id", "=", clientId)),
  };
}
