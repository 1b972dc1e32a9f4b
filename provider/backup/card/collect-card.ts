import { cardFileLimits } from "@/lib/contract/backup/values";
import { profileFields } from "@/lib/contract/cards/fields";
import type { BannerType } from "@/lib/contract/content/banner";
import { personFields } from "@/lib/contract/content/person-fields";
import type { ProductStatus } from "@/lib/contract/content/product";
import { productFields } from "@/lib/contract/content/product-fields";
import { personLimits } from "@/lib/contract/content/values";
import { highestLimits } from "@/lib/contract/limits";
import type { ListQuery } from "@/lib/contract/pagination";
import type { MemberRole } from "@/lib/contract/policies";
import { readTexts } from "@/lib/contract/texts";
import { findProfile } from "../../cards/profile/repo";
import { wordOn } from "../../clients/landline";
import { getClient } from "../../clients/service";
import { listBanners } from "../../content/banners/service";
import { listDocuments } from "../../content/documents/repo";
import { listHandles } from "../../content/people/handles-repo";
import { listPeople } from "../../content/people/service";
import { listProducts } from "../../content/products/service";
import { listVideos } from "../../content/videos/repo";
import type { Deps } from "../../deps";
import { presentSignInPhone } from "../../identity/users/presenter";
import type { FileRow } from "../../kernel/write/files-repo";
import { documentKey } from "../../media/keys";
import { fromColumns } from "../../ports/database/field-columns";
import type { WrittenCard } from "./card";
import { findSettings, listFormerNames, listMembers, listSlugs } from "./repo";

/** Maps ids of people to their places among those of the card. */
export type PersonPlaces = ReadonlyMap<number, number>;

/** Maps file names in the archive to keys of stored files. */
export type NamedFiles = Map<string, string>;

type Collected = { card: WrittenCard; files: NamedFiles; places: PersonPlaces };

/** The card's contents, the files that they name, and where its people stand. */
export async function collectCard(deps: Deps, clientId: number): Promise<Collected> {
  const { db } = deps;
  const files: NamedFiles = new Map();
  /** Adds the widest variant of a picture and returns its name; null if there is no picture. */
  const place = (name: string, rows: readonly FileRow[]): string | null => {
    const widest = rows.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))[0];
    if (!widest) return null;
    files.set(`files/${name}.webp`, widest.key);
    return `files/${name}.webp`;
  };
  const profile = await findProfile(db, clientId);
  const documents = await listDocuments(db, clientId, all(highestLimits.documents, "uploaded_at"));
  const products = await listProducts(deps, clientId, all(highestLimits.products, "position"));
  const videos = await listVideos(db, clientId, all(highestLimits.videos, "created_at"));
  const banners = await listBanners(deps, clientId, all(highestLimits.banners, "created_at"));
  const people = await listPeople(deps, clientId, all(highestLimits.people, "position"));
  const places = new Map(people.rows.map(({ id }, place) => [id, place]));
  const placeOf = (id: number | null) => places.get(id ?? 0) ?? null;

  const card: WrittenCard = {
    company: await collectCompany(deps, clientId),
    profile: profile ? { ...fromColumns(profileFields, profile), logo: place("logo", profile.files) } : null,
    documents: documents.rows.map(({ id, file_name, texts, file, uploaded_at }, index) => {
      const name = `files/document-${index + 1}.pdf`;
      files.set(name, documentKey(file));
      return { id, file_name, texts: readTexts(texts), file: name, uploaded_at };
    }),
    products: products.rows.map(({ pictures, ...row }, index) => ({
      ...fromColumns(productFields, row),
      id: row.id,
      status: row.status as ProductStatus,
      pictures: pictures.flatMap(({ files, focus_x: x, focus_y: y }, number) => {
        const file = place(`product-${index + 1}-${number + 1}`, files);
        return file ? [{ file, focus: { x, y } }] : [];
      }),
      created_at: row.created_at,
    })),
    videos: videos.rows.map((row) => ({
      ...pick(row, ["id", "title", "description", "youtube_url", "created_at"]),
      texts: readTexts(row.texts),
    })),
    banners: banners.rows.map(({ files, ...row }, index) => ({
      ...pick(row, ["title", "description", "is_active", "created_at"]),
      texts: readTexts(row.texts),
      banner_type: row.banner_type as BannerType,
      youtube_url: row.youtube_url ?? "",
      image: place(`banner-${index + 1}`, files),
      focus: { x: row.focus_x, y: row.focus_y },
    })),
    people: people.rows.map(({ files, ...row }, index) => ({
      ...fromColumns(personFields, row),
      image: place(`person-${index + 1}`, files),
      created_at: row.created_at,
    })),
    handles: (await listHandles(db, clientId)).map(({ handle, person_id }) => ({
      handle,
      person: placeOf(person_id),
    })),
    memberships: (await collectMembers(deps, clientId)).map(({ person_id, ...member }) => ({
      ...member,
      person: placeOf(person_id),
    })),
    appointments: await collectSettings(deps, clientId),
  };
  return { card, files, places };
}

/** An owner without a card of the own is no part of a card. */
async function collectMembers({ db }: Deps, clientId: number) {
  const members = await listMembers(db, clientId);
  const told = members.filter(({ role, person_id }) => role !== "owner" || person_id !== null);
  return told.slice(0, cardFileLimits.memberships).map((member) => ({
    role: member.role as MemberRole,
    name: member.username.slice(0, personLimits.name),
    email: member.email ?? "",
    phone: presentSignInPhone(member) ?? "",
    branches: JSON.parse(member.branch_ids),
    person_id: member.person_id,
  }));
}

async function collectCompany({ db }: Deps, clientId: number): Promise<WrittenCard["company"]> {
  const client = await getClient({ db }, clientId);
  const { company_name, phone, slug } = client;
  const slugs = await listSlugs(db, clientId);
  const former_slugs = slugs.flatMap((row) => (row.is_current ? [] : [row.slug]));
  return {
    company_name,
    phone,
    whatsapp: wordOn(client),
    slug,
    former_slugs,
    former_names: await listFormerNames(db, clientId),
  };
}

async function collectSettings({ db }: Deps, clientId: number): Promise<WrittenCard["appointments"]> {
  const row = await findSettings(db, clientId);
  if (!row) return null;
  const { is_on, services, step, at_once, notice_hours, ahead_days } = row;
  return { is_on, services: JSON.parse(services), step, at_once, notice_hours, ahead_days };
}

function all(page_size: number, ordering: string): ListQuery {
  return { search: "", page: 1, page_size, ordering };
}

function pick<T, K extends keyof T>(row: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, K>;
}
