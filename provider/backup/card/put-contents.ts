import { cardFileLimits } from "@/lib/contract/backup/values";
import { profileFields } from "@/lib/contract/cards/fields";
import { slugSchema } from "@/lib/contract/cards/slug";
import type { Focus } from "@/lib/contract/content/focus";
import { personFields } from "@/lib/contract/content/person-fields";
import { productFields } from "@/lib/contract/content/product-fields";
import { clientTag, companiesTag, peopleTag, productsTag } from "@/lib/contract/page-tags";
import { writeTexts } from "@/lib/contract/texts";
import { writeSettings } from "../../appointments/repo";
import { writeProfile } from "../../cards/profile/repo";
import { storeOlderPhone, storePhone } from "../../clients/landline";
import { findSlugOwner, rememberName, touchClient, updateClientRow } from "../../clients/repo";
import { getClient } from "../../clients/service";
import { findSlugRefusal, isReservedForNew, renameClient } from "../../clients/slugs";
import { insertBanner } from "../../content/banners/repo";
import { insertDocument } from "../../content/documents/repo";
import { claimHandle, restoreHandle } from "../../content/people/handles-repo";
import { insertPerson, updatePerson } from "../../content/people/repo";
import { insertPicture } from "../../content/product-pictures/repo";
import { insertProduct } from "../../content/products/repo";
import { insertVideo } from "../../content/videos/repo";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { dropFilesOfClient } from "../../kernel/write/files-repo";
import type { Write } from "../../kernel/write/write";
import { toColumns } from "../../ports/database/field-columns";
import type { ArchivedCard } from "./card";
import { putMembers } from "./put-members";
import { addFormerSlug, deleteContents, listFormerNames, listSlugs } from "./repo";

/** A file of the archive once it is stored here. */
export type StoredFile = { upload: string; bytes: number; color: string | null };
export type StoredFiles = ReadonlyMap<string, StoredFile>;

/** Maps ids in the archive, and places of people, to the new ids here. */
export type NewIds = Record<"product" | "document" | "video" | "person", Map<number, number>>;

export type Put = { open: Write; by: AuditActor; clientId: number; card: ArchivedCard; files: StoredFiles };

/**
 * Replaces the contents of the client's card with the archived ones in one transaction. Files of the old contents are
 * dropped, files that the new contents name are kept.
 *
 * @returns the new ids, addresses that belong to other clients here, and how many are invited.
 * @throws ApiError 404 if the client has been deleted.
 */
export async function putContents(put: Put): Promise<{ ids: NewIds; taken: string[]; invited: number }> {
  const { open, clientId, card } = put;
  const { trx, now, withdrawn } = open;
  await touchClient(trx, clientId, now);
  withdrawn(clientTag(clientId), companiesTag, peopleTag, productsTag);
  await dropFilesOfClient(trx, clientId, now);
  await deleteContents(trx, clientId);
  await putProfile(put);
  const ids: NewIds = { product: new Map(), document: new Map(), video: new Map(), person: new Map() };
  await putDocuments(put, ids);
  await putProducts(put, ids);
  for (const { id, texts, ...video } of card.videos) {
    const own = writeTexts(texts);
    const row = await insertVideo(trx, { ...video, texts: own, client_id: clientId, updated_at: now });
    ids.video.set(id, row.id);
  }
  for (const { image, youtube_url = "", focus, texts, ...banner } of card.banners) {
    const medium = { image: await keep(put, image), youtube_url: youtube_url || null, texts: writeTexts(texts) };
    if (medium.image ?? medium.youtube_url)
      await insertBanner(trx, { ...banner, ...medium, ...toFocusColumns(focus), client_id: clientId, updated_at: now });
  }
  const people = await putPeople(put);
  for (const [place, id] of people.entries()) ids.person.set(place, id);
  const invited = await putMembers(put, people);
  if (card.appointments) {
    const { services, ...settings } = card.appointments;
    const row = { ...settings, services: JSON.stringify(services), client_id: clientId };
    await writeSettings(trx, { ...row, created_at: now, updated_at: now });
  }
  return { ids, taken: await putAddresses(put), invited };
}

async function putProfile(put: Put): Promise<void> {
  const { open, clientId, card } = put;
  const { profile, company } = card;
  const { phone, whatsapp } = company;
  const number = whatsapp === undefined ? storeOlderPhone(phone) : storePhone(phone, whatsapp);
  await updateClientRow(open.trx, clientId, number);
  if (!profile) return;
  const { logo, ...fields } = profile;
  const stored = logo === null ? undefined : put.files.get(logo);
  const columns = { ...toColumns(profileFields, fields), logo_color: stored?.color ?? null };
  await writeProfile(open.trx, clientId, { ...columns, logo: await keep(put, logo) }, open.now);
}

async function putDocuments(put: Put, ids: NewIds): Promise<void> {
  for (const { id, file, file_name, texts, uploaded_at } of put.card.documents) {
    const upload = await keep(put, file);
    if (upload === null) continue;
    const size = put.files.get(file)?.bytes ?? 0;
    const row = { file_name, texts: writeTexts(texts), uploaded_at, file: upload, size, client_id: put.clientId };
    ids.document.set(id, (await insertDocument(put.open.trx, row)).id);
  }
}

async function putProducts(put: Put, ids: NewIds): Promise<void> {
  const { trx, now } = put.open;
  for (const [index, product] of put.card.products.entries()) {
    const { id, pictures, status, created_at } = product;
    const rest = { status, created_at, client_id: put.clientId, position: index + 1, updated_at: now };
    const { id: product_id } = await insertProduct(trx, { ...toColumns(productFields, product), ...rest });
    ids.product.set(id, product_id);
    for (const [number, { file, focus }] of pictures.entries()) {
      const image = await keep(put, file);
      if (image) await insertPicture(trx, { product_id, image, position: number + 1, ...toFocusColumns(focus) });
    }
  }
}

/** @returns the new ids, in the order of the archive. */
async function putPeople(put: Put): Promise<number[]> {
  const { trx, now } = put.open;
  const ids: number[] = [];
  for (const [index, { image, created_at, ...person }] of put.card.people.entries()) {
    const columns = toColumns(personFields, { ...person, handle: "" });
    const row = { ...columns, image: await keep(put, image), position: index + 1, created_at, updated_at: now };
    ids.push((await insertPerson(trx, { ...row, client_id: put.clientId })).id);
  }
  await putHandles(put, ids);
  return ids;
}

/** Each goes to its person, who has the id at the same place of `ids` now; of two with the same the first has it. */
async function putHandles({ open: { trx, now }, clientId, card }: Put, ids: readonly number[]): Promise<void> {
  const give = async (handle: string, person_id: number | null) => {
    const put = person_id === null ? claimHandle : restoreHandle;
    return !isReservedForNew(handle) && put(trx, { client_id: clientId, handle, person_id, created_at: now });
  };
  for (const [index, id] of ids.entries()) {
    const handle = card.people[index]?.handle;
    if (handle && (await give(handle, id))) await updatePerson(trx, clientId, id, { handle });
  }
  for (const { handle, person } of card.handles) await give(handle, person === null ? null : (ids[person] ?? null));
}

function toFocusColumns({ x, y }: Focus) {
  return { focus_x: Math.round(x), focus_y: Math.round(y) };
}

/** Keeps the file's upload and returns its name for the row; null if the archive lacks the file. */
async function keep({ open, files }: Put, name: string | null): Promise<string | null> {
  const upload = (name !== null && files.get(name)?.upload) || null;
  await open.keepFiles(upload);
  return upload;
}

/** Takes over the archived address if it is free here; otherwise the card keeps its present one. */
async function putAddresses({ open, clientId, card }: Put): Promise<string[]> {
  const { trx, now } = open;
  const { company_name, slug, former_slugs, former_names } = card.company;
  const present = await getClient({ db: trx }, clientId);
  const isFree = slugSchema.safeParse(slug).success && !(await findSlugRefusal(trx, clientId, slug, now));
  await renameClient(open, clientId, company_name, isFree ? slug : present.slug);
  // The limit counts present ones too: an archive may name any number, and an address is reserved for its card for
  // good.
  const left = (known: readonly unknown[]) => Math.max(0, cardFileLimits.former - known.length);
  const slugs = former_slugs.slice(0, left(await listSlugs(trx, clientId)));
  for (const former of slugs) if (!isReservedForNew(former)) await addFormerSlug(trx, clientId, former, now);
  for (const name of former_names.slice(0, left(await listFormerNames(trx, clientId))))
    await rememberName(trx, clientId, name, now);
  const taken = isFree ? [] : [slug];
  for (const former of slugs) if ((await findSlugOwner(trx, former)) !== clientId) taken.push(former);
  return taken;
}
