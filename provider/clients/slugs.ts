import { fieldError } from "@/lib/contract/errors";
import { profileLimits } from "@/lib/contract/limits/profile";
import * as profileMessages from "@/lib/contract/messages/profile";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import { isReservedSlug } from "@/lib/contract/slug";
import { toAsciiWords } from "../ports/database/folding/ascii-words";
import type { Db } from "../ports/database/schema";
import type { Write } from "../write/write";
import {
  type ClientRow,
  findClient,
  findSlugOwner,
  listSlugsFrom,
  makeSlugCurrent,
  rememberName,
  updateClientRow,
} from "./repo";

/** Room for a number such as -12345 behind a derived address. */
const numberRoom = 6;
const fallback = "company";

/** The address that a name suggests, in ASCII whatever its script; it may be taken or reserved. */
export function deriveSlug(name: string): string {
  const slug = toAsciiWords(name, profileLimits.slug.max - numberRoom);
  return slug.length < profileLimits.slug.min ? fallback : slug;
}

/**
 * The address that a name would bring the client now: what it suggests, numbered from -2 where that is reserved or
 * another's. One that the client has or had already comes first, so that a name that returns brings its address back.
 */
export async function proposeSlug(db: Db, clientId: number, name: string): Promise<string> {
  const base = deriveSlug(name);
  return chooseSlug(base, clientId, await listSlugsFrom(db, base));
}

/** Gives the client the address that its name brings. */
export async function assignSlug({ trx, now, changed }: Write, clientId: number, name: string): Promise<string> {
  changed(companiesTag);
  for (;;) {
    const slug = await proposeSlug(trx, clientId, name);
    if (await makeSlugCurrent(trx, clientId, slug, now)) return slug;
  }
}

/**
 * Changes the company's name, remembering the former one, and with it the address: to `slug` where the caller names one,
 * which may be the present one, so that it stays; else to the one that the name brings. The name that it has already
 * moves nothing by itself. The caller holds the client's row.
 *
 * @throws ApiError as `setSlug`
 */
export async function renameClient(write: Write, clientId: number, companyName: string, slug?: string): Promise<void> {
  const { trx, now, record, changed } = write;
  const client = await findClient(trx, clientId);
  if (client && client.company_name !== companyName) {
    await updateClientRow(trx, clientId, { company_name: companyName, updated_at: now });
    await rememberName(trx, clientId, client.company_name, now);
    const detail = `${client.company_name} → ${companyName}`;
    await record({ action: "client_renamed", target: `client:${clientId}`, detail });
    changed(clientTag(clientId));
    if (slug === undefined) await followName(write, client, companyName);
  }
  if (slug !== undefined) await setSlug(write, clientId, slug);
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
export async function setSlug({ trx, now, record, changed }: Write, clientId: number, slug: string): Promise<void> {
  const client = await findClient(trx, clientId);
  if (!client || client.slug === slug) return;
  if (!(await isSlugFree(trx, clientId, slug)) || !(await makeSlugCurrent(trx, clientId, slug, now)))
    throw fieldError("slug", profileMessages.slugTaken);
  changed(clientTag(clientId), companiesTag);
  await recordMove(record, client, slug);
}

async function followName(write: Write, client: ClientRow, name: string): Promise<void> {
  const slug = await assignSlug(write, client.id, name);
  if (slug !== client.slug) await recordMove(write.record, client, slug);
}

async function recordMove(record: Write["record"], { id, slug }: ClientRow, to: string): Promise<void> {
  await record({ action: "slug_changed", target: `client:${id}`, detail: `${slug} → ${to}` });
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
