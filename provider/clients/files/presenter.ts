import { exportColumns } from "@/lib/contract/clients/values";
import { wordOn } from "../landline";
import type { ClientRow } from "../repo";

type Cells = Record<(typeof exportColumns)[number], string>;

/** The cells of a client in the export, in column order. */
export function presentClientCells(client: ClientRow): string[] {
  const whatsapp = wordOn(client);
  const cells: Cells = {
    company_name: client.company_name,
    email: client.email,
    phone: client.phone,
    whatsapp: whatsapp === null ? "" : whatsapp ? "yes" : "no",
    status: client.is_active ? "active" : "inactive",
    address: client.slug,
    plan_state: client.state ?? "",
    paid_until: client.due_on ?? "",
    created_at: client.created_at,
    updated_at: client.updated_at,
  };
  return exportColumns.map((column) => cells[column]);
}
