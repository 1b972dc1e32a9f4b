import { can, type Principal } from "@/lib/contract/policies";

export type PersonNamed = { person_id: number | null; person_name: string | null };

/** Whose something is that came by a card; nothing for whoever reaches their own alone. */
export function presentPersonOf({ person_id: id, person_name: name }: PersonNamed, reader: Principal) {
  if (!can(reader, "people.see") && !can(reader, "clients.see")) return {};
  return { person: id === null ? null : { id, name: name ?? "" } };
}
