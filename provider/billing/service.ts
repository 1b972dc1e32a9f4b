import type { DocumentListQuery } from "@/lib/contract/billing/payment-schema";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { isKnownClient } from "./clients-repo";
import { findDetails } from "./details-repo";
import { type DocumentRow, findDocument, listDocuments, listDocumentsOf } from "./documents-repo";
import { listPaymentsOf, sumCredit } from "./payments-repo";
import { listRequestsOf } from "./requests-repo";
import { getSettings } from "./settings-service";

/** Any client's, also a deleted one's. @throws ApiError 404 */
export async function getClientBilling({ db }: Deps, clientId: number) {
  if (!(await isKnownClient(db, clientId))) throw new ApiError("not_found", failures.clientNotFound);
  const [details, credit, requests, payments, documents] = await Promise.all([
    findDetails(db, clientId),
    sumCredit(db, clientId),
    listRequestsOf(db, clientId),
    listPaymentsOf(db, clientId),
    listDocumentsOf(db, clientId),
  ]);
  return { details, credit, requests, payments, documents };
}
export type FoundBilling = Awaited<ReturnType<typeof getClientBilling>>;

export async function getOwnBilling(deps: Deps, clientId: number) {
  return { ...(await getClientBilling(deps, clientId)), books: await getSettings(deps) };
}

export function listInvoices({ db }: Deps, query: DocumentListQuery) {
  return listDocuments(db, query);
}

/** @throws ApiError 404 */
export async function getInvoice({ db }: Deps, id: number): Promise<DocumentRow> {
  return requireFound(await findDocument(db, id));
}
