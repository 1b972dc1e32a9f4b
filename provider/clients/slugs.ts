import anyAscii from "any-ascii";
import { fieldError } from "@/lib/contract/errors";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { isReservedSlug } from "@/lib/contract/slug";
import { type AuditActor, recordAudit } from "../audit/repo";
import type { Db } from "../ports/database/schema";
import { findClient, findSlugOwner, listSlugsFrom, makeSlugCurrent, updateClientRow } from "./repo";

/** Room for a number such as -12345 behind a derived address. */
const numberRoom = 6;
const fallback = "company";

/** The address that a name suggests, in ASCII whatever its script; it may be taken or reserved. */
export function deriveSlug(name: string): string {
  const slug = anyAscii(name.normalize("NFKC"))
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, "")
    .slice(0, limits.slug.max - numberRoom)
    .replace(/-$/, "");
  return slug.length < limits.slug.min ? fallback : slug;
}

/**
 * Gives the client the address that its name suggests, numbered from -2 where that is reserved or another's. One that
 * the client has or had already comes first, so that a name that returns brings its address back.
 */
export async function assignSlug(trx: Db, clientId: number, name: string, now: string): Promise<string> {
  const base = deriveSlug(name);
  for (;;) {
    const slug = chooseSlug(base, clientId, await listSlugsFrom(trx, base));
    if (await makeSlugCurrent(trx, clientId, slug, now)) return slug;
  }
}

/**
 * Changes the company's name and, with it, the address. The name that it has already changes nothing. The caller holds
 * the client's row.
 */
export async function renameClient(
  trx: Db,
  clientId: number,
  companyName: string,
  by: AuditActor,
  now: string,
): Promise<void> {
  const client = await findClient(trx, clientId);
  if (!client || client.company_name === companyName) return;
  await updateClientRow(trx, clientId, { company_name: companyName, updated_at: now });
  const target = `client:${clientId}`;
  const detail = `${client.company_name} → ${companyName}`;
  await recordAudit(trx, { ...by, action: "client_renamed", target, detail }, now);
  const slug = await assignSlug(trx, clientId, companyName, now);
  if (slug !== client.slug)
    await recordAudit(trx, { ...by, action: "slug_changed", target, detail: `${client.slug} → ${slug}` }, now);
}

/** Nobody's, or one that the client has or had itself. */
export async function isSlugFree(db: Db, clientId: number, slug: string): Promise<boolean> {
  const owner = await findSlugOwner(db, slug);
  return owner === undefined || owner === clientId;
}

/**
 * Moves the card to an address of the client's own choice, of a shape that `slugSchema` has checked. The caller holds
 * the client's row.
 *
 * @throws ApiError 400 on `slug` when it is, or was, another client's
 */
export async function setSlug(trx: Db, clientId: number, slug: string, by: AuditActor, now: string): Promise<void> {
  const client = await findClient(trx, clientId);
  if (!client || client.slug === slug) return;
  if (!(await isSlugFree(trx, clientId, slug)) || !(await makeSlugCurrent(trx, clientId, slug, now)))
    throw fieldError("slug", messages.slugTaken);
  const entry = { action: "slug_changed", target: `client:${clientId}`, detail: `${client.slug} → ${slug}` } as const;
  await recordAudit(trx, { ...by, ...entry }, now);
}

function chooseSlug(base: string, clientId: number, taken: { slug: string; client_id: number }[]): string {
  const owners = new Map(taken.map(({ slug, client_id }) => [slug, client_id]));
  const numbered = (number: number) => (number === 1 ? base : `${base}-${number}`);
  let free: string | undefined;
  for (let number = 1; number <= owners.size + 3; number++) {
    const slug = numbered(number);
    if (owners.get(slug) === clientId) return slug;
    if (!owners.has(slug) && !isReservedSlug(slug)) free ??= slug;
  }
  return free ?? numbered(owners.size + 4);
}
