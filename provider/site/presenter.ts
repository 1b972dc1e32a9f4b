import type { SavedSite } from "@/lib/contract/site";
import type { Deps } from "../deps";
import { presentPicture } from "../media/presenter";
import type { SiteRow } from "./repo";

export function presentSite(deps: Deps, row: SiteRow | undefined): SavedSite {
  const logo = presentPicture(deps, row?.files ?? []);
  return {
    name: row?.name ?? "",
    color: row?.color ?? null,
    logo: logo.url,
    logo_set: logo.set,
    logo_color: row?.logo_color ?? null,
    whatsapp: row?.whatsapp ?? "",
    email: row?.email ?? "",
    currency: row?.currency ?? null,
  };
}
