import { type SelectQueryBuilder, sql } from "kysely";
import type { EventKind } from "@/lib/contract/analytics/schema";
import { countRows } from "../ports/database/queries/count-rows";
import { readTally } from "../ports/database/queries/tallies";
import type { Database, Db } from "../ports/database/schema";

export type Counts = {
  clients?: number;
  active_clients?: number;
  documents: number;
  products: number;
  views?: number;
  feedback?: number;
  conversion?: { views: number; contacts: number };
};

const contacts: EventKind[] = ["call", "whatsapp", "email", "contact_saved", "enquiry_sent"];

export async function countAll(db: Db): Promise<Counts> {
  const figures = db.selectFrom("site_figures").where("span", "=", "month");
  return {
    clients: await readTally(db, "clients"),
    active_clients: await readTally(db, "active_clients"),
    documents: await readTally(db, "shown_documents"),
    products: await readTally(db, "products"),
    conversion: {
      views: await sumFigures(figures.where("metric", "=", "views")),
      contacts: await sumFigures(figures.where("metric", "=", "kind").where("item", "in", contacts)),
    },
  };
}

export async function countOfClient(db: Db, clientId: number): Promise<Counts> {
  const views = db.selectFrom("figures").where("client_id", "=", clientId).where("metric", "=", "views");
  return {
    documents: await countRows(db.selectFrom("documents").where("client_id", "=", clientId)),
    products: await countRows(db.selectFrom("products").where("client_id", "=", clientId)),
    views: await sumFigures(views.where("span", "=", "month")),
    feedback: await countRows(db.selectFrom("feedback").where("client_id", "=", clientId)),
  };
}

async function sumFigures<TB extends "figures" | "site_figures">(figures: SelectQueryBuilder<Database, TB, object>) {
  const { sum } = await figures.select(sql<number>`coalesce(sum(count), 0)`.as("sum")).executeTakeFirstOrThrow();
  return sum;
}
