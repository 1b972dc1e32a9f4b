import type { Profile } from "@/lib/contract/profile";

/** Whether the provider keeps any of what its section is about. */
export function knowsPayment({ upi_id: id, bank, gstin }: Profile): boolean {
  return [id, bank, gstin].some((known) => known !== undefined);
}
