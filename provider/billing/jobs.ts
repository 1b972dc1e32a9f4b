import { z } from "zod";
import { financialYearOf } from "@/lib/contract/billing/numbers";
import { keptYears } from "@/lib/contract/billing/values";
import { dayMs } from "@/lib/contract/clock";
import { eachRow } from "../kernel/jobs/each-row";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { siteDay } from "../plans/turning";
import { carryCredit, deleteBooks, dropFilesUntil, listCreditors } from "./expiry-repo";
import { writeMoney } from "./till";

/** Deletes what is about money eight years after its financial year, but for what a client still has. */
export const expireBooks: Job = {
  kind: "expire_books",
  payload: z.unknown(),
  every: dayMs,
  async run(deps, _payload, signal) {
    const year = financialYearOf(siteDay(deps)) - keptYears;
    const [last, first] = [`${year}-03-31`, `${year}-04-01`];
    await write(deps, nobody, ({ trx, now }) => dropFilesUntil(trx, last, now));
    await deleteBooks(deps.db, last, signal);
    await eachRow(
      signal,
      (page) => listCreditors(deps.db, last, page),
      ({ id }) =>
        writeMoney(deps, nobody, ({ trx, now }) => carryCredit(trx, id, { last, created_on: first, created_at: now })),
    );
  },
};
