import type { Company } from "../contract/cards/company";
import type { FormAddress } from "../paths";

/** Where a product's forms are, and whether it may be ordered there or only asked about. */
export type OrderForms = { at: FormAddress; isAskOnly: boolean };

/** Null for a card that takes no forms. */
export function orderFormsOf({ takes_leads, takes_orders }: Company, at: FormAddress): OrderForms | null {
  return takes_leads ? { at, isAskOnly: takes_orders === false } : null;
}
