import { z } from "zod";
import { dayAfter, monthAfter } from "@/lib/contract/clock";
import { notificationLimits } from "@/lib/contract/notifications/values";
import { formatPrice } from "@/lib/format/price";
import { countOf, sumFigures } from "../analytics/repo";
import { countInvoices } from "../billing/documents/repo";
import { sumReceived } from "../billing/payments-repo";
import { writeAmount } from "../billing/till";
import type { Deps } from "../deps";
import type { Job } from "../kernel/jobs/job";
import { localTime, startOfDay } from "../kernel/local-time";
import { countEntries, nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { sendLetter } from "../notifications/mail/jobs";
import type { Month } from "../notifications/mail/notice";
import { listMailedAdministrators, takeMonth } from "../notifications/mailings/repo";
import { forecast } from "../plans/forecast";
import { countResting } from "../plans/repo";
import { readTally } from "../ports/database/queries/tallies";

/** Days of a month on which the last one is told, so that a service that was off for some tells it too. */
const told = 7;

/** On the first days of a month: tells administrators how the last one went; not on a site without clients. */
export const sendMonths: Job = {
  kind: "send_months",
  payload: z.unknown(),
  every: 60 * 60_000,
  async run(deps, _payload, signal) {
    if (!deps.mail.isOn) return;
    const { day, hour } = localTime(deps.config.timeZone, deps.now());
    if (Number(day.slice(8)) > told || hour < notificationLimits.morning) return;
    if ((await readTally(deps.db, "clients")) === 0) return;
    const first = `${day.slice(0, 7)}-01`;
    const month = await readMonth(deps, first);
    for (const { id, email } of await listMailedAdministrators(deps.db, "operations")) {
      if (signal.aborted) return;
      await write(deps, nobody, async ({ trx, enqueue }) => {
        if (await takeMonth(trx, id, first))
          await enqueue(sendLetter, { user_id: id, to: email, letter: { kind: "month", ...month } });
      });
    }
  },
};

/** The month before the day `first`, and what is to come in during the one that begins then. */
export async function readMonth(deps: Deps, first: string): Promise<Omit<Month, "kind">> {
  const { db, config } = deps;
  const days = { from: monthAfter(first, -1), to: dayAfter(first, -1) };
  const [start, end] = [days.from, first].map((day) => startOfDay(config.timeZone, day).toISOString());
  const times = { start: start as string, end: end as string };
  const figures = await sumFigures(db, null, days, ["visitors", "kind"]);
  const due = (await forecast(deps)).filter(({ month, renewals }) => month === first.slice(0, 7) && renewals > 0);
  return {
    from: days.from,
    joined: await countEntries(db, ["client_created"], times),
    left: await countEntries(db, ["client_deleted", "client_closed"], times),
    resting: await countResting(db),
    visitors: countOf(figures, "visitors"),
    enquiries: countOf(figures, "enquiry_sent"),
    received: (await sumReceived(db, days)).map(writeAmount),
    invoices: await countInvoices(db, days),
    due: due.map(({ amount, currency }) => formatPrice(amount, currency)),
  };
}
