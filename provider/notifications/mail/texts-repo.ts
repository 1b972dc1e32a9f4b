import type { MailWords } from "@/lib/contract/mail-texts/schema";
import type { Db, Row } from "../../ports/database/schema";

export type MailTextRow = Row<"mail_texts">;
type Key = Pick<MailTextRow, "kind" | "language">;

export function listMailTexts(db: Db, language: string): Promise<MailTextRow[]> {
  return db.selectFrom("mail_texts").selectAll().where("language", "=", language).execute();
}

/** The operator's words; undefined where there are none in this language. */
export function findWords(db: Db, { kind, language }: Key): Promise<MailWords | undefined> {
  return db
    .selectFrom("mail_texts")
    .select(["subject", "body"])
    .where("kind", "=", kind)
    .where("language", "=", language)
    .executeTakeFirst();
}

export async function saveMailText(trx: Db, row: MailTextRow): Promise<void> {
  const { kind, language, ...words } = row;
  await trx
    .insertInto("mail_texts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "language"]).doUpdateSet(words))
    .execute();
}

export async function deleteMailText(trx: Db, { kind, language }: Key): Promise<void> {
  await trx.deleteFrom("mail_texts").where("kind", "=", kind).where("language", "=", language).execute();
}

/** What a client has to pay next: the plan that was chosen, else its own; undefined for no plan. */
export function findPlanToPay(db: Db, clientId: number | null) {
  return db
    .selectFrom("clients")
    .innerJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .innerJoin("plans", (join) =>
      join.on((eb) => eb("plans.id", "=", eb.fn.coalesce("subscriptions.next_plan_id", "subscriptions.plan_id"))),
    )
    .select(["clients.company_name", "subscriptions.due_on", "subscriptions.is_ending"])
    .select(["plans.name as plan_name", "plans.price_thousandths", "plans.currency"])
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}
