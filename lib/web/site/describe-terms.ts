import type { SavedSite } from "../../contract/site/schema";
import { defaultOldPrice, defaultPrice } from "../../contract/site/values";

type Said = Pick<
  SavedSite,
  "price_period" | "operator_name" | "operator_address" | "refund_days" | "delivery_days" | "governing_law"
>;

/** What a deployment's settings say where nobody has saved anything. */
export type UsualTerms = Partial<Said>;

/** What the site costs, who runs it, and what it promises. Empty and null were never said. */
export type SiteTerms = Said & { price: number; old_price: number };

/** What was saved stands above the deployment's settings, and a price is always there. */
export function describeTerms(saved: SavedSite, usual: UsualTerms = {}): SiteTerms {
  return {
    price: saved.price ?? defaultPrice,
    old_price: saved.old_price ?? defaultOldPrice,
    price_period: saved.price_period || (usual.price_period ?? ""),
    operator_name: saved.operator_name || (usual.operator_name ?? ""),
    operator_address: saved.operator_address || (usual.operator_address ?? ""),
    refund_days: saved.refund_days ?? usual.refund_days ?? null,
    delivery_days: saved.delivery_days ?? usual.delivery_days ?? null,
    governing_law: saved.governing_law || (usual.governing_law ?? ""),
  };
}
