import { type GstSheet, writeSheet } from "@/lib/contract/billing/gst-return";
import * as billingMessages from "@/lib/contract/billing/messages";
import type { DocumentListQuery } from "@/lib/contract/billing/payment-schema";
import { toCsv } from "@/lib/contract/csv";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { findOwner, isKnownClient } from "./clients-repo";
import { findDetails } from "./details-repo";
import { type DocumentFile, readDocumentFile } from "./documents/files";
import { findMailOwner, sendDocument } from "./documents/mail";
import { findDocument, listDocuments, listDocumentsIn, listDocumentsOf } from "./documents/repo";
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
  const books = await getSettings(deps);
  return { ...(await getClientBilling(deps, clientId)), books, gateway: deps.gateway?.name ?? null };
}

/** With whom it is for, while there is an account. @throws ApiError 404 */
export async function getInvoice(deps: Deps, id: number) {
  const document = requireFound(await findDocument(deps.db, id));
  const owner = await findOwner(deps.db, document.client_id);
  return { document, owner, mailTo: (await findMailOwner(deps, document))?.email ?? null };
}
export type FoundInvoice = Awaited<ReturnType<typeof getInvoice>>;

/** @throws ApiError 404, also for another client's */
export async function getOwnFile(deps: Deps, clientId: number, id: number): Promise<DocumentFile> {
  const document = await findDocument(deps.db, id);
  return readDocumentFile(deps, requireFound(document?.client_id === clientId ? document : undefined));
}

/** @throws ApiError 404 */
export async function getFile(deps: Deps, id: number): Promise<DocumentFile> {
  return readDocumentFile(deps, requireFound(await findDocument(deps.db, id)));
}

/** @returns whom it goes to @throws ApiError 404, 409 where nobody can be mailed */
export async function mailInvoice(deps: Deps, id: number, by: AuditActor): Promise<string> {
  const document = requireFound(await findDocument(deps.db, id));
  const owner = await findMailOwner(deps, document);
  if (!owner) throw new ApiError("conflict", billingMessages.noMail);
  await write(deps, by, async ({ record, enqueue }) => {
    await record({ action: "invoice_mailed", target: `client:${document.client_id}`, detail: document.number });
    await enqueue(sendDocument, { id });
  });
  return owner.email;
}

/** A sheet of the GST return of a month. */
export async function exportGstReturn(deps: Deps, month: string, sheet: GstSheet): Promise<string> {
  const documents = await listDocumentsIn(deps.db, month);
  const read = documents.map((document) => ({
    ...document,
    seller: JSON.parse(document.seller),
    customer: JSON.parse(document.customer),
  }));
  return toCsv(writeSheet(sheet, read));
}

export function listInvoices({ db }: Deps, query: DocumentListQuery) {
  return listDocuments(db, query);
}
