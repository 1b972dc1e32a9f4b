import * as profileMessages from "@/lib/contract/cards/messages";
import { isReservedSlug } from "@/lib/contract/cards/slug";
import { profileLimits } from "@/lib/contract/cards/values";
import { fieldError } from "@/lib/contract/errors";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import type { Write } from "../kernel/write/write";
import { toAsciiWords } from "../ports/database/folding/ascii-words";
import type { Db } from "../ports/database/schema";
import {
  type ClientRow,
  findClient,
  findSlugOwner,
  listSlugsFrom,
  listSlugsOf,
  makeSlugCurrent,
  rememberName,
  updateClientRow,
} from "./repo";

/** Characters reserved for a suffix such as -12345. */
const numberRoom = 6;
const fallback = "company";
const day = 24 * 60 * 60_000;

/** For pages to come. A card that had such an address first keeps it, so a page may stand only where none does. */
const forPages = new Set(
  "about billing blog developers docs invoice partners plans pricing privacy status terms well-known".split(" "),
);

/** ISO 639-1, and languages of India that have three letters. */
const languages = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
  et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj
  kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
  ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th
  ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu brx doi kok mai mni sat`.split(/\s+/),
);

/** A script, or a region where a language is written in its own way. */
const variants = new Set("arab beng cyrl deva guru hans hant latn olck au br ca cn gb hk in mx pk pt tw us".split(" "));

/** Whether a card may not take the address, though one may have it from before. */
export function isReservedForNew(slug: string): boolean {
  const [language = "", variant, more] = slug.split("-");
  const isLanguage = languages.has(language) && (!variant || variants.has(variant)) && !more;
  return isLanguage || forPages.has(slug) || isReservedSlug(slug);
}

/** The address that a name suggests, in ASCII whatever its script; it may be taken or reserved. */
export function deriveSlug(name: string): string {
  const slug = toAsciiWords(name, profileLimits.slug.max - numberRoom);
  return slug.length < profileLimits.slug.min ? fallback : slug;
}

/**
 * The address that the name would give the client: the derived one, with a number from -2 on if it is reserved or
 * taken. One of the client's own present or former addresses is preferred, so that going back to a name restores its
 * address. The present address if the client may have no new one.
 */
export async function proposeSlug(db: Db, clientId: number, name: string, now: string): Promise<string> {
  const base = deriveSlug(name);
  const slug = chooseSlug(base, clientId, await listSlugsFrom(db, base));
  const own = await listSlugsOf(db, clientId);
  const present = own.find(({ is_current }) => is_current);
  return present && whyNoneMore(own, slug, now) ? present.slug : slug;
}

/** Gives the client the address proposed for its name. */
export async function assignSlug({ trx, now, changed }: Write, clientId: number, name: string): Promise<string> {
  changed(companiesTag);
  for (;;) {
    const slug = await proposeSlug(trx, clientId, name, now);
    if (await makeSlugCurrent(trx, clientId, slug, now)) return slug;
  }
}

/**
 * Renames the company and records the former name. The address becomes `slug` if given (the present one keeps it),
 * otherwise the one proposed for the new name. An unchanged name does not move the address. The caller must hold the
 * lock on the client's row.
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

/** Why the client cannot use this address, which has passed `slugSchema`; null if it can. */
export async function findSlugRefusal(db: Db, clientId: number, slug: string, now: string): Promise<string | null> {
  const owner = await findSlugOwner(db, slug);
  if (owner !== undefined && owner !== clientId) return profileMessages.slugTaken;
  if (owner === undefined && isReservedForNew(slug)) return profileMessages.slugReserved;
  return whyNoneMore(await listSlugsOf(db, clientId), slug, now);
}

/**
 * Moves the card to an address that has passed `slugSchema`. The caller must hold the lock on the client's row.
 *
 * @throws ApiError 400 on `slug` when it is, or was, another client's, is reserved, or one too many
 */
export async function setSlug(write: Write, clientId: number, slug: string): Promise<void> {
  const { trx, now } = write;
  const client = await findClient(trx, clientId);
  if (!client || client.slug === slug) return;
  const refusal = await findSlugRefusal(trx, clientId, slug, now);
  if (refusal) throw fieldError("slug", refusal);
  if (!(await makeSlugCurrent(trx, clientId, slug, now))) throw fieldError("slug", profileMessages.slugTaken);
  await recordMove(write, client, slug);
}

async function followName(write: Write, client: ClientRow, name: string): Promise<void> {
  const slug = await assignSlug(write, client.id, name);
  if (slug !== client.slug) await recordMove(write, client, slug);
}

/** Withdrawn, not just changed: a stale page at the former address would not redirect. */
async function recordMove({ record, withdrawn }: Write, { id, slug }: ClientRow, to: string): Promise<void> {
  withdrawn(clientTag(id), companiesTag);
  await record({ action: "slug_changed", target: `client:${id}`, detail: `${slug} → ${to}` });
}

/** Why a client with these addresses may not have another; null for one that it already had. */
function whyNoneMore(own: readonly { slug: string; created_at: string }[], slug: string, now: string): string | null {
  if (own.some((row) => row.slug === slug)) return null;
  if (own.length >= profileLimits.slug.most) return profileMessages.slugsFull;
  const since = new Date(Date.parse(now) - day).toISOString();
  const today = own.filter(({ created_at }) => created_at > since);
  return today.length >= profileLimits.slug.perDay ? profileMessages.slugsToday : null;
}

function chooseSlug(base: string, clientId: number, taken: { slug: string; client_id: number }[]): string {
  const owners = new Map(taken.map(({ slug, client_id }) => [slug, client_id]));
  const numbered = (number: number) => (number === 1 ? base : `${base}-${number}`);
  let free: string | undefined;
  for (let number = 1; number <= owners.size + 3; number++) {
    const slug = numbered(number);
    if (owners.get(slug) === clientId) return slug;
    if (!owners.has(slug) && !isReservedForNew(slug)) free ??= slug;
  }
  return free ?? numbered(owners.size + 4);
}
