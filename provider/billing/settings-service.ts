import type { z } from "zod";
import type { Party } from "@/lib/contract/billing/party";
import type { SendBillingDetailsInput, sendBillingSettingsSchema } from "@/lib/contract/billing/schema";
import { defaultSeries } from "@/lib/contract/billing/values";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { type AuditActor, nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { type BooksRow, findBooks, holdBooks, updateBooks } from "./books-repo";
import { saveDetails } from "./details-repo";

export async function getSettings({ db }: Pick<Deps, "db">): Promise<BooksRow> {
  return (await findBooks(db)) ?? { ...defaultSeries, upi_id: "", upi_name: "", bank: null, note: "" };
}

export function updateSettings(
  deps: Deps,
  { bank, ...settings }: z.output<typeof sendBillingSettingsSchema>,
  by: AuditActor,
): Promise<BooksRow> {
  return write(deps, by, async ({ trx, now, record }) => {
    await holdBooks(trx, now);
    const change = { ...settings, bank: bank && JSON.stringify(bank) };
    await updateBooks(trx, { ...change, updated_at: now });
    await record({ action: "billing_updated", target: "billing:settings" });
    return change;
  });
}

/** @throws ApiError 404 for a client that was deleted meanwhile */
export function updateDetails(deps: Deps, clientId: number, details: SendBillingDetailsInput): Promise<Party> {
  return write(deps, nobody, async ({ trx, now }) => {
    if (!(await lockRow(trx, "clients", "id", clientId))) throw new ApiError("not_found", failures.clientNotFound);
    await saveDetails(trx, clientId, details, now);
    return details;
  });
}
