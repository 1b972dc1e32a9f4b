import type { SavedSite } from "@/lib/contract/site/schema";
import type { Deps } from "../deps";
import { presentPicture } from "../media/presenter";
import type { SiteRow } from "./repo";

export function presentSite(deps: Deps, row: SiteRow | undefined): SavedSite {
  const logo = presentPicture(deps, row?.files ?? []);
  return {
    sign_up: deps.config.signUp,
    time_zone: deps.config.timeZone,
    name: row?.name ?? "",
    color: row?.color ?? null,
    logo: logo.url,
    logo_set: logo.set,
    logo_color: row?.logo_color ?? null,
    whatsapp: row?.whatsapp ?? "",
    email: row?.email ?? "",
    currency: row?.currency ?? null,
    price: row?.price ?? null,
    old_price: row?.old_price ?? null,
    price_period: row?.price_period ?? "",
    operator_name: row?.operator_name ?? "",
    operator_address: row?.operator_address ?? "",
    refund_days: row?.refund_days ?? null,
    delivery_days: row?.delivery_days ?? null,
    governing_law: row?.governing_law ?? "",
  };
}
