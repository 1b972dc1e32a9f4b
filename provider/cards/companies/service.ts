import type { PersonListQuery } from "@/lib/contract/content/person";
import type { ListQuery } from "@/lib/contract/pagination";
import { isResting } from "@/lib/contract/plans/subscription";
import { readOpenDiary } from "../../appointments/diaries";
import { findCompany } from "../../clients/companies";
import { listCompanyAddresses } from "../../clients/companies-repo";
import { listBanners } from "../../content/banners/service";
import { listDocuments } from "../../content/documents/service";
import { hiddenIn } from "../../content/people/repo";
import { getHandle, getShownPerson, listPeople } from "../../content/people/service";
import { listShownProducts } from "../../content/products/service";
import { listVideos } from "../../content/videos/service";
import type { Deps } from "../../deps";
import type { Page } from "../../kernel/http/list";
import { readAllowance } from "../../plans/allowance";
import { findProfile } from "../profile/repo";

/** Addresses of all active clients' cards. */
export function listCompanies({ db }: Deps, query: ListQuery) {
  return listCompanyAddresses(db, query);
}

/** @throws ApiError 404, as do all below, for an unknown or inactive client. */
export async function getCompany(deps: Deps, name: string) {
  const company = await findCompany(deps, name);
  const allowance = await readAllowance(deps.db, company.id);
  const givesAppointments = (await readOpenDiary(deps, deps.db, company.id)) !== null;
  return { company, profile: await findProfile(deps.db, company.id), givesAppointments, allowance };
}

export function listCompanyDocuments(deps: Deps, name: string, query: ListQuery) {
  return listShown(deps, name, (id) => listDocuments(deps, id, { ...query, is_resting: false }));
}

/** Only products for sale; others are visible to the client alone, as is all that rests beyond its plan. */
export function listCompanyProducts(deps: Deps, name: string, query: ListQuery) {
  return listShown(deps, name, (id) => listShownProducts(deps, id, query));
}

export function listCompanyVideos(deps: Deps, name: string, query: ListQuery) {
  return listShown(deps, name, (id) => listVideos(deps, id, { ...query, is_resting: false }));
}

export function listCompanyBanners(deps: Deps, name: string, query: ListQuery) {
  return listShown(deps, name, (id) => listBanners(deps, id, { ...query, is_resting: false }));
}

/** Those whom a card names stay on one that rests. */
export async function listCompanyPeople(deps: Deps, name: string, query: PersonListQuery) {
  const company = await findCompany(deps, name);
  return { company, page: await listPeople(deps, company.id, { ...query, is_resting: false }, hiddenIn(company)) };
}

export async function getCompanyHandle(deps: Deps, name: string, handle: string) {
  return getHandle(deps, (await findCompany(deps, name)).id, handle);
}

export async function getCompanyPerson(deps: Deps, name: string, id: number) {
  const company = await findCompany(deps, name);
  return { company, person: await getShownPerson(deps, company.id, id) };
}

/** What a card shows; nothing while it rests. */
async function listShown<R>(deps: Deps, name: string, list: (id: number) => Promise<Page<R>>): Promise<Page<R>> {
  const { id, state } = await findCompany(deps, name);
  return isResting(state) ? { rows: [], count: 0 } : list(id);
}
