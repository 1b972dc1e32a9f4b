import { productFields } from "@/lib/contract/content/product-fields";
import { ApiError } from "@/lib/contract/errors";
import * as leadMessages from "@/lib/contract/leads/messages";
import type {
  ExportLeadsQuery,
  LeadItem,
  LeadListQuery,
  LeadStats,
  SendLeadInput,
  UpdateLeadInput,
} from "@/lib/contract/leads/schema";
import { sumOf } from "@/lib/contract/money";
import { reachOf } from "@/lib/contract/policies";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits, visitorFormLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import { type Counter, countEnquiry } from "../analytics/events/service";
import { findOpenCompany } from "../clients/companies";
import { findCurrency } from "../clients/repo";
import { findProductsForSale } from "../content/products/repo";
import type { Deps } from "../deps";
import { type Actor, readAgain } from "../kernel/http/actor";
import { csvPieces, readBack } from "../kernel/http/csv-pieces";
import { requireFound } from "../kernel/http/require-found";
import type { Visitor } from "../kernel/http/visitor";
import { type AuditActor, nobody } from "../kernel/write/audit-repo";
import { isEmptyChange } from "../kernel/write/is-empty-change";
import { write } from "../kernel/write/write";
import { findSentTo } from "../memberships/reach-repo";
import { listConcerned } from "../memberships/repo";
import { deleteNotificationsAbout } from "../notifications/repo";
import { notify } from "../notifications/service";
import { readAllowance } from "../plans/allowance";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Db } from "../ports/database/schema";
import type { FormGuard } from "../visitors/service";
import { climbTime } from "./climbing";
import { leadHead, presentLeadCells, presentLeadContact } from "./presenter";
import * as repo from "./repo";

/** Spam guard and event counter of this process. */
type Desk = { guard: FormGuard; counter: Counter };

type Sending = {
  companyName: string;
  input: SendLeadInput;
  t: T;
  visitor: Visitor | null;
  actor: Actor | null;
  by: AuditActor;
};

type Order = Pick<repo.LeadRow, "items" | "total" | "currency">;

/**
 * Stores an enquiry or order at the company's prices. A repeated form is stored and counted once and gets the same
 * answer.
 *
 * @throws ApiError 404 for an unknown card, 400 for products that are not available, 503 if too many leads are waiting,
 * and as `FormGuard.check`
 */
export async function sendLead(deps: Deps, { guard, counter }: Desk, sending: Sending): Promise<Order> {
  const { companyName, input, t, visitor, actor, by } = sending;
  const company = await findOpenCompany(deps, companyName);
  const texts = [input.name, input.message];
  const ticket = await guard.check(company.id, { form: input, texts });
  if (ticket === null) return priceItems(deps.db, company.id, input);

  const store = (take: () => Promise<void>) =>
    write(deps, nobody, async (open) => {
      const { trx, now } = open;
      // Locks the client's row, so that forms are counted and stored one after another.
      const { climb_hours } = requireFound(await lockRow(trx, "clients", "id", company.id));
      const before = await repo.findLeadByTicket(trx, company.id, ticket);
      if (before) return before;
      const order = await priceItems(trx, company.id, input);
      if ((await repo.countWaiting(trx, company.id)) >= visitorFormLimits.waiting)
        throw new ApiError("form_not_taken", visitorFormMessages.notTaken, { headers: { "retry-after": "3600" } });
      await take();
      const { kind, name, phone, email, message } = input;
      const consent = t.say(consentTexts.lead(company.company_name));
      const told = { kind, name, phone, email, message, consent, language: input.language ?? null };
      const person_id = (await findSentTo(trx, company.id, input.person))?.id ?? null;
      const climbs_at = climbTime(person_id, climb_hours, now);
      const rest = { client_id: company.id, person_id, climbs_at, ticket, status: "new", notes: "", remind_on: null };
      const subjectId = await repo.insertLead(trx, { ...told, ...order, ...rest, created_at: now, updated_at: now });
      const isOrder = kind === "order";
      await notify(
        open,
        { clientId: company.id, userIds: await listConcerned(trx, company.id, person_id) },
        {
          kind: isOrder ? "order_received" : "lead_received",
          detail: name,
          count: isOrder ? input.items.length : null,
          subjectId,
        },
      );
      return { ...order, created_at: now };
    });
  const lead = await guard.admit(company.id, by.address, store);

  await countEnquiry(deps, counter, { slug: company.slug, visitor, actor, ticket, createdAt: lead.created_at });
  return lead;
}

/**
 * Lines with today's names and prices. Sold-out products may be in an enquiry, not in an order.
 *
 * @throws ApiError 400
 */
async function priceItems(db: Db, clientId: number, { kind, items: lines }: SendLeadInput): Promise<Order> {
  if (kind === "order" && !(await readAllowance(db, clientId)).features.includes("orders"))
    throw new ApiError("products_gone", leadMessages.productsNotAvailable);
  const ids = lines.map(({ product_id }) => product_id);
  const products = new Map((await findProductsForSale(db, clientId, ids)).map((product) => [product.id, product]));
  const items = lines.map(({ product_id, quantity }): LeadItem => {
    const product = products.get(product_id);
    if (!product) throw new ApiError("products_gone", leadMessages.productsNotAvailable);
    if (product.is_sold_out && kind === "order") throw new ApiError("bad_request", leadMessages.productsSoldOut);
    return {
      product_id,
      name: product.name,
      price: productFields.price.column.read(product.price_thousandths),
      quantity,
    };
  });
  return { items: JSON.stringify(items), total: sumOf(items), currency: await findCurrency(db, clientId) };
}

export function listLeads({ db }: Deps, actor: Actor, query: LeadListQuery) {
  return repo.listLeads(db, reachOf(actor), query);
}

export async function getLead({ db }: Deps, actor: Actor, id: number): Promise<repo.LeadRow> {
  return requireFound(await repo.findLead(db, reachOf(actor), id));
}

export function updateLead(deps: Deps, actor: Actor, id: number, input: UpdateLeadInput): Promise<repo.LeadRow> {
  const reach = reachOf(actor);
  return write(deps, nobody, async ({ trx, now }) => {
    if (!isEmptyChange(input)) await repo.updateLead(trx, reach, id, { ...input, updated_at: now });
    return requireFound(await repo.findLead(trx, reach, id));
  });
}

/** The audit entry has no personal data. */
export function deleteLead(deps: Deps, actor: Actor, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx, record }) => {
    const clientId = requireFound(await repo.deleteLead(trx, reachOf(actor), id));
    await deleteNotificationsAbout(trx, clientId, "leads", [id]);
    await record({ action: "lead_deleted", target: `client:${clientId}` });
  });
}

/** Administrators may always see these counts. */
export async function countLeads({ db }: Deps, actor: Actor): Promise<LeadStats> {
  const counts = new Map((await repo.countByStatus(db, reachOf(actor))).map(({ status, count }) => [status, count]));
  const of = (status: string) => counts.get(status) ?? 0;
  const stats = { new: of("new"), contacted: of("contacted"), won: of("won"), lost: of("lost") };
  return { total: stats.new + stats.contacted + stats.won + stats.lost, ...stats };
}

/** Yields a CSV file in chunks. */
export function exportLeads(deps: Deps, actor: Actor, query: ExportLeadsQuery): AsyncGenerator<string> {
  return csvPieces(leadHead(actor), readAll(deps, actor, query), (row) => presentLeadCells(row, actor));
}

/** Yields a vCard file in chunks. */
export async function* exportContacts(deps: Deps, actor: Actor, query: ExportLeadsQuery): AsyncGenerator<string> {
  for await (const rows of readAll(deps, actor, query)) yield rows.map(presentLeadContact).join("");
}

/** Whoever reaches less meanwhile reads no further. */
function readAll(deps: Deps, actor: Actor, query: ExportLeadsQuery): AsyncGenerator<repo.LeadRow[]> {
  const { exportPage } = leadLimits;
  return readBack(exportPage, async (before) => {
    const reach = reachOf(await readAgain(deps, actor, "leads.export"));
    return repo.listLeadsBefore(deps.db, reach, query, before, exportPage);
  });
}
