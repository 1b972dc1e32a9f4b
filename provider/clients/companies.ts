import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { textLimits } from "@/lib/contract/values";
import { oncePerRendering } from "@/lib/runtime/rendering";
import type { Deps } from "../deps";
import type { Db } from "../ports/database/schema";
import { findCompanyByFormerName, findCompanyByName, findCompanyBySlug } from "./companies-repo";

/** The active client that a path names. @throws ApiError 404 */
export async function findCompany({ db }: Deps, text: string) {
  const name = text.trim();
  const isPossible = name !== "" && name.length <= textLimits.companyName;
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
