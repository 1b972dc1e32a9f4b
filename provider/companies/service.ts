import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { profileLimits } from "@/lib/contract/limits/profile";
import type { ListQuery } from "@/lib/contract/pagination";
import { oncePerRendering } from "@/lib/process/rendering";
import { isGiving, readDiary } from "../appointment-settings/service";
import { listBanners } from "../banners/service";
import type { Deps } from "../deps";
import { listDocuments } from "../documents/service";
import { listPeople } from "../people/service";
import type { Db } from "../ports/database/schema";
import { listProducts } from "../products/service";
import { findProfile } from "../profile/repo";
import { listVideos } from "../videos/service";
import { findCompanyByFormerName, findCompanyByName, findCompanyBySlug, listCompanyAddresses } from "./repo";

/** Where the card of every active client is. */
export function listCompanies({ db }: Deps, query: ListQuery) {
  return listCompanyAddresses(db, query);
}

/** @throws ApiError 404, as do all below, for a name that no active client has. */
export async function getCompany(deps: Deps, name: string) {
  const company = await findCompany(deps, name);
  const givesAppointments = isGiving(await readDiary(deps, deps.db, company.id));
  return { company, profile: await findProfile(deps.db, company.id), givesAppointments };
}

export async function listCompanyDocuments(deps: Deps, name: string, query: ListQuery) {
  return listDocuments(deps, (await findCompany(deps, name)).id, query);
}

/** What is not for sale at the moment is nobody's but the client's to see. */
export async function listCompanyProducts(deps: Deps, name: string, query: ListQuery) {
  return listProducts(deps, (await findCompany(deps, name)).id, { ...query, status: "active" });
}

export async function listCompanyVideos(deps: Deps, name: string, query: ListQuery) {
  return listVideos(deps, (await findCompany(deps, name)).id, query);
}

export async function listCompanyBanners(deps: Deps, name: string, query: ListQuery) {
  return listBanners(deps, (await findCompany(deps, name)).id, query);
}

export async function listCompanyPeople(deps: Deps, name: string, query: ListQuery) {
  return listPeople(deps, (await findCompany(deps, name)).id, query);
}

/** The active client that a path names. @throws ApiError 404 */
export async function findCompany({ db }: Deps, text: string) {
  const name = text.trim();
  const isPossible = name !== "" && name.length <= profileLimits.companyName;
  const company = isPossible
    ? await oncePerRendering(`company row ${name}`, () => findCompanyCalled(db, name))
    : undefined;
  if (!company) throw new ApiError("not_found", failures.companyNotFound);
  return company;
}

/**
 * Present and former addresses come first, so that no company can take over a link by its name: an address has one owner
 * for good. Names have not, so whoever is called so now comes before whoever was, and of those whoever was last: what is
 * in use and what was shared most recently is most likely meant. The former name itself is looked up, not the address
 * that it suggests, which may have had a number, been typed, or be another company's.
 */
async function findCompanyCalled(db: Db, name: string) {
  return (
    (await findCompanyBySlug(db, name.toLowerCase())) ??
    (await findCompanyByName(db, name)) ??
    (await findCompanyByFormerName(db, name))
  );
}
