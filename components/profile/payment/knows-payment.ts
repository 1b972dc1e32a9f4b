import type { Profile } from "@/lib/contract/cards/schema";

/** Whether the provider keeps any of what its section is about. */
export function knowsPayment({ upi_id: id, bank, gstin, currency }: Profile): boolean {
  return [id, bank, gstin, currency].some((known) => known !== undefined);
}
