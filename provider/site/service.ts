import * as productMessages from "@/lib/contract/content/messages/product";
import { fieldError } from "@/lib/contract/errors";
import { siteTag } from "@/lib/contract/page-tags";
import type { UpdateSiteInput } from "@/lib/contract/site/schema";
import { defaultOldPrice, defaultPrice } from "@/lib/contract/site/values";
import type { Deps } from "../deps";
import type { AuditActor } from "../kernel/write/audit-repo";
import { isEmptyChange } from "../kernel/write/is-empty-change";
import { write } from "../kernel/write/write";
import { storeLogo } from "../media/pictures";
import * as repo from "./repo";

export function getSite({ db }: Deps): Promise<repo.SiteRow | undefined> {
  return repo.findSite(db);
}

/** @throws ApiError 400 on `logo` when it is no picture, on `old_price` unless it is higher than the price */
export async function updateSite(
  deps: Deps,
  input: UpdateSiteInput,
  by: AuditActor,
): Promise<repo.SiteRow | undefined> {
  if (isEmptyChange(input)) return repo.findSite(deps.db);
  const { logo: sent, color, ...texts } = input;
  const logo = await storeLogo(deps, null, sent);
  return write(deps, by, async ({ trx, now, record, changed, keepFiles, dropFiles }) => {
    const before = await repo.holdSite(trx, now);
    requireOldPrice({ ...before, ...input });
    await repo.updateSite(trx, { ...texts, color: color === "" ? null : color, ...logo, updated_at: now });
    if (logo) {
      await keepFiles(logo.logo);
      await dropFiles(before.logo);
    }
    await record({ action: "site_updated", target: "site" });
    changed(siteTag);
    return repo.findSite(trx);
  });
}

function requireOldPrice({ price, old_price }: Pick<UpdateSiteInput, "price" | "old_price">): void {
  if ((old_price ?? defaultOldPrice) > (price ?? defaultPrice)) return;
  throw fieldError("old_price", productMessages.oldPriceTooLow);
}
