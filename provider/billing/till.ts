import { fromMinor, toMinor } from "@/lib/contract/billing/amounts";
import * as billingMessages from "@/lib/contract/billing/messages";
import * as productMessages from "@/lib/contract/content/messages/product";
import { fieldError } from "@/lib/contract/errors";
import { decimalsOf, hasDecimals } from "@/lib/contract/money";
import { formatPrice } from "@/lib/format/price";
import type { Deps } from "../deps";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { siteDay } from "../plans/turning";
import { type BooksRow, holdBooks } from "./books-repo";

/** A write about money: one after another, each with the day that it is of. */
export type Till = Write & { books: BooksRow; today: string };

export function writeMoney<T>(deps: Deps, by: AuditActor, work: (till: Till) => Promise<T>): Promise<T> {
  return write(deps, by, async (open) => {
    const books = await holdBooks(open.trx, open.now);
    return work({ ...open, books, today: siteDay(deps) });
  });
}

/** When a row was written, by the site's day and the world's time. */
export function timesOf({ today, now }: Till) {
  return { created_on: today, created_at: now };
}

/** @throws ApiError 400 on `field` for a day that is still to come */
export function requirePast({ today }: Pick<Till, "today">, field: string, day: string): void {
  if (day > today) throw fieldError(field, billingMessages.dayAhead);
}

/** The site's day of a time that a gateway tells, today at the latest. */
export function pastDay({ config }: Pick<Deps, "config">, { today }: Pick<Till, "today">, time: Date): string {
  const day = siteDay({ config, now: () => time });
  return day < today ? day : today;
}

/** @throws ApiError 400 for more decimals than the currency has */
export function readAmount(amount: string, currency: string): number {
  const most = decimalsOf(currency);
  if (!hasDecimals(amount, most)) throw fieldError("amount", productMessages.priceTooExact(most));
  return toMinor(amount, currency);
}

/** As people read it. */
export function writeAmount({ amount, currency }: { amount: number; currency: string }): string {
  return formatPrice(fromMinor(amount, currency), currency);
}
