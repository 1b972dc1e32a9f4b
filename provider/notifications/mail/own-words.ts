import type { MailWords } from "@/lib/contract/mail-texts/schema";
import { isMailKind, type Placeholder, reminderKind } from "@/lib/contract/mail-texts/values";
import { fromThousandths } from "@/lib/contract/money";
import type { Notification } from "@/lib/contract/notifications/schema";
import { dayToldOf, type SubscriptionNotice } from "@/lib/contract/plans/subscription";
import { isolateName } from "@/lib/contract/shown-name";
import { formatDay } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { formatPrice } from "@/lib/format/price";
import { isolateAll } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";
import type { Site } from "../../kernel/site";
import { findPlanToPay, findWords } from "./texts-repo";

/** What the operator says in a mail in place of us. */

type Values = Partial<Record<Placeholder, string>>;
export type OwnWords = { words: MailWords; values: Values };
type Said = { subject: string; body: string[] };

/** The operator's words, filled in; what it has not written is said in ours. */
export function inOwnWords(t: T, own: OwnWords | undefined, ours: Said): Said {
  if (!own) return ours;
  const values: Record<string, string | undefined> = isolateAll(t, own.values);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { subject, body } = own.words;
  return {
    subject: subject ? fill(subject) : ours.subject,
    body: body ? body.split(/\n+/).map(fill) : ours.body,
  };
}

type Told = Pick<Notification, "kind" | "count"> & { client_id: number | null };

/** Those of a reminder; undefined where the operator has none in this language. */
export async function findOwnReminder(
  { db }: Pick<Deps, "db">,
  t: T,
  site: Site,
  { kind: notice, count, client_id }: Told,
): Promise<OwnWords | undefined> {
  const kind = reminderKind(notice as SubscriptionNotice, count ?? 0);
  const words = isMailKind(kind) ? await findWords(db, { kind, language: t.language }) : undefined;
  const plan = words && (await findPlanToPay(db, client_id));
  if (!words || !plan?.due_on) return undefined;
  const day = dayToldOf(notice as SubscriptionNotice, { due_on: plan.due_on, is_ending: plan.is_ending });
  return { words, values: reminderValues(t, site, { ...plan, days: count ?? 0, day }) };
}

type Reminded = {
  company_name: string;
  plan_name: string;
  price_thousandths: number;
  currency: string;
  days: number;
  /** The day of which is told. */
  day: string;
};

export function reminderValues(t: T, site: Site, told: Reminded): Values {
  return {
    days: formatCount(told.days),
    date: formatDay(t, told.day),
    plan: told.plan_name,
    price: formatPrice(fromThousandths(BigInt(told.price_thousandths)), told.currency),
    company: isolateName(told.company_name),
    site: site.name,
  };
}
