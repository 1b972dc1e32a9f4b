import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { isResting } from "@/lib/contract/plans/subscription";
import { textLimits } from "@/lib/contract/values";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { oncePerRendering } from "@/lib/runtime/rendering";
import type { Deps } from "../deps";
import type { Db } from "../ports/database/schema";
import { findCompanyByFormerName, findCompanyByName, findCompanyBySlug } from "./companies-repo";

/** The active client for an address or name in a path. @throws ApiError 404 */
export async function findCompany({ db }: Deps, text: string) {
  const name = text.trim();
  const isPossible = name !== "" && name.length <= textLimits.companyName;
  const company = isPossible
    ? await oncePerRendering(`company row ${name}`, () => findCompanyCalled(db, name))
    : undefined;
  if (!company) throw new ApiError("not_found", failures.companyNotFound);
  return company;
}

/** The same, where visitors may send it something. @throws ApiError 402 for a card that rests */
export async function findOpenCompany(deps: Deps, text: string) {
  const company = await findCompany(deps, text);
  if (isResting(company.state)) throw new ApiError("card_resting", visitorFormMessages.resting);
  return company;
}

/**
 * Present and former addresses come first: an address belongs to one client for good, so no company can take over a
 * link by choosing a name. Names are not unique: the company that has the name comes before those that had it, and of
 * those the last one, whose links are the newest. The former name itself is looked up, not the address derived from it:
 * that may have been numbered, typed by hand, or another company's.
 */
async function findCompanyCalled(db: Db, name: string) {
  return (
    (await findCompanyBySlug(db, name.toLowerCase())) ??
    (await findCompanyByName(db, name)) ??
    (await findCompanyByFormerName(db, name))
  );
}
