import { dayMs } from "@/lib/contract/clock";
import { ApiError } from "@/lib/contract/errors";
import type {
  CreateFeedbackInput,
  FeedbackListQuery,
  SendFeedbackInput,
  UpdateFeedbackInput,
} from "@/lib/contract/feedback/schema";
import { clientTag } from "@/lib/contract/page-tags";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import { findCompany, findOpenCompany } from "../clients/companies";
import { touchClient } from "../clients/repo";
import type { Deps } from "../deps";
import type { Actor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import type { AuditActor } from "../kernel/write/audit-repo";
import { isEmptyChange } from "../kernel/write/is-empty-change";
import { type Write, write } from "../kernel/write/write";
import { deleteNotificationsAbout } from "../notifications/repo";
import { notify } from "../notifications/service";
import { lockRow } from "../ports/database/queries/lock-row";
import type { FormGuard } from "../visitors/service";
import { tellReviewer } from "./jobs";
import * as repo from "./repo";
import { readReviewToken } from "./review-tokens";

export function listFeedback({ db }: Deps, { clientId }: Actor, query: FeedbackListQuery) {
  return repo.listFeedback(db, clientId, query);
}

export function sumFeedback({ db }: Deps, { clientId }: Actor) {
  return repo.sumFeedback(db, clientId);
}

type ShownQuery = Omit<FeedbackListQuery, "status">;

/** @throws ApiError 404 for an unknown card */
export async function listCompanyFeedback(deps: Deps, name: string, query: ShownQuery) {
  return listShownFeedback(deps, (await findCompany(deps, name)).id, query);
}

export async function listShownFeedback({ db }: Deps, clientId: number, query: ShownQuery) {
  const [page, sums] = await Promise.all([
    repo.listApprovedFeedback(db, clientId, query),
    repo.sumFeedback(db, clientId),
  ]);
  return { page, sums };
}

/**
 * Stores a visitor's review; a repeated form is stored once.
 *
 * @throws ApiError 404 for an unknown card, 503 if too many reviews are pending, and as `FormGuard` does
 */
export async function sendFeedback(
  deps: Deps,
  guard: FormGuard,
  name: string,
  { customer_name, customer_email, customer_phone, rating, message, ...form }: SendFeedbackInput,
  { address, t }: { address: string; t: T },
): Promise<void> {
  const company = await findOpenCompany(deps, name);
  const ticket = await guard.check(company.id, { form, texts: [customer_name, message] });
  if (ticket === null) return;
  const consent = t.say(consentTexts.feedback(company.company_name));
  const by = { actorId: null, address };
  const store = (take: () => Promise<void>) =>
    write(deps, by, async (open) => {
      const { trx, now } = open;
      // Locked, so that the limit of pending reviews holds.
      requireFound(await lockRow(trx, "clients", "id", company.id));
      if (await repo.isRepeated(trx, company.id, { ticket, customer_email, customer_phone, message })) return;
      if ((await repo.countPending(trx, company.id)) >= visitorFormLimits.waiting)
        throw new ApiError("form_not_taken", visitorFormMessages.notTaken, { headers: { "retry-after": "3600" } });
      await take();
      // At most one confirmation per address and day, because anybody can enter any address.
      const since = new Date(Date.parse(now) - dayMs).toISOString();
      const isNews = !(await repo.hasWritten(trx, customer_email, since));
      const told = { customer_name, customer_email, customer_phone, rating, message };
      const sent = { origin: "visitor", consent, language: form.language ?? null, ticket };
      const fresh = { ...told, ...freshRow(company.id, now), ...sent };
      const subjectId = await repo.insertFeedback(trx, fresh);
      if (isNews) await tellReviewer(deps, open, { ...fresh, id: subjectId }, "arrived");
      const news = { kind: "review_received", detail: customer_name, count: rating, subjectId } as const;
      await notify(open, { clientId: company.id }, news);
    });
  await guard.admit(company.id, address, store);
}

/** @throws ApiError 404 for an invalid token, a deleted review, or a blocked company */
export async function getOwnFeedback({ db, config }: Deps, token: string): Promise<repo.FeedbackRow> {
  const id = readReviewToken(config.tokenKeys, token);
  return requireFound(id === null ? undefined : await repo.findOwnFeedback(db, id));
}

/** Stores a testimonial that the client enters itself. */
export async function createFeedback(deps: Deps, clientId: number, input: CreateFeedbackInput, by: AuditActor) {
  return write(deps, by, async ({ trx, now }) => {
    requireFound(await lockRow(trx, "clients", "id", clientId));
    const row = { ...input, ...freshRow(clientId, now), origin: "owner", consent: "", ticket: null };
    return requireFound(await repo.findFeedback(trx, clientId, await repo.insertFeedback(trx, row)));
  });
}

/** @throws ApiError 404, also for another client's review */
export async function updateFeedback(
  deps: Deps,
  actor: Actor,
  id: number,
  change: UpdateFeedbackInput,
  by: AuditActor,
) {
  return write(deps, by, async (open) => {
    const { trx, now, record } = open;
    const before = await holdFeedback(trx, actor, id);
    if (isEmptyChange(change)) return before;
    const { status = before.status, response = before.response ?? "" } = change;
    const isShown = status === "approved" && response !== "";
    // The author is mailed about the first answer only, not about corrections.
    if (isShown && before.responded_at === null && before.origin === "visitor")
      await tellReviewer(deps, open, before, "answered");
    const responded_at = before.responded_at ?? (isShown ? now : null);
    await repo.updateFeedback(trx, id, { status, response: response || null, responded_at, updated_at: now });
    await record({ action: "feedback_updated", target: `client:${before.client_id}`, detail: `${id}: ${status}` });
    const after = requireFound(await repo.findFeedback(trx, before.client_id, id));
    const shown = shownOf(after);
    if (shownOf(before) !== shown) await changeCard(open, before.client_id, shown === null ? "withdrawn" : "changed");
    return after;
  });
}

/** @throws ApiError 404, also for another client's review */
export function deleteFeedback(deps: Deps, actor: Actor, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async (open) => {
    const { client_id, ...before } = await holdFeedback(open.trx, actor, id);
    await repo.deleteFeedback(open.trx, id);
    await deleteNotificationsAbout(open.trx, client_id, "feedback", [id]);
    await open.record({ action: "feedback_deleted", target: `client:${client_id}`, detail: String(id) });
    if (shownOf(before) !== null) await changeCard(open, client_id, "withdrawn");
  });
}

function freshRow(client_id: number, now: string) {
  return { client_id, status: "pending", response: null, responded_at: null, created_at: now, updated_at: now };
}

/** Lock order everywhere: the client's row before its feedback, to avoid deadlocks. */
async function holdFeedback(trx: Write["trx"], { clientId }: Actor, id: number): Promise<repo.FeedbackRow> {
  const { client_id } = requireFound(await repo.findFeedback(trx, clientId, id));
  requireFound(await lockRow(trx, "clients", "id", client_id));
  return requireFound(await repo.findFeedback(trx, clientId, id));
}

/** The part of a review's public content that can change; null if the card does not show it. */
function shownOf({ status, response }: Pick<repo.FeedbackRow, "status" | "response">): string | null {
  return status === "approved" ? (response ?? "") : null;
}

/** Call it in a write that changes which reviews the card shows. */
export async function changeCard(write: Write, clientId: number, how: "changed" | "withdrawn"): Promise<void> {
  await touchClient(write.trx, clientId, write.now);
  write[how](clientTag(clientId));
}
